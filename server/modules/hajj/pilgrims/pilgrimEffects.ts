import { sql } from 'drizzle-orm';
import { isEqual } from 'es-toolkit';
import { takesFile } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { toWire } from '#server/engine/records/record.ts';
import type { Values } from '#server/engine/context/values.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { Effect } from '#server/engine/context/host.ts';
import { keepsParty } from '../../ledger/chart/parties.ts';
import { journeyOf } from '../bookings/keepJourney.ts';
import { keepsFamily } from '../families/keepsFamily.ts';
import { comesIntoSeason } from '../seasons/comesIntoSeason.ts';
import { menOfAge } from './menOfAge.ts';
import { newFile } from './newFile.ts';
import { passportZone } from './passportZone.ts';
import { onceOnDeparture } from './onceOnDeparture.ts';
import { registeredOnce } from './registeredOnce.ts';
import { seasonOfFile } from './seasonOfFile.ts';

/** Fields of a file that its booking may say; `departure` is nobody's to change anyway. */
const bookable = ['season', 'tour_package', 'departure_date', 'return_date', 'room_type', 'pilgrim_type'];

/** Those that its booking does say. */
async function keptOf(tx: Database, pilgrim: number): Promise<string[]> {
  const { journey, isBooked } = await journeyOf(tx, pilgrim);
  const said = Object.keys(journey ?? {}).filter(name => name !== 'departure');
  return [...said, ...(isBooked ? ['pilgrim_type'] : [])];
}

/** Season, package, days and room of a file are those of its booking, and its type that of the booking's season. */
const journeyKept: Effect = {
  async check(tx, { entity, host }, merged, stored) {
    if (!stored) return [];
    const kept = toWire(entity, stored, host, true);
    const changed = bookable.filter(name => !isEqual(kept[name] ?? null, merged[name] ?? null));
    if (changed.length === 0) return [];
    return (await keptOf(tx, Number(stored['id'])))
      .filter(name => changed.includes(name))
      .map(name => violation(name, 'booking_keeps'));
  },
  closes: async (db, _desk, stored) =>
    (await keptOf(db, Number(stored['id']))).map(field => ({ field, because: 'booking_keeps' })),
};

const typeOf = async (tx: Database, { season }: Values): Promise<string | undefined> => {
  if (typeof season !== 'number') return undefined;
  const { rows } = await tx.execute<{ type: string }>(sql`
    select pilgrim_type as type from season where id = ${season}`);
  return rows[0]?.type;
};

/** Whoever goes for Hajj goes with a season of Hajj, whoever goes for Umrah with one of Umrah. */
const seasonFits: Effect = {
  async check(tx, { entity, host }, merged, stored) {
    const before: Values = stored ? toWire(entity, stored, host, true) : {};
    if (['season', 'pilgrim_type'].every(name => before[name] === merged[name])) return [];
    const type = await typeOf(tx, merged);
    return type && type !== merged['pilgrim_type'] ? [violation('season', 'season_type')] : [];
  },
};

/** What belongs to pilgrims beside their records. */
export const pilgrimEffects: readonly Effect[] = [
  keepsParty,
  menOfAge,
  journeyKept,
  seasonFits,
  comesIntoSeason,
  seasonOfFile,
  registeredOnce,
  passportZone,
  onceOnDeparture,
  keepsFamily,
  ...newFile,
];

/** A season stays for Hajj or for Umrah as long as pilgrims are booked on a departure of it. */
export const seasonKeepsType: Effect = {
  async check(tx, _desk, { id, pilgrim_type: type }, stored) {
    if (!stored || stored['pilgrim_type'] === type) return [];
    const { rows } = await tx.execute(sql`
      select 1 from booking join departure on departure.id = booking.departure
      where departure.season = ${Number(id)} and pilgrim is not null
        and ${inStates(sql`booking.status`, takesFile)} limit 1`);
    return rows.length > 0 ? [violation('pilgrim_type', 'season_type')] : [];
  },
};
