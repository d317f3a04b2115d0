import { sql } from 'drizzle-orm';
import type { CommandContext } from '#server/engine/context/host.ts';

/**
 * What a booking says that comes onto the list now, behind all others. The family that the file names then is the one
 * that it waits with: one that is written into the file later brings nobody forward.
 */
export async function beginsToWait(
  { tx, now }: Pick<CommandContext, 'tx' | 'now'>,
  pilgrim: number | null,
): Promise<{ readonly waiting_since: string; readonly waiting_family: number | null }> {
  const { rows } = await tx.execute<{ family: number | null }>(sql`
    select family from hajj_passenger_info where id = ${pilgrim}`);
  return { waiting_since: now.toISOString(), waiting_family: rows[0]?.family ?? null };
}
