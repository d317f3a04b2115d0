import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { history, seeded, uploaded } from '../../server/engine/schema/systemTables.ts';
import type { FileStore } from '../../server/platform/services/fileStore.ts';
import { sweepUploads } from '../../server/engine/media/sweepUploads.ts';
import { sealOpenFiles } from '../../server/seed/sealOpenFiles.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { asFile, formOf, jpeg } from '../support/pictures.ts';
import { completePilgrim, pilgrims } from '../support/pilgrim.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
let count = 0;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const seal = (given: Partial<FileStore> = {}) =>
  sealOpenFiles({ ...office.host, files: { ...office.host.files, ...given } });
const download = async (path: unknown) => {
  const answer = await office.app.request(String(path));
  return { status: answer.status, text: await answer.text() };
};
const statusOf = async (path: unknown) => (await download(path)).status;
const photoOf = async (id: number) => (await office.call('GET', pilgrims.one(id))).body.photo;
const storedIn = async (id: number) =>
  (await office.host.db.execute(sql`select photo from hajj_passenger_info where id = ${id}`)).rows[0]?.['photo'];
const ownerOf = async (path: unknown) =>
  (
    await office.host.db
      .select()
      .from(uploaded)
      .where(eq(uploaded.path, String(path)))
  )[0];

/** A file as uploads were stored before, of a content that no other has. */
async function openFile(extension = 'webp') {
  const text = `picture ${(count += 1)}`;
  const bytes = new TextEncoder().encode(text);
  const path = await office.host.files.save(bytes, extension, 'open');
  const row = { path, by: office.ids.staff, size: bytes.length, at: office.host.clock() };
  await office.host.db.insert(uploaded).values(row).onConflictDoNothing();
  return { path, text };
}

/** A pilgrim with an open photo in the record and in the history, as earlier versions wrote them. */
async function earlierPilgrim(given?: { path: string; text: string }) {
  const { id } = await completePilgrim(office);
  const [photo, former] = [given ?? (await openFile()), await openFile()];
  await office.host.db.execute(sql`update hajj_passenger_info set photo = ${photo.path} where id = ${id}`);
  await office.host.db.insert(history).values({
    entity: 'hajj_passenger_info',
    record: id,
    action: 'update',
    at: office.host.clock(),
    before: { photo: former.path, surname: 'Old' },
    after: { photo: photo.path, surname: 'New' },
  });
  await office.host.db.delete(seeded).where(sql`${seeded.name} like 'sealed/%'`);
  return { id, photo, former };
}

describe('a file that was open before its field was sealed', () => {
  it('opens no more by its path, but by the link of its record', async () => {
    const { id, photo, former } = await earlierPilgrim();
    expect(await download(photo.path)).toEqual({ status: 200, text: photo.text });
    await seal();
    expect([await statusOf(photo.path), await statusOf(former.path)]).toEqual([404, 404]);
    const link = await photoOf(id);
    expect(link).toMatch(/^\/media\/sealed\/.*sig=/);
    expect(await download(link)).toEqual({ status: 200, text: photo.text });
    expect(await statusOf(String(link).split('?')[0])).toBe(403);
    expect(await ownerOf(await storedIn(id))).toMatchObject({
      entity: 'hajj_passenger_info',
      record: id,
      by: office.ids.staff,
      size: photo.text.length,
      free_since: null,
    });
    const { rows } = await office.host.db.execute(
      sql`select before, after from history where after ->> 'surname' = 'New'`,
    );
    expect(rows).toEqual([{ before: { photo: '••••', surname: 'Old' }, after: { photo: '••••', surname: 'New' } }]);
  });

  it('has no link for whoever may not change the record, in whichever list', async () => {
    const { id } = await earlierPilgrim();
    await seal();
    const { tracking_no: number } = (await office.call('GET', pilgrims.one(id))).body;
    const ways = [
      pilgrims.one(id),
      pilgrims.all,
      pilgrims.everything,
      `/api/people/hajj_passenger_info/${id}`,
      `/api/passengers/search?q=${encodeURIComponent(number)}`,
    ];
    const reader = await hire(office, ['HAJJ_PASSENGER_INFO_LIST', 'HAJJ_PASSENGER_INFO_DETAILS']);
    const path = String(await storedIn(id));
    for (const way of ways) {
      const [seen, told] = [await reader.call('GET', way), await office.call('GET', way)];
      expect([seen.status, told.status], way).toEqual([200, 200]);
      expect(JSON.stringify(seen.body), way).not.toContain('/media/');
      expect(JSON.stringify(told.body), way).toContain(`${path}?exp=`);
    }
  });

  it('goes for certificates too, pictures or not, and for records that are no more', async () => {
    const { id } = await createSample(office, entities.qualification);
    const [scan, page, gone] = [await openFile('pdf'), await openFile(), await earlierPilgrim()];
    await office.host.db.execute(
      sql`update qualification set image_doc_one = ${scan.path}, image_doc_four = ${page.path} where id = ${id}`,
    );
    await office.host.db.execute(sql`delete from hajj_passenger_info where id = ${gone.id}`);
    await seal();
    for (const { path } of [scan, page, gone.photo, gone.former]) expect(await statusOf(path)).toBe(404);
    const { body } = await office.call('GET', calls('qualification').one(id));
    expect(body.image_doc_one).toMatch(/\/sealed\/.*\.pdf\?/);
    expect((await download(body.image_doc_one)).text).toBe(scan.text);
    expect((await download(body.image_doc_four)).text).toBe(page.text);
  });

  it('is stored for each record that had it, and stays where something public shows it', async () => {
    const shown = await openFile();
    const [one, other] = [await earlierPilgrim(shown), await earlierPilgrim(shown)];
    const offer = await createSample(office, entities.tour_package);
    await office.call('PUT', calls('tour_package').update(offer.id), { body: { image: shown.path } });
    await seal();
    expect(await storedIn(one.id)).not.toBe(await storedIn(other.id));
    for (const { id } of [one, other]) expect((await download(await photoOf(id))).text).toBe(shown.text);
    expect(await statusOf(shown.path)).toBe(200);
    expect(
      JSON.stringify((await office.host.db.select().from(history)).map(({ after }) => after['photo'])),
    ).not.toContain(shown.path);
  });

  it('stays what it is in a record that is saved as it was read', async () => {
    const { id } = await earlierPilgrim();
    await seal();
    const { body: pilgrim } = await office.call('GET', pilgrims.one(id));
    const { status, body } = await office.call('PUT', pilgrims.update(id), { body: pilgrim });
    expect([status, body.version]).toEqual([200, pilgrim.version]);
    const fresh = formOf({ photo: asFile(await jpeg(77), 'photo.jpg', 'image/jpeg') });
    expect((await office.call('PUT', pilgrims.update(id), { body: fresh })).body.photo).toContain('/media/sealed/');
  });
});

