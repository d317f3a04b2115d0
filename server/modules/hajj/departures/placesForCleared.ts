import { sql } from 'drizzle-orm';
import { isNotNil } from 'es-toolkit';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { commandOf, type Commands } from '#catalog/registry/commands.ts';
import type { CommandContext } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { closedSeason } from '../seasons/closedSeason.ts';
import { isCounted } from '../seasons/counted.ts';
import { fullSeason } from '../seasons/quota.ts';

const beyond = commandOf('register_beyond_quota_hajj_passenger_info');

/**
 * Whoever flies without having been registered comes to be counted on the season: it must be open and have a place for
 * all of them, unless somebody who may register beyond its quota lets them, for the reason of their line. Asked under the
 * lock of the season.
 */
export async function demandPlaces({
  tx,
  request,
  record: { season },
  input: { staying },
}: CommandContext<Commands['depart_departure']>): Promise<void> {
  if (mayPerform(request.caller, beyond)) return;
  const cleared = staying.flatMap(({ booking, outcome }) => (outcome === 'clear_to_fly' ? [booking] : []));
  const { rows } = await tx.execute<{ booking: number; file: number }>(sql`
    select booking.id as booking, file.id as file from booking
    join hajj_passenger_info as file on file.id = booking.pilgrim
    where booking.id = any(${sql.param(cleared)}::integer[]) and not ${isCounted(sql`file`)}`);
  const files = rows.map(({ file }) => file);
  if (files.length === 0) return;
  const bars = await Promise.all(
    rows.map(async ({ booking }) => {
      const field = `staying.${staying.findIndex(one => one.booking === booking)}.outcome`;
      return (await closedSeason(tx, field, season)) ?? fullSeason(tx, field, { season, files });
    }),
  );
  refuse(bars.filter(isNotNil));
}
