import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import type { Cancelling } from '../../catalog/hajj/departures/Cancelling.ts';
import { lastVerification, verifyBooks } from '../../server/modules/verification/verifyBooks.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { DAY, type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice, type Reply } from '../support/office.ts';

let office: Office;
let books: Books;
let journeys: Journeys;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  journeys = journeysOf(office);
});
afterAll(() => office.close());

const WHY = { reason: 'Too few have booked' };
/** What each sixth booking has paid of 400,000.00. */
const PAID = ['0.00', '33333.33', '100000.01', '400000.00', '10000.00', '400000.99'];
const till = () => ({ ledger: books.ledger('Cash'), paid_on: DAY });
const done = async (asked: Promise<Reply>): Promise<Reply['body']> => {
  const { status, body } = await asked;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const give = (verb: string, id: number, body: object = {}) => done(journeys.give('booking', verb, id, body));

async function booked(departure: number, at: number): Promise<number> {
  const id = await journeys.booking(departure);
  await give(at % 6 === 4 ? 'hold_seat' : 'confirm', id, at % 6 === 4 ? { hold_until: DAY } : {});
  const paid = PAID[at % 6] ?? '0.00';
  if (paid !== '0.00') await give('take_payment', id, { ...till(), pay_amount: paid, beyond_due: true });
  return id;
}

const cancellingOf = async (departure: number): Promise<Cancelling> =>
  (await office.call('GET', `/api/departures/${departure}/cancelling`)).body;
const cents = (amount: string): number => Math.round(Number(amount) * 100);
/** What is held for whoever has paid, as credits. */
const advances = async (): Promise<number> => {
  const all = await books.balances();
  return -['Customer Advances', 'Refunds Payable'].reduce((sum, name) => sum + cents(all[name] ?? '0'), 0);
};

it('sixty bookings end one by one, interrupted once, and every cent is explained', { timeout: 300_000 }, async () => {
  const departure = await journeys.departure(70);
  const there = await journeys.departure(70, { departure_date: '2027-02-01', return_date: '2027-02-15' });
  const { tour_package: offer } = await journeys.read('departure', departure);
  const fees = { cancellation_fees: [{ days_before: 300, fee_amount: '50000.00' }] };
  expect((await office.call('PUT', calls('tour_package').update(offer), { body: fees })).status).toBe(200);
  const ids: number[] = [];
  for (let at = 0; at < 60; at += 1) ids.push(await booked(departure, at));
  const paid = ids.reduce((sum, _, at) => sum + cents(PAID[at % 6] ?? '0'), 0);
  const waits = await journeys.booking(departure);
  await give('wait_for_seat', waits);
  const drafts = await journeys.booking(departure);
  const cash = cents((await books.balances())['Cash'] ?? '0');
  expect(await advances()).toBe(paid);

  const begun = await done(journeys.give('departure', 'begin_cancelling', departure, WHY));
  expect([begun.status, begun.ended, begun.booked]).toEqual(['cancelling', 2, 60]);
  for (const id of [waits, drafts]) expect((await journeys.read('booking', id)).status).toBe('cancelled');
  expect(await cancellingOf(departure)).toMatchObject({
    status: 'cancelling',
    reason: WHY.reason,
    left: { bookings: 60, paid: (paid / 100).toFixed(2) },
    hidden: 0,
    ended: { drop: { bookings: 2, paid: '0.00' } },
  });

  // Each third is moved, refunded at once, kept; of those who are refunded each other waits for it.
  const bodyOf = (at: number) => {
    if (at % 3 === 0) return { outcome: 'move', departure: there };
    const isAtOnce = at % 3 === 1 && at % 2 === 0;
    return { outcome: at % 3 === 1 ? 'refund' : 'keep', cancelled_on: DAY, ...(isAtOnce && till()) };
  };
  const end = (id: number, at: number) => give('end_with_departure', id, { ...bodyOf(at), ...WHY });
  for (const [at, id] of ids.slice(0, 25).entries()) await end(id, at);
  const halfway = await cancellingOf(departure);
  expect([halfway.left.bookings, halfway.total.bookings, halfway.undecided.length]).toEqual([35, 27, 35]);
  expect(cents(halfway.left.paid) + cents(halfway.total.paid)).toBe(paid);
  expect((await journeys.read('departure', departure)).booked).toBe(35);

  const clerk: Colleague = await hire(office, [
    ...['LIST', 'DETAILS', 'UPDATE', 'END_WITH_DEPARTURE', 'REFUND'].map(verb => `BOOKING_${verb}`),
    'DEPARTURE_DETAILS',
    'OPEN_ITEM_LIST',
    'OPEN_ITEM_DETAILS',
    'ALL_BRANCHES',
  ]);
  const answers: Reply['body'][] = [];
  for (const one of halfway.undecided)
    answers.push(
      await done(
        clerk.call('POST', calls('booking').command('end_with_departure', one.id), {
          body: { ...bodyOf(ids.indexOf(one.id)), ...WHY },
          headers: { 'idempotency-key': randomUUID() },
        }),
      ),
    );
  expect(answers.map(({ departure_ends: ends }) => ends)).toEqual([...Array.from({ length: 34 }, () => false), true]);

  const after = await cancellingOf(departure);
  expect(after).toMatchObject({ status: 'cancelled', undecided: [], left: { bookings: 0, paid: '0.00' } });
  expect([after.ended.move.bookings, after.ended.refund.bookings, after.ended.keep.bookings]).toEqual([20, 20, 20]);
  const { total } = after;
  expect(cents(total.paid)).toBe(paid);
  expect(cents(total.moved) + cents(total.refunded) + cents(total.waiting) + cents(total.fees)).toBe(paid);
  expect([total.fees, after.still_waiting]).toEqual(['0.00', total.waiting]);
  expect(cents(total.refunded)).toBe(
    ids.reduce((sum, _, at) => sum + (at % 3 === 1 && at % 2 === 0 ? cents(PAID[at % 6] ?? '0') : 0), 0),
  );
  // The books say the same: what left the till was refunded, all else is still the customers'.
  expect(cash - cents((await books.balances())['Cash'] ?? '0')).toBe(cents(total.refunded));
  expect(await advances()).toBe(paid - cents(total.refunded));
  expect((await journeys.read('departure', there)).booked).toBe(20);
  expect((await journeys.read('departure', departure)).booked).toBe(0);
  expect(await verifyBooks(office.host, { by: { id: 1 } })).toBe(true);
  expect((await lastVerification(office.host))?.checks.filter(({ problems }) => problems > 0)).toEqual([]);
});
