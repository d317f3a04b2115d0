import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales } from '../../catalog/engine/texts/texts.ts';
import { localFiles } from '../../server/platform/services/fileStore.ts';
import { type Office, openOffice } from '../support/office.ts';
import { asFile, jpeg } from '../support/pictures.ts';

let office: Office;
let folder: string;
/** The code with which the next file is cut off half-way, as on a disk that is full. */
let cutOff: 'ENOSPC' | 'EDQUOT' | undefined;

const writeToDisk: typeof writeFile = async (path, data, options) => {
  if (!cutOff) return writeFile(path, data, options);
  const code = cutOff;
  cutOff = undefined;
  await writeFile(path, 'half');
  throw Object.assign(new Error('no room'), { code });
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rihla-full-'));
  office = await openOffice({ files: localFiles(folder, writeToDisk) });
});
afterAll(async () => {
  await office.close();
  await rm(folder, { recursive: true, force: true });
});

async function upload(locale: string) {
  const body = new FormData();
  body.append('file', asFile(await jpeg(30), 'photo.jpg', 'image/jpeg'));
  return office.call('POST', '/api/media', { body, headers: { 'accept-language': locale } });
}

const stored = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(entry => entry.name);

describe('an upload that the disk has no room for', () => {
  it.each(locales)('is refused with 507, in %s, and leaves nothing behind', async locale => {
    cutOff = 'ENOSPC';
    const { status, headers, body } = await upload(locale);
    expect([status, headers.get('retry-after'), body.code]).toEqual([507, '60', 'disk_full']);
    expect(body.detail).toMatch({ en: /no room left/, tr: /yer kalmadı/, ar: /مساحة/ }[locale]);
    expect(await stored()).toEqual([]);
    expect(office.logged).toContainEqual(
      expect.objectContaining({ level: 'warn', event: 'request failed', status: 507, code: 'ENOSPC' }),
    );
  });

  it('is taken once there is room', async () => {
    cutOff = 'EDQUOT';
    expect((await upload('en')).status).toBe(507);
    expect((await upload('en')).status).toBe(201);
    expect(await stored()).toHaveLength(1);
  });
});

it('a record that the database has no room for is refused alike', async () => {
  await office.host.db.execute(`create function fill() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  await office.host.db.execute('create trigger fill before insert on department for each row execute function fill()');
  const { status, body } = await office.call('POST', '/department/api/v1/department/create/', {
    body: { name: 'Visa desk' },
  });
  expect([status, body.code]).toEqual([507, 'disk_full']);
});
