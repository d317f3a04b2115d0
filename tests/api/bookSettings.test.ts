import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Office, openOffice } from '../support/office.ts';

let office: Office;
let books: Books;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
});
afterAll(() => office.close());

const settings = async () => (await office.call('GET', calls('book_setting').all)).body.book_settings[0];
const change = async (body: object, as: 'admin' | 'staff' = 'admin') =>
  office.call('PUT', calls('book_setting').update((await settings()).id), { as, body });
const refusals = (body: { errors?: { field: string; code: string }[] }) =>
  Object.fromEntries((body.errors ?? []).map(({ field, code }) => [field, code]));
const begins = async () => (await office.call('GET', '/api/config', { as: 'guest' })).body.fiscal_year_begins;

it('the year begins in July until an administrator says otherwise; numbers and reports are cut by it', async () => {
  expect([(await settings()).year_begins_in, await begins()]).toEqual(['july', 7]);
  expect((await change({ year_begins_in: 'april' }, 'staff')).status).toBe(403);
  expect((await change({ year_begins_in: 'april' })).status).toBe(200);
  expect(await begins()).toBe(4);
  const number = async (day: string) =>
    (await books.post('journal', day, ['Rent', 5], ['Capital', -5])).body.invoice_no.slice(0, 8);
  expect([await number('2026-03-31'), await number('2026-04-01')]).toEqual(['JO-2025-', 'JO-2026-']);
  const { body } = await office.call('GET', calls('fiscal_year').all);
  expect(body.fiscal_years.map((year: { name: string }) => year.name).sort()).toEqual(['2025-26', '2026-27']);
  const { body: sheet } = await office.call('GET', '/api/reports/balance_sheet?log_date__lte=2026-11-21');
  const of = (line: string) => sheet.rows.find((row: { account: string }) => row.account === `line:${line}`)?.amount;
  expect([of('result_of_earlier_years'), of('result_of_this_year')]).toEqual(['-5.00', '-5.00']);
});

it('the year stays as it is cut once anything is posted', async () => {
  const refused = await change({ year_begins_in: 'january' });
  expect([refused.status, refusals(refused.body)]).toEqual([400, { year_begins_in: 'books_begun' }]);
  expect((await settings()).year_begins_in).toBe('april');
});

it('nothing is posted before the books begin, and they do not begin after what is posted', async () => {
  const late = await change({ books_begin_on: '2026-04-01' });
  expect([late.status, refusals(late.body)]).toEqual([400, { books_begin_on: 'postings_before' }]);
  expect((await change({ books_begin_on: '2026-03-01' })).status).toBe(200);
  const { status, body } = await books.draft('journal', '2026-02-28', ['Rent', 5], ['Capital', -5]);
  expect([status, refusals(body)]).toEqual([400, { journal_date: 'before_books' }]);
  expect((await books.post('journal', '2026-03-01', ['Rent', 5], ['Capital', -5])).status).toBe(200);
});

it('years that are closed stay within the books', async () => {
  const { rows } = await office.pool.query(
    `insert into fiscal_year (name, starts_on, ends_on, status, profit)
     values ('2021-22', '2021-04-01', '2022-03-31', 'closed', 0) returning id`,
  );
  for (const day of ['2020-04-01', '2022-03-31', null])
    expect(refusals((await change({ books_begin_on: day })).body)).toEqual({ books_begin_on: 'begins_in_closed_year' });
  expect((await change({ books_begin_on: '2022-04-01' })).status).toBe(200);
  await office.pool.query('delete from fiscal_year where id = $1', [rows[0].id]);
});

it('there is one record of them, which is neither made nor deleted', async () => {
  const { id } = await settings();
  expect((await office.call('POST', calls('book_setting').create, { body: {} })).status).toBe(404);
  expect((await office.call('DELETE', calls('book_setting').remove(id))).status).toBe(404);
  expect((await settings()).id).toBe(id);
});
