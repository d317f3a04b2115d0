import { sql } from 'drizzle-orm';
import { omit, pick, pickBy } from 'es-toolkit';
import { dayIn } from '#catalog/engine/days/days.ts';
import { registerPilgrim } from '#catalog/hajj/registerPilgrim.ts';
import type { Commands } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { CommandHandler } from '#server/engine/context/host.ts';
import type { Values } from '#server/engine/context/values.ts';
import { createWithin } from '#server/engine/crud/write.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { moneyLedgerOf } from '../../ledger/vouchers/moneyLedger.ts';
import { inAsked } from '../../ledger/vouchers/postVoucher.ts';
import { lockJourney } from '../bookings/bookable.ts';
import { bookingOf } from '../bookings/bookingRecord.ts';
import { lockDepartures } from '../bookings/seats.ts';
import { lockSeasonsOfDepartures } from '../seasons/lockSeason.ts';
import { demandParts } from './demandParts.ts';
import { familyOf, joinFamily } from './joinFamily.ts';
import { plannedAt } from './plannedAt.ts';
import type { Registering } from './Registering.ts';

type Input = Registering['input'];

/** What no file says of itself. */
const notOfFile = [
  'with_pilgrim',
  'departure',
  'price',
  'discount',
  'confirms',
  'pay_amount',
  'beyond_due',
  'ledger',
  'payment_method',
  'paid_on',
] as const;

/** Fields of the command by those of file, booking and receipt. */
const asked = {
  ...Object.fromEntries(Object.keys(registerPilgrim.input).map(name => [name, name])),
  ...Object.fromEntries(
    ['season', 'tour_package', 'departure_date', 'return_date', 'pilgrim', 'booking_date'].map(name => [
      name,
      'departure',
    ]),
  ),
};

/**
 * What the file says of its journey before its booking does, so that whether they are registered twice is asked of this
 * very journey. The package and days of a draft are not promised yet.
 */
async function journeyOf(tx: Database, { departure, confirms }: Input): Promise<Values> {
  if (departure === null) return {};
  const { rows } = await tx.execute<Values>(sql`
    select season, tour_package, departure_date::text as departure_date, return_date::text as return_date
    from departure where id = ${departure}`);
  return confirms === true ? (rows[0] ?? {}) : pick(rows[0] ?? {}, ['season']);
}

async function typeOf(tx: Database, { pilgrim_type: said, departure }: Input): Promise<Values> {
  if (said !== null) return { pilgrim_type: said };
  const { rows } = await tx.execute<Values>(sql`
    select pilgrim_type from departure join season on season.id = departure.season where departure.id = ${departure}`);
  return rows[0] ?? {};
}

async function makeFile(context: Registering): Promise<number> {
  const { tx, request, input } = context;
  const family = input.with_pilgrim === null ? null : await familyOf(context, input.with_pilgrim);
  const values = { ...omit(input, ['pilgrim_type']), ...(await typeOf(tx, input)), ...(await journeyOf(tx, input)) };
  const made = Number((await createWithin(tx, request, omit(values, notOfFile)))['id']);
  if (family !== null) await joinFamily(context, made, family);
  return made;
}

/** Books somebody, for good where that is asked. */
async function book({ tx, request, input, perform }: Registering, pilgrim: number, day: string) {
  const { departure, room_type, price, discount } = input;
  const instalments = await plannedAt({ tx, input }, day);
  const values = { booking_date: day, departure, pilgrim, room_type, price, discount, instalments };
  const made = await createWithin(
    tx,
    { ...request, entity: entities.booking },
    pickBy(values, value => value !== null),
  );
  const booking = bookingOf(made);
  if (input.confirms !== true) return { booking: booking.id, file_lacks: null };
  await lockJourney({ tx, request }, booking);
  const confirmed = await perform('confirm_booking', booking.id, {});
  return { booking: booking.id, file_lacks: textOf(confirmed['file_lacks']) };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

async function takePayment({ tx, input, perform }: Registering, booking: number, day: string): Promise<number> {
  const { pay_amount, ledger: told, payment_method: method, paid_on, beyond_due } = input;
  const ledger = told ?? (await moneyLedgerOf(tx, method));
  const given = { ledger, pay_amount, paid_on: paid_on ?? day, beyond_due };
  const paid = await perform('take_payment_booking', booking, given).catch((error: unknown) => {
    throw told === null ? inAsked(error, { ...asked, ledger: 'payment_method' }) : error;
  });
  return Number(paid['voucher']);
}

async function run(context: Registering) {
  const { tx, request, input } = context;
  demandParts(context);
  const { departure, pay_amount } = input;
  const day = dayIn(request.host.timeZone, request.host.clock());
  // Before the file and its numbers, as everybody locks them.
  if (departure !== null) {
    await lockDepartures(tx, [departure]);
    await lockSeasonsOfDepartures(tx, [departure]);
  }
  const made = await makeFile(context);
  if (departure === null) return { made, output: { booking: null, voucher: null, file_lacks: null } };
  const booked = await book(context, made, day);
  const voucher = pay_amount === null ? null : await takePayment(context, booked.booking, day);
  return { made, output: { ...booked, voucher } };
}

export const registerPilgrimHandler: CommandHandler<Commands['register_pilgrim_hajj_passenger_info']> = {
  run: context =>
    run(context).catch((error: unknown) => {
      throw inAsked(error, asked);
    }),
};
