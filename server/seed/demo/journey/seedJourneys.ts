import { sql } from 'drizzle-orm';
import { commandOf } from '#catalog/registry/commands.ts';
import type { EntityName } from '#catalog/engine/names.ts';
import { voidBookingTransfer } from '#catalog/hajj/bookings/bookingTransfer.ts';
import { execute } from '#server/engine/commands/execute.ts';
import { createWithin } from '#server/engine/crud/write.ts';
import type { RequestContext } from '#server/engine/context/host.ts';
import { idsByName } from '../../idsByName.ts';
import { addDays } from '../calendar.ts';
import type { Ground } from '../ground.ts';
import { demoDesk } from '../demoDesk.ts';
import { seedCancelling } from './seedCancelling.ts';

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

/** Seats of the pilgrims who were there before; what they have paid stands in the books by their bills. */
async function addSeats({ db, today }: Ground): Promise<void> {
  await db.execute(sql`
    insert into booking (status, booking_no, booking_date, departure, pilgrim, party, branch, room_type, price, discount,
      amount, due_amount, paid_amount, payment_status, details, created_at, updated_at, created_by, updated_by)
    select case when pilgrim.status = 'no_show' then 'no_show'
        when pilgrim.status in ('travelling', 'returned', 'closed') then 'departed' else 'confirmed' end, 'BF-' || pilgrim.id,
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

/** Seats of the departures, and bookings of these weeks by the very commands that the office gives. */
export async function seedJourneys(ground: Ground): Promise<void> {
  const { db, today } = ground;
  const deskOf = demoDesk(ground);
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
      const input = { ...inputs[step], ...(step === 'take_all' && { pay_amount: made['amount'] }) };
      const given = { command, id: Number(made['id']), input, locale: 'en', ...reason } as const;
      await execute(db, deskOf('booking'), given);
    }
  }
  await payAgain(deskOf, { ledger: bank, paid_on: day });
  await seedCancelling(ground);
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
    // Nothing is due for it, so that this is given by what is paid for several.
    command: commandOf('take_family_payment_booking'),
    id: null,
    input: { ...input, shares: [{ booking: left.booking, amount: '1000.00' }], beyond_due: true },
    locale: 'en',
  } as const;
  await execute(host.db, deskOf('booking'), paid);
}
