import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { journeysAsked } from '../../server/modules/hajj/verification/journeysAsked.ts';
import { type Books, openBooks } from '../support/books.ts';
import { hire } from '../support/hire.ts';
import { DAY, type Journeys, journeysOf, READY } from '../support/journeys.ts';
import { type Office, openOffice, type Reply } from '../support/office.ts';
import { madeOf } from '../support/stock.ts';

let office: Office;
let books: Books;
let journeys: Journeys;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  journeys = journeysOf(office);
});
afterAll(() => office.close());

const LATER = { departure_date: '2027-03-01', return_date: '2027-03-15' };
const reason = 'The visa did not come';

interface Seat {
  readonly booking: number;
  readonly pilgrim: number;
}
const set = (pilgrim: number, values: string) =>
  office.pool.query(`update hajj_passenger_info set ${values} where id = $1`, [pilgrim]);
const fileOf = async (pilgrim: number) => (await journeys.read('hajj_passenger_info', pilgrim)).status;
const bookingOf = (id: number) => journeys.read('booking', id);

/** A confirmed seat of somebody who is ready. */
async function ready(departure: number, more: object = {}): Promise<Seat> {
  const pilgrim = await journeys.pilgrim(more);
  const booking = await journeys.booking(departure, { pilgrim });
  const reply = await journeys.give('booking', 'confirm', booking);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  await set(pilgrim, READY);
  return { booking, pilgrim };
}
const pay = (booking: number, pay_amount: string) =>
  journeys.give('booking', 'take_payment', booking, { ledger: books.ledger('Cash'), paid_on: DAY, pay_amount });
const lock = (departure: number) => journeys.give('departure', 'lock_lists', departure);
const leave = (departure: number, staying: readonly object[] = []) =>
  journeys.give('departure', 'depart', departure, { departed_on: DAY, staying });
const errorsOf = ({ status, body }: Reply) => [
  status,
  body.errors?.map((one: { field: string; code: string; of?: string }) => [one.of ?? one.field, one.code]),
];
async function expectSound() {
  for (const { name, offending } of journeysAsked)
    expect((await office.host.db.execute(offending({ heads: [] }))).rows, name).toEqual([]);
  const { body } = await office.call('POST', '/api/accounts/verification', { body: {} });
  expect(body.verification.checks.filter(({ problems }: { problems: number }) => problems > 0)).toEqual([]);
}
/** What a list of ledgers holds more than before. */
const since = async (before: Record<string, string>) => {
  const cents = (text = '0') => Math.round(Number(text) * 100);
  return Object.fromEntries(
    Object.entries(await books.balances())
      .map(([name, now]) => [name, ((cents(now) - cents(before[name])) / 100).toFixed(2)])
      .filter(([, change]) => change !== '0.00'),
  );
};

it('a group of forty with two red files leaves with thirty-eight, and the two stand where somebody put them', async () => {
  const [departure, later] = [await journeys.departure(40), await journeys.departure(5, LATER)];
  const seats: Seat[] = [];
  for (let at = 0; at < 40; at += 1) seats.push(await ready(departure));
  const [one, other] = seats;
  if (!one || !other) throw new Error('nobody goes');
  await set(one.pilgrim, `visa_no = null, given_names = 'Karim'`);
  await set(other.pilgrim, `passport_expiry_date = '2026-12-31', given_names = 'Rahim'`);
  await lock(departure);
  const refused = await leave(departure);
  expect(errorsOf(refused), JSON.stringify(refused.body)).toEqual([
    409,
    [
      ['Karim', 'visa_lapsed'],
      ['Rahim', 'passport_expires'],
    ],
  ]);
  expect([refused.body.code, refused.body.errors[0].params]).toEqual(['unnamed_left', { booking: one.booking }]);
  expect(refused.body.detail).toContain('Karim: The visa is missing');
  const left = await leave(departure, [
    { booking: one.booking, outcome: 'move', departure: later, reason },
    { booking: other.booking, outcome: 'no_show', reason },
  ]);
  expect([left.status, left.body.pilgrims], JSON.stringify(left.body)).toEqual([200, 38]);
  expect(await bookingOf(one.booking)).toMatchObject({ status: 'confirmed', departure: later });
  expect(await journeys.read('hajj_passenger_info', one.pilgrim)).toMatchObject({
    departure: later,
    status: 'ready_to_travel',
  });
  expect(await bookingOf(other.booking)).toMatchObject({ status: 'no_show', departure });
  expect(await fileOf(other.pilgrim)).toBe('no_show');
  expect((await journeys.read('departure', departure)).booked).toBe(39);
  const { rows } = await office.pool.query(
    `select file.status, count(*)::int from booking join hajj_passenger_info as file on file.id = pilgrim
     where booking.departure = $1 and booking.status = 'departed' group by file.status`,
    [departure],
  );
  expect(rows).toEqual([{ status: 'travelling', count: 38 }]);
  await expectSound();
}, 120_000);

