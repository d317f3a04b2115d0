import { sql } from 'drizzle-orm';
import { seated } from '../../../../catalog/hajj/bookings/bookingLifecycle.ts';
import { dayIn } from '../../../../catalog/days.ts';
import { fromMinor, type Minor, toMinor } from '../../../../catalog/money.ts';
import { violation } from '../../../../catalog/violation.ts';
import type { Act } from '../../../host.ts';
import { refuse } from '../../../http/problem.ts';
import type { BookingRecord } from './bookingRecord.ts';
import { lossObjections, mayReprice } from './givenUp.ts';

interface Asked {
  readonly booking: BookingRecord;
  /** On which it is cancelled. */
  readonly day: string;
  /** Null where nothing was said of it. */
  readonly told: string | null;
}

/**
 * The fee of the package's step: that of the fewest days before the departure among those that are not fewer than the
 * days left; nothing where more are left than any step says. A day in the past makes it no cheaper, and whoever has
 * neither a seat nor paid anything owes nothing.
 */
async function stepFee({ tx, desk }: Pick<Act, 'tx' | 'desk'>, { booking, day }: Asked): Promise<Minor> {
  const { status, departure, paid_amount: paid } = booking;
  if (!seated.some(one => one === status) && paid <= 0n) return 0n;
  const today = dayIn(desk.host.timeZone, desk.host.clock());
  const { rows } = await tx.execute<{ fee: string }>(sql`
    select step.fee_amount::text as fee
    from tour_package_cancellation_fees as step join departure on departure.tour_package = step.owner
    where departure.id = ${departure} and step.days_before >= departure.departure_date - ${day > today ? day : today}::date
    order by step.days_before limit 1`);
  return toMinor(rows[0]?.fee ?? '0');
}

/** What cancelling costs: the step's fee, or what was told; less than the step gives up the difference. */
export async function cancellationFee(act: Pick<Act, 'tx' | 'desk'>, asked: Asked): Promise<Minor> {
  const step = await stepFee(act, asked);
  if (asked.told === null) return step;
  const fee = toMinor(asked.told);
  if (fee < step && !mayReprice(act.desk)) refuse([violation('fee_amount', 'fee_right', { amount: fromMinor(step) })]);
  refuse(await lossObjections(act, { field: 'fee_amount', before: step, after: fee }));
  return fee;
}
