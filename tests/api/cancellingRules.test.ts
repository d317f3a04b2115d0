import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import type { Cancelling } from '../../catalog/hajj/departures/Cancelling.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { DAY, type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice, type Reply } from '../support/office.ts';
import { madeOf } from '../support/stock.ts';

let office: Office;
let books: Books;
let journeys: Journeys;
let clerk: Colleague;
const VIEWS = ['BOOKING_LIST', 'BOOKING_DETAILS', 'DEPARTURE_LIST', 'DEPARTURE_DETAILS', 'DEPARTURE_UPDATE'];
const rights = [...VIEWS, 'OPEN_ITEM_LIST', 'OPEN_ITEM_DETAILS', 'ALL_BRANCHES', 'BOOKING_END_WITH_DEPARTURE'];
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  journeys = journeysOf(office);
  clerk = await hire(office, rights);
});
afterAll(() => office.close());

const WHY = { reason: 'Too few have booked' };
const till = () => ({ ledger: books.ledger('Cash'), paid_on: DAY });
const told = ({ status, body }: Reply) => [
  status,
  body.errors?.map((one: { field: string; code: string }) => `${one.field} ${one.code}`).join() ??
    body.reason ??
    body.code,
];
const done = async (asked: Promise<Reply>): Promise<Reply['body']> => {
  const { status, body } = await asked;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const give = (verb: string, id: number, body: object = {}) => journeys.give('booking', verb, id, body);
const giveAs = (who: Colleague, verb: string, id: number, body: object) =>
  who.call('POST', calls('booking').command(verb, id), { body, headers: { 'idempotency-key': randomUUID() } });
const begin = (id: number) => journeys.give('departure', 'begin_cancelling', id, WHY);
const endAs = (who: Colleague, id: number, body: object) => giveAs(who, 'end_with_departure', id, { ...WHY, ...body });
const end = (id: number, body: object) => give('end_with_departure', id, { ...WHY, ...body });
const read = (id: number) => journeys.read('booking', id);
const statusOf = async (id: number): Promise<string> => (await journeys.read('departure', id)).status;
const LATER = { departure_date: '2027-02-01', return_date: '2027-02-15' };

/** A departure whose bookings cost 50,000.00 to cancel, and one confirmed booking that has paid so much of it. */
async function scene(amount = '100000.00', more: object = {}) {
  const departure = await journeys.departure(9);
  const { tour_package: offer } = await journeys.read('departure', departure);
  const fees = { cancellation_fees: [{ days_before: 300, fee_amount: '50000.00' }] };
  await office.call('PUT', calls('tour_package').update(offer), { body: fees });
  return { departure, booking: await paidOn(departure, amount, more) };
}
async function paidOn(departure: number, amount = '100000.00', more: object = {}) {
  const booking = await journeys.booking(departure, more);
  await done(give('confirm', booking));
  if (Number(amount) > 0) await done(give('take_payment', booking, { ...till(), pay_amount: amount }));
  return booking;
}
const cancellingOf = async (departure: number, who?: Colleague): Promise<Cancelling> => {
  const path = `/api/departures/${departure}/cancelling`;
  return (await (who ? who.call('GET', path) : office.call('GET', path))).body;
};

describe('a departure that is being cancelled', () => {
  it('takes nobody: no draft, no hold, no wait, no confirmation, no move', async () => {
    const { departure } = await scene();
    const other = await journeys.departure(9, LATER);
    const moved = await paidOn(other);
    const late = await journeys.booking(other);
    await done(begin(departure));
    const draft = { booking_date: DAY, departure, pilgrim: await journeys.pilgrim() };
    const refused = [400, 'departure departure_closed'];
    expect(told(await office.call('POST', calls('booking').create, { body: draft }))).toEqual(refused);
    expect(told(await office.call('PUT', calls('booking').update(late), { body: { departure } }))).toEqual(refused);
    await office.pool.query('update booking set departure = $1 where id = $2', [departure, late]);
    for (const [verb, body] of [
      ['hold_seat', { hold_until: DAY }],
      ['wait_for_seat', {}],
      ['confirm', {}],
    ] as const)
      expect(told(await give(verb, late, body)), verb).toEqual([409, 'departure departure_closed']);
    expect(told(await give('move_booking', moved, { departure, ...WHY }))).toEqual([409, 'departure departure_closed']);
    expect((await journeys.read('departure', departure)).booked).toBe(1);
  });

  it('keeps its days, its seats and itself', async () => {
    const { departure } = await scene();
    await done(begin(departure));
    const change = await office.call('PUT', calls('departure').update(departure), { body: { seats: 20 } });
    expect(told(change)).toEqual([400, 'seats being_cancelled']);
    expect((await office.call('DELETE', calls('departure').remove(departure))).status).toBe(409);
    expect(told(await journeys.give('departure', 'cancel', departure, WHY))).toEqual([409, 'still_booked']);
  });

  it('may take place after all, with those who are left', async () => {
    const { departure, booking } = await scene();
    const waits = await journeys.booking(departure);
    await done(give('wait_for_seat', waits));
    await done(begin(departure));
    await done(journeys.give('departure', 'stop_cancelling', departure, WHY));
    expect(await statusOf(departure)).toBe('locked');
    expect((await read(waits)).status).toBe('cancelled');
    expect(told(await end(booking, { outcome: 'keep' }))).toEqual([409, 'not_cancelling']);
    expect((await read(booking)).status).toBe('confirmed');
  });

  it('is cancelled at once where nobody has a seat or money', async () => {
    const departure = await journeys.departure(3);
    const draft = await journeys.booking(departure);
    expect(await done(begin(departure))).toMatchObject({ status: 'cancelled', ended: 1 });
    expect((await read(draft)).status).toBe('cancelled');
  });

  it('waits for drafts that have money, too', async () => {
    const { departure, booking } = await scene();
    const paid = await journeys.booking(departure);
    await done(give('hold_seat', paid, { hold_until: DAY }));
    await done(give('take_payment', paid, { ...till(), pay_amount: '5000.00' }));
    await done(give('give_up_seat', paid));
    expect(await done(begin(departure))).toMatchObject({ status: 'cancelling', ended: 0 });
    expect((await done(end(booking, { outcome: 'keep' }))).departure_ends).toBe(false);
    expect(told(await journeys.give('departure', 'cancel', departure, WHY))).toEqual([409, 'still_booked']);
    expect((await done(end(paid, { outcome: 'refund', ...till() }))).departure_ends).toBe(true);
    expect(await read(paid)).toMatchObject({ status: 'cancelled', paid_amount: '0.00', payment_status: 'refunded' });
    expect(await statusOf(departure)).toBe('cancelled');
  });
});

describe('a booking of it', () => {
  it('is moved at its own price, with what is paid, by whoever may not reprice: nobody gives up a fee', async () => {
    const { departure, booking } = await scene();
    const there = await journeys.departure(9, LATER);
    await done(begin(departure));
    expect(told(await end(booking, { outcome: 'move' }))).toEqual([400, 'departure required']);
    expect(await done(endAs(clerk, booking, { outcome: 'move', departure: there }))).toMatchObject({
      status: 'confirmed',
      departure: there,
      paid_amount: '100000.00',
      amount: '400000.00',
      departure_ends: true,
      mahram_stays: false,
    });
    expect((await cancellingOf(departure)).ended.move).toMatchObject({ bookings: 1, moved: '100000.00' });
  });

  it('goes to a dearer journey for its own price only with the right to reprice', async () => {
    const { departure, booking } = await scene();
    const there = await journeys.departure(9, LATER);
    const { tour_package: offer } = await journeys.read('departure', there);
    await office.call('PUT', calls('tour_package').update(offer), { body: { price: '450000.00' } });
    await done(begin(departure));
    const body = { outcome: 'move', departure: there };
    expect(told(await endAs(clerk, booking, body))).toEqual([400, 'price price_right']);
    expect(await read(booking)).toMatchObject({ status: 'confirmed', departure, paid_amount: '100000.00' });
    expect(await statusOf(departure)).toBe('cancelling');
    expect((await done(endAs(clerk, booking, { ...body, price: '450000.00' }))).amount).toBe('450000.00');
  });

  it('costs nothing, whatever its terms say, unless somebody with the right says so', async () => {
    const { departure, booking } = await scene();
    const other = await paidOn(departure);
    await done(begin(departure));
    const keep = { outcome: 'keep', cancelled_on: DAY };
    expect(told(await endAs(clerk, booking, { ...keep, fee_amount: '0.01' }))).toEqual([400, 'fee_amount fee_above']);
    expect(told(await endAs(clerk, booking, { ...keep, spent_amount: '0.01' }))).toEqual([
      400,
      'spent_amount fee_above',
    ]);
    expect(await done(endAs(clerk, booking, keep))).toMatchObject({
      status: 'cancelled',
      due_amount: '0.00',
      paid_amount: '100000.00',
      sales: null,
    });
    await done(end(other, { ...keep, fee_amount: '1000.00', spent_amount: '500.50' }));
    expect((await cancellingOf(departure)).total).toMatchObject({
      paid: '200000.00',
      waiting: '198499.50',
      fees: '1500.50',
    });
  });

  it('costs nothing by the plain cancellation either', async () => {
    const { departure, booking } = await scene();
    await done(begin(departure));
    expect((await done(give('cancel', booking, { cancelled_on: DAY, ...WHY }))).due_amount).toBe('0.00');
  });

  it('that is kept leaves the file registered without a departure, and its money for another booking', async () => {
    const pilgrim = await journeys.pilgrim({ passport_number: 'K7700001', primary_phone: '+8801711000001' });
    const { departure, booking } = await scene('100000.00', { pilgrim });
    await office.pool.query(`update hajj_passenger_info set status = 'registered' where id = $1`, [pilgrim]);
    await done(begin(departure));
    await done(end(booking, { outcome: 'keep' }));
    expect(await journeys.read('hajj_passenger_info', pilgrim)).toMatchObject({
      status: 'registered',
      departure: null,
    });
    const next = await journeys.booking(await journeys.departure(3, LATER), { pilgrim });
    await done(give('confirm', next));
    await done(give('take_over', next, { from_booking: booking, taken_on: DAY }));
    expect((await read(next)).paid_amount).toBe('100000.00');
    const after = await cancellingOf(departure);
    expect([after.total.waiting, after.still_waiting]).toEqual(['100000.00', '0.00']);
  });

  it('ends once: a repeated call answers the same, a second one is refused', async () => {
    const { departure, booking } = await scene();
    await paidOn(departure);
    await done(begin(departure));
    const headers = { 'idempotency-key': randomUUID() };
    const body = { outcome: 'refund', ...till(), ...WHY };
    const path = calls('booking').command('end_with_departure', booking);
    const first = await done(office.call('POST', path, { body, headers }));
    expect((await done(office.call('POST', path, { body, headers }))).refund).toBe(first.refund);
    expect((await end(booking, { outcome: 'refund', ...till() })).status).toBe(409);
    expect((await office.call('POST', path, { body })).status).toBe(428);
    const { rows } = await office.pool.query('select amount::text from refund where booking = $1', [booking]);
    expect(rows).toEqual([{ amount: '100000.00' }]);
  });

  it('ends once, whoever of two asks at the same moment, and the last two of a departure end it', async () => {
    const { departure, booking } = await scene();
    const other = await paidOn(departure);
    await done(begin(departure));
    const body = { outcome: 'refund', ...till() };
    const both = await Promise.all([end(booking, body), end(booking, body), end(other, body)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
    expect(await statusOf(departure)).toBe('cancelled');
    expect((await cancellingOf(departure)).total).toMatchObject({ bookings: 2, refunded: '200000.00' });
  });

  it('that is refused stays as it is, and the others go on', async () => {
    const { departure, booking } = await scene();
    const others = [await paidOn(departure), await paidOn(departure)] as const;
    await done(begin(departure));
    const full = await journeys.departure(1, LATER);
    await paidOn(full);
    expect(told(await end(booking, { outcome: 'move', departure: full }))).toEqual([409, 'departure no_seats']);
    // A refund that may not be made leaves the booking as it was, not cancelled without its money.
    const limited = await hire(office, [...rights, 'BOOKING_REFUND']);
    const { role } = (await office.call('GET', calls('employee').one(limited.id))).body;
    await office.call('PUT', calls('role').update(role), { body: { posting_limit: '50.00' } });
    const refund = { outcome: 'refund', ...till() };
    expect(told(await endAs(limited, booking, refund))).toEqual([409, 'over_limit']);
    await office.pool.query(`update accounting_period set status = 'hard_locked' where name = '2026-11'`);
    const closed = await end(booking, { outcome: 'keep', cancelled_on: DAY });
    await office.pool.query(`update accounting_period set status = 'open' where name = '2026-11'`);
    expect(told(closed)).toEqual([400, 'cancelled_on period_locked']);
    expect(await read(booking)).toMatchObject({ status: 'confirmed', paid_amount: '100000.00' });
    for (const one of others) await done(end(one, refund));
    expect((await cancellingOf(departure)).left).toEqual({ bookings: 1, paid: '100000.00' });
    expect((await done(end(booking, refund))).departure_ends).toBe(true);
  });
});

describe('who may', () => {
  it('begin, stop and end asks for a right of its own each, and money back for that of refunds', async () => {
    const { departure, booking } = await scene();
    const reader = await hire(office, [...VIEWS, 'BOOKING_UPDATE', 'BOOKING_CANCEL', 'ALL_BRANCHES']);
    const asBoss = (verb: string) =>
      reader.call('POST', calls('departure').command(verb, departure), {
        body: WHY,
        headers: { 'idempotency-key': randomUUID() },
      });
    expect((await asBoss('begin_cancelling')).status).toBe(403);
    await done(begin(departure));
    expect((await asBoss('stop_cancelling')).status).toBe(403);
    expect((await endAs(reader, booking, { outcome: 'keep' })).status).toBe(403);
    const refund = { outcome: 'refund', ...till() };
    expect(told(await endAs(clerk, booking, refund))).toEqual([400, 'ledger refund_right']);
    await done(endAs(clerk, booking, { outcome: 'refund' }));
    expect((await cancellingOf(departure)).ended.refund).toMatchObject({ refunded: '0.00', waiting: '100000.00' });
  });

  it('see the bookings of a branch sees no others, only how many are left', async () => {
    const [here, there] = [
      await madeOf(office, 'branch', { name: 'Here' }),
      await madeOf(office, 'branch', { name: randomUUID() }),
    ];
    const { departure } = await scene('100000.00', { branch: there });
    const phone = '+8801711000002';
    const pilgrim = await journeys.pilgrim({ branch: here, primary_phone: phone });
    const own = await paidOn(departure, '7.00', { branch: here, pilgrim });
    const files = ['HAJJ_PASSENGER_INFO_LIST', 'HAJJ_PASSENGER_INFO_DETAILS'];
    const [local, blind] = [
      await hire(office, [...VIEWS, ...files], { branch: here }),
      await hire(office, VIEWS, { branch: here }),
    ];
    await done(begin(departure));
    const seen = await cancellingOf(departure, local);
    expect(seen).toMatchObject({ left: { bookings: 1, paid: '7.00' }, hidden: 1, undecided: [{ id: own }] });
    expect(seen.undecided[0]?.pilgrim).toEqual({ id: pilgrim, name: expect.any(String), phone });
    expect((await cancellingOf(departure, blind)).undecided[0]?.pilgrim).toBeNull();
    await done(end(own, { outcome: 'keep' }));
    expect((await cancellingOf(departure, local)).total).toMatchObject({ bookings: 1, waiting: '7.00' });
    const stranger = await hire(office, ['DEPARTURE_DETAILS', 'DEPARTURE_LIST']);
    expect((await stranger.call('GET', `/api/departures/${departure}/cancelling`)).status).toBe(403);
    expect((await office.call('GET', '/api/departures/999999/cancelling')).status).toBe(404);
  });

  it('confirm bookings in a branch is told once how many of its bookings have ended', async () => {
    const branch = await madeOf(office, 'branch', { name: randomUUID() });
    const departure = await journeys.departure(9);
    for (const _ of [1, 2]) {
      const waits = await journeys.booking(departure, { branch });
      await done(give('wait_for_seat', waits));
    }
    const reader = await hire(office, [...VIEWS, 'BOOKING_CONFIRM'], { branch });
    await hire(office, VIEWS, { branch });
    await hire(office, [...VIEWS, 'BOOKING_CONFIRM'], {
      branch: await madeOf(office, 'branch', { name: randomUUID() }),
    });
    await done(begin(departure));
    const { code } = await journeys.read('departure', departure);
    const { rows } = await office.pool.query(`select "to", text from outbox where subject like $1`, [`%${code} %`]);
    expect(rows.map(({ to }) => to)).toEqual([reader.email]);
    expect(rows[0].text).toContain('2');
    expect(rows[0].text).toContain(WHY.reason);
  });
});
