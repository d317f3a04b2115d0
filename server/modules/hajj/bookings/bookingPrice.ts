import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/services/Database.ts';

interface Wanted {
  readonly departure: number | null;
  readonly room: string | null;
}

/** The price of a departure's package per person in a room; null where the departure is not known. */
export async function offeredPrice(tx: Database, { departure, room }: Wanted): Promise<string | null> {
  const { rows } = await tx.execute<{ price: string }>(sql`
    select coalesce((select price from tour_package_room_prices as room
        where room.owner = tour_package.id and room.room_type = ${room}), tour_package.price)::text as price
    from departure join tour_package on tour_package.id = departure.tour_package
    where departure.id = ${departure}`);
  return rows[0]?.price ?? null;
}
