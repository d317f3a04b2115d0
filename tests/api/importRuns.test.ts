import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { sweepRows } from '../../server/engine/imports/sweepRows.ts';
import { hire } from '../support/hire.ts';
import { imported, keptRun, runs } from '../support/importRuns.ts';
import { type Office, openOffice } from '../support/office.ts';
import { statementsOf } from '../support/statements.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const DAY = 24 * 60 * 60;
const rowsOf = async (run: number) =>
  (await office.host.db.execute(sql`select * from import_row where run = ${run} order by id`)).rows;
const listed = async (path: string, sender: { call: Office['call'] } = office) => (await sender.call('GET', path)).body;

describe('a run', () => {
  it('is kept of an import: whose it is, of which sheet, and what became of its rows', async () => {
    const city = await createSample(office, entities.city);
    const rows = [
      { name: 'Jeddah', country: city['country'] },
      { id: city.id, name: 'Makkah' },
      { id: city.id, name: 'Makkah' },
    ];
    const report = await imported(office, 'city', rows, { sheet: 'Cities.csv' });
    const { body } = await office.call('GET', runs.one(report.run));
    expect(body).toMatchObject({
      sheet: 'Cities.csv',
      entity_name: 'city',
      status: 'kept',
      made: 1,
      changed: 1,
      unchanged: 1,
      left_out: 0,
      created_by: office.ids.admin,
      left_rows: [],
    });
    expect(await rowsOf(report.run)).toMatchObject([
      { line: 1, entity: 'city', record: report.rows[0].id, outcome: 'create', version: 1 },
      { line: 2, entity: 'city', record: city.id, outcome: 'update', version: 2 },
    ]);
    expect((await listed(runs.all)).import_runs[0].id).toBe(report.run);
  });

  it('is not kept of a dry run, of errors, or of rows that change nothing', async () => {
    const { total_elements: before } = await listed(runs.all);
    const { id, name } = await createSample(office, entities.department);
    const same = await imported(office, 'department', [{ id, name }]);
    const body = { entity: 'department', rows: [{ name: 'Tried' }], commit: false };
    await office.call('POST', '/api/imports', { body });
    await office.call('POST', '/api/imports', { body: { ...body, rows: [{ name: 'Half' }, {}], commit: true } });
    expect(same).not.toHaveProperty('run');
    expect((await listed(runs.all)).total_elements).toBe(before);
  });

  it('is one when the same import comes again', async () => {
    const rows = [{ name: 'Once alone' }];
    const first = await imported(office, 'department', rows, { key: 'one-run' });
    expect((await imported(office, 'department', rows, { key: 'one-run' })).run).toBe(first.run);
  });

  it('is kept of five thousand rows in a few statements', async () => {
    const { rows } = await office.host.db.execute<{ id: number }>(
      sql`insert into department (name) select 'D' || n from generate_series(1, 5000) n returning id`,
    );
    const changed = rows.map(({ id }) => ({ id, kept: { name: 'Was' } }));
    let run = 0;
    const asked = await statementsOf(office, async () => {
      run = await keptRun(office, 'department', changed);
    });
    expect(asked.length).toBeLessThan(10);
    expect((await rowsOf(run)).map(({ record }) => record)).toEqual(rows.map(({ id }) => id));
  });

  it('seals what the records were, tells nobody of it, and forgets it after thirty days', async () => {
    const { id } = await createSample(office, entities.department);
    const run = await keptRun(office, 'department', [{ id, kept: { name: 'A name of before' } }]);
    const [row] = await rowsOf(run);
    expect(String(row?.['before'])).not.toContain('A name of before');
    expect(office.host.vault.open(String(row?.['before']))).toContain('A name of before');
    expect(JSON.stringify((await office.call('GET', runs.one(run))).body)).not.toContain('before');
    const later = { db: office.host.db, clock: () => new Date(office.host.clock().getTime() + 30 * DAY * 1000) };
    await sweepRows(office.host);
    expect(await rowsOf(run)).toHaveLength(1);
    await sweepRows(later);
    expect(await rowsOf(run)).toEqual([]);
  });
});