describe('whoever does not leave with the others', () => {
  it('is told by name, all at once: not ready, red, or with a seat that nobody confirmed', async () => {
    const departure = await journeys.departure(4);
    const fine = await ready(departure);
    const [unready, red] = [
      await ready(departure, { given_names: 'Unready' }),
      await ready(departure, { given_names: 'Red' }),
    ];
    await set(unready.pilgrim, `status = 'visa_issued'`);
    await set(red.pilgrim, 'visa_no = null');
    const pilgrim = await journeys.pilgrim({ given_names: 'Held' });
    const held = await journeys.booking(departure, { pilgrim });
    await journeys.give('booking', 'hold_seat', held, { hold_until: '2026-12-01' });
    await lock(departure);
    expect(errorsOf(await leave(departure))).toEqual([
      409,
      [
        ['Unready', 'not_ready'],
        ['Red', 'visa_lapsed'],
        ['Held', 'still_held'],
      ],
    ]);
    const clear = { outcome: 'clear_to_fly', reason };
    expect(errorsOf(await leave(departure, [{ ...clear, booking: held }]))).toEqual([
      400,
      [['staying.0.outcome', 'still_held']],
    ]);
    const left = await leave(departure, [
      { ...clear, booking: unready.booking },
      { booking: red.booking, outcome: 'cancel', fee_amount: '50.00', reason },
      { booking: held, outcome: 'cancel', reason },
    ]);
    expect([left.status, left.body.pilgrims], JSON.stringify(left.body)).toEqual([200, 2]);
    expect([await fileOf(fine.pilgrim), await fileOf(unready.pilgrim), await fileOf(red.pilgrim)]).toEqual([
      'travelling',
      'travelling',
      'ready_to_travel',
    ]);
    expect(await bookingOf(red.booking)).toMatchObject({ status: 'cancelled', due_amount: '50.00' });
    expect((await bookingOf(held)).status).toBe('cancelled');
    await expectSound();
  });

  it('is asked for her mahram without him who stays: a second refusal names her', async () => {
    const season = await madeOf(office, 'season', {
      name: 'Umrah of those who stay',
      pilgrim_type: 'umrah',
      begins_on: '2026-11-01',
      ends_on: '2027-06-01',
      mahram_policy: 'all_women',
    });
    const departure = await journeys.departure(2, { season });
    const him = await ready(departure, { given_names: 'Yusuf' });
    const more = { given_names: 'Amina', gender: 'female', mahram: him.pilgrim, mahram_relation: 'husband' };
    const her = await ready(departure, more);
    await set(him.pilgrim, 'visa_no = null');
    await lock(departure);
    expect(errorsOf(await leave(departure))).toEqual([409, [['Yusuf', 'visa_lapsed']]]);
    const his = { booking: him.booking, outcome: 'no_show', reason };
    expect(errorsOf(await leave(departure, [his]))).toEqual([409, [['Amina', 'mahram_not_booked']]]);
    // Nothing of a refused call stays.
    expect((await bookingOf(him.booking)).status).toBe('confirmed');
    const left = await leave(departure, [his, { booking: her.booking, outcome: 'no_show', reason }]);
    expect([left.status, left.body.pilgrims], JSON.stringify(left.body)).toEqual([200, 0]);
    await expectSound();
  });

  it('is named once, with a seat of this departure, and with what goes together', async () => {
    const [departure, later] = [await journeys.departure(2), await journeys.departure(1, LATER)];
    const [here, there] = [await ready(departure), await ready(later)];
    await lock(departure);
    const told = async (...staying: object[]) => errorsOf(await leave(departure, staying));
    const missing = { booking: here.booking, outcome: 'no_show', reason };
    expect(await told(missing, missing)).toEqual([400, [['staying.1.booking', 'named_twice']]]);
    expect(await told({ ...missing, booking: there.booking })).toEqual([
      400,
      [['staying.0.booking', 'not_on_departure']],
    ]);
    expect(await told({ ...missing, departure: later, fee_amount: '1.00' })).toEqual([
      400,
      [
        ['staying.0.departure', 'outcome_alone'],
        ['staying.0.fee_amount', 'outcome_alone'],
      ],
    ]);
    expect(await told({ ...missing, outcome: 'move' })).toEqual([400, [['staying.0.departure', 'required']]]);
    expect(await told({ ...missing, reason: '' })).toEqual([400, [['staying.0.reason', 'required']]]);
    // There is no seat left: the line says so.
    expect(await told({ ...missing, outcome: 'move', departure: later })).toEqual([
      409,
      [['staying.0.departure', 'no_seats']],
    ]);
    expect((await leave(departure)).body.pilgrims).toBe(1);
  });

  it('flies all the same only where somebody with the right says why, and the history keeps that', async () => {
    const departure = await journeys.departure(1);
    const { booking, pilgrim } = await ready(departure);
    await set(pilgrim, `status = 'registered', visa_no = null`);
    await lock(departure);
    const rights = ['DEPARTURE_LIST', 'DEPARTURE_DETAILS', 'DEPARTURE_DEPART', 'BOOKING_LIST', 'BOOKING_DETAILS'];
    const clerk = await hire(office, [...rights, 'HAJJ_PASSENGER_INFO_LIST']);
    const staying = [{ booking, outcome: 'clear_to_fly', reason: 'The consul has telephoned' }];
    const by = (body: object, who: typeof clerk) =>
      who.call('POST', calls('departure').command('depart', departure), {
        body: { departed_on: DAY, ...body },
        headers: { 'idempotency-key': randomUUID() },
      });
    expect(errorsOf(await by({ staying }, clerk))).toEqual([400, [['staying.0.outcome', 'clear_right']]]);
    const cancelled = [{ booking, outcome: 'cancel', reason }];
    expect(errorsOf(await by({ staying: cancelled }, clerk))).toEqual([400, [['staying.0.outcome', 'no_right']]]);
    const chief = await hire(office, [...rights, 'HAJJ_PASSENGER_INFO_LIST', 'CLEAR_TO_FLY']);
    const left = await by({ staying }, chief);
    expect([left.status, left.body.pilgrims], JSON.stringify(left.body)).toEqual([200, 1]);
    expect(await fileOf(pilgrim)).toBe('travelling');
    const { rows } = await office.pool.query(
      `select entity, command, reason from history where (entity, record) in (('booking', $1), ('hajj_passenger_info', $2))
       and reason is not null order by entity, id`,
      [booking, pilgrim],
    );
    expect(rows).toEqual([
      { entity: 'booking', command: 'depart', reason: 'The consul has telephoned' },
      { entity: 'hajj_passenger_info', command: 'fly_cleared', reason: 'The consul has telephoned' },
    ]);
    await expectSound();
  });
});

