import { sql } from 'drizzle-orm';
import type { SystemReason } from '#catalog/engine/systemReasons.ts';
import { commandOf } from '#catalog/registry/commands.ts';
import { execute } from '#server/engine/commands/execute.ts';
import type { RequestContext } from '#server/engine/context/host.ts';
import { mapInOrder } from '#server/platform/db/mapInOrder.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { asHost } from './offerSeats.ts';

const command = commandOf('end_offer_booking');

interface Ended {
  readonly reason: SystemReason;
  /** Those whose day is before this one; all of them without it. */
  readonly before?: string;
  readonly keepsPlace: boolean;
}

/** Takes back offers of a departure that are open, those who waited longest before the others. */
export async function endOffers(
  tx: Database,
  request: RequestContext,
  departure: number,
  { reason, before, keepsPlace }: Ended,
): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from booking where departure = ${departure} and status = 'held' and is_offered
      ${before === undefined ? sql`` : sql`and hold_until < ${before}::date`}
    order by coalesce(waiting_since, created_at), id`);
  const own = asHost(request);
  await mapInOrder(rows, ({ id }) =>
    execute(tx, own, { command, id, input: { keeps_place: keepsPlace }, reason, locale: 'en' }),
  );
}