describe('who sees a run', () => {
  const permissions = ['IMPORT_RUN_LIST', 'IMPORT_RUN_DETAILS', 'PARTY_LIST', 'PARTY_CREATE'];

  it('works in the branch of whoever imported, and may list such records', async () => {
    const [dhaka, sylhet] = [await createSample(office, entities.branch), await createSample(office, entities.branch)];
    const author = await hire(office, permissions, { branch: dhaka.id });
    const neighbour = await hire(office, permissions, { branch: dhaka.id });
    const away = await hire(office, permissions, { branch: sylhet.id });
    const other = await hire(office, ['IMPORT_RUN_LIST', 'IMPORT_RUN_DETAILS'], { branch: dhaka.id });
    const { run } = await imported(author, 'party', [{ name: 'Landlord of the office' }]);
    const statuses = [author, neighbour, away, other].map(async one => (await one.call('GET', runs.one(run))).status);
    expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404]);
    const totals = [neighbour, away, other].map(async one => (await listed(runs.all, one)).total_elements);
    expect(await Promise.all(totals)).toEqual([1, 0, 0]);
    expect((await office.call('GET', runs.one(run))).body.branch).toBe(dhaka.id);
  });

  it('does not see what an administrator of no branch has imported', async () => {
    const clerk = await hire(office, permissions, { branch: (await createSample(office, entities.branch)).id });
    const { run } = await imported(office, 'party', [{ name: 'Landlord of the office' }]);
    expect((await clerk.call('GET', runs.one(run))).status).toBe(404);
  });
});

describe('the records of a run', () => {
  const departments = calls('department');

  it('are a list of their own, by pages, searched and exported', async () => {
    const rows = ['Flights', 'Hotels', 'Visas'].map(name => ({ name: `Of a run: ${name}` }));
    const { run } = await imported(office, 'department', rows);
    const page = await listed(`${departments.all}?of_run=${run}&size=2&page=2&ordering=name`);
    expect([page.total_elements, page.departments.map(({ name }: { name: string }) => name)]).toEqual([
      3,
      ['Of a run: Visas'],
    ]);
    expect((await listed(`${departments.all}?of_run=${run}&search=hotels`)).total_elements).toBe(1);
    expect((await listed(`${departments.everything}?of_run=${run}`)).departments).toHaveLength(3);
    expect((await listed(`${calls('designation').all}?of_run=${run}`)).total_elements).toBe(0);
    expect((await office.call('GET', `${departments.all}?of_run=x`)).status).toBe(400);
  });

  it('are none to who may not see the run, and no more than they may see else', async () => {
    const { run } = await imported(office, 'department', [{ name: 'Unseen run' }]);
    const clerk = await hire(office, ['DEPARTMENT_LIST']);
    expect((await listed(`${departments.all}?of_run=${run}`, clerk)).total_elements).toBe(0);
    expect((await clerk.call('GET', `${calls('party').all}?of_run=${run}`)).status).toBe(403);
    const elsewhere = await createSample(office, entities.branch);
    const rights = ['DEPARTMENT_LIST', 'IMPORT_RUN_LIST', 'IMPORT_RUN_DETAILS'];
    const neighbour = await hire(office, rights, { branch: elsewhere.id });
    expect((await listed(`${departments.all}?of_run=${run}`, neighbour)).total_elements).toBe(0);
  });
});

it('names the lines of the file, whatever stands above its rows or was left out', async () => {
  const rows = [{ name: 'In line four' }, { name: 'In line nine' }];
  const { body } = await office.call('POST', '/api/imports', {
    body: { entity: 'department', rows, lines: [4, 9], commit: true, sheet: 'Titled.xlsx' },
  });
  const [, second] = body.rows;
  await office.call('PUT', calls('department').update(second.id), { body: { name: 'Changed since' } });
  const { body: undone } = await office.call('POST', runs.command('undo', body.run), { body: {} });
  expect(undone.left).toMatchObject([{ line: 9, record_id: second.id, code: 'changed_since' }]);
});