describe('a pilgrim who does not show up', () => {
  const gone = async (more: object, paid: string) => {
    const season = await madeOf(office, 'season', {
      name: `Umrah of no-shows ${JSON.stringify(more)}`,
      pilgrim_type: 'umrah',
      begins_on: '2026-11-01',
      ends_on: '2027-06-01',
      ...more,
    });
    const departure = await journeys.departure(1, { season });
    const { booking } = await ready(departure);
    await pay(booking, paid);
    const before = await books.balances();
    await lock(departure);
    const left = await leave(departure, [{ booking, outcome: 'no_show', reason }]);
    expect(left.status, JSON.stringify(left.body)).toBe(200);
    return { booking, departure, before };
  };

  it.each([[{}], [{ no_show_percent: null }]])('is billed all where the season says %j', async more => {
    const { booking, before, departure } = await gone(more, '300000.00');
    expect(await bookingOf(booking)).toMatchObject({
      status: 'no_show',
      due_amount: '400000.00',
      paid_amount: '300000.00',
      payment_status: 'partially_paid',
    });
    expect(await since(before)).toEqual({
      'Customer Advances': '300000.00',
      'Accounts Receivable': '100000.00',
      'Package Revenue': '-400000.00',
    });
    expect((await pay(booking, '100000.00')).body.payment_status).toBe('paid');
    expect((await journeys.read('departure', departure)).booked).toBe(1);
    await expectSound();
  });

  it('is billed the part that the season says, to the cent; the rest is given back, and no more', async () => {
    const { booking, before } = await gone({ no_show_percent: 33 }, '300000.01');
    expect(await bookingOf(booking)).toMatchObject({
      due_amount: '132000.00',
      paid_amount: '300000.01',
      payment_status: 'overpaid',
    });
    const till = { ledger: books.ledger('Cash'), paid_on: DAY };
    const more = await journeys.give('booking', 'refund', booking, { ...till, pay_amount: '168000.02' });
    expect(errorsOf(more)).toEqual([400, [['pay_amount', 'over_refundable']]]);
    const back = await journeys.give('booking', 'refund', booking, till);
    expect([back.status, back.body.paid_amount], JSON.stringify(back.body)).toEqual([200, '132000.00']);
    expect(await since(before)).toEqual({
      Cash: '-168000.01',
      'Customer Advances': '300000.01',
      'Package Revenue': '-132000.00',
    });
    await expectSound();
  });

  it('is billed nothing where the season says so', async () => {
    const { booking } = await gone({ no_show_percent: 0 }, '100.00');
    expect(await bookingOf(booking)).toMatchObject({ due_amount: '0.00', paid_amount: '100.00', sales: null });
    expect((await bookingOf(booking)).closed.map((one: { because: string }) => one.because)).toContain('settled');
    await expectSound();
  });
});
