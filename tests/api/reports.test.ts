import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Column } from '../../catalog/engine/defineReport.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { reportList } from '../../catalog/registry/reports.ts';
import { type Office, openOffice } from '../support/office.ts';
import { leastAsked, listBehind } from '../support/reportSheets.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
const causes: number[] = [];
const members: number[] = [];
const packages: number[] = [];

const run = (text: string) => office.host.db.execute(sql.raw(text));
const give = (cause: number, member: number, [amount, day, status]: readonly [string, string, string]) =>
  run(`insert into donation (cause, member, amount, donated_on, status)
    values (${causes[cause]}, ${members[member]}, ${amount}, '${day}', '${status}')`);
const bill = (member: number, [amount, day, status]: readonly [string, string, string]) =>
  run(`insert into monthly_subscription (member, amount, subscription_date, status)
    values (${members[member]}, ${amount}, '${day}', '${status}')`);
const enter = (status: string, day: string | null, journey: number | null, type = 'hajj') =>
  run(`insert into hajj_passenger_info (given_names, gender, birth_date, status, pilgrim_type, management, departure_date, tour_package)
    values ('Pilgrim', 'male', '1980-01-01', '${status}', '${type}', 'private', ${day ? `'${day}'` : 'null'}, ${journey === null ? 'null' : packages[journey]})`);

/** The clock of the office stands at 21 November 2026. */
beforeAll(async () => {
  office = await openOffice();
  for (const name of ['Wells', 'Orphans']) {
    const { id } = await createSample(office, entities.cause);
    await run(`update cause set name = '${name}' where id = ${id}`);
    causes.push(id);
  }
  for (const name of ['Amina', 'Bilal']) {
    const { id } = await createSample(office, entities.member);
    await run(`update "user" set first_name = '${name}', last_name = null where id = ${id}`);
    members.push(id);
  }
  packages.push((await createSample(office, entities.tour_package)).id);
  const [wells, orphans, amina, bilal] = [0, 1, 0, 1];
  await give(wells, amina, ['100.10', '2026-07-01', 'received']);
  await give(wells, bilal, ['50.20', '2026-07-31', 'receipted']);
  await give(wells, amina, ['0.01', '2026-07-15', 'allocated']);
  await give(wells, amina, ['999', '2026-07-15', 'pledged']);
  await give(wells, bilal, ['7.00', '2026-08-01', 'received']);
  await give(orphans, bilal, ['20.00', '2026-07-02', 'received']);
  await give(orphans, bilal, ['500', '2026-07-02', 'refunded']);
  // Two ages that meet at a boundary lie in one month, of which an installation may hold older bills of one member.
  await run(`drop index monthly_subscription_member_subscription_date_key`);
  await bill(amina, ['10.00', '2026-11-21', 'due']);
  await bill(amina, ['10.00', '2026-10-22', 'due']);
  await bill(amina, ['10.50', '2026-10-21', 'due']);
  await bill(amina, ['11.00', '2026-09-22', 'due']);
  await bill(amina, ['12.00', '2026-08-23', 'due']);
  await bill(amina, ['13.00', '2026-08-22', 'due']);
  await bill(amina, ['14.00', '2026-07-01', 'missed']);
  await bill(amina, ['15.00', '2026-06-01', 'paid']);
  await bill(amina, ['16.00', '2026-12-01', 'due']);
  await bill(bilal, ['20.25', '2026-01-01', 'due']);
  await enter('enquiry', null, null);
  await enter('registered', '2027-05-01', 0);
  await enter('enquiry', '2027-05-01', 0, 'umrah');
  await enter('enquiry', '2027-05-01', 0);
  await enter('cancelled', '2027-05-01', null);
  await enter('enquiry', '2027-06-01', 0);
});
afterAll(() => office.close());

const ask = async (name: string, query = '') => {
  const { status, body } = await office.call('GET', `/api/reports/${name}?${query}`);
  expect(status, JSON.stringify([body, office.logged.at(-1)])).toBe(200);
  return body;
};

describe('donations by cause and month', () => {
  it('sums what the agency holds, with the sums of each cause and of all', async () => {
    const [wells, orphans] = causes;
    expect(await ask('donations_by_cause')).toEqual({
      rows: [
        { cause: orphans, month: '2026-07-01', donations: 1, donors: 1, amount: '20.00' },
        { cause: wells, month: '2026-07-01', donations: 3, donors: 2, amount: '150.31' },
        { cause: wells, month: '2026-08-01', donations: 1, donors: 1, amount: '7.00' },
      ],
      total: 3,
      totals: { donations: 5, amount: '177.31' },
      page: 1,
      size: 10,
      until: '2026-11-21',
      groups: [
        { cause: orphans, donations: 1, amount: '20.00' },
        { cause: wells, donations: 4, amount: '157.31' },
      ],
    });
  });

  it('is narrowed by days, causes and states', async () => {
    const days = await ask('donations_by_cause', 'donated_on__gte=2026-07-02&donated_on__lte=2026-07-31');
    expect(days.rows.map((row: { amount: string }) => row.amount)).toEqual(['20.00', '50.21']);
    const pledged = await ask('donations_by_cause', `cause__in=${causes[0]}&status__in=pledged`);
    expect(pledged).toMatchObject({ total: 1, totals: { donations: 1, amount: '999.00' } });
    const none = await ask('donations_by_cause', 'donated_on__gte=2030-01-01');
    expect(none).toMatchObject({ rows: [], total: 0, totals: { donations: 0, amount: '0.00' }, groups: [] });
  });

  it('has on every page the sums of the whole, and of a group those beyond the page', async () => {
    const { rows, total, totals, groups } = await ask('donations_by_cause', 'page=2&size=2');
    expect([rows.length, total, totals]).toEqual([1, 3, { donations: 5, amount: '177.31' }]);
    expect(groups).toEqual([{ cause: causes[0], donations: 4, amount: '157.31' }]);
  });

  it('is sorted within its causes', async () => {
    const { rows } = await ask('donations_by_cause', 'ordering=-month');
    expect(rows.map((row: { cause: number; month: string }) => [row.cause, row.month.slice(5, 7)])).toEqual([
      [causes[1], '07'],
      [causes[0], '08'],
      [causes[0], '07'],
    ]);
  });
});

