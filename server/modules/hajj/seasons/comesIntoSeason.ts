import { sql } from 'drizzle-orm';
import { isNotNil } from 'es-toolkit';
import { toWire } from '#server/engine/records/record.ts';
import type { Values } from '#server/engine/context/values.ts';
import type { Effect } from '#server/engine/context/host.ts';
import { closedSeason } from './closedSeason.ts';
import { lockSeason } from './lockSeason.ts';
import { countedElsewhere, fullSeason } from './quota.ts';

/**
 * No file comes into a closed season, a new one or one of another season, and none that is counted into a full one;
 * whoever is in it stays as they are.
 */
export const comesIntoSeason: Effect = {
  async check(tx, { entity, host, isTrial }, { season }, stored) {
    const before: Values = stored ? toWire(entity, stored, host, true) : {};
    if (before['season'] === season || typeof season !== 'number') return [];
    if (stored && !isTrial) await lockSeason(tx, sql`${season}`);
    const files = stored ? await countedElsewhere(tx, [Number(stored['id'])], season) : [];
    const closed = await closedSeason(tx, 'season', season);
    return [closed ?? (await fullSeason(tx, 'season', { season, files }))].filter(isNotNil);
  },
};
