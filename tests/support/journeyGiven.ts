import { randomUUID } from 'node:crypto';
import { pull } from 'es-toolkit';
import { pendingBookings } from '../../catalog/hajj/bookings/bookingLifecycle.ts';
import type { EntityName } from '../../catalog/engine/names.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { expireHolds } from '../../server/modules/hajj/bookings/expireHolds.ts';
import { changeDays } from './changeDays.ts';
import { atDesk } from './journeyAtDesk.ts';
import { among, chosen, type Scene } from './journeyScene.ts';
import type { JourneyStep } from './journeySteps.ts';
import { DAY, READY } from './journeys.ts';
import type { Reply } from './office.ts';

/** What an act came to; nothing where there was nothing to give it on. */
type StepAnswer = Pick<Reply, 'status' | 'body'> | undefined;
type StepGiver = (scene: Scene, step: JourneyStep) => Promise<StepAnswer>;

const cents = (amount: number): string => (amount / 100).toFixed(2);
const reason = 'It is so';

/** The day before, the day itself and later ones: on the first two somebody may leave. */
const days = ['2026-11-20', DAY, '2026-11-25', '2026-12-04'];

const found = async ({ office, bookings }: Scene, query: string): Promise<number[]> =>
  (await office.pool.query<{ id: number }>(query, [bookings])).rows.map(({ id }) => id);

/** Deletes one of some records; one at least stays. */
async function drop(
  { office, last }: Scene,
  { entity, ids, which }: { readonly entity: EntityName; readonly ids: number[]; readonly which: number },
): Promise<StepAnswer> {
  if (ids.length < 2) return undefined;
  const id = among(ids, which);
  const told = await office.call('DELETE', calls(entity).remove(id));
  if (told.status < 300) {
    pull(ids, [id]);
    last.delete(entity);
  }
  return told;
}

/** A seat for somebody: for nobody yet, for the person of the file made last, of the booking before, or for any. */
const bookOrChange: StepGiver = async (scene, { act: [, verb], which, other, amount, isWhole, goesOn }) => {
  const { office, journeys, departures, files, payer, bookings, last } = scene;
  if (verb === 'drop') return drop(scene, { entity: 'booking', ids: bookings, which });
  const before = verb === 'again' ? await journeys.read('booking', last.get('booking') ?? among(bookings, which)) : {};
  const pilgrim = goesOn ? files.at(-1) : among([...files, null], which);
  const body = {
    departure: among(departures, other),
    pilgrim,
    price: '90.00',
    ...((pilgrim === null || amount % 3 === 0) && { party: payer }),
    ...(isWhole && { room_type: 'quad_room' }),
    ...(verb === 'again' && { pilgrim: before.pilgrim, party: before.party }),
  };
  const { update, create } = calls('booking');
  if (verb === 'change') return office.call('PUT', update(among(bookings, other)), { body });
  const made = await office.call('POST', create, { body: { ...body, booking_date: '2026-11-20' } });
  if (made.status === 201) {
    bookings.push(made.body.id);
    last.set('booking', made.body.id);
  }
  return made;
};

/** Two bookings that are paid together, of one who pays or of two. */
async function family(scene: Scene, { which, other, isFitting }: JourneyStep): Promise<readonly number[]> {
  if (!isFitting) return [among(scene.bookings, which), among(scene.bookings, other)];
  const fitting = await found(
    scene,
    `select id from booking where id = any($1) and party is not null and status <> 'draft' order by party, id`,
  );
  return fitting.length < 2 ? [] : [among(fitting, which), among(fitting, which + 1)];
}

/** A cancelled booking with money, and one of the same payer that still owes some. */
async function giverAndTaker({ office, bookings }: Scene, { which, other, isFitting }: JourneyStep) {
  if (!isFitting) return { from: among(bookings, other), to: among(bookings, which) };
  const { rows } = await office.pool.query<{ from: number; to: number }>(
    `select given.id as from, here.id as to from booking as given join booking as here on here.party = given.party
     where given.id = any($1) and here.id = any($1) and given.status = 'cancelled' and here.status = any($2)
       and given.paid_amount > given.due_amount and here.paid_amount < here.due_amount order by 1, 2`,
    [bookings, pendingBookings],
  );
  return rows[which % Math.max(rows.length, 1)];
}

