import { sql } from 'drizzle-orm';
import type { Commands } from '#catalog/registry/commands.ts';
import { inQuota } from '#catalog/hajj/pilgrimLifecycle.ts';
import type { ViolationCode } from '#catalog/engine/violations/violation.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { CommandContext } from '#server/engine/context/host.ts';
import { registerPilgrim } from './movePilgrim.ts';

/** Whether a file that is replaced now was counted on that very season until then, as its history tells. */
async function wasCounted(tx: Database, file: number | null | undefined): Promise<boolean> {
  const { rows } = await tx.execute<{ status: string | null; stayed: boolean }>(sql`
    select before ->> 'status' as status, before -> 'season' is not distinct from after -> 'season' as stayed from history
    where entity = 'hajj_passenger_info' and record = ${file ?? 0} and after ->> 'status' = 'replaced'
    order by id desc limit 1`);
  return rows[0]?.stayed === true && inQuota.some(state => state === rows[0]?.status);
}

/**
 * Registers whoever goes in the place of another, where nothing is missing; gives what is missing else. A season that has
 * more pilgrims than its quota counts one for one, of whom it has counted before.
 */
export async function registerInPlace(
  context: CommandContext<Commands['replace_pilgrim_booking']>,
): Promise<ViolationCode | undefined> {
  const { tx, record, input, perform } = context;
  const missing = await registerPilgrim(context, input.pilgrim);
  if (missing !== 'season_full' || !(await wasCounted(tx, record.pilgrim))) return missing;
  await perform('register_beyond_quota_hajj_passenger_info', input.pilgrim, {});
  return undefined;
}
