import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { hire } from '../support/hire.ts';
import { imported, keptRun, runs } from '../support/importRuns.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample, sampleOf } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const undo = (run: number, sender: { call: Office['call'] } = office) =>
  sender.call('POST', runs.command('undo', run), { body: {} });
const departments = calls('department');
const nameOf = async (id: number) => (await office.call('GET', departments.one(id))).body.name;
const historyOf = async (entity: string, record: number) =>
  (await office.call('GET', `/api/history?filter=${encodeURIComponent(JSON.stringify({ entity, record }))}`)).body;

it('what an import has made goes again', async () => {
  const { run, rows } = await imported(office, 'department', [{ name: 'Made' }, { name: 'Made too' }]);
  const { status, body } = await undo(run);
  expect([status, body.status, body.undone, body.left]).toEqual([200, 'undone', 2, []]);
  for (const { id } of rows) expect((await office.call('GET', departments.one(id))).status).toBe(404);
  expect((await undo(run)).status).toBe(409);
});

it('what it has changed becomes as it was, and the history says why', async () => {
  const { id } = await createSample(office, entities.department, { name: 'As it was' });
  await office.call('PUT', departments.update(id), { body: { name: 'As the sheet says' } });
  const run = await keptRun(office, 'department', [{ id, kept: { name: 'As it was' } }]);
  expect((await undo(run)).body).toMatchObject({ status: 'undone', undone: 1 });
  expect(await nameOf(id)).toBe('As it was');
  expect(JSON.stringify(await historyOf('department', id))).toContain('The import was undone.');
});

it('a sealed value comes back in full, and of a record that went the history says why', async () => {
  const pilgrims = calls('hajj_passenger_info');
  const [changed, made] = [
    await createSample(office, entities.hajj_passenger_info, { passport_number: 'AB1234567' }),
    await createSample(office, entities.hajj_passenger_info),
  ];
  await office.call('PUT', pilgrims.update(changed.id), { body: { passport_number: 'ZZ7654321' } });
  const rows = [{ id: changed.id, kept: { passport_number: 'AB1234567' } }, { id: made.id }];
  const { body } = await undo(await keptRun(office, 'hajj_passenger_info', rows));
  expect(body).toMatchObject({ status: 'undone', undone: 2 });
  expect((await office.call('GET', pilgrims.one(changed.id))).body.passport_number).toBe('AB1234567');
  expect(JSON.stringify(await historyOf('hajj_passenger_info', changed.id))).not.toContain('AB1234567');
  const [last] = await historyOf('hajj_passenger_info', made.id);
  expect(last).toMatchObject({ action: 'delete', reason: 'The import was undone.' });
});

it('what was made along goes last, unless somebody else names it by now', async () => {
  const along = async () => {
    const country = await createSample(office, entities.country);
    const city = await createSample(office, entities.city, { country: country.id });
    const made = [{ entity: 'country', id: country.id, title: String(country['name']) }];
    return { country, run: await keptRun(office, 'city', [{ id: city.id }], made) };
  };
  const [free, named] = [await along(), await along()];
  await createSample(office, entities.city, { country: named.country.id });
  expect((await undo(free.run)).body).toMatchObject({ status: 'undone', undone: 2, left: [] });
  const { body } = await undo(named.run);
  expect(body).toMatchObject({ status: 'partly_undone', undone: 1 });
  expect(body.left_rows).toMatchObject([
    { line: null, entity_name: 'country', record_id: named.country.id, left_why: 'in_use' },
  ]);
});

