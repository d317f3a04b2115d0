import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandNamed } from '../../catalog/commands.ts';
import { entities } from '../../catalog/entities.ts';
import { calls } from '../../catalog/wire.ts';
import { keepBookings } from '../../server/modules/hajj/bookings/keepBooking.ts';
import { journeysAsked } from '../../server/modules/hajj/verification/journeysAsked.ts';
import { type Books, openBooks } from '../support/books.ts';
import { DAY, type Journeys, journeysOf, READY } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import { madeOf } from '../support/stock.ts';

let office: Office;
let books: Books;
let journeys: Journeys;
let seasons: readonly number[];
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  journeys = journeysOf(office);
  const days = { begins_on: '2026-01-01', ends_on: '2028-12-31' };
  seasons = [
    await madeOf(office, 'season', { name: 'One', pilgrim_type: 'umrah', ...days }),
    await madeOf(office, 'season', { name: 'Two', pilgrim_type: 'umrah', ...days }),
    await madeOf(office, 'season', { name: 'Three', pilgrim_type: 'hajj', ...days }),
  ];
});
afterAll(() => office.close());

/** Runs of the property, of some twenty steps each; `BOOKS_RUNS` asks for more. */
const RUNS = Number(process.env['BOOKS_RUNS'] ?? 6);

const bookingVerbs = [
  'hold_seat',
  'wait_for_seat',
  'confirm',
  'give_up_seat',
  'move_booking',
  'cancel',
  'take_payment',
  'take_family_payment',
  'refund',
  'reprice',
  'replan',
] as const;
const departureVerbs = ['lock_lists', 'unlock_lists', 'depart', 'come_back', 'settle_departure', 'cancel'] as const;
const fileVerbs = ['register', 'cancel_journey', 'transfer', 'mark_lost', 'new_journey', 'reopen', 'close_file'].filter(
  verb => commandNamed(entities.hajj_passenger_info, verb),
);
const often = ['confirm', 'confirm', 'take_payment', 'hold_seat', 'move_booking', 'refund'] as const;

