import { sql } from 'drizzle-orm';
import { least } from '#catalog/bills/settlement/Open.ts';
import { isIn } from '#catalog/engine/lifecycle.ts';
import { openBookings, seated } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import { commandOf } from '#catalog/registry/commands.ts';
import type { Change, Effect, RequestContext } from '#server/engine/context/host.ts';
import { Problem } from '#server/platform/problem.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { calledOff } from '../bookings/calledOff.ts';
import { standing, writeEnding } from './endings.ts';
import { finishCancelling } from './finishCancelling.ts';

type Wire = NonNullable<Change['after']>;

const hasSeat = ({ status }: Wire): boolean => isIn(seated, status);

/** They write down themselves what becomes of a booking. */
const accounted: readonly string[] = [
  commandOf('end_with_departure_booking').name,
  commandOf('drop_with_departure_booking').name,
];

/** What became of a booking that went elsewhere, or was cancelled with its money waiting. */
async function account(tx: Database, request: RequestContext, before: Wire, after: Wire): Promise<void> {
  const [departure, booking] = [Number(before['departure']), Number(before['id'])];
  const { paid, due } = await standing(tx, booking);
  const ending = { departure, booking, paid };
  const context = { tx, request, now: request.host.clock() };
  if (after['departure'] !== departure) return writeEnding(context, { ...ending, outcome: 'move', moved: paid });
  const fees = least(paid, due);
  const outcome = hasSeat(before) || paid > 0n ? 'keep' : 'drop';
  return writeEnding(context, { ...ending, outcome, waiting: paid - fees, fees });
}

/** Under the lock of a departure that the agency cancels. */
async function isCancelling(tx: Database, departure: number): Promise<boolean> {
  await tx.execute(sql`select 1 from departure where id = ${departure} for no key update`);
  return calledOff(tx, departure);
}

/**
 * Whoever leaves a departure that is being cancelled, by whichever command or call, stands in its account, and the last
 * of them who has a seat or money ends it.
 */
export const leavesCancelled: Effect = {
  async afterChange(tx, request, { before, after }) {
    if (!before || !after || !isIn(openBookings, before['status'])) return;
    if (request.underWay?.some(name => accounted.includes(name))) return;
    const hasLeft = !isIn(openBookings, after['status']) || after['departure'] !== before['departure'];
    if (!hasLeft && (!hasSeat(before) || hasSeat(after))) return;
    const departure = Number(before['departure']);
    if (!(await isCancelling(tx, departure))) return;
    if (hasLeft) await account(tx, request, before, after);
    await finishCancelling(tx, request, departure);
  },
  // The account names it.
  async beforeDelete(tx, _request, stored) {
    if (await calledOff(tx, Number(stored['departure']))) throw new Problem(409, 'booking_stays');
  },
};