it('a record that was changed since, by a person or a later import, is left and named', async () => {
  const { run, rows } = await imported(office, 'department', [{ name: 'One' }, { name: 'Two' }, { name: 'Three' }]);
  const [one, two, three] = rows.map(({ id }: { id: number }) => id);
  await office.call('PUT', departments.update(one), { body: { name: 'One by hand' } });
  await imported(office, 'department', [{ id: two, name: 'Two by a sheet' }]);
  const { body } = await undo(run);
  expect(body).toMatchObject({ status: 'partly_undone', undone: 1 });
  expect(body.left).toMatchObject([
    { line: 2, record_id: two, code: 'changed_since' },
    { line: 1, record_id: one, code: 'changed_since' },
  ]);
  expect(body.left[0].text).toBe('Someone else has changed this record in the meantime.');
  expect(body.left_rows).toMatchObject([
    { line: 2, entity_name: 'department', record_id: two, left_why: 'changed_since' },
    { line: 1, left_why: 'changed_since' },
  ]);
  expect([await nameOf(one), await nameOf(two)]).toEqual(['One by hand', 'Two by a sheet']);
  expect((await office.call('GET', departments.one(three))).status).toBe(404);
});

it('a record that others name is left, and goes with a second undo once they are gone', async () => {
  const { run, rows } = await imported(office, 'country', [
    { ...(await sampleOf(office, entities.country)), name: 'Named' },
    { ...(await sampleOf(office, entities.country)), name: 'Free' },
  ]);
  const city = await createSample(office, entities.city, { country: rows[0].id });
  const { body } = await undo(run);
  expect(body).toMatchObject({ status: 'partly_undone', undone: 1 });
  expect(body.left).toMatchObject([{ line: 1, record_id: rows[0].id, code: 'in_use' }]);
  await office.call('DELETE', calls('city').remove(city.id));
  expect((await undo(run)).body).toMatchObject({ status: 'undone', undone: 1, left: [], left_rows: [] });
});

it('what is no more needs nothing', async () => {
  const { run, rows } = await imported(office, 'department', [{ name: 'Gone already' }]);
  await office.call('DELETE', departments.remove(rows[0].id));
  expect((await undo(run)).body).toMatchObject({ status: 'undone', undone: 0, left: [] });
});

it('numbers that were given are not given again', async () => {
  const pilgrims = calls('hajj_passenger_info');
  const { run, rows } = await imported(office, 'hajj_passenger_info', [
    await sampleOf(office, entities.hajj_passenger_info),
  ]);
  const numberOf = async (id: number) => (await office.call('GET', pilgrims.one(id))).body.tracking_no;
  const given = await numberOf(rows[0].id);
  expect((await undo(run)).body).toMatchObject({ status: 'undone', undone: 1 });
  const next = await createSample(office, entities.hajj_passenger_info);
  expect(String(await numberOf(next.id)) > String(given)).toBe(true);
});

it('is who imported to do, or an administrator, with the rights that it takes', async () => {
  const own = ['IMPORT_RUN_LIST', 'IMPORT_RUN_DETAILS', 'PARTY_LIST', 'PARTY_DETAILS', 'PARTY_CREATE'];
  const branch = (await createSample(office, entities.branch)).id;
  const author = await hire(office, own, { branch });
  const deleter = await hire(office, [...own, 'PARTY_DELETE'], { branch });
  const sheet = [{ name: 'Landlord of the office' }];
  const first = await imported(author, 'party', sheet);
  expect((await undo(first.run, author)).status).toBe(403);
  expect((await undo(first.run, deleter)).status).toBe(403);
  expect((await undo(first.run, await hire(office, []))).status).toBe(403);
  expect((await undo(first.run)).body.status).toBe('undone');
  const second = await imported(deleter, 'party', sheet);
  expect((await undo(second.run, deleter)).body.status).toBe('undone');
});

it('comes too late after thirty days', async () => {
  const { run, rows } = await imported(office, 'department', [{ name: 'Stays for good' }]);
  const offered = async () => JSON.stringify((await office.call('GET', runs.one(run))).body);
  expect(await offered()).not.toContain('undo_too_late');
  await office.host.db.execute(
    sql`update import_run set created_at = created_at - interval '30 days' where id = ${run}`,
  );
  const { status, body } = await undo(run);
  expect([status, body.reason]).toEqual([409, 'undo_too_late']);
  expect(await offered()).toContain('undo_too_late');
  expect(await nameOf(rows[0].id)).toBe('Stays for good');
});
