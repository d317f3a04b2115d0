import { sql } from 'drizzle-orm';
import { commandOf } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { EntityName } from '#catalog/engine/names.ts';
import { voidBookingTransfer } from '#catalog/hajj/bookings/bookingTransfer.ts';
import { execute } from '#server/engine/commands/execute.ts';
import { createWithin } from '#server/engine/crud/write.ts';
import type { RequestContext } from '#server/engine/context/host.ts';
import { effects } from '#server/modules/effects.ts';
import { handlers } from '#server/modules/handlers.ts';
import { idsByName } from '../../idsByName.ts';
import { addDays } from '../calendar.ts';
import { type Ground, written } from '../ground.ts';
import { demoSeasons } from './seasons.ts';

/** States of pilgrims who have a seat. */
const GOING = sql`('registered', 'documents_pending', 'documents_complete', 'visa_in_process', 'visa_issued', 'ready_to_travel')`;
const GONE = sql`('travelling', 'returned', 'closed')`;

type Step = 'wait_for_seat' | 'hold_seat' | 'confirm' | 'take_payment' | 'take_all' | 'cancel';

/** How bookings of these weeks go, each as often as it stands here. */
const stories: readonly (readonly Step[])[] = [
  [],
  ['wait_for_seat'],
  ['hold_seat'],
  ['hold_seat', 'confirm', 'take_payment'],
  ['confirm', 'take_payment'],
  ['confirm', 'take_payment'],
  ['confirm', 'take_all'],
  ['confirm'],
  ['confirm', 'take_payment', 'cancel'],
];

/** Departures of the packages that have days, each where it stands on that day; whoever has a file goes with a season. */
async function addDepartures({ db, today }: Ground): Promise<void> {
  await db.execute(sql`
    insert into departure (status, code, tour_package, season, departure_date, return_date, seats, booked,
      created_at, updated_at)
    select case
        when package.code = 'ZIY-EGY' then 'cancelled'
        when package.status in ('draft', 'in_review', 'scheduled') then 'draft'
        when package.return_date < ${addDays(today, -30)}::date then 'settled'
        when package.return_date < ${today}::date then 'returned'
        when package.departure_date <= ${today}::date then 'departed'
        when package.departure_date <= ${addDays(today, 12)}::date then 'locked'
        else 'open' end,
      package.code, package.id,
      (select id from season where (pilgrim_type = 'hajj') = (package.code like 'HAJ-%')
        and package.departure_date between season.begins_on and season.ends_on limit 1),
      package.departure_date, package.return_date, package.seats, 0,
      ${written({ today }, addDays(today, -200)).created_at}::timestamptz, now()
    from tour_package as package where departure_date is not null and return_date is not null order by package.id`);
}

/** Seats of the pilgrims who were there before; what they have paid stands in the books by their bills. */
async function addSeats({ db, today }: Ground): Promise<void> {
  await db.execute(sql`
    update hajj_passenger_info as pilgrim set departure = departure.id, season = departure.season from departure
    where pilgrim.tour_package = departure.tour_package and pilgrim.departure_date = departure.departure_date
      and (pilgrim.status in ${GOING} or pilgrim.status in ${GONE})`);
  await db.execute(sql`
    insert into booking (status, booking_no, booking_date, departure, pilgrim, party, branch, room_type, price, discount,
      amount, due_amount, paid_amount, payment_status, details, created_at, updated_at, created_by, updated_by)
    select case when pilgrim.status in ${GONE} then 'departed' else 'confirmed' end, 'BF-' || pilgrim.id,
      least(pilgrim.created_at::date, ${addDays(today, -1)}::date), pilgrim.departure, pilgrim.id, party.id, pilgrim.branch,
      pilgrim.room_type, 0, 0, 0, 0, 0, 'none', 'Paid by a bill before bookings were kept', pilgrim.created_at,
      pilgrim.created_at, pilgrim.created_by, pilgrim.created_by
    from hajj_passenger_info as pilgrim
      join party on party.source_type = 'hajj_passenger_info' and party.source_id = pilgrim.id
    where pilgrim.departure is not null order by pilgrim.id`);
  await db.execute(sql`
    update departure set booked = (select count(*) from booking where booking.departure = departure.id),
      seats = greatest(seats, (select count(*) from booking where booking.departure = departure.id))`);
  // A popular one has sold its last seat.
  await db.execute(sql`
    update departure set seats = booked, status = 'full' where id = (
      select id from departure where status = 'open' and booked > 0 order by booked desc, id limit 1)`);
}