describe('sealing that ends in the middle', () => {
  const crash = new Error('the power went');

  it('loses nothing, and is done by the next start', async () => {
    const all = [await earlierPilgrim(), await earlierPilgrim(), await earlierPilgrim()];
    const { save } = office.host.files;
    const written: string[] = [];
    const half: FileStore['save'] = async (...given) => {
      const path = await save(...given);
      written.push(path);
      if (written.length === 2) throw crash;
      return path;
    };
    await seal({ save: half, remove: () => Promise.reject(crash) });
    for (const { id, photo } of all) expect((await download(await photoOf(id))).text).toBe(photo.text);
    expect(office.logged).toContainEqual(
      expect.objectContaining({ event: 'files not sealed', entity: 'hajj_passenger_info', field: 'photo', count: 1 }),
    );
    await seal();
    for (const { id, photo, former } of all) {
      expect((await download(await photoOf(id))).text).toBe(photo.text);
      expect([await statusOf(photo.path), await statusOf(former.path)]).toEqual([404, 404]);
    }
    const [, stray = ''] = written;
    expect(await ownerOf(stray)).toMatchObject({ record: null });
    const tomorrow = new Date(office.host.clock().getTime() + 25 * 60 * 60 * 1000);
    await sweepUploads({ ...office.host, clock: () => tomorrow });
    expect(await office.host.files.exists(stray)).toBe(false);
    for (const { id, photo } of all) expect((await download(await photoOf(id))).text).toBe(photo.text);
  });

  it('begins anew with a lost connection, and tells of it', async () => {
    const { id, photo } = await earlierPilgrim();
    const away = Object.assign(new Error('reset'), { code: 'ECONNRESET' });
    await expect(seal({ save: () => Promise.reject(away) })).rejects.toThrow('reset');
    await seal();
    expect((await download(await photoOf(id))).text).toBe(photo.text);
  });

  it('is done once by several processes, and changes nothing when it is done', async () => {
    const all = [await earlierPilgrim(), await earlierPilgrim()];
    await Promise.all([seal(), seal()]);
    for (const { id, photo } of all) expect((await download(await photoOf(id))).text).toBe(photo.text);
    const files = await office.host.db.select().from(uploaded).orderBy(uploaded.path);
    await seal();
    expect(await office.host.db.select().from(uploaded).orderBy(uploaded.path)).toEqual(files);
  });

  it('leaves what cannot be read as it is', async () => {
    const { id, photo } = await earlierPilgrim();
    await office.host.files.remove(photo.path);
    await seal();
    expect(await storedIn(id)).toBe(photo.path);
  });
});
