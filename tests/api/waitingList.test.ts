import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { expireHolds } from '../../server/modules/hajj/bookings/expireHolds.ts';
import { openBooks } from '../support/books.ts';
import { DAY, type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import { madeOf } from '../support/stock.ts';

let office: Office;
let journeys: Journeys;
beforeAll(async () => {
  office = await openOffice();
  await openBooks(office);
  journeys = journeysOf(office);
});
afterAll(() => office.close());

const LATER = { departure_date: '2027-03-01', return_date: '2027-03-15' };
const reason = 'They asked for it';
const give = (verb: string, id: number, body: object = {}) => journeys.give('booking', verb, id, body);
const codes = ({ status, body }: { status: number; body: any }) => [status, body.reason ?? body.code];

async function confirmed(departure: number): Promise<number> {
  const id = await journeys.booking(departure);
  expect(codes(await give('confirm', id))[0]).toBe(200);
  return id;
}
async function waiting(departure: number, file: object = {}): Promise<number> {
  const id = await journeys.booking(departure, { pilgrim: await journeys.pilgrim(file) });
  expect(codes(await give('wait_for_seat', id))[0]).toBe(200);
  return id;
}
async function inOrder<T>(count: number, make: (at: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let at = 0; at < count; at += 1) made.push(await make(at));
  return made;
}
const statesOf = async (ids: readonly number[]) => {
  const { rows } = await office.pool.query<{ id: number; status: string; is_offered: boolean }>(
    'select id, status, is_offered from booking where id = any($1)',
    [ids],
  );
  return ids.map(id => {
    const found = rows.find(one => one.id === id);
    return found?.is_offered ? 'offered' : found?.status;
  });
};
const seatsOf = async (departure: number) => {
  const { seats, booked, status } = await journeys.read('departure', departure);
  return [booked, seats, status];
};
const raise = (departure: number, seats: number) =>
  office.call('PUT', calls('departure').update(departure), { body: { seats } });
const cancel = (id: number) => give('cancel', id, { cancelled_on: DAY, fee_amount: '0.00', reason });
/** A departure of one seat, which is taken, and who waits for it. */
async function queue(count: number) {
  const departure = await journeys.departure(1, LATER);
  const taken = await confirmed(departure);
  return { departure, taken, ids: await inOrder(count, () => waiting(departure)) };
}
const lapse = (departure: number) =>
  office.pool.query(`update booking set hold_until = '2020-01-01' where departure = $1 and is_offered`, [departure]);

describe('the waiting list', () => {
  it('is offered ten seats that are added, the first ten of it and families whole', async () => {
    const departure = await journeys.departure(1, LATER);
    await confirmed(departure);
    const alone = await inOrder(8, () => waiting(departure));
    const one = await journeys.family('Three');
    const family = await inOrder(3, () => waiting(departure, { family: one }));
    const after = await inOrder(3, () => waiting(departure));
    expect((await raise(departure, 11)).status).toBe(200);
    expect(await statesOf(alone)).toEqual(alone.map(() => 'offered'));
    // Two seats are left for three of them: those behind go first, and the family keeps its place.
    expect(await statesOf(family)).toEqual(['waiting', 'waiting', 'waiting']);
    expect(await statesOf(after)).toEqual(['offered', 'offered', 'waiting']);
    expect(await seatsOf(departure)).toEqual([11, 11, 'full']);
    await raise(departure, 14);
    expect(await statesOf(family)).toEqual(['offered', 'offered', 'offered']);
    expect(await statesOf(after)).toEqual(['offered', 'offered', 'waiting']);
  });

  it('takes a family at the place of its earliest', async () => {
    const departure = await journeys.departure(1, LATER);
    await confirmed(departure);
    const family = await journeys.family('Two');
    const first = await waiting(departure, { family });
    const between = await waiting(departure);
    const second = await waiting(departure, { family });
    await raise(departure, 3);
    expect(await statesOf([first, between, second])).toEqual(['offered', 'waiting', 'offered']);
  });

  it('moves nobody forward whose file is told to be of a family that waits before them', async () => {
    const departure = await journeys.departure(1, LATER);
    await confirmed(departure);
    const known = await journeys.family('Before');
    const family = await inOrder(2, () => waiting(departure, { family: known }));
    const between = await waiting(departure);
    const last = await waiting(departure);
    const { pilgrim } = await journeys.read('booking', last);
    const path = calls('hajj_passenger_info').update(pilgrim);
    expect((await office.call('PUT', path, { body: { family: known } })).status).toBe(200);
    // Nor does a family fall apart of whom somebody is given another one.
    const { pilgrim: member } = await journeys.read('booking', family[1] ?? 0);
    await office.call('PUT', calls('hajj_passenger_info').update(member), {
      body: { family: await journeys.family('Another') },
    });
    await raise(departure, 3);
    expect(await statesOf([...family, between, last])).toEqual(['offered', 'offered', 'waiting', 'waiting']);
    await raise(departure, 4);
    expect(await statesOf([between, last])).toEqual(['offered', 'waiting']);
    await give('give_up_seat', between);
    expect(await journeys.read('booking', last)).toMatchObject({ status: 'held', waiting_family: null });
    expect((await give('give_up_seat', last)).body).toMatchObject({ status: 'waiting', waiting_family: known });
  });

  it('is offered what is freed in the transaction that frees it, and confirming says yes', async () => {
    const { departure, taken, ids } = await queue(2);
    expect((await cancel(taken)).status).toBe(200);
    expect(await statesOf(ids)).toEqual(['offered', 'waiting']);
    const [first = 0] = ids;
    expect(await journeys.read('booking', first)).toMatchObject({ status: 'held', hold_until: '2026-11-23' });
    expect((await give('confirm', first)).body).toMatchObject({
      status: 'confirmed',
      is_offered: false,
      hold_until: null,
    });
    expect(await seatsOf(departure)).toEqual([1, 1, 'full']);
  });

  it('has as many days as the season gives, and never longer than until they leave', async () => {
    const season = await madeOf(office, 'season', {
      name: 'Five days',
      pilgrim_type: 'umrah',
      begins_on: '2026-01-01',
      ends_on: '2028-12-31',
      offer_days: 5,
    });
    for (const [days, until] of [
      [LATER, '2026-11-26'],
      [{}, DAY],
    ] as const) {
      const departure = await journeys.departure(1, { season, ...days });
      const taken = await confirmed(departure);
      const id = await waiting(departure);
      await cancel(taken);
      expect((await journeys.read('booking', id)).hold_until).toBe(until);
    }
  });

  it('is offered the seat of whoever moves to another departure', async () => {
    const { taken, ids } = await queue(1);
    const there = await journeys.departure(1, LATER);
    expect((await give('move_booking', taken, { departure: there, reason })).status).toBe(200);
    expect(await statesOf(ids)).toEqual(['offered']);
  });

  it('gets whoever turns an offer down at its end, and the next the seat, each once', async () => {
    const { departure, taken, ids } = await queue(2);
    const [first = 0, second = 0] = ids;
    await cancel(taken);
    expect((await give('give_up_seat', first)).body.status).toBe('waiting');
    expect(await statesOf(ids)).toEqual(['waiting', 'offered']);
    expect((await give('give_up_seat', second)).body.status).toBe('waiting');
    expect(await statesOf(ids)).toEqual(['waiting', 'waiting']);
    expect(await seatsOf(departure)).toEqual([0, 1, 'open']);
    await expireHolds(office.host);
    expect(await statesOf(ids)).toEqual(['waiting', 'waiting']);
    // The seat that nobody wants is anybody's; the next that is freed is offered to them again.
    const other = await confirmed(departure);
    await cancel(other);
    expect(await statesOf(ids)).toEqual(['offered', 'waiting']);
    expect((await give('give_up_seat', second)).body).toMatchObject({ status: 'draft', waiting_since: null });
  });

  it('gets whoever lets the day pass at its end; seats of one day go on together', async () => {
    const departure = await journeys.departure(1, LATER);
    await confirmed(departure);
    const [one, two] = [await waiting(departure), await waiting(departure)];
    await raise(departure, 3);
    const together = await journeys.family('Late');
    const family = await inOrder(2, () => waiting(departure, { family: together }));
    await lapse(departure);
    await expireHolds(office.host);
    expect(await statesOf([one, two, ...family])).toEqual(['waiting', 'waiting', 'offered', 'offered']);
    expect(await seatsOf(departure)).toEqual([3, 3, 'full']);
    await expireHolds(office.host);
    expect(await statesOf([one, two])).toEqual(['waiting', 'waiting']);
  });

  it('is offered seats by when each began to wait, whoever was entered first', async () => {
    const departure = await journeys.departure(1, LATER);
    await confirmed(departure);
    const [late, early] = [await journeys.booking(departure), await journeys.booking(departure)];
    for (const id of [early, late]) {
      expect((await give('wait_for_seat', id)).status).toBe(200);
      office.wait(60);
    }
    await raise(departure, 2);
    expect(await statesOf([late, early])).toEqual(['waiting', 'offered']);
  });

  it.each([
    ['turned a seat down', (id: number) => give('give_up_seat', id)],
    ['let its day pass', (_: number, departure: number) => lapse(departure).then(() => expireHolds(office.host))],
  ])('has whoever %s behind those who waited meanwhile', async (_, ends) => {
    const { departure, taken, ids } = await queue(3);
    await cancel(taken);
    office.wait(60);
    await ends(ids[0] ?? 0, departure);
    expect(await statesOf(ids)).toEqual(['waiting', 'offered', 'waiting']);
    // Of a seat that is added everybody is asked anew.
    await raise(departure, 2);
    expect(await statesOf(ids)).toEqual(['waiting', 'offered', 'offered']);
    await raise(departure, 3);
    expect(await statesOf(ids)).toEqual(['offered', 'offered', 'offered']);
  });

  it('has an offer through its last day, beside one that is over, and the next has the seat the day after', async () => {
    const departure = await journeys.departure(1, LATER);
    await confirmed(departure);
    const ids = await inOrder(4, () => waiting(departure));
    const [today, over] = ids;
    await raise(departure, 3);
    const lastDay = (id: number | undefined, day: string) =>
      office.pool.query('update booking set hold_until = $2 where id = $1', [id, day]);
    await lastDay(today, DAY);
    await expireHolds(office.host);
    expect(await statesOf(ids)).toEqual(['offered', 'offered', 'waiting', 'waiting']);
    await lastDay(over, '2026-11-20');
    await expireHolds(office.host);
    expect(await statesOf(ids)).toEqual(['offered', 'waiting', 'offered', 'waiting']);
    await lastDay(today, '2026-11-20');
    await expireHolds(office.host);
    expect(await statesOf(ids)).toEqual(['waiting', 'waiting', 'offered', 'offered']);
  });

  it('takes offers back as the lists are locked, each to its old place, and makes them anew after', async () => {
    const { departure, taken, ids } = await queue(2);
    const [first = 0] = ids;
    const { waiting_since: since } = await journeys.read('booking', first);
    await cancel(taken);
    const locked = await journeys.give('departure', 'lock_lists', departure);
    expect(locked.status, JSON.stringify(locked.body)).toBe(200);
    expect(await statesOf(ids)).toEqual(['waiting', 'waiting']);
    expect(await journeys.read('booking', first)).toMatchObject({ waiting_since: since, hold_until: null });
    expect(await seatsOf(departure)).toEqual([0, 1, 'locked']);
    await journeys.give('departure', 'unlock_lists', departure, { reason });
    expect(await statesOf(ids)).toEqual(['offered', 'waiting']);
    expect(await seatsOf(departure)).toEqual([1, 1, 'full']);
  });

  it('passes whoever could hold no seat, who waits on', async () => {
    const { taken, ids } = await queue(2);
    await office.pool.query(
      `update hajj_passenger_info set status = 'cancelled' where id = (select pilgrim from booking where id = $1)`,
      [ids[0]],
    );
    expect((await cancel(taken)).status).toBe(200);
    expect(await statesOf(ids)).toEqual(['waiting', 'offered']);
  });

  it('comes before a draft, and before whoever came later, except for a reason', async () => {
    const departure = await journeys.departure(1, LATER);
    const [first, second] = [await waiting(departure), await waiting(departure)];
    const draft = await journeys.booking(departure);
    for (const [verb, body] of [
      ['hold_seat', { hold_until: DAY }],
      ['confirm', {}],
    ] as const) {
      const refused = await give(verb, draft, body);
      expect(codes(refused)).toEqual([409, 'others_wait']);
      expect(JSON.stringify(refused.body)).toContain(': 2');
    }
    expect(codes(await give('confirm', second))).toEqual([409, 'others_wait']);
    const elsewhere = await confirmed(await journeys.departure(1, LATER));
    expect(codes(await give('move_booking', elsewhere, { departure, reason }))).toEqual([409, 'others_wait']);
    expect((await give('confirm_before_others', draft)).status).toBe(400);
    const told = await give('confirm_before_others', draft, { reason });
    expect([told.status, told.body.status], JSON.stringify(told.body)).toEqual([200, 'confirmed']);
    await cancel(draft);
    expect(await statesOf([first, second])).toEqual(['offered', 'waiting']);
    const alone = await journeys.booking(await journeys.departure(1, LATER));
    expect(codes(await give('confirm_before_others', alone, { reason }))).toEqual([409, 'nobody_waits']);
  });

  it('is listed in its order', async () => {
    const { departure, ids } = await queue(3);
    const [first = 0] = ids;
    await give('give_up_seat', first);
    await give('wait_for_seat', first);
    // The clock of the office stands still.
    await office.pool.query(`update booking set waiting_since = waiting_since + interval '1 hour' where id = $1`, [
      first,
    ]);
    const path = `${calls('booking').all}?departure=${departure}&status=waiting&ordering=waiting_since`;
    const { body } = await office.call('GET', path);
    expect(body.bookings.map(({ id }: { id: number }) => id)).toEqual([...ids.slice(1), first]);
  });

  it('is looked at by time, too: whoever waited for a free seat is offered it', async () => {
    const departure = await journeys.departure(1, LATER);
    const id = await waiting(departure);
    await expireHolds(office.host);
    expect(await statesOf([id])).toEqual(['offered']);
  });

  it('gives each seat once when two are freed, one is raised and others turn theirs down at the same time', async () => {
    const departure = await journeys.departure(4, LATER);
    const taken = await inOrder(4, () => confirmed(departure));
    const ids = await inOrder(6, () => waiting(departure));
    const told = await Promise.all([
      ...taken.slice(0, 3).map(cancel),
      raise(departure, 5),
      ...ids.slice(4).map(id => give('confirm', id)),
    ]);
    expect(
      told.every(({ status }) => status < 500),
      JSON.stringify(told.map(codes)),
    ).toBe(true);
    const states = await statesOf(ids);
    expect(states.slice(0, 4), JSON.stringify(states)).toEqual(['offered', 'offered', 'offered', 'offered']);
    expect(await seatsOf(departure)).toEqual([5, 5, 'full']);
    const [one = 0, two = 0] = ids;
    await Promise.all([give('give_up_seat', one), give('give_up_seat', two), cancel(taken[3] ?? 0)]);
    const { rows } = await office.pool.query(
      `select count(*)::int as held from booking where departure = $1 and status in ('held', 'confirmed')`,
      [departure],
    );
    const [booked = 0] = await seatsOf(departure);
    expect(booked).toBe(rows[0].held);
  });
});
