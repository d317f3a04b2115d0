import { sql } from 'drizzle-orm';
import { commandOf } from '#catalog/registry/commands.ts';
import { execute } from '#server/engine/commands/execute.ts';
import type { Ground } from '../ground.ts';
import { demoDesk } from '../demoDesk.ts';

/** The departure that fewest have booked is being cancelled; of none of its bookings has anybody decided yet. */
export async function seedCancelling(ground: Ground): Promise<void> {
  const { rows } = await ground.db.execute<{ id: number }>(sql`
    select id from departure where status = 'open' and booked > 0 and not exists (
      select 1 from booking where booking.departure = departure.id and booking.status in ('draft', 'waiting'))
    order by booked, id limit 1`);
  const [found] = rows;
  if (!found) return;
  const command = commandOf('begin_cancelling_departure');
  const given = { command, id: found.id, input: {}, locale: 'en', reason: 'Too few have booked' } as const;
  await execute(ground.db, demoDesk(ground)('departure'), given);
}
