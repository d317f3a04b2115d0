import { type SQL, sql } from 'drizzle-orm';
import { seated } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { fromMinor, type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { CommandContext } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import type { BookingRecord } from './bookingRecord.ts';
import { calledOff, demandFree } from './calledOff.ts';
import { giveUp, mayReprice, most } from './givenUp.ts';

type Doing = Pick<CommandContext, 'tx' | 'request'>;

interface FeeQuery {
  readonly booking: BookingRecord;
  /** Null where nothing was said of it. */
  readonly told: string | null;
}

/** Whoever has neither a seat nor paid anything owes nothing. */
const owes = ({ status, paid_amount: paid }: BookingRecord): boolean => seated.some(one => one === status) || paid > 0n;

interface Terms {
  /** A query for the steps. */
  readonly steps: SQL;
  readonly departure: number;
}

const packageSteps = (departure: number): SQL => sql`
  select days_before, fee_amount from tour_package_cancellation_fees as step
  join departure on departure.tour_package = step.owner where departure.id = ${departure}`;

const agreedSteps = ({ id, departure }: BookingRecord): Terms => ({
  steps: sql`select days_before, fee_amount from booking_cancellation_fees where owner = ${id}`,
  departure,
});

/** The steps of the package as they are now, by which a booking is agreed on; later changes of the package change none. */
export async function stepsAgreed(tx: Database, departure: number) {
  const { rows } = await tx.execute<{ days_before: number; fee_amount: string }>(sql`
    select days_before, fee_amount::text as fee_amount from (${packageSteps(departure)}) as step order by days_before`);
  return rows;
}

/**
 * The fee of the step of the fewest days before the departure among those that are not fewer than the days left; nothing
 * where more are left than any step says. They count from today: a day in the past makes it no cheaper.
 */
async function stepFee({ tx, request }: Doing, { steps, departure }: Terms): Promise<Minor> {
  const today = dayIn(request.host.timeZone, request.host.clock());
  const { rows } = await tx.execute<{ fee: string }>(sql`
    select fee_amount::text as fee from (${steps}) as step join departure on departure.id = ${departure}
    where step.days_before >= departure.departure_date - ${today}::date
    order by step.days_before limit 1`);
  return toMinor(rows[0]?.fee ?? '0');
}

/** What cancelling costs: the step's fee, or what was told; less than the step gives up the difference. */
export async function cancellationFee(context: Doing, { booking, told }: FeeQuery): Promise<Minor> {
  const isFree = await calledOff(context.tx, booking.departure);
  const step = owes(booking) && !isFree ? await stepFee(context, agreedSteps(booking)) : 0n;
  if (told === null) return step;
  const fee = toMinor(told);
  if (isFree) demandFree(context, 'fee_amount', fee);
  // Whatever was agreed, nobody owes more for not going than for going.
  const limit = most(step, booking.amount);
  if (fee > limit) refuse([violation('fee_amount', 'above_booking', { amount: fromMinor(limit) })]);
  if (fee < step && !mayReprice(context.request))
    refuse([violation('fee_amount', 'fee_right', { amount: fromMinor(step) })]);
  await giveUp(context, { booking: booking.id, field: 'fee_amount', before: step, after: fee });
  return fee;
}

/** On another departure a cancellation of today may cost less: whoever moves a booking there gives up the difference. */
export async function giveUpFee(context: Doing, booking: BookingRecord, departure: number): Promise<void> {
  if (!owes(booking) || (await calledOff(context.tx, booking.departure))) return;
  const before = await stepFee(context, agreedSteps(booking));
  const after = await stepFee(context, { steps: packageSteps(departure), departure });
  if (after < before && !mayReprice(context.request))
    refuse([violation('departure', 'fee_right', { amount: fromMinor(before) })]);
  await giveUp(context, { booking: booking.id, field: 'departure', before, after });
}
