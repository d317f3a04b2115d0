import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import type { EntityName } from '../../catalog/engine/names.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { billsOf } from '../support/bills.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
let books: Books;
let clerk: Colleague;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  const rights = {
    cash_close: ['CLOSE_CASH'],
    cheque: ['BOUNCE'],
    credit_note: ['ISSUE'],
    donation: ['REFUND'],
    sales: ['TAKE_PAYMENT', 'APPLY_ADVANCE'],
    withholding_challan: ['POST'],
  };
  const names = Object.entries(rights).flatMap(([name, verbs]) =>
    ['DETAILS', 'UPDATE', ...verbs].map(verb => `${name}_${verb}`.toUpperCase()),
  );
  clerk = await hire(office, [...names, 'ALL_BRANCHES']);
  const { role } = (await office.call('GET', calls('employee').one(clerk.id))).body;
  await office.call('PUT', calls('role').update(role), { body: { posting_limit: '50.00' } });
});
afterAll(() => office.close());

const keyed = (body: object) => ({ body, headers: { 'idempotency-key': randomUUID() } });
const make = async (name: EntityName, body: object): Promise<number> => {
  const made = await office.call('POST', calls(name).create, { body });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.id;
};
const byAdmin = (name: EntityName, verb: string, id: number, body: object = {}) =>
  office.call('POST', calls(name).command(verb, id), keyed(body));
const byClerk = async (name: EntityName, verb: string, id: number, body: object = {}) =>
  (await clerk.call('POST', calls(name).command(verb, id), keyed({ reason: 'A test', ...body }))).body;

it('a donation above the limit of a role is not given back by it, whichever way it is asked for', async () => {
  const [cause, member] = [await createSample(office, entities.cause), await createSample(office, entities.member)];
  const given = { cause: cause.id, member: member.id, amount: '51.00', donated_on: '2026-11-02' };
  const id = await make('donation', given);
  await byAdmin('donation', 'receive', id);
  expect(await byClerk('donation', 'refund', id)).toMatchObject({ reason: 'over_limit' });
  const asked = keyed({ to: 'refunded', reason: 'A test' });
  const older = await clerk.call('POST', calls('donation').transition(id), asked);
  expect(older.body).toMatchObject({ reason: 'over_limit' });
});

it('tax above it is not paid over', async () => {
  const rates = [{ valid_from: '2026-01-01', percent: '5' }];
  const tax = await make('tax_code', { name: 'Tax', kind: 'tds', ledger: books.ledger('TDS Payable'), rates });
  const days = { deposit_date: '2026-11-02', withheld_until: '2026-11-02' };
  const id = await make('withholding_challan', { ...days, tax, ledger: books.ledger('Bank'), challan_no: 'T-1' });
  await office.pool.query(`update withholding_challan set amount = 51 where id = $1`, [id]);
  expect(await byClerk('withholding_challan', 'post', id)).toMatchObject({ reason: 'over_limit' });
});

it('cash that is short by more is not written off', async () => {
  await books.post('receipt_voucher', '2026-11-10', ['Cash', 51], ['Capital', -51]);
  const handed = { handed_to: (await hire(office, [])).id, difference_reason: 'Gone' };
  const id = await make('cash_close', { ledger: books.ledger('Cash'), close_date: '2026-11-10', ...handed });
  expect((await byClerk('cash_close', 'close_cash', id)).errors).toMatchObject([
    { field: 'cash_difference', code: 'over_limit' },
  ]);
});

it('nor does a bank take more with a cheque that it returns', async () => {
  const id = await make('cheque', {
    direction: 'issued',
    entry_date: '2026-11-02',
    cheque_no: '77',
    cheque_date: '2026-11-02',
    party: await books.party('Vendor'),
    ledger: books.ledger('Accounts Payable'),
    bank: books.ledger('Bank'),
    amount: '5.00',
  });
  await byAdmin('cheque', 'enter', id);
  const returned = { bounce_date: '2026-11-03', bank_charge: '51.00' };
  expect((await byClerk('cheque', 'bounce', id, returned)).errors).toMatchObject([
    { field: 'bank_charge', code: 'over_limit' },
  ]);
});

it('nor is what is owed abroad given up by a rate that somebody types', async () => {
  const bills = billsOf(office, books);
  const party = await books.party('Abroad');
  const currency = await make('currency', { code: 'GBP', name: 'Pound' });
  const abroad = (exchange_rate: string) => ({ currency, exchange_rate });
  const { body: bill } = await bills.issue('sales', ['2026-11-02', party], ['Service Fees', 10], abroad('160'));
  const objections = [{ field: 'non_field_errors', code: 'over_limit' }];
  const money = { ledger: books.ledger('Cash'), pay_rate: '4', paid_on: '2026-11-12' };
  expect((await byClerk('sales', 'take_payment', bill.id, money)).errors).toMatchObject(objections);
  const { body: note } = await bills.draft('credit_note', ['2026-11-12', party], ['Sales Returns', 10], abroad('4'));
  expect((await byClerk('credit_note', 'issue', note.id)).errors).toMatchObject(objections);
  const little = { ...money, pay_amount: '1.00', pay_rate: '45' };
  expect((await byClerk('sales', 'take_payment', bill.id, little)).errors).toMatchObject(objections);
  expect(
    await byClerk('sales', 'take_payment', bill.id, { ...little, pay_amount: '0.30', pay_rate: '150' }),
  ).toMatchObject({ status: 'issued' });
  // Nor by way of an advance, which keeps the rate that was typed.
  const foreign = { currency, foreign_amount: '9.00', exchange_rate: '0.1111' };
  const items = [
    { ledger: books.ledger('Cash'), debit_amount: '1.00', credit_amount: '0.00' },
    { ledger: books.ledger('Accounts Receivable'), party, debit_amount: '0.00', credit_amount: '1.00', ...foreign },
  ];
  const advance = await make('receipt_voucher', { receipt_date: '2026-11-12', settlement: 'none', items });
  await byAdmin('receipt_voucher', 'post', advance);
  expect((await byClerk('sales', 'apply_advance', bill.id, { applied_on: '2026-11-12' })).errors).toMatchObject(
    objections,
  );
});
