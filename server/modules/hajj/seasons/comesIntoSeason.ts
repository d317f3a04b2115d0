import { toWire } from '#server/engine/records/record.ts';
import type { Values } from '#server/engine/context/values.ts';
import type { Effect } from '#server/engine/context/host.ts';
import { closedSeason } from './closedSeason.ts';

/** No file comes into a closed season, a new one or one of another season; whoever is in it stays as they are. */
export const comesIntoSeason: Effect = {
  async check(tx, { entity, host }, { season }, stored) {
    const before: Values = stored ? toWire(entity, stored, host, true) : {};
    if (before['season'] === season) return [];
    const closed = await closedSeason(tx, 'season', season);
    return closed ? [closed] : [];
  },
};
