import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { calls } from '../../catalog/engine/wire.ts';
import { done, LATER, openCancelling, rights, told, WHY } from '../support/cancelling.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { DAY } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';

let office: Office;
let at: Awaited<ReturnType<typeof openCancelling>>;
let clerk: Colleague;
beforeAll(async () => {
  office = await openOffice();
  at = await openCancelling(office);
  clerk = await hire(office, rights);
});
afterAll(() => office.close());

describe('a departure that is being cancelled', () => {
  it('takes nobody: no draft, no hold, no wait, no confirmation, no move', async () => {
    const { departure } = await at.scene();
    const other = await at.journeys.departure(9, LATER);
    const moved = await at.paidOn(other);
    const late = await at.journeys.booking(other);
    await done(at.begin(departure));
    const draft = { booking_date: DAY, departure, pilgrim: await at.journeys.pilgrim() };
    const refused = [400, 'departure departure_closed'];
    expect(told(await office.call('POST', calls('booking').create, { body: draft }))).toEqual(refused);
    expect(told(await office.call('PUT', calls('booking').update(late), { body: { departure } }))).toEqual(refused);
    await office.pool.query('update booking set departure = $1 where id = $2', [departure, late]);
    for (const [verb, body] of [
      ['hold_seat', { hold_until: DAY }],
      ['wait_for_seat', {}],
      ['confirm', {}],
    ] as const)
      expect(told(await at.give(verb, late, body)), verb).toEqual([409, 'departure departure_closed']);
    expect(told(await at.give('move_booking', moved, { departure, ...WHY }))).toEqual([
      409,
      'departure departure_closed',
    ]);
    expect((await at.journeys.read('departure', departure)).booked).toBe(1);
  });

  it('keeps its days, its seats and itself', async () => {
    const { departure } = await at.scene();
    await done(at.begin(departure));
    const change = await office.call('PUT', calls('departure').update(departure), { body: { seats: 20 } });
    expect(told(change)).toEqual([400, 'seats being_cancelled']);
    expect((await office.call('DELETE', calls('departure').remove(departure))).status).toBe(409);
    expect(told(await at.journeys.give('departure', 'cancel', departure, WHY))).toEqual([409, 'still_booked']);
  });

  it('may take place after all, with those who are left', async () => {
    const { departure, booking } = await at.scene();
    const waits = await at.journeys.booking(departure);
    await done(at.give('wait_for_seat', waits));
    await done(at.begin(departure));
    await done(at.journeys.give('departure', 'stop_cancelling', departure, WHY));
    expect(await at.statusOf(departure)).toBe('locked');
    expect((await at.read(waits)).status).toBe('cancelled');
    expect(told(await at.end(booking, { outcome: 'keep' }))).toEqual([409, 'not_cancelling']);
    expect((await at.read(booking)).status).toBe('confirmed');
  });

  it('is cancelled at once where nobody has a seat or money', async () => {
    const departure = await at.journeys.departure(3);
    const draft = await at.journeys.booking(departure);
    expect(await done(at.begin(departure))).toMatchObject({ status: 'cancelled', ended: 1 });
    expect((await at.read(draft)).status).toBe('cancelled');
  });

  it('waits for drafts that have money, too', async () => {
    const { departure, booking } = await at.scene();
    const paid = await at.journeys.booking(departure);
    await done(at.give('hold_seat', paid, { hold_until: DAY }));
    await done(at.give('take_payment', paid, { ...at.till(), pay_amount: '5000.00' }));
    await done(at.give('give_up_seat', paid));
    expect(await done(at.begin(departure))).toMatchObject({ status: 'cancelling', ended: 0 });
    expect((await done(at.end(booking, { outcome: 'keep' }))).departure_ends).toBe(false);
    expect(told(await at.journeys.give('departure', 'cancel', departure, WHY))).toEqual([409, 'still_booked']);
    expect((await done(at.end(paid, { outcome: 'refund', ...at.till() }))).departure_ends).toBe(true);
    expect(await at.read(paid)).toMatchObject({ status: 'cancelled', paid_amount: '0.00', payment_status: 'refunded' });
    expect(await at.statusOf(departure)).toBe('cancelled');
  });
});

