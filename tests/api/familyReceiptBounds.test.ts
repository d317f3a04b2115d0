import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { type Books, openBooks } from '../support/books.ts';
import { hire } from '../support/hire.ts';
import { DAY, type Journeys, journeysOf, READY } from '../support/journeys.ts';
import { type CallOptions, type Office, openOffice, type Reply } from '../support/office.ts';
import { madeOf } from '../support/stock.ts';

let office: Office;
let books: Books;
let journeys: Journeys;
let departure: number;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  journeys = journeysOf(office);
});
beforeEach(async () => {
  departure = await journeys.departure(12);
});
afterAll(() => office.close());

type Call = (method: string, path: string, asked?: CallOptions) => Promise<Reply>;

async function booked(): Promise<number> {
  const party = await books.party(`Payer ${randomUUID()}`);
  const id = await journeys.booking(departure, { party, price: '100.00' });
  expect((await journeys.give('booking', 'confirm', id)).status).toBe(200);
  return id;
}
const payTogether = (ids: readonly number[], more: object = {}, call: Call = office.call) =>
  call('POST', calls('booking').command('take_family_payment'), {
    body: {
      ledger: books.ledger('Cash'),
      paid_on: DAY,
      shares: ids.map(booking => ({ booking, amount: '10.00' })),
      ...more,
    },
    headers: { 'idempotency-key': randomUUID() },
  });
const told = ({ status, body }: Reply) => [
  status,
  body.errors?.[0]?.field ?? null,
  body.errors?.[0]?.code ?? body.code,
];
const setBranch = (booking: number, branch: number | null) =>
  office.pool.query('update booking set branch = $2 where id = $1', [booking, branch]);
const paidOf = async (id: number) => (await journeys.read('booking', id)).paid_amount;

it('is taken by nobody who may not see bookings, for it tells what they owe', async () => {
  const id = await booked();
  const may = ['BOOKING_TAKE_FAMILY_PAYMENT', 'BOOKING_TAKE_PAYMENT', 'RECEIPT_VOUCHER_CREATE'];
  const blind = await hire(office, may);
  expect(told(await payTogether([id], {}, blind.call))).toEqual([403, null, 'permission_denied']);
  expect(await paidOf(id)).toBe('0.00');
  const seeing = await hire(office, [...may, 'BOOKING_DETAILS']);
  expect((await payTogether([id], {}, seeing.call)).status).toBe(201);
});

it('is of one branch, whose receipt it is', async () => {
  const [here, there] = [
    await madeOf(office, 'branch', { name: `Here ${randomUUID()}` }),
    await madeOf(office, 'branch', { name: `There ${randomUUID()}` }),
  ];
  const [one, other, free] = [await booked(), await booked(), await booked()];
  await setBranch(one, here);
  await setBranch(other, there);
  await setBranch(free, null);
  expect(told(await payTogether([one, other]))).toEqual([400, 'shares', 'several_branches']);
  expect(await paidOf(one)).toBe('0.00');
  const { body } = await payTogether([free, other]);
  expect((await journeys.read('receipt_voucher', body.voucher)).branch).toBe(there);
});

it('is not dated before the bill that it pays', async () => {
  const id = await booked();
  await office.pool.query(
    `update hajj_passenger_info set ${READY} where id = (select pilgrim from booking where id = $1)`,
    [id],
  );
  await journeys.give('departure', 'lock_lists', departure);
  expect((await journeys.give('departure', 'depart', departure, { departed_on: DAY })).status).toBe(200);
  expect(told(await payTogether([id], { paid_on: '2026-11-20' }))).toEqual([400, 'paid_on', 'before_bill']);
  const alone = { ledger: books.ledger('Cash'), paid_on: '2026-11-20', pay_amount: '10.00' };
  expect(told(await journeys.give('booking', 'take_payment', id, alone))).toEqual([400, 'paid_on', 'before_bill']);
  expect((await payTogether([id])).status).toBe(201);
});