const step = fc.record({
  act: fc.oneof(
    { weight: 3, arbitrary: fc.constant(['draft', 'book'] as const) },
    { weight: 1, arbitrary: fc.constant(['draft', 'change'] as const) },
    { weight: 8, arbitrary: fc.constantFrom(...bookingVerbs, ...often).map(verb => ['booking', verb] as const) },
    { weight: 2, arbitrary: fc.constantFrom(...departureVerbs).map(verb => ['departure', verb] as const) },
    { weight: 1, arbitrary: fc.constant(['departure', 'days'] as const) },
    { weight: 1, arbitrary: fc.constant(['departure', 'season'] as const) },
    { weight: 1, arbitrary: fc.constant(['departure', 'leave'] as const) },
    { weight: 1, arbitrary: fc.constantFrom(...fileVerbs).map(verb => ['file', verb] as const) },
    { weight: 1, arbitrary: fc.constant(['file', 'season'] as const) },
  ),
  which: fc.nat(20),
  other: fc.nat(20),
  amount: fc.integer({ min: 1, max: 9000 }),
  isWhole: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What somebody works with in a run: two departures of a few seats, three pilgrims, and what is booked for them. */
interface Scene {
  readonly departures: readonly number[];
  readonly pilgrims: readonly (number | null)[];
  readonly payer: number;
  readonly bookings: number[];
}

const among = <T>(list: readonly T[], at: number): T => {
  const found = list[at % list.length];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};
const cents = (amount: number): string => (amount / 100).toFixed(2);

/** The day before, the day itself and later ones: on the first two somebody may leave. */
const days = ['2026-11-20', DAY, '2026-11-25', '2026-12-01'];

async function bookOrChange({ departures, pilgrims, payer, bookings }: Scene, { act, which, other, isWhole }: Step) {
  const pilgrim = among(pilgrims, which);
  const body = {
    departure: among(departures, other),
    pilgrim,
    price: '90.00',
    ...(pilgrim === null && { party: payer }),
    ...(isWhole && { room_type: 'quad_room' }),
  };
  const { update, create } = calls('booking');
  if (act[1] === 'change') return office.call('PUT', update(among(bookings, other)), { body });
  const made = await office.call('POST', create, { body: { ...body, booking_date: '2026-11-20' } });
  if (made.status === 201) bookings.push(made.body.id);
  return made;
}

const inputOf = ({ departures, bookings }: Scene, { which, other, amount, isWhole }: Step) => {
  const till = { ledger: books.ledger('Cash'), paid_on: DAY };
  const pay = { ...till, pay_amount: isWhole ? null : cents(amount) };
  return {
    hold_seat: { hold_until: DAY },
    move_booking: { departure: among(departures, other), price: cents(amount), reason: 'They asked for it' },
    cancel: { cancelled_on: DAY, fee_amount: cents(Math.trunc(amount / 9)), ends_file: isWhole, reason: 'Ill' },
    take_payment: pay,
    take_family_payment: {
      ...till,
      shares: [which, other].map(at => ({ booking: among(bookings, at), amount: cents(amount) })),
    },
    refund: pay,
    reprice: { price: cents(amount), reason: 'Agreed' },
    replan: { instalments: [{ due_date: DAY, amount: cents(amount) }, { due_date: DAY }] },
  };
};

async function bookingStep(scene: Scene, asked: Step) {
  const verb = asked.act[1];
  const body = Object.entries(inputOf(scene, asked)).find(([name]) => name === verb)?.[1] ?? {};
  if (verb === 'take_family_payment') {
    const headers = { 'idempotency-key': randomUUID() };
    return office.call('POST', calls('booking').command(verb), { body, headers });
  }
  return journeys.give('booking', verb, among(scene.bookings, asked.which), body);
}

/** Everybody who is booked gets ready, the lists are locked, and they leave. */
async function leave(departure: number) {
  await office.pool.query(
    `update hajj_passenger_info set ${READY} where status in ('enquiry', 'registered')
     and id in (select pilgrim from booking where departure = $1 and status = 'confirmed')`,
    [departure],
  );
  await journeys.give('departure', 'lock_lists', departure);
  return journeys.give('departure', 'depart', departure, { departed_on: DAY });
}

async function departureStep({ departures }: Scene, { act: [, verb], which, other, isWhole }: Step) {
  const departure = among(departures, which);
  const change = (body: object) => office.call('PUT', calls('departure').update(departure), { body });
  if (verb === 'leave') return leave(departure);
  if (verb === 'days')
    return change({ departure_date: among(days, other), return_date: isWhole ? '2026-12-05' : '2026-12-06' });
  if (verb === 'season') return change({ season: among([...seasons, null], other) });
  const body = verb === 'depart' ? { departed_on: DAY } : { reason: 'It is so' };
  return journeys.give('departure', verb, departure, body);
}

async function fileStep({ pilgrims }: Scene, { act: [, verb], which, other }: Step) {
  const pilgrim = among(
    pilgrims.filter(one => one !== null),
    which,
  );
  return verb === 'season'
    ? office.call('PUT', calls('hajj_passenger_info').update(pilgrim), { body: { season: among(seasons, other) } })
    : journeys.give('hajj_passenger_info', verb, pilgrim, { reason: 'It is so' });
}

async function given(scene: Scene, asked: Step) {
  const [on] = asked.act;
  if (on === 'draft') return bookOrChange(scene, asked);
  if (on === 'departure') return departureStep(scene, asked);
  return on === 'file' ? fileStep(scene, asked) : bookingStep(scene, asked);
}

/** J1 to J5; and of each booking what it says is paid is what was taken for it and not given back. */
async function expectSound({ bookings }: Scene, told: string): Promise<void> {
  const { db } = office.host;
  for (const { name, offending } of journeysAsked)
    expect((await db.execute(offending({ heads: [] }))).rows, `${name} after ${told}`).toEqual([]);
  const ours = sql`id = any(${sql.param(bookings)}::integer[])`;
  const { rows } = await db.execute(sql`
    select booking_no, status, paid_amount, taken, back from (select booking.*,
      coalesce((select sum(amount) from booking_payment where booking_payment.booking = booking.id), 0) as taken,
      coalesce((select sum(amount) from refund where refund.booking = booking.id and status = 'posted'), 0) as back
      from booking where ${ours}) as told where paid_amount <> taken - back`);
  expect(rows, `what is paid after ${told}`).toEqual([]);
  const paid = async () =>
    (await db.execute(sql`select id, paid_amount, payment_status from booking where ${ours} order by id`)).rows;
  const before = await paid();
  await db.transaction(tx => keepBookings(tx, ours));
  expect(await paid(), `what the ledger says after ${told}`).toEqual(before);
}

async function stage(): Promise<Scene> {
  const season = among(seasons, 0);
  const departures = [await journeys.departure(2, { season }), await journeys.departure(1, { season })];
  const pilgrims = [await journeys.pilgrim(), await journeys.pilgrim(), await journeys.pilgrim()];
  const bookings = [await journeys.booking(among(departures, 0), { pilgrim: among(pilgrims, 0), price: '90.00' })];
  return { departures, pilgrims: [...pilgrims, null], payer: await books.party('A guest'), bookings };
}

it(
  'journeys stay sound, whatever is booked, held, moved, cancelled, paid, repriced, changed and flown',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 14, maxLength: 26 }), async steps => {
        const scene = await stage();
        const told: string[] = [];
        for (const one of steps) {
          const { status, body } = await given(scene, one);
          const { act, ...rest } = one;
          told.push(`${act.join(' ')} ${JSON.stringify(rest)}: ${status}`);
          expect([200, 201, 400, 409], `${told.join('\n')} ${JSON.stringify(body)}`).toContain(status);
          await expectSound(scene, told.join('\n'));
        }
        const { body } = await office.call('POST', '/api/accounts/verification', { body: {} });
        expect(body.verification.checks.filter(({ problems }: { problems: number }) => problems > 0)).toEqual([]);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  },
  RUNS * 30_000,
);
