import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { billsOf } from '../support/bills.ts';
import { type Books, openBooks, type Side } from '../support/books.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';

/** The clock of the office stands at 21 November 2026, its fiscal year ends with June. */
const [LAST, BEYOND] = ['2027-06-30', '2027-07-01'];
const sides: readonly Side[] = [
  ['Rent', 5],
  ['Capital', -5],
];

let office: Office;
let books: Books;
let clerk: Colleague;
let head: Colleague;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  const verbs = ['CREATE', 'UPDATE', 'DETAILS', 'LIST', 'POST', 'VOID', 'REVERSE'];
  const rights = [
    ...verbs.map(verb => `JOURNAL_${verb}`),
    'SALES_UPDATE',
    'SALES_DETAILS',
    'SALES_LIST',
    'SALES_ISSUE',
  ];
  clerk = await hire(office, rights);
  head = await hire(office, [...rights, 'BEYOND_FISCAL_YEAR']);
});
afterAll(() => office.close());

const refusals = (body: { errors?: { field: string; code: string; params?: object }[] }) =>
  (body.errors ?? []).map(({ field, code }) => `${field} ${code}`);
const give = (who: Pick<Office, 'call'>, verb: string, id: number, body: object = {}) =>
  who.call('POST', calls('journal').command(verb, id), { body, headers: { 'idempotency-key': randomUUID() } });
const draft = async (who: Pick<Office, 'call'>, day: string): Promise<number> =>
  (await who.call('POST', calls('journal').create, { body: books.body('journal', day, ...sides) })).body.id;
const kept = async () =>
  (
    await office.pool.query(`
      select (select count(*)::int from posting) as postings,
        (select count(*)::int from accounting_period where starts_on > '${LAST}') as months,
        (select count(*)::int from fiscal_year where starts_on > '${LAST}') as years`)
  ).rows[0];

describe('a day after the fiscal year', () => {
  it('is posted on with the right to it alone; days of this year need none', async () => {
    expect((await give(clerk, 'post', await draft(clerk, LAST))).body.status).toBe('posted');
    const late = await draft(clerk, BEYOND);
    const before = await kept();
    const refused = await give(clerk, 'post', late);
    expect([refused.status, refused.body.errors]).toMatchObject([
      400,
      [{ field: 'journal_date', code: 'beyond_fiscal_year', params: { day: LAST } }],
    ]);
    expect(await kept()).toEqual(before);
    expect(before).toMatchObject({ months: 0, years: 0 });
    expect((await give(head, 'post', late)).body.status).toBe('posted');
    expect((await give(office, 'post', await draft(office, BEYOND))).body.status).toBe('posted');
  });

  it('is not handed in without it, either', async () => {
    expect(refusals((await give(clerk, 'submit', await draft(clerk, BEYOND))).body)).toEqual([
      'journal_date beyond_fiscal_year',
    ]);
    expect((await give(head, 'submit', await draft(head, BEYOND))).status).toBe(200);
  });

  it('is none on which something is reversed without it', async () => {
    const id = await draft(clerk, '2026-11-20');
    await give(clerk, 'post', id);
    const reverse = (who: Pick<Office, 'call'>, reverse_date: string) =>
      give(who, 'reverse', id, { reverse_date, reason: 'Wrong' });
    expect(refusals((await reverse(clerk, BEYOND)).body)).toEqual(['reverse_date beyond_fiscal_year']);
    expect((await reverse(head, BEYOND)).status).toBe(200);
  });

  it('is none of a bill without it', async () => {
    const party = await books.party('Next year');
    const bills = billsOf(office, books);
    const { body } = await bills.draft('sales', [BEYOND, party], ['Service Fees', 10]);
    const issue = (who: Pick<Office, 'call'>) =>
      who.call('POST', calls('sales').command('issue', body.id), {
        body: {},
        headers: { 'idempotency-key': randomUUID() },
      });
    expect(refusals((await issue(clerk)).body)).toEqual(['sales_date beyond_fiscal_year']);
    expect((await issue(office)).status).toBe(200);
  });
});
