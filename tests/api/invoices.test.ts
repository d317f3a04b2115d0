import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls, mount } from '../../catalog/engine/wire.ts';
import { type Books, openBooks } from '../support/books.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
let books: Books;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
});
afterAll(() => office.close());

const form = (values: Readonly<Record<string, string>>): FormData => {
  const data = new FormData();
  for (const [key, value] of Object.entries(values)) data.append(key, value);
  return data;
};

it('a voucher comes as a form of the family, is read by its number and changed by it; what is left out stays', async () => {
  const made = await office.call('POST', calls('payment_voucher').create, {
    body: form({
      payment_date: '2026-11-20',
      details: 'Rent of the office',
      'items[1][ledger]': String(books.ledger('Cash')),
      'items[1][debit_amount]': '0',
      'items[1][credit_amount]': '1200',
      'items[0][ledger]': String(books.ledger('Rent')),
      'items[0][debit_amount]': '1200',
      'items[0][credit_amount]': '0',
    }),
  });
  expect([made.status, made.body.amount], JSON.stringify(made.body)).toEqual([201, '1200.00']);
  const { invoice_no: number } = made.body;
  const path = `${mount('payment_voucher')}/payment_voucher_by_invoice_no/${number}`;
  const read = await office.call('GET', path);
  expect(read.body.items.map((line: { ledger: number }) => line.ledger)).toEqual([
    books.ledger('Rent'),
    books.ledger('Cash'),
  ]);
  const [rent] = read.body.items;
  const changed = await office.call('PUT', `${mount('payment_voucher')}/update/`, {
    body: form({
      invoice_no: number,
      'items[0][id]': String(rent.id),
      'items[0][ledger]': String(books.ledger('Rent')),
      'items[0][debit_amount]': '1100',
      'items[1][ledger]': String(books.ledger('Salaries')),
      'items[1][debit_amount]': '100',
    }),
  });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  const [after] = changed.body.data.payment_vouchers;
  expect(after.items.map((line: { debit_amount: string }) => line.debit_amount)).toEqual(['1100.00', '0.00', '100.00']);
  expect(after.details).toBe('Rent of the office');
});

it('a change by number of what somebody else has changed since is refused', async () => {
  const { body } = await books.draft('journal', '2026-11-20', ['Rent', 5], ['Capital', -5]);
  const change = (version: number) =>
    office.call('PUT', `${mount('journal')}/update/`, {
      body: { invoice_no: body.invoice_no, details: `After ${version}` },
      headers: { 'if-match': `"${version}"` },
    });
  expect((await change(body.version)).status).toBe(200);
  const stale = await change(body.version);
  expect([stale.status, stale.body.code]).toEqual([412, 'stale']);
});

it('an unknown number is answered as the family does, and changes nothing', async () => {
  const read = await office.call('GET', `${mount('sales')}/receipt_voucher_by_invoice_no/SA-2026-000009`);
  expect([read.status, read.body]).toEqual([200, { detail: "sales with invoice_no - SA-2026-000009 doesn't exists" }]);
  const { status } = await office.call('PUT', `${mount('journal')}/update/`, {
    body: { invoice_no: 'JO-2026-000009' },
  });
  expect(status).toBe(404);
});

it('a line beyond the most that a voucher has is refused', async () => {
  const { status, body } = await office.call('POST', calls('journal').create, {
    body: form({ journal_date: '2026-11-20', 'items[999999][ledger]': '1' }),
  });
  expect([status, body.code]).toEqual([400, 'too_many_values']);
});

it('the number of a document of another branch is as unknown as one that nobody has', async () => {
  const [branch, other] = [
    (await createSample(office, entities.branch)).id,
    (await createSample(office, entities.branch)).id,
  ];
  const rights = ['PAYMENT_VOUCHER_DETAILS', 'PAYMENT_VOUCHER_UPDATE'];
  const clerk = await hire(office, rights, { branch });
  const { create } = calls('payment_voucher');
  const values = { ...books.body('payment_voucher', '2026-11-20', ['Rent', 5], ['Cash', -5]), branch: other };
  const { invoice_no: theirs } = (await office.call('POST', create, { body: values })).body;
  const told = async (number: string) => {
    const { status, body } = await clerk.call(
      'GET',
      `${mount('payment_voucher')}/payment_voucher_by_invoice_no/${number}`,
    );
    return [status, JSON.stringify(body).replace(number, '')];
  };
  expect(await told(theirs)).toEqual(await told('PV-2026-999999'));
});
