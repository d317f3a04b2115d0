import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { lastVerification, verifyBooks } from '../../server/modules/verification/verifyBooks.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
let books: Books;
let member: number;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  await office.pool.query(`update book_setting set books_begin_on = '2026-07-01'`);
});
afterAll(() => office.close());
beforeEach(async () => {
  const standing = { is_active: true, subscription: 'active', monthly_amount: '300' };
  ({ id: member } = await createSample(office, entities.member, standing));
});

const dues = calls('monthly_subscription');
const keyed = (body: object) => ({ body, headers: { 'idempotency-key': randomUUID() } });
const bill = (day: string) => office.call('POST', dues.create, { body: { member, subscription_date: day } });
const move = (id: number, to: string) => office.call('POST', dues.transition(id), keyed({ to, reason: 'A test' }));
const refusals = (body: { errors?: { field: string; code: string }[] }) =>
  Object.fromEntries((body.errors ?? []).map(({ field, code }) => [field, code]));

/** What the member owes by the books: number, day on which it falls due, outstanding. */
async function owed(): Promise<unknown[]> {
  const { rows } = await office.pool.query(
    `select open_item.reference_no, due_date::text, outstanding::text from open_item join party on party.id = party
     where party.source_type = 'user' and party.source_id = $1 and side = 'debit' and outstanding > 0 order by open_item.id`,
    [member],
  );
  return rows.map(Object.values);
}

const unsound = async () => {
  await verifyBooks(office.host, { by: { id: 1 } });
  return (await lastVerification(office.host))?.checks.flatMap(({ check, problems }) => (problems > 0 ? [check] : []));
};

it('a month is owed from its day on until it is paid, and again when it was not', async () => {
  const { body } = await bill('2026-11-01');
  expect(await owed()).toEqual([[body.bill_no, '2026-11-01', '300.00']]);
  const before = await books.balances();
  expect((await move(body.id, 'paid')).status).toBe(200);
  const paid = await books.balances();
  expect([await owed(), Number(paid['Cash']) - Number(before['Cash'] ?? 0)]).toEqual([[], 300]);
  const { receipt } = (await office.call('GET', dues.one(body.id))).body;
  const taken = await books.give('receipt_voucher', 'void', receipt, { body: { reason: 'By hand' } });
  expect([taken.status, taken.body.reason]).toEqual([409, 'receipt_of_bill']);
  await move(body.id, 'due');
  expect(await owed()).toEqual([[body.bill_no, '2026-11-01', '300.00']]);
  await move(body.id, 'paid');
  expect([await owed(), await books.balances(), await unsound()]).toEqual([[], paid, []]);
});

it('what a receipt by hand has settled is paid without another one', async () => {
  const { body } = await bill('2026-11-01');
  const { rows } = await office.pool.query(`select id from party where source_type = 'user' and source_id = $1`, [
    member,
  ]);
  await books.post('receipt_voucher', '2026-11-05', ['Cash', 300], ['Member Receivables', -300, rows[0].id]);
  const before = await books.balances();
  expect((await move(body.id, 'paid')).status).toBe(200);
  expect([await books.balances(), await unsound()]).toEqual([before, []]);
});

it('a bill in the books stays as it was entered; one that is deleted is taken back on its day', async () => {
  const before = await books.balances();
  const { body } = await bill('2026-11-01');
  const changed = await office.call('PUT', dues.update(body.id), { body: { ...body, amount: '5.00' } });
  expect([changed.status, refusals(changed.body)]).toEqual([400, { amount: 'in_books' }]);
  expect((await office.call('DELETE', dues.remove(body.id))).status).toBe(200);
  const { 'Member Receivables': receivable, 'Subscription Income': income } = await books.balances();
  expect([receivable, income]).toEqual([before['Member Receivables'], before['Subscription Income']]);
  expect([await owed(), await unsound()]).toEqual([[], []]);
});

it('a month before the books posts nothing, and a locked one refuses the bill', async () => {
  const { body } = await bill('2026-06-01');
  await move(body.id, 'paid');
  expect((await office.call('GET', dues.one(body.id))).body.receipt).toBe(null);
  await bill('2026-08-01');
  await office.pool.query(`update accounting_period set status = 'soft_locked' where name = '2026-08'`);
  ({ id: member } = await createSample(office, entities.member, { is_active: true, monthly_amount: '10' }));
  const locked = await bill('2026-08-01');
  expect([locked.status, refusals(locked.body)]).toEqual([400, { subscription_date: 'period_locked' }]);
  const early = await move((await bill('2026-12-01')).body.id, 'paid');
  expect([early.status, refusals(early.body)]).toEqual([400, { subscription_date: 'before_bill' }]);
  expect(await unsound()).toEqual([]);
});
