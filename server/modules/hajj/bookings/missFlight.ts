import { sql } from 'drizzle-orm';
import type { Commands } from '#catalog/registry/commands.ts';
import { fromMinor, type Minor } from '#catalog/engine/money/money.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { CommandHandler } from '#server/engine/context/host.ts';
import { type BookingRecord, bookingOf } from './bookingRecord.ts';
import { bill, keepEnd } from './endBooking.ts';
import { movePilgrim } from './movePilgrim.ts';

const ALL = 100;

/** What the season bills of a booking whose pilgrim does not show up, rounded half up (rule R1). */
async function billedOf(tx: Database, { departure, amount }: BookingRecord): Promise<Minor> {
  const { rows } = await tx.execute<{ percent: number | null }>(sql`
    select no_show_percent as percent from departure left join season on season.id = departure.season
    where departure.id = ${departure}`);
  return (amount * BigInt(rows[0]?.percent ?? ALL) + 50n) / 100n;
}

/** Billed like a booking that has departed, for the part that the season says; the rest of what was paid may be refunded. */
export const missFlightHandler: CommandHandler<Commands['miss_flight_booking']> = {
  async run(context) {
    const booking = bookingOf(context.record);
    const due = await billedOf(context.tx, booking);
    const lines = [{ type: 'package_revenue', details: booking.booking_no, amount: due }];
    const sales = await bill(context, booking, { day: context.input.departed_on, lines });
    await keepEnd(context, booking.id, { due, sales });
    await movePilgrim(context, booking.pilgrim, 'miss_flight');
    return { set: { due_amount: fromMinor(due), sales }, output: {} };
  },
};
