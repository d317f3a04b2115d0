import { readdir, readlink } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Office, openOffice } from '../support/office.ts';
import { asFile, formOf } from '../support/pictures.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const MB = 1024 * 1024;
const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(4 * MB, 32)]);
const upload = () => office.call('POST', '/api/media', { body: formOf({ file: asFile(pdf, 'a.pdf') }) });
const nameOf = (path: unknown): string => String(path).split('/').at(-1) ?? '';

/** How often this process holds a file open, by its name. */
async function timesOpen(name: string): Promise<number> {
  const all = await readdir('/proc/self/fd');
  const targets = await Promise.all(all.map(one => readlink(`/proc/self/fd/${one}`).catch(() => '')));
  return targets.filter(one => one.endsWith(name)).length;
}

it('a file whose reader takes nothing of it is closed after a minute, and one that is read is whole', async () => {
  const { body } = await upload();
  const name = nameOf(body.file);
  const whole = await office.app.request(body.file);
  expect((await whole.arrayBuffer()).byteLength).toBe(pdf.length);
  await vi.waitFor(async () => expect(await timesOpen(name)).toBe(0));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    const reader = (await office.app.request(body.file)).body?.getReader();
    await reader?.read();
    expect(await timesOpen(name)).toBe(1);
    await vi.advanceTimersByTimeAsync(61_000);
    await expect(reader?.read()).rejects.toThrow('takes too little');
  } finally {
    vi.useRealTimers();
  }
  await vi.waitFor(async () => expect(await timesOpen(name)).toBe(0));
});
