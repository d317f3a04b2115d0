import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Painter } from '../../server/engine/media/Painter.ts';
import { painter } from '../../server/engine/media/paintPicture.ts';
import { type Office, openOffice } from '../support/office.ts';
import { asFile, formOf, jpeg } from '../support/pictures.ts';

const MB = 1024 * 1024;

let office: Office;
let large: Buffer;
beforeAll(async () => {
  office = await openOffice();
  // Some passes over the whole, which is held until the last of them: the most that a decoder takes.
  large = await sharp({ create: { width: 5900, height: 5900, channels: 3, background: 'teal' } })
    .jpeg({ quality: 60, progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
});
afterAll(() => office.close());

const upload = (bytes: Uint8Array) =>
  office.call('POST', '/api/media', { body: formOf({ file: asFile(bytes, 'a.jpg') }) });
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Uploads the large picture and ends the process that paints it. */
async function uploadAndKill(signal: NodeJS.Signals) {
  expect((await upload(await jpeg(70))).status).toBe(201);
  const { pid = 0 } = painter;
  const reply = upload(large);
  const idle = Number((await readFile(`/proc/${pid}/stat`, 'utf8')).split(' ')[13]);
  // It is at work as soon as it takes time of the processor.
  await vi.waitFor(
    async () => expect(Number((await readFile(`/proc/${pid}/stat`, 'utf8')).split(' ')[13])).toBeGreaterThan(idle + 3),
    { interval: 5 },
  );
  process.kill(pid, signal);
  return reply;
}

describe('the painter', () => {
  it('takes the memory that a picture needs elsewhere than in the host', async () => {
    expect((await upload(await jpeg(71))).status).toBe(201);
    const before = process.memoryUsage.rss();
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 5);
    for (let sent = 0; sent < 2; sent += 1) expect((await upload(large)).status).toBe(201);
    clearInterval(watch);
    expect((most - before) / MB).toBeLessThan(80);
    // What such a picture leaves behind in the painter goes with it.
    expect((await painter.paint(await jpeg())).holds).toBeLessThan(120);
  });

  it('that dies of a picture refuses this one, on its field and in words, and paints the next', async () => {
    const { status, body } = await uploadAndKill('SIGSEGV');
    expect([status, body.errors]).toEqual([422, [{ field: 'file', code: 'picture_unpaintable' }]]);
    expect(body.file[0]).toMatch(/smaller/);
    expect((await upload(large)).status).toBe(201);
  });

  it('that is killed by a machine short of memory asks to be tried again', async () => {
    const { status, headers } = await uploadAndKill('SIGKILL');
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(office.logged).toContainEqual({ level: 'warn', event: 'the painter died: SIGKILL' });
    expect((await upload(large)).status).toBe(201);
  });

  it.each([
    ['memory', { memory: 150 }],
    ['time', { patience: 300 }],
  ])('ends at a picture that takes too much %s, and is there for the next', async (_, bounds) => {
    const bounded = new Painter(bounds);
    const slow = await sharp({ create: { width: 3400, height: 3400, channels: 3, background: 'teal' } })
      .avif({ effort: 0 })
      .toBuffer();
    const [small, mine] = [await jpeg(), bounded.paint(slow)];
    await expect(mine).rejects.toMatchObject({ isOfQuestion: true });
    if ('memory' in bounds) expect(await bounded.paint(small)).toHaveProperty('painted');
  });

  it('ends when it is idle, and is told nothing of the host’s secrets', async () => {
    vi.stubEnv('JWT_SECRET', 'known-to-the-host, and to nobody who asks');
    const own = new Painter({ idle: 50 });
    const painting = own.paint(await jpeg());
    await vi.waitFor(() => expect(own.pid).toBeDefined());
    const { pid = 0 } = own;
    expect(await readFile(`/proc/${pid}/environ`, 'utf8')).not.toContain('known-to-the-host');
    vi.unstubAllEnvs();
    expect(await painting).toHaveProperty('painted');
    await vi.waitFor(() => expect([own.pid, isAlive(pid)]).toEqual([undefined, false]));
    expect(await own.paint(await jpeg())).toHaveProperty('painted');
  });
});
