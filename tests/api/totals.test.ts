import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { verifyTotals } from '../../server/engine/totals/verifyTotals.ts';
import { transact } from '../../server/platform/db/transact.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { pilgrims } from '../support/pilgrim.ts';
import { createSample, sampleOf } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const totalOf = async (path: string, { call }: Pick<Office, 'call'> = office): Promise<number> =>
  (await call('GET', path)).body.total_elements;
const rowsOf = async (table: string): Promise<number> =>
  (await office.pool.query(`select count(*)::int as n from "${table}"`)).rows[0].n;
const wrong = () => verifyTotals({ db: office.host.db, log: () => {} });

describe('the total of a list that nothing narrows', () => {
  it('is what is there, entered and taken away by whichever way', async () => {
    const { all, remove } = calls('department');
    const before = await totalOf(all);
    const { id } = await createSample(office, entities.department);
    expect(await totalOf(all)).toBe(before + 1);
    await office.pool.query(`insert into department (name) select 'Office ' || n from generate_series(1, 40) as n`);
    expect(await totalOf(all)).toBe(before + 41);
    await office.pool.query(`delete from department where name like 'Office %'`);
    await office.call('DELETE', remove(id));
    expect(await totalOf(all)).toBe(before);
    expect(await totalOf(all)).toBe(await rowsOf('department'));
  });

  it('leaves out what goes with another record', async () => {
    const { all } = calls('employee');
    const before = await totalOf(all);
    const someone = await hire(office);
    expect(await totalOf(all)).toBe(before + 1);
    await office.pool.query('delete from "user" where id = $1', [someone.id]);
    expect(await totalOf(all)).toBe(before);
    expect(await wrong()).toEqual([]);
  });

  it('is as it was after a rollback, and that of a transaction only to itself before its end', async () => {
    const { all } = calls('department');
    const before = await totalOf(all);
    const undone = transact(office.host.db, async tx => {
      await tx.execute(sql`insert into department (name) values ('Never there')`);
      expect(await totalOf(all)).toBe(before);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await totalOf(all)).toBe(before);
  });

  it('is the same after its parts were added up, by several at a time', async () => {
    const { all } = calls('department');
    for (let n = 0; n < 30; n += 1)
      await office.pool.query(`insert into department (name) values ($1)`, [`Added up ${n}`]);
    const rows = `select count(*)::int as n from record_total where entity = 'department'`;
    const before = await totalOf(all);
    expect((await office.pool.query(rows)).rows[0].n).toBeGreaterThan(20);
    await Promise.all(Array.from({ length: 4 }, () => office.pool.query('select fold_totals()')));
    expect((await office.pool.query(rows)).rows[0].n).toBe(1);
    expect(await totalOf(all)).toBe(before);
    expect(await wrong()).toEqual([]);
  });

  it('that was written past is found, and counted anew', async () => {
    const before = await totalOf(pilgrims.all);
    await office.pool.query(`insert into record_total values ('hajj_passenger_info', null, 5)`);
    expect(await totalOf(pilgrims.all)).toBe(before + 5);
    expect(await wrong()).toMatchObject([{ entity: 'hajj_passenger_info', branch: null }]);
    expect(await totalOf(pilgrims.all)).toBe(before);
    expect(await wrong()).toEqual([]);
  });
});

describe('the total of somebody of a branch', () => {
  it('follows a record that moves, and is none of a list that is narrowed besides', async () => {
    const [dhaka, sylhet] = [await createSample(office, entities.branch), await createSample(office, entities.branch)];
    const clerks = await Promise.all(
      [dhaka, sylhet].map(({ id }) => hire(office, ['HAJJ_PASSENGER_INFO_LIST'], { branch: id })),
    );
    const body = { ...(await sampleOf(office, entities.hajj_passenger_info)), branch: dhaka.id };
    const before = await Promise.all(clerks.map(clerk => totalOf(pilgrims.all, clerk)));
    const { body: made } = await office.call('POST', pilgrims.create, { body });
    const after = () =>
      Promise.all(clerks.map(async (clerk, at) => (await totalOf(pilgrims.all, clerk)) - (before[at] ?? 0)));
    expect(await after()).toEqual([1, 0]);
    await office.call('PUT', pilgrims.update(made.id), { body: { branch: sylhet.id } });
    expect(await after()).toEqual([0, 1]);
    expect(await totalOf(`${pilgrims.all}?id=${made.id}`, clerks[0])).toBe(0);
    await office.call('PUT', pilgrims.update(made.id), { body: { branch: null } });
    expect(await after()).toEqual([1, 1]);
    expect(await wrong()).toEqual([]);
  });
});

describe('a bounded total', () => {
  const { all } = calls('color');
  beforeAll(() =>
    office.pool.query(
      `insert into color (name, color_code) select 'Shade ' || n, '#' || lpad(to_hex(n), 6, '0') from generate_series(1, 10030) as n`,
    ),
  );
  const page = async (query: string) => (await office.call('GET', `${all}?name__icontains=shade&${query}`)).body;

  it('tells that there are more than are counted; without the wish all are', async () => {
    expect(await page('size=25&total=bounded')).toMatchObject({
      total_elements: 10_000,
      total_pages: 400,
      total_is_bounded: true,
    });
    const whole = await page('size=25');
    expect(whole).toMatchObject({ total_elements: 10_030, total_pages: 402 });
    expect(whole).not.toHaveProperty('total_is_bounded');
  });

  it('always leads on to the next page, as far as there is one', async () => {
    expect(await page('size=25&total=bounded&page=400')).toMatchObject({ total_pages: 401, total_is_bounded: true });
    const last = await page('size=25&total=bounded&page=402');
    expect(last).toMatchObject({ total_elements: 10_030, total_pages: 402 });
    expect(last.colors).toHaveLength(5);
    expect(last).not.toHaveProperty('total_is_bounded');
    expect(await page('size=25&total=bounded&page=500')).toMatchObject({ total_elements: 10_030, colors: [] });
  });

  it('of a search is exact, since what is found is found as a whole', async () => {
    const { body } = await office.call('GET', `${all}?search=shade&size=25&page=2&total=bounded`);
    expect(body).toMatchObject({ total_elements: 10_030, total_pages: 402 });
    expect(body.colors).toHaveLength(25);
    expect((await office.call('GET', `${all}?search=shade&size=25&page=500`)).body.total_elements).toBe(10_030);
    expect((await office.call('GET', `${all}?search=zzqqxx`)).body.total_elements).toBe(0);
  });

  it('is exact where it is kept, and where there are few', async () => {
    const { body } = await office.call('GET', `${all}?total=bounded`);
    expect(body.total_elements).toBe(await rowsOf('color'));
    expect(body).not.toHaveProperty('total_is_bounded');
    expect(await page('size=25&total=bounded&name=none')).toMatchObject({ total_elements: 0, total_pages: 1 });
  });

  it('is asked for by its word alone', async () => {
    const { status, body } = await office.call('GET', `${all}?total=guessed`);
    expect([status, body.errors[0]]).toMatchObject([400, { field: 'total', code: 'not_choice' }]);
  });
});