/** Seasons, departures with their seats, and bookings of these weeks by the very commands that the office gives. */
export async function seedJourneys(ground: Ground): Promise<void> {
  const { db, today, staff, vault } = ground;
  const clock = () => new Date(written(ground, today).created_at);
  const caller = { id: staff[0] ?? null, email: null, role: 'admin', permissions: null, branch: null };
  // The links that it signs reach nobody.
  const host = { clock, db, effects, handlers, vault, secret: 'demo', timeZone: 'UTC', log: () => {} };
  // The engine asks its host for no more than that.
  const deskOf = (name: EntityName) => ({ host, caller, entity: entities[name] }) as unknown as RequestContext;
  for (const body of demoSeasons(today, staff[0])) await createWithin(db, deskOf('season'), { ...body });
  await addDepartures(ground);
  await addSeats(ground);
  const bank = (await idsByName(db, 'ledger_account')).get('Bank');
  const day = addDays(today, -1);
  // Nobody whom a family relies on goes without it.
  const { rows: asking } = await db.execute<{ id: number; departure: number }>(sql`
    with place as (
      select departure.id, pilgrim_type, row_number() over (partition by pilgrim_type order by departure_date) - 1 as at
      from departure join season on season.id = departure.season
      where status = 'open' and departure.code similar to '(HAJ|UMR)-%'
    ), person as (
      select id, pilgrim_type, row_number() over (partition by pilgrim_type order by id) - 1 as at
      from hajj_passenger_info as one
      where status = case pilgrim_type when 'hajj' then 'pre_registered' else 'enquiry' end and departure is null
        and mahram is null and not exists (select 1 from hajj_passenger_info as other where other.mahram = one.id)
    )
    select person.id, place.id as departure from person join place using (pilgrim_type)
    where place.at < case pilgrim_type when 'hajj' then 1 else 2 end and person.at / ${stories.length}::integer = place.at
    order by place.id, person.id`);
  const inputs: Readonly<Partial<Record<Step, object>>> = {
    hold_seat: { hold_until: addDays(today, 5) },
    take_payment: { ledger: bank, paid_on: day, pay_amount: '50000.00' },
    take_all: { ledger: bank, paid_on: day },
    cancel: { cancelled_on: day, fee_amount: '5000.00', ends_file: true },
  };
  for (const [at, { id: pilgrim, departure }] of asking.entries()) {
    const instalments = [0, 4, 8].map(after => ({ due_date: addDays(day, after) }));
    const made = await createWithin(db, deskOf('booking'), { booking_date: day, departure, pilgrim, instalments });
    for (const step of stories[at % stories.length] ?? []) {
      const command = commandOf(`${step === 'take_all' ? 'take_payment' : step}_booking`);
      const reason = command.reason ? { reason: 'Somebody at home has fallen ill' } : {};
      const given = { command, id: Number(made['id']), input: { ...inputs[step] }, locale: 'en', ...reason } as const;
      await execute(db, deskOf('booking'), given);
    }
  }
  await payAgain(deskOf, { ledger: bank, paid_on: day, pay_amount: '1000.00' });
}

/** What was left of a cancelled booking is taken back, and stands anew with what is paid for it after that. */
async function payAgain(deskOf: (name: EntityName) => RequestContext, input: object): Promise<void> {
  const { host } = deskOf('booking');
  const { rows } = await host.db.execute<{ id: number; booking: number }>(sql`
    select id, booking from booking_transfer order by id desc limit 1`);
  const [left] = rows;
  if (!left) return;
  const by = {
    command: voidBookingTransfer,
    id: left.id,
    input: {},
    reason: 'Entered too early',
    locale: 'en',
  } as const;
  await execute(host.db, deskOf('booking_transfer'), by);
  const paid = {
    command: commandOf('take_payment_booking'),
    id: left.booking,
    input: { ...input },
    locale: 'en',
  } as const;
  await execute(host.db, deskOf('booking'), paid);
}
