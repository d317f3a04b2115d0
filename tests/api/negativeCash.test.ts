import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Office, openOffice } from '../support/office.ts';

let office: Office;
let books: Books;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  await books.post('receipt_voucher', '2026-11-10', ['Cash', 100], ['Capital', -100]);
});
afterAll(() => office.close());

const setting = async (values: object) => {
  const { body } = await office.call('GET', calls('book_setting').all);
  const path = calls('book_setting').update(body.book_settings[0].id);
  expect((await office.call('PUT', path, { body: values })).status).toBe(200);
};
const policy = (negative_cash: string) => setting({ negative_cash });
const told = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const pay = (day: string, amount: number) => books.post('payment_voucher', day, ['Rent', amount], ['Cash', -amount]);
const refused = [409, 'negative_cash'];

it('cash may fall below zero until the agency refuses it', async () => {
  const { status, body } = await pay('2026-11-11', 150);
  expect(status).toBe(200);
  expect((await books.give('payment_voucher', 'void', body.id, { body: { reason: 'Not paid' } })).status).toBe(200);
});

it('the lowest balance from the day forward counts, in vouchers, contras and what takes a receipt back', async () => {
  await policy('block');
  expect((await pay('2026-11-15', 90)).status).toBe(200);
  expect(told(await pay('2026-11-12', 20))).toEqual(refused);
  expect(told(await books.post('contra', '2026-11-12', ['Bank', 20], ['Cash', -20]))).toEqual(refused);
  const more = await books.post('receipt_voucher', '2026-11-16', ['Cash', 50], ['Capital', -50]);
  expect(told(await pay('2026-11-12', 20))).toEqual(refused);
  expect((await pay('2026-11-16', 50)).status).toBe(200);
  expect(told(await books.give('receipt_voucher', 'void', more.body.id, { body: { reason: 'Twice' } }))).toEqual(
    refused,
  );
});

it('two payments at once are not covered by the same money, whatever their days', async () => {
  const replies = await Promise.all([pay('2026-11-16', 10), pay('2026-11-17', 10), pay('2026-11-18', 10)]);
  expect(replies.map(told).sort()).toEqual([[200, undefined], refused, refused]);
});

it('a payment and a contra at once neither, although nothing else makes them wait for each other', async () => {
  await books.post('receipt_voucher', '2026-10-01', ['Cash', 30], ['Capital', -30]);
  const payment = await books.draft('payment_voucher', '2026-10-20', ['Rent', 30], ['Cash', -30]);
  const contra = await books.draft('contra', '2026-11-20', ['Bank', 30], ['Cash', -30]);
  // What both write last waits here, after each has looked at what is left.
  const other = await office.pool.connect();
  await other.query('begin; lock table history in share mode');
  const both = [books.give('payment_voucher', 'post', payment.body.id), books.give('contra', 'post', contra.body.id)];
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await office.pool.query(waiting)).rowCount, { timeout: 9_000 }).toBe(2);
  await other.query('commit');
  other.release();
  expect((await Promise.all(both)).map(told).sort()).toEqual([[200, undefined], refused]);
});

it('where the agency warns, it is posted for a reason that stays in the history', async () => {
  await policy('warn');
  const made = await books.draft('payment_voucher', '2026-11-19', ['Rent', 500], ['Cash', -500]);
  const asked = await books.give('payment_voucher', 'post', made.body.id);
  expect([asked.status, asked.body.errors]).toMatchObject([400, [{ field: 'reason', code: 'negative_cash_reason' }]]);
  const reason = 'The safe is filled tonight';
  expect((await books.give('payment_voucher', 'post', made.body.id, { body: { reason } })).status).toBe(200);
  const { rows } = await office.pool.query(`
    select reason from history where entity = 'payment_voucher' and record = ${made.body.id} and command = 'post'`);
  expect(rows).toEqual([{ reason }]);
});

it('a journal holds cash only where the agency allows it', async () => {
  const journal = () => books.post('journal', '2026-11-19', ['Cash', 600], ['Capital', -600]);
  const refusal = await journal();
  expect([refusal.status, refusal.body.errors]).toMatchObject([400, [{ field: 'items.0.ledger', code: 'no_money' }]]);
  await setting({ journal_allows_cash: true });
  expect((await journal()).status).toBe(200);
});