const inputs: Readonly<Record<string, (scene: Scene, step: JourneyStep) => object>> = {
  hold_seat: () => ({ hold_until: DAY }),
  move_booking: ({ departures }, { other, amount }) => ({ departure: among(departures, other), price: cents(amount) }),
  cancel: (_, { amount, isWhole }) => ({
    cancelled_on: DAY,
    fee_amount: cents(Math.trunc(amount / 9)),
    ends_file: isWhole,
  }),
  replace_pilgrim: ({ files }, { other, amount, isWhole }) => ({
    pilgrim: among(files, other),
    replaced_on: DAY,
    ...(isWhole && { fee_amount: cents(Math.trunc(amount / 9)) }),
  }),
  take_payment: ({ books }, { amount, isWhole }) => ({
    ledger: books.ledger('Cash'),
    paid_on: DAY,
    pay_amount: isWhole ? null : cents(amount),
  }),
  refund: ({ books }, { amount, isWhole }) => ({
    ledger: books.ledger('Cash'),
    paid_on: DAY,
    pay_amount: isWhole ? null : cents(Math.ceil(amount / 3)),
  }),
  reprice: (_, { amount }) => ({ price: cents(amount) }),
  replan: (_, { amount }) => ({ instalments: [{ due_date: DAY, amount: cents(amount) }, { due_date: DAY }] }),
};

const onBooking: StepGiver = async (scene, step) => {
  const { office, books, journeys, bookings } = scene;
  const [, verb] = step.act;
  if (verb === 'take_family_payment') {
    const amount = cents(step.amount);
    const shares = (await family(scene, step)).map(booking => ({ booking, ...(!step.isWhole && { amount }) }));
    if (shares.length === 0) return undefined;
    const body = {
      ledger: books.ledger('Cash'),
      paid_on: DAY,
      shares,
      beyond_due: true,
      ...(step.isWhole && { amount }),
    };
    const headers = { 'idempotency-key': randomUUID() };
    return office.call('POST', calls('booking').command(verb), { body, headers });
  }
  if (verb === 'take_over') {
    const both = await giverAndTaker(scene, step);
    if (!both) return undefined;
    const { from, to } = both;
    const pay_amount = step.isWhole ? null : cents(Math.ceil(step.amount / 3));
    return journeys.give('booking', verb, to, { from_booking: from, taken_on: DAY, pay_amount });
  }
  const id = await chosen(scene, { entity: 'booking', verb, ids: bookings }, step);
  const input = inputs[verb]?.(scene, step);
  if (id === undefined) return undefined;
  const told = await journeys.give('booking', verb, id, { ...input, reason });
  if (typeof told.body.new_booking === 'number') bookings.push(told.body.new_booking);
  return told;
};

/** What becomes of one of those who are booked: at times nothing, so that they leave with the others. */
async function stayingOf({ office, departures }: Scene, departure: number, { which, other, isWhole }: JourneyStep) {
  const outcome = among(['move', 'cancel', 'no_show', 'clear_to_fly', ''], which);
  const { rows } = await office.pool.query<{ id: number }>(
    `select id from booking where departure = $1 and status in ('held', 'confirmed') order by id`,
    [departure],
  );
  const [booking] = rows;
  if (!booking || !outcome) return [];
  return [
    {
      booking: booking.id,
      outcome,
      reason,
      ...(outcome === 'move' && { departure: among(departures, other) }),
      ...(outcome === 'cancel' && isWhole && { fee_amount: '0.00' }),
    },
  ];
}

/** Everybody who is booked gets ready, the lists are locked, and they leave, or one of them stays. */
async function leave(scene: Scene, departure: number, step: JourneyStep): Promise<StepAnswer> {
  const { office, journeys, last } = scene;
  last.set('departure', departure);
  await office.pool.query(
    `update hajj_passenger_info set ${READY} where status in ('enquiry', 'registered')
     and id in (select pilgrim from booking where departure = $1 and status = 'confirmed')`,
    [departure],
  );
  await journeys.give('departure', 'lock_lists', departure);
  const staying = await stayingOf(scene, departure, step);
  return journeys.give('departure', 'depart', departure, { departed_on: DAY, staying });
}

/** Of those who are away one may not come home with the others. */
async function heldUpOn({ office }: Scene, departure: number, { which, other }: JourneyStep) {
  const { rows } = await office.pool.query<{ id: number }>(
    `select id from hajj_passenger_info where departure = $1 and status = 'travelling' order by id`,
    [departure],
  );
  const [pilgrim] = rows;
  const event = among(['hospitalised', 'died', 'overstayed', 'other_day', ''], which + other);
  return pilgrim && event ? [{ pilgrim: pilgrim.id, event, event_date: DAY }] : [];
}

const departureInputs: Readonly<Record<string, (scene: Scene, id: number, step: JourneyStep) => Promise<object>>> = {
  depart: async (scene, id, step) => ({ departed_on: DAY, staying: await stayingOf(scene, id, step) }),
  come_back: async (scene, id, step) => ({ returned_on: DAY, staying: await heldUpOn(scene, id, step) }),
  settle_departure: async () => ({ bills_in: true }),
};

