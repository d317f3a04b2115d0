import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { lastVerification, verifyBooks } from '../../server/modules/verification/verifyBooks.ts';
import { done, LATER, openCancelling, told, WHY } from '../support/cancelling.ts';
import { DAY } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';

let office: Office;
let at: Awaited<ReturnType<typeof openCancelling>>;
beforeAll(async () => {
  office = await openOffice();
  at = await openCancelling(office);
});
afterAll(() => office.close());

const cancel = { cancelled_on: DAY, ...WHY };

describe('the account of a departure that is being cancelled', () => {
  it('has whoever is moved or cancelled by the plain commands, and the last of them ends it', async () => {
    const { departure, booking } = await at.scene('100000.50');
    const moved = await at.paidOn(departure, '33333.33');
    const unpaid = await at.paidOn(departure, '0.00');
    const there = await at.journeys.departure(9, LATER);
    await done(at.begin(departure));
    await done(at.give('move_booking', moved, { departure: there, ...WHY }));
    await done(at.give('cancel', unpaid, cancel));
    expect(await at.cancellingOf(departure)).toMatchObject({
      status: 'cancelling',
      left: { bookings: 1, paid: '100000.50' },
      ended: { move: { bookings: 1, moved: '33333.33' }, keep: { bookings: 1, paid: '0.00' } },
    });
    await done(at.give('cancel', booking, { ...cancel, fee_amount: '1000.25', spent_amount: '500.00' }));
    const after = await at.cancellingOf(departure);
    expect(after).toMatchObject({ status: 'cancelled', undecided: [], still_waiting: '98500.25' });
    expect(after.total).toEqual({
      bookings: 3,
      paid: '133333.83',
      moved: '33333.33',
      refunded: '0.00',
      waiting: '98500.25',
      fees: '1500.25',
    });
    expect(
      after.endings.map(({ id, outcome, paid, moved: along, waiting, fees }) => [
        id,
        outcome,
        paid,
        along,
        waiting,
        fees,
      ]),
    ).toEqual([
      [moved, 'move', '33333.33', '33333.33', '0.00', '0.00'],
      [unpaid, 'keep', '0.00', '0.00', '0.00', '0.00'],
      [booking, 'keep', '100000.50', '0.00', '98500.25', '1500.25'],
    ]);
    const { rows } = await office.pool.query(
      `select reason from history where entity = 'departure' and record = $1 and command = 'cancel'`,
      [departure],
    );
    expect(rows).toEqual([WHY]);
    expect(await verifyBooks(office.host, { by: { id: 1 } })).toBe(true);
    expect((await lastVerification(office.host))?.checks.filter(({ problems }) => problems > 0)).toEqual([]);
  });

  it('has each booking once where it is ended on the guided page, with what was given back', async () => {
    const { departure, booking } = await at.scene();
    const moved = await at.paidOn(departure);
    const there = await at.journeys.departure(9, LATER);
    await done(at.begin(departure));
    await done(at.end(moved, { outcome: 'move', departure: there }));
    await done(at.end(booking, { outcome: 'refund', ...at.till() }));
    const { code } = await at.journeys.read('departure', there);
    expect((await at.cancellingOf(departure)).endings.map(({ id, departure: on }) => [id, on])).toEqual([
      [moved, code],
      [booking, null],
    ]);
    expect((await at.cancellingOf(departure)).total).toMatchObject({
      bookings: 2,
      paid: '200000.00',
      moved: '100000.00',
      refunded: '100000.00',
      waiting: '0.00',
    });
  });

  it('has nothing of a departure that nobody cancels', async () => {
    const { departure, booking } = await at.scene();
    await done(at.give('cancel', booking, cancel));
    expect((await at.cancellingOf(departure)).total.bookings).toBe(0);
    expect(await at.statusOf(departure)).toBe('open');
  });
});

describe('the last booking of a departure that is being cancelled', () => {
  it('ends it by a seat that is given up, and goes with it where nothing is paid', async () => {
    const departure = await at.journeys.departure(3);
    const held = await at.journeys.booking(departure);
    await done(at.give('hold_seat', held, { hold_until: DAY }));
    await done(at.begin(departure));
    await done(at.give('give_up_seat', held));
    expect((await at.read(held)).status).toBe('cancelled');
    expect(await at.cancellingOf(departure)).toMatchObject({ status: 'cancelled', ended: { drop: { bookings: 1 } } });
  });

  it('leaves drafts to nobody: one without a seat or money does not keep it from its end', async () => {
    const { departure, booking } = await at.scene();
    const held = await at.journeys.booking(departure);
    await done(at.give('hold_seat', held, { hold_until: DAY }));
    await done(at.begin(departure));
    await done(at.give('give_up_seat', held));
    expect(await at.statusOf(departure)).toBe('cancelling');
    expect((await done(at.end(booking, { outcome: 'keep' }))).departure_ends).toBe(true);
    expect((await at.read(held)).status).toBe('cancelled');
  });

  it('is not deleted out of the account, and nobody takes its place', async () => {
    const { departure, booking } = await at.scene('0.00');
    const held = await at.journeys.booking(departure);
    await done(at.give('hold_seat', held, { hold_until: DAY }));
    await done(at.begin(departure));
    await done(at.give('give_up_seat', held));
    expect(told(await office.call('DELETE', calls('booking').remove(held)))).toEqual([409, 'booking_stays']);
    const pilgrim = await at.journeys.pilgrim();
    const replaced = await at.give('replace_pilgrim', booking, { pilgrim, replaced_on: DAY, ...WHY });
    expect(told(replaced)).toEqual([409, 'being_cancelled']);
    expect(await at.statusOf(departure)).toBe('cancelling');
  });

  it('may be any of two that end at the same moment', async () => {
    const { departure, booking } = await at.scene();
    const other = await at.paidOn(departure);
    const there = await at.journeys.departure(9, LATER);
    await done(at.begin(departure));
    const both = await Promise.all([
      at.give('cancel', booking, cancel),
      at.give('move_booking', other, { departure: there, ...WHY }),
    ]);
    expect(both.map(told)).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    expect(await at.cancellingOf(departure)).toMatchObject({ status: 'cancelled', total: { bookings: 2 } });
  });
});
