import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { calls } from '../../catalog/engine/wire.ts';
import { done, openCancelling, rights, told, VIEWS, WHY } from '../support/cancelling.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { madeOf } from '../support/stock.ts';

let office: Office;
let at: Awaited<ReturnType<typeof openCancelling>>;
let clerk: Colleague;
beforeAll(async () => {
  office = await openOffice();
  at = await openCancelling(office);
  clerk = await hire(office, rights);
});
afterAll(() => office.close());

describe('who may', () => {
  it('begin, stop and end asks for a right of its own each, and money back for that of refunds', async () => {
    const { departure, booking } = await at.scene();
    const reader = await hire(office, [...VIEWS, 'BOOKING_UPDATE', 'BOOKING_CANCEL', 'ALL_BRANCHES']);
    const asBoss = (verb: string) =>
      reader.call('POST', calls('departure').command(verb, departure), {
        body: WHY,
        headers: { 'idempotency-key': randomUUID() },
      });
    expect((await asBoss('begin_cancelling')).status).toBe(403);
    await done(at.begin(departure));
    expect((await asBoss('stop_cancelling')).status).toBe(403);
    expect((await at.endAs(reader, booking, { outcome: 'keep' })).status).toBe(403);
    const refund = { outcome: 'refund', ...at.till() };
    expect(told(await at.endAs(clerk, booking, refund))).toEqual([400, 'ledger refund_right']);
    await done(at.endAs(clerk, booking, { outcome: 'refund' }));
    expect((await at.cancellingOf(departure)).ended.refund).toMatchObject({ refunded: '0.00', waiting: '100000.00' });
  });

  it('see the bookings of a branch sees no others, only how many are left', async () => {
    const [here, there] = [
      await madeOf(office, 'branch', { name: 'Here' }),
      await madeOf(office, 'branch', { name: randomUUID() }),
    ];
    const { departure } = await at.scene('100000.00', { branch: there });
    const phone = '+8801711000002';
    const pilgrim = await at.journeys.pilgrim({ branch: here, primary_phone: phone });
    const own = await at.paidOn(departure, '7.00', { branch: here, pilgrim });
    const files = ['HAJJ_PASSENGER_INFO_LIST', 'HAJJ_PASSENGER_INFO_DETAILS'];
    const [local, blind] = [
      await hire(office, [...VIEWS, ...files], { branch: here }),
      await hire(office, VIEWS, { branch: here }),
    ];
    await done(at.begin(departure));
    const seen = await at.cancellingOf(departure, local);
    expect(seen).toMatchObject({ left: { bookings: 1, paid: '7.00' }, hidden: 1, undecided: [{ id: own }] });
    expect(seen.undecided[0]?.pilgrim).toEqual({ id: pilgrim, name: expect.any(String), phone });
    expect((await at.cancellingOf(departure, blind)).undecided[0]?.pilgrim).toBeNull();
    await done(at.end(own, { outcome: 'keep' }));
    expect((await at.cancellingOf(departure, local)).total).toMatchObject({ bookings: 1, waiting: '7.00' });
    const named = (await at.cancellingOf(departure, local)).endings;
    expect(named).toMatchObject([{ id: own, outcome: 'keep', pilgrim: { id: pilgrim, phone } }]);
    expect((await at.cancellingOf(departure, blind)).endings).toMatchObject([{ id: own, pilgrim: null }]);
    const stranger = await hire(office, ['DEPARTURE_DETAILS', 'DEPARTURE_LIST']);
    expect((await stranger.call('GET', `/api/departures/${departure}/cancelling`)).status).toBe(403);
    expect((await office.call('GET', '/api/departures/999999/cancelling')).status).toBe(404);
  });

  it('confirm bookings in a branch is told once how many of its bookings have ended', async () => {
    const branch = await madeOf(office, 'branch', { name: randomUUID() });
    const departure = await at.journeys.departure(9);
    for (const _ of [1, 2]) {
      const waits = await at.journeys.booking(departure, { branch });
      await done(at.give('wait_for_seat', waits));
    }
    const reader = await hire(office, [...VIEWS, 'BOOKING_CONFIRM'], { branch });
    await hire(office, VIEWS, { branch });
    await hire(office, [...VIEWS, 'BOOKING_CONFIRM'], {
      branch: await madeOf(office, 'branch', { name: randomUUID() }),
    });
    await done(at.begin(departure));
    const { code } = await at.journeys.read('departure', departure);
    const { rows } = await office.pool.query(`select "to", text from outbox where subject like $1`, [`%${code} %`]);
    expect(rows.map(({ to }) => to)).toEqual([reader.email]);
    expect(rows[0].text).toContain('2');
    expect(rows[0].text).toContain(WHY.reason);
  });
});