const onDeparture: StepGiver = async (scene, step) => {
  const { office, journeys, seasons, departures } = scene;
  const { act, which, other, isWhole } = step;
  const [, verb] = act;
  const any = among(departures, which);
  const change = (body: object) => office.call('PUT', calls('departure').update(any), { body });
  if (verb === 'leave') {
    const booked = await found(
      scene,
      `select distinct departure as id from booking where id = any($1) and status = 'confirmed' order by 1`,
    );
    return booked.length === 0 ? undefined : leave(scene, among(booked, which), step);
  }
  if (verb === 'days')
    return changeDays(office, any, {
      departure_date: among(days, other),
      return_date: isWhole ? '2026-12-05' : '2026-12-11',
      accept: true,
    });
  if (verb === 'seats') return change({ seats: 1 + (other % 3) });
  if (verb === 'season') return change({ season: among([...seasons, null], other) });
  const id = await chosen(scene, { entity: 'departure', verb, ids: departures }, step);
  if (id === undefined) return undefined;
  return journeys.give('departure', verb, id, { ...(await departureInputs[verb]?.(scene, id, step)), reason });
};

const fileInputs: Readonly<Record<string, object>> = {
  come_home: { returned_on: DAY },
  transfer_out: { to_agency: 'Another agency', transferred_on: DAY },
};

const onFile: StepGiver = async (scene, step) => {
  const { office, journeys, seasons, departures, files, last } = scene;
  const { act, which, other, isWhole } = step;
  const [, verb] = act;
  if (verb === 'drop') return drop(scene, { entity: 'hajj_passenger_info', ids: files, which });
  if (verb === 'season') {
    const { tour_package } = await journeys.read('departure', among(departures, other));
    const body = { season: among(seasons, other), ...(isWhole && { tour_package }) };
    const id = among(files, which);
    last.set('hajj_passenger_info', id);
    return office.call('PUT', calls('hajj_passenger_info').update(id), { body });
  }
  const id = await chosen(scene, { entity: 'hajj_passenger_info', verb, ids: files }, step);
  if (id === undefined) return undefined;
  const input =
    verb === 'new_journey'
      ? { pilgrim_type: step.amount % 4 === 0 ? 'hajj' : 'umrah' }
      : { reason, ...fileInputs[verb] };
  const told = await journeys.give('hajj_passenger_info', verb, id, input);
  if (typeof told.body.next_file === 'number') files.push(told.body.next_file);
  return told;
};

/** What of the money of bookings may be taken back, and where it is found. */
const taken = {
  receipt_voucher: 'select distinct receipt_voucher as id from booking_payment where booking = any($1)',
  refund: 'select id from refund where booking = any($1)',
  booking_transfer: 'select id from booking_transfer where booking = any($1) or from_booking = any($1)',
  sales: 'select sales as id from booking where id = any($1) and sales is not null',
  advance_use: `select used.id from advance_use as used join open_item on open_item.id = used.item
    join booking on booking.sales = open_item.source_id where log_type = 'sales' and booking.id = any($1)`,
} as const;

const takeBack: StepGiver = async (scene, step) => {
  const kinds = ['receipt_voucher', 'refund', 'booking_transfer', 'sales', 'advance_use'] as const;
  const entity = kinds.find(kind => kind === step.act[1]);
  if (!entity) throw new Error(`${step.act[1]} is not taken back`);
  const ids = await found(scene, taken[entity]);
  const id = await chosen(scene, { entity, verb: 'void', ids }, step);
  return id === undefined ? undefined : scene.journeys.give(entity, 'void', id, { reason });
};

/** What waits for a booking settles its bill again. */
const onBill: StepGiver = async (scene, step) => {
  const [, verb] = step.act;
  const ids = await found(scene, taken.sales);
  const id = await chosen(scene, { entity: 'sales', verb, ids }, step);
  return id === undefined ? undefined : scene.journeys.give('sales', verb, id, { applied_on: DAY, pay_amount: null });
};

/** The day after has come for seats that are held. */
const lapse: StepGiver = async scene => {
  const { office } = scene;
  const held = () => found(scene, `select id from booking where id = any($1) and status = 'held'`);
  const before = await held();
  await expireHolds({ ...office.host, clock: () => new Date('2026-11-22T12:00:00Z') });
  if ((await held()).length > 0) throw new Error(`still held: ${JSON.stringify(office.logged.slice(-3))}`);
  return before.length === 0 ? undefined : { status: 200, body: {} };
};

const ways: Readonly<Record<string, StepGiver>> = {
  draft: bookOrChange,
  desk: atDesk,
  booking: onBooking,
  departure: onDeparture,
  hajj_passenger_info: onFile,
  sales: onBill,
  void: takeBack,
  time: lapse,
};

export const giveStep: StepGiver = async (scene, step) => {
  const way = ways[step.act[0]];
  if (!way) throw new Error(`nothing is done on ${step.act[0]}`);
  return way(scene, step);
};