describe('a booking of it', () => {
  it('is moved at its own price, with what is paid, by whoever may not reprice: nobody gives up a fee', async () => {
    const { departure, booking } = await at.scene();
    const there = await at.journeys.departure(9, LATER);
    await done(at.begin(departure));
    expect(told(await at.end(booking, { outcome: 'move' }))).toEqual([400, 'departure required']);
    expect(await done(at.endAs(clerk, booking, { outcome: 'move', departure: there }))).toMatchObject({
      status: 'confirmed',
      departure: there,
      paid_amount: '100000.00',
      amount: '400000.00',
      departure_ends: true,
      mahram_stays: false,
    });
    expect((await at.cancellingOf(departure)).ended.move).toMatchObject({ bookings: 1, moved: '100000.00' });
  });

  it('goes to a dearer journey for its own price only with the right to reprice', async () => {
    const { departure, booking } = await at.scene();
    const there = await at.journeys.departure(9, LATER);
    const { tour_package: offer } = await at.journeys.read('departure', there);
    await office.call('PUT', calls('tour_package').update(offer), { body: { price: '450000.00' } });
    await done(at.begin(departure));
    const body = { outcome: 'move', departure: there };
    expect(told(await at.endAs(clerk, booking, body))).toEqual([400, 'price price_right']);
    expect(await at.read(booking)).toMatchObject({ status: 'confirmed', departure, paid_amount: '100000.00' });
    expect(await at.statusOf(departure)).toBe('cancelling');
    expect((await done(at.endAs(clerk, booking, { ...body, price: '450000.00' }))).amount).toBe('450000.00');
  });

  it('costs nothing, whatever its terms say, unless somebody with the right says so', async () => {
    const { departure, booking } = await at.scene();
    const other = await at.paidOn(departure);
    await done(at.begin(departure));
    const keep = { outcome: 'keep', cancelled_on: DAY };
    expect(told(await at.endAs(clerk, booking, { ...keep, fee_amount: '0.01' }))).toEqual([
      400,
      'fee_amount fee_above',
    ]);
    expect(told(await at.endAs(clerk, booking, { ...keep, spent_amount: '0.01' }))).toEqual([
      400,
      'spent_amount fee_above',
    ]);
    expect(await done(at.endAs(clerk, booking, keep))).toMatchObject({
      status: 'cancelled',
      due_amount: '0.00',
      paid_amount: '100000.00',
      sales: null,
    });
    const { amount } = await at.read(other);
    expect(told(await at.end(other, { ...keep, fee_amount: `${Number(amount)}.01` }))).toEqual([
      400,
      'fee_amount above_booking',
    ]);
    await done(at.end(other, { ...keep, fee_amount: '1000.00', spent_amount: '500.50' }));
    expect((await at.cancellingOf(departure)).total).toMatchObject({
      paid: '200000.00',
      waiting: '198499.50',
      fees: '1500.50',
    });
  });

  it('costs nothing by the plain cancellation either', async () => {
    const { departure, booking } = await at.scene();
    await done(at.begin(departure));
    expect((await done(at.give('cancel', booking, { cancelled_on: DAY, ...WHY }))).due_amount).toBe('0.00');
  });

  it('that is kept leaves the file registered without a departure, and its money for another booking', async () => {
    const pilgrim = await at.journeys.pilgrim({ passport_number: 'K7700001', primary_phone: '+8801711000001' });
    const { departure, booking } = await at.scene('100000.00', { pilgrim });
    await office.pool.query(`update hajj_passenger_info set status = 'registered' where id = $1`, [pilgrim]);
    await done(at.begin(departure));
    await done(at.end(booking, { outcome: 'keep' }));
    expect(await at.journeys.read('hajj_passenger_info', pilgrim)).toMatchObject({
      status: 'registered',
      departure: null,
    });
    const next = await at.journeys.booking(await at.journeys.departure(3, LATER), { pilgrim });
    await done(at.give('confirm', next));
    await done(at.give('take_over', next, { from_booking: booking, taken_on: DAY }));
    expect((await at.read(next)).paid_amount).toBe('100000.00');
    const after = await at.cancellingOf(departure);
    expect([after.total.waiting, after.still_waiting]).toEqual(['100000.00', '0.00']);
  });

  it('ends once: a repeated call answers the same, a second one is refused', async () => {
    const { departure, booking } = await at.scene();
    await at.paidOn(departure);
    await done(at.begin(departure));
    const headers = { 'idempotency-key': randomUUID() };
    const body = { outcome: 'refund', ...at.till(), ...WHY };
    const path = calls('booking').command('end_with_departure', booking);
    const first = await done(office.call('POST', path, { body, headers }));
    expect((await done(office.call('POST', path, { body, headers }))).refund).toBe(first.refund);
    expect((await at.end(booking, { outcome: 'refund', ...at.till() })).status).toBe(409);
    expect((await office.call('POST', path, { body })).status).toBe(428);
    const { rows } = await office.pool.query('select amount::text from refund where booking = $1', [booking]);
    expect(rows).toEqual([{ amount: '100000.00' }]);
  });

  it('ends once, whoever of two asks at the same moment, and the last two of a departure end it', async () => {
    const { departure, booking } = await at.scene();
    const other = await at.paidOn(departure);
    await done(at.begin(departure));
    const body = { outcome: 'refund', ...at.till() };
    const both = await Promise.all([at.end(booking, body), at.end(booking, body), at.end(other, body)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
    expect(await at.statusOf(departure)).toBe('cancelled');
    expect((await at.cancellingOf(departure)).total).toMatchObject({ bookings: 2, refunded: '200000.00' });
  });

  it('that is refused stays as it is, and the others go on', async () => {
    const { departure, booking } = await at.scene();
    const others = [await at.paidOn(departure), await at.paidOn(departure)] as const;
    await done(at.begin(departure));
    const full = await at.journeys.departure(1, LATER);
    await at.paidOn(full);
    expect(told(await at.end(booking, { outcome: 'move', departure: full }))).toEqual([409, 'departure no_seats']);
    // A refund that may not be made leaves the booking as it was, not cancelled without its money.
    const limited = await hire(office, [...rights, 'BOOKING_REFUND']);
    const { role } = (await office.call('GET', calls('employee').one(limited.id))).body;
    await office.call('PUT', calls('role').update(role), { body: { posting_limit: '50.00' } });
    const refund = { outcome: 'refund', ...at.till() };
    expect(told(await at.endAs(limited, booking, refund))).toEqual([409, 'over_limit']);
    await office.pool.query(`update accounting_period set status = 'hard_locked' where name = '2026-11'`);
    const closed = await at.end(booking, { outcome: 'keep', cancelled_on: DAY });
    await office.pool.query(`update accounting_period set status = 'open' where name = '2026-11'`);
    expect(told(closed)).toEqual([400, 'cancelled_on period_locked']);
    expect(await at.read(booking)).toMatchObject({ status: 'confirmed', paid_amount: '100000.00' });
    for (const one of others) await done(at.end(one, refund));
    expect((await at.cancellingOf(departure)).left).toEqual({ bookings: 1, paid: '100000.00' });
    expect((await done(at.end(booking, refund))).departure_ends).toBe(true);
  });
});