describe('pilgrims by state and departure', () => {
  it('counts those of each departure, package and step, the unknown departure last', async () => {
    const [journey] = packages;
    const { rows, totals, groups } = await ask('pilgrims_by_state');
    expect(rows).toEqual([
      { departure_date: '2027-05-01', tour_package: journey, status: 'enquiry', pilgrims: 2 },
      { departure_date: '2027-05-01', tour_package: journey, status: 'registered', pilgrims: 1 },
      { departure_date: '2027-05-01', tour_package: null, status: 'cancelled', pilgrims: 1 },
      { departure_date: '2027-06-01', tour_package: journey, status: 'enquiry', pilgrims: 1 },
      { departure_date: null, tour_package: null, status: 'enquiry', pilgrims: 1 },
    ]);
    expect(totals).toEqual({ pilgrims: 6 });
    expect(groups).toEqual([
      { departure_date: '2027-05-01', pilgrims: 4 },
      { departure_date: '2027-06-01', pilgrims: 1 },
      { departure_date: null, pilgrims: 1 },
    ]);
    expect((await ask('pilgrims_by_state', 'pilgrim_type__in=umrah')).totals).toEqual({ pilgrims: 1 });
  });
});

describe('subscription arrears', () => {
  const parts = ['up_to_30', 'up_to_60', 'up_to_90', 'over_90', 'amount'];
  const figures = (row: Record<string, unknown>) => parts.map(part => row[part]);

  it('are what is due by today, by the age of each bill in days', async () => {
    const { rows, totals, as_of } = await ask('subscription_arrears');
    expect(as_of).toBe('2026-11-21');
    expect(rows).toMatchObject([
      { member: members[0], bills: 6, oldest: '2026-08-22' },
      { member: members[1], bills: 1, oldest: '2026-01-01' },
    ]);
    expect(rows.map(figures)).toEqual([
      ['20.00', '21.50', '12.00', '13.00', '66.50'],
      ['0.00', '0.00', '0.00', '20.25', '20.25'],
    ]);
    expect(figures(totals)).toEqual(['20.00', '21.50', '12.00', '33.25', '86.75']);
  });

  it('are as they stand on another day, with missed bills where these are asked for', async () => {
    const then = await ask('subscription_arrears', 'subscription_date__lte=2026-08-22');
    expect(then.rows.map(figures)).toEqual([
      ['13.00', '0.00', '0.00', '0.00', '13.00'],
      ['0.00', '0.00', '0.00', '20.25', '20.25'],
    ]);
    const missed = await ask('subscription_arrears', `status__in=due,missed&member__in=${members[0]}`);
    expect(missed.totals).toMatchObject({ bills: 7, amount: '80.50' });
  });
});

describe('every report', () => {
  it.each(reportList)('leads from each figure of $name to as many records as it counts', async report => {
    const key = Object.keys(report.parameters).find(name => report.parameters[name]?.kind === 'date');
    for (const asked of [{}, ...(key === undefined ? [] : [{ [`${key}__lte`]: '2026-07-31' }])]) {
      const { rows, as_of } = await ask(report.name, `${new URLSearchParams(asked)}&${leastAsked(report)}`);
      const known = { ...(report.asOf && { [`${report.asOf}__lte`]: as_of }), ...asked };
      const columns = Object.entries<Column>(report.columns);
      for (const row of rows) {
        for (const [name, { drillDown }] of columns) {
          const behind = listBehind(drillDown?.(row, known));
          if (behind === undefined) continue;
          const { body } = await office.call('GET', behind);
          expect(body.total_elements, behind).toBe(row[name]);
        }
      }
    }
  });

  it.each(reportList)('refuses of $name what it does not know', async report => {
    for (const [query, field] of [
      ['colour=red', 'colour'],
      ['status=due', 'status'],
      ['ordering=secret', 'ordering'],
      ['status__in=no_such_state', 'status__in'],
      ['page=0', 'page'],
    ]) {
      const reply = await office.call('GET', `/api/reports/${report.name}?${query}&${leastAsked(report)}`);
      expect([reply.status, reply.body.errors?.[0].field], query).toEqual([400, field]);
    }
    expect((await office.call('GET', '/api/reports/no_such')).status).toBe(404);
  });
});
