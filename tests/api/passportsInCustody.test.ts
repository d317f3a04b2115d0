import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ReportRow } from '../../catalog/engine/defineReport.ts';
import { passportsInCustody } from '../../catalog/hajj/passportsInCustody.ts';
import { hire } from '../support/hire.ts';
import { type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import { listBehind } from '../support/reportSheets.ts';
import { madeOf } from '../support/stock.ts';

const path = '/api/reports/passports_in_custody';
let office: Office;
let journeys: Journeys;
let branch: number;

/** Somebody whose passport is somewhere. */
async function held(
  custody: string,
  holder: string | null,
  more: { since?: string; flies?: string; own?: boolean } = {},
) {
  const id = await journeys.pilgrim({ branch: more.own ? branch : null });
  await office.pool.query(
    `update hajj_passenger_info set passport_custody = $2, passport_holder = $3, passport_custody_since = $4,
       departure_date = $5 where id = $1`,
    [id, custody, holder, more.since ?? null, more.flies ?? null],
  );
}

/** The clock of the office stands at 21 November 2026. */
beforeAll(async () => {
  office = await openOffice();
  journeys = journeysOf(office);
  branch = await madeOf(office, 'branch', { name: 'Sylhet' });
  const elsewhere = await madeOf(office, 'branch', { name: 'Dhaka' });
  await held('in_safe', 'Nasrin', { since: '2026-10-01', flies: '2026-11-01' });
  await held('in_safe', 'Nasrin', { since: '2026-09-01', flies: '2026-12-24', own: true });
  await held('in_safe', 'Nasrin, head office', { since: '2026-11-02', flies: '2026-11-21' });
  await held('received', null);
  await held('lost', 'Courier', { since: '2026-11-20' });
  await held('with_pilgrim', null);
  await held('returned', 'Nasrin');
  await office.pool.query(`update hajj_passenger_info set branch = $1 where passport_holder = 'Courier'`, [elsewhere]);
});
afterAll(() => office.close());

const read = async (query = '', who: Pick<Office, 'call'> = office) => {
  const { status, body } = await who.call('GET', `${path}?${query}`);
  expect(status, JSON.stringify([body, office.logged.at(-1)])).toBe(200);
  return body;
};

it('counts passports by place and holder, with the oldest day and the next of their departures', async () => {
  const { rows, totals, groups } = await read();
  expect(rows.map(({ passport_custody: _, ...row }: ReportRow) => Object.values(row))).toEqual([
    [null, 1, null, null],
    ['Nasrin', 2, '2026-09-01', '2026-12-24'],
    ['Nasrin, head office', 1, '2026-11-02', '2026-11-21'],
    ['Courier', 1, '2026-11-20', null],
  ]);
  expect(totals).toEqual({ passports: 5 });
  expect(groups).toEqual([
    { passport_custody: 'received', passports: 1 },
    { passport_custody: 'in_safe', passports: 3 },
    { passport_custody: 'lost', passports: 1 },
  ]);
});

it('tells of those who have theirs where that is asked for', async () => {
  expect((await read('passport_custody__in=returned')).rows).toMatchObject([
    { passport_holder: 'Nasrin', passports: 1 },
  ]);
  expect((await read('passport_holder__icontains=nasrin')).totals).toEqual({ passports: 3 });
});

it('leads from each count to as many files, whatever else was asked for', async () => {
  for (const asked of [
    {},
    { passport_holder__icontains: 'nasrin' },
    { passport_custody__in: ['in_safe', 'returned'] },
  ]) {
    const { rows } = await read(
      new URLSearchParams(Object.entries(asked).map(([key, value]) => [key, `${value}`])).toString(),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const behind = listBehind(passportsInCustody.columns.passports.drillDown?.(row, asked)) ?? '';
      expect((await office.call('GET', behind)).body.total_elements, behind).toBe(row.passports);
    }
  }
});

it('tells whoever works in a branch of its files, and is for those who may list them', async () => {
  const clerk = await hire(office, ['HAJJ_PASSENGER_INFO_LIST'], { branch });
  const { rows, totals } = await read('', clerk);
  expect(totals).toEqual({ passports: 4 });
  expect(rows.map((row: ReportRow) => row['passport_holder'])).not.toContain('Courier');
  const other = await hire(office, ['BOOKING_LIST'], { branch });
  expect((await other.call('GET', path)).status).toBe(403);
});
