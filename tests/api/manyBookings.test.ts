import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { type Books, openBooks } from '../support/books.ts';
import { DAY, type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';

const LATER = { departure_date: '2027-03-01', return_date: '2027-03-15' };
const WHY = { reason: 'The hotel has closed' };

let office: Office;
let books: Books;
let journeys: Journeys;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  journeys = journeysOf(office);
});
afterAll(() => office.close());

/** Gives a command to many at once; what became of each, as a status and the reason. */
async function giveMany(verb: string, body: object, key: string | null = randomUUID()) {
  const reply = await office.call('POST', calls('booking').command(verb), {
    body,
    ...(key !== null && { headers: { 'idempotency-key': key } }),
  });
  const results: { status: number; code?: string }[] = reply.body.results ?? [];
  return { status: reply.status, code: reply.body.code, rows: results.map(({ status, code }) => [status, code]) };
}
const read = (id: number) => journeys.read('booking', id);
const booked = async (departure: number) => (await journeys.read('departure', departure)).booked;
const cash = () => ({ ledger: books.ledger('Cash'), paid_on: DAY });

async function confirmed(departure: number, more: object = {}): Promise<number> {
  const id = await journeys.booking(departure, more);
  await journeys.give('booking', 'confirm', id);
  return id;
}
const receipts = async () => (await office.pool.query('select id from receipt_voucher')).rows.length;

describe('many bookings at once', () => {
  it('are moved each by itself, as far as there are seats; asked again, none is moved twice', async () => {
    const from = await journeys.departure(5, LATER);
    const there = await journeys.departure(2, LATER);
    const instalments = [{ due_date: '2027-01-01', amount: '400000.00' }];
    const [one, already, two, tooMany] = [
      await confirmed(from, { instalments }),
      await confirmed(there),
      await confirmed(from),
      await confirmed(from),
    ];
    const ids = [one, already, two, tooMany];
    const key = randomUUID();
    const body = { ids, departure: there, ...WHY };
    const expected = [
      [200, undefined],
      [400, 'same_departure'],
      [409, 'no_seats'],
      [409, 'no_seats'],
    ];
    expect((await giveMany('move_booking', body, key)).rows).toEqual(expected);
    expect([await booked(from), await booked(there)]).toEqual([2, 2]);
    await journeys.give('booking', 'cancel', already, { cancelled_on: DAY, ...WHY });
    // What was done stays as it was told; what was refused is tried again.
    expect((await giveMany('move_booking', body, key)).rows[0]).toEqual([200, undefined]);
    expect([await booked(from), await booked(there)]).toEqual([1, 2]);
    expect(await read(one)).toMatchObject({ departure: there, instalments: [{ amount: '400000.00' }] });
    expect(await read(tooMany)).toMatchObject({ departure: from, status: 'confirmed' });
  });

  it('are paid each what is due of it, once under one key', async () => {
    const departure = await journeys.departure(5, LATER);
    const [part, none, all] = [
      await confirmed(departure, { price: '100.00' }),
      await confirmed(departure, { price: '100.00', discount: '100.00' }),
      await confirmed(departure, { price: '80.00' }),
    ];
    await journeys.give('booking', 'take_payment', part, { ...cash(), pay_amount: '30.00' });
    const before = await receipts();
    const [key, body] = [randomUUID(), { ids: [part, none, all], ...cash() }];
    const expected = [
      [200, undefined],
      [409, 'INVALID_TRANSITION'],
      [200, undefined],
    ];
    expect((await giveMany('take_payment', body, key)).rows).toEqual(expected);
    expect((await giveMany('take_payment', body, key)).rows).toEqual(expected);
    expect((await receipts()) - before).toBe(2);
    for (const [id, paid_amount] of [
      [part, '100.00'],
      [all, '80.00'],
    ] as const)
      expect(await read(id)).toMatchObject({ paid_amount, payment_status: 'paid' });
    expect(await giveMany('take_payment', body, null)).toMatchObject({ status: 428, code: 'key_required' });
  });

  it('are cancelled each at the fee of its own step, for one reason', async () => {
    const departure = await journeys.departure(5, LATER);
    const [one, two] = [await confirmed(departure), await confirmed(departure)];
    await journeys.give('booking', 'take_payment', one, { ...cash(), pay_amount: '30.00' });
    await journeys.give('booking', 'cancel', two, { cancelled_on: DAY, ...WHY });
    const body = { ids: [one, two, 999_999], cancelled_on: DAY };
    const missing = await giveMany('cancel', body);
    expect(missing.rows[0]).toEqual([400, 'reason_required']);
    const key = randomUUID();
    const expected = [
      [200, undefined],
      [200, undefined],
      [404, 'not_found'],
    ];
    expect((await giveMany('cancel', { ...body, ...WHY }, key)).rows).toEqual(expected);
    expect((await giveMany('cancel', { ...body, ...WHY }, key)).rows).toEqual(expected);
    expect(await booked(departure)).toBe(0);
    expect(await read(one)).toMatchObject({ status: 'cancelled', due_amount: '0.00', payment_status: 'overpaid' });
  });
});
