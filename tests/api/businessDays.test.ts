import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

/** In Dhaka it is the morning of the 22nd by then. */
const NOW = new Date('2026-11-21T20:00:00Z');
const TODAY = '2026-11-22';

let office: Office;
let books: Books;
beforeAll(async () => {
  office = await openOffice({ clock: () => NOW });
  books = await openBooks(office);
});
afterAll(() => office.close());

const codes = ({ body }: { body: { errors?: { field: string; code: string }[] } }) =>
  (body.errors ?? []).map(({ field, code }) => `${field} ${code}`);

it('money moves up to today, which is the day of the agency’s clocks', async () => {
  const party = await books.party('Karim');
  const receive = (day: string) =>
    books.post('receipt_voucher', day, ['Cash', 50], ['Accounts Receivable', -50, party]);
  expect([codes(await receive(TODAY)), codes(await receive('2026-11-23'))]).toEqual([[], ['receipt_date future_date']]);
  const { id: employee } = await createSample(office, entities.employee);
  const made = async (entity: 'refund' | 'salary_sheet', values: object) => {
    const { body } = await office.call('POST', calls(entity).create, { body: values });
    const headers = { 'idempotency-key': randomUUID() };
    return codes(await office.call('POST', calls(entity).command('post', body.id), { body: {}, headers }));
  };
  const refund = (refund_date: string) =>
    made('refund', { refund_date, party, amount: '5.00', ledger: books.ledger('Cash') });
  const sheet = (sheet_date: string) => made('salary_sheet', { sheet_date, items: [{ employee, gross: '5.00' }] });
  expect([await refund('2026-11-23'), await refund(TODAY)]).toEqual([['refund_date future_date'], []]);
  expect([await sheet('2026-11-23'), await sheet(TODAY)]).toEqual([['sheet_date future_date'], []]);
});

it('a gift without a day is of today', async () => {
  const { id: cause } = await createSample(office, entities.cause);
  const { id: member } = await createSample(office, entities.member, { is_active: true });
  const { status, body } = await office.call('POST', calls('donation').create, {
    body: { cause, member, amount: '5' },
  });
  expect([status, body.donated_on]).toEqual([201, TODAY]);
});
