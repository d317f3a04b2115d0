import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { uploaded } from '../../server/engine/schema/systemTables.ts';
import { sweepUploads } from '../../server/engine/media/sweepUploads.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { asFile, formOf, jpeg } from '../support/pictures.ts';
import { completePilgrim, pilgrims } from '../support/pilgrim.ts';
import { createSample } from '../support/sample.ts';

const DAY = 24 * 60 * 60;

let office: Office;
let shade = 0;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const picture = async () => asFile(await jpeg((shade += 1)), 'a.jpg');
const upload = async () =>
  String((await office.call('POST', '/api/media', { body: formOf({ file: await picture() }) })).body.file);
const isThere = (path: string) => office.host.files.exists(path);
const pathOf = (link: unknown) => String(link).split('?')[0] ?? '';
const change = (id: number, body: object) => office.call('PUT', pilgrims.update(id), { body });
const scanOf = async (id: number) => pathOf((await office.call('GET', pilgrims.one(id))).body.passport_scan);

/** Sweeps as it will be done in so many seconds. */
const sweepIn = (seconds: number, { host } = office) =>
  sweepUploads({ ...host, clock: () => new Date(host.clock().getTime() + seconds * 1000) });
const sweepTomorrow = () => sweepIn(DAY + 1);

describe('a sealed file', () => {
  it('belongs to its record: no other takes it, by whichever way, and nobody learns that it exists', async () => {
    const [one, other] = [await completePilgrim(office), await completePilgrim(office)];
    const scan = pathOf(one.passport_scan);
    const refused = { field: 'passport_scan', code: 'not_media' };
    for (const path of [scan, String(one.passport_scan), scan.replace(/[0-9a-f]{4}\.webp$/, '0000.webp')]) {
      const { status, body } = await change(other.id, { passport_scan: path });
      expect([status, body.errors], path).toEqual([400, [refused]]);
    }
    const { body: report } = await office.call('POST', '/api/imports', {
      body: { entity: 'hajj_passenger_info', rows: [{ id: other.id, passport_scan: scan }], commit: true },
    });
    expect(report.rows[0].errors).toMatchObject([refused]);
    expect((await change(one.id, { passport_scan: scan, surname: 'Same' })).status).toBe(200);
    expect((await change(one.id, { passport_scan: null })).status).toBe(200);
    expect((await change(other.id, { passport_scan: scan })).body.errors).toEqual([refused]);
    expect((await change(one.id, { passport_scan: scan })).status).toBe(200);
  });

  it('has a name that tells nothing of what is in it', async () => {
    const [one, other] = [await completePilgrim(office), await completePilgrim(office)];
    const file = asFile(await jpeg(200), 'a.jpg');
    for (const { id } of [one, other])
      await office.call('PUT', pilgrims.update(id), { body: formOf({ passport_scan: file }) });
    expect(await scanOf(one.id)).not.toBe(await scanOf(other.id));
  });

  it('that was sent with a refused record is nobody else’s to take', async () => {
    const clerk = await hire(office, [
      'HAJJ_PASSENGER_INFO_LIST',
      'HAJJ_PASSENGER_INFO_DETAILS',
      'HAJJ_PASSENGER_INFO_UPDATE',
    ]);
    const { id } = await completePilgrim(office);
    expect(
      (await clerk.call('PUT', pilgrims.update(id), { body: formOf({ passport_scan: await picture(), gender: 'x' }) }))
        .status,
    ).toBe(400);
    const [free] = await office.host.db
      .select()
      .from(uploaded)
      .where(sql`${uploaded.free_since} is not null and ${uploaded.by} <> ${office.ids.admin}`);
    const path = free?.path ?? '';
    expect((await change(id, { passport_scan: path })).body.errors).toEqual([
      { field: 'passport_scan', code: 'not_media' },
    ]);
    expect((await clerk.call('PUT', pilgrims.update(id), { body: { passport_scan: path } })).status).toBe(200);
  });

  it('that nobody has sent, as those of the demo, stays with the records that have it', async () => {
    const [one, other] = [await completePilgrim(office), await completePilgrim(office)];
    const scan = pathOf(one.passport_scan);
    await office.host.db.delete(uploaded).where(eq(uploaded.path, scan));
    await office.host.db.execute(sql`update hajj_passenger_info set passport_scan = ${scan} where id = ${other.id}`);
    expect((await change(one.id, { passport_scan: scan, surname: 'Kept' })).status).toBe(200);
    expect((await change(one.id, { passport_scan: null })).status).toBe(200);
    await sweepTomorrow();
    expect(await isThere(scan)).toBe(true);
    await office.call('DELETE', pilgrims.remove(other.id));
    await sweepTomorrow();
    expect(await isThere(scan)).toBe(false);
  });
});

