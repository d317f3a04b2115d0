import { sql } from 'drizzle-orm';
import type { Command } from '#catalog/engine/defineCommand.ts';
import type { ViolationCode } from '#catalog/engine/violations/violation.ts';
import type { GuardContext, CommandHandler } from '#server/engine/context/host.ts';
import { bookingOf } from './bookingRecord.ts';

/** No instalment is due before the booking, or after they have left. */
export async function dueInTime({
  tx,
  record,
}: Pick<GuardContext, 'tx'> & { record: unknown }): Promise<ViolationCode | undefined> {
  const { id } = bookingOf(record);
  const { rows } = await tx.execute(sql`
    select 1 from booking join departure on departure.id = booking.departure
      join booking_instalments as part on part.owner = booking.id
    where booking.id = ${id} and part.due_date not between booking.booking_date and departure.departure_date limit 1`);
  return rows.length > 0 ? 'instalments_outside' : undefined;
}

/** A work that gives a seat, which waits for instalments that fit the journey. */
export const planned = <C extends Command>(work: CommandHandler<C>): CommandHandler<C> => ({
  ...work,
  guards: [...(work.guards ?? []), dueInTime],
});
