import { readdir, readlink } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { asFile, formOf } from '../support/pictures.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const head = async (path: string): Promise<number> => {
  const authorization = `Bearer ${office.tokens.admin}`;
  const reply = await office.app.request(path, { method: 'HEAD', headers: { authorization } });
  expect(await reply.text()).toBe('');
  return reply.status;
};

async function isOpen(name: string): Promise<boolean> {
  const all = await readdir('/proc/self/fd');
  const targets = await Promise.all(all.map(one => readlink(`/proc/self/fd/${one}`).catch(() => '')));
  return targets.some(one => one.endsWith(name));
}

describe('whoever asks for the head alone', () => {
  it.each([
    ['of a whole list', calls('permission').everything, calls('permission').everything],
    ['of the sheet of a report', '/api/reports/pilgrims_by_state/export', '/api/reports/pilgrims_by_state'],
  ])('%s, keeps nobody from it', async (_, path, others) => {
    for (let times = 0; times < 3; times += 1) expect(await head(path)).toBe(200);
    expect((await office.call('GET', others)).status).toBe(200);
    for (const lane of [office.host.pools.lists, office.host.pools.reports])
      await vi.waitFor(() => expect(lane.totalCount - lane.idleCount).toBe(0));
  });

  it('of a file, keeps none open', async () => {
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(4 * 1024 * 1024, 32)]);
    const { body } = await office.call('POST', '/api/media', { body: formOf({ file: asFile(pdf, 'a.pdf') }) });
    const name = String(body.file).split('/').at(-1) ?? '';
    // Whoever takes the whole, and takes their time, has it open meanwhile.
    const whole = await office.app.request(body.file);
    await vi.waitFor(async () => expect(await isOpen(name)).toBe(true));
    await whole.body?.cancel();
    await vi.waitFor(async () => expect(await isOpen(name)).toBe(false));
    for (let times = 0; times < 3; times += 1) {
      const reply = await office.app.request(body.file, { method: 'HEAD' });
      expect([reply.status, reply.headers.get('content-length')]).toEqual([200, String(pdf.length)]);
      await vi.waitFor(async () => expect(await isOpen(name)).toBe(false));
    }
  });

  it('learns the same as from the whole', async () => {
    for (const path of ['/healthz', calls('branch').all, '/api/nothing']) {
      expect(await head(path)).toBe((await office.call('GET', path)).status);
    }
  });
});