describe('an upload', () => {
  it('that no record takes is swept after a day, not before', async () => {
    const { id } = await completePilgrim(office);
    const abandoned = await upload();
    await office.call('PUT', pilgrims.update(id), { body: formOf({ passport_scan: await picture(), gender: 'x' }) });
    await sweepIn(DAY - 1);
    expect(await isThere(abandoned)).toBe(true);
    await sweepTomorrow();
    expect(await isThere(abandoned)).toBe(false);
    expect(await office.host.db.$count(uploaded, sql`${uploaded.free_since} is not null`)).toBe(0);
  });

  it('that a record has replaced, or had when it was deleted, is swept; what it has stays', async () => {
    const { id, passport_scan: first } = await completePilgrim(office);
    await office.call('PUT', pilgrims.update(id), { body: formOf({ passport_scan: await picture() }) });
    const second = await scanOf(id);
    await sweepTomorrow();
    expect([await isThere(pathOf(first)), await isThere(second)]).toEqual([false, true]);
    await office.call('DELETE', pilgrims.remove(id));
    await sweepTomorrow();
    expect(await isThere(second)).toBe(false);
  });

  it('stays while anything names it: a record, a formatted text, the history', async () => {
    const { id } = await createSample(office, entities.tour_package);
    const [shown, written, before] = [await upload(), await upload(), await upload()];
    const { fields } = entities.tour_package;
    const [text = ''] = Object.entries(fields).find(([, { kind }]) => kind === 'richText') ?? [];
    for (const image of [before, shown]) {
      const { status, body } = await office.call('PUT', calls('tour_package').update(id), {
        body: { image, [text]: `<p><img src="${written}" /></p>` },
      });
      expect(status, JSON.stringify(body)).toBe(200);
    }
    await sweepTomorrow();
    expect([await isThere(shown), await isThere(written), await isThere(before)]).toEqual([true, true, true]);
  });

  it('that is sent again in time has its time anew', async () => {
    const file = await picture();
    const send = async () => String((await office.call('POST', '/api/media', { body: formOf({ file }) })).body.file);
    const path = await send();
    office.wait(60);
    expect(await send()).toBe(path);
    await sweepIn(DAY - 30);
    expect(await isThere(path)).toBe(true);
  });

  it('of a sheet or a form that fails leaves the files of others alone', async () => {
    const { id, passport_scan: scan } = await completePilgrim(office);
    expect((await change(id, { passport_scan: null, gender: 'x' })).status).toBe(400);
    await sweepTomorrow();
    expect(await isThere(pathOf(scan))).toBe(true);
  });

  it('that somebody is about to take does not hold up the sweep of the others', async () => {
    const [held, abandoned] = [await upload(), await upload()];
    await office.host.db.transaction(async tx => {
      await tx.select().from(uploaded).where(eq(uploaded.path, held)).for('update');
      await sweepTomorrow();
      expect([await isThere(held), await isThere(abandoned)]).toEqual([true, false]);
    });
    expect(office.logged).not.toContainEqual(expect.objectContaining({ event: 'upload not swept' }));
    await sweepTomorrow();
    expect(await isThere(held)).toBe(false);
  });

  it('that a record takes while a sweep is under way stays', async () => {
    const { id } = await createSample(office, entities.tour_package);
    const path = await upload();
    const { $client } = office.host.db;
    const connect = async () => {
      await office.call('PUT', calls('tour_package').update(id), { body: { image: path } });
      return $client.connect();
    };
    const pool = Object.create($client, { connect: { value: connect } });
    const db = Object.create(office.host.db, { $client: { value: pool } });
    await sweepIn(DAY + 1, { ...office, host: { ...office.host, db } });
    expect(office.logged).not.toContainEqual(expect.objectContaining({ event: 'upload not swept' }));
    expect(await isThere(path)).toBe(true);
  });
});

describe('the room for uploads', () => {
  it('is bounded for each user and for all, in the reader’s language, and free again after a sweep', async () => {
    const full = await openOffice({ quota: { user: 700, agency: 1000 } });
    try {
      const send = async (as: 'admin' | 'staff', locale = 'en') =>
        full.call('POST', '/api/media', {
          as,
          body: formOf({ file: await picture() }),
          headers: { 'accept-language': locale },
        });
      const codes: unknown[] = [];
      for (let sent = 0; sent < 20 && codes.length === 0; sent += 1) {
        const { status, body } = await send('admin');
        if (status !== 201) codes.push(status, body.code);
      }
      expect(codes).toEqual([413, 'no_room_of_yours']);
      expect((await send('staff')).status).toBe(201);
      for (let sent = 0; sent < 20; sent += 1) await send('staff');
      expect((await send('staff')).body.code).toBe('no_room');
      expect((await send('admin', 'ar')).body.detail).toMatch(/[\u0600-\u06ff]/);
      await sweepIn(DAY + 1, full);
      expect((await send('admin')).status).toBe(201);
    } finally {
      await full.close();
    }
  });

  it('holds for many at once', async () => {
    const full = await openOffice({ quota: { user: 1000, agency: 5000 } });
    const pdf = (n: number) => new File([`%PDF-1.7\n${n}${'x'.repeat(300)}`], 'a.pdf');
    const send = (n: number) => full.call('POST', '/api/media', { body: formOf({ file: pdf(n) }) });
    const replies = await Promise.all(Array.from({ length: 12 }, (_, n) => send(n)));
    await full.close();
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
  });
});
