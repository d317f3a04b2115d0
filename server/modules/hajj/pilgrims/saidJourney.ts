import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/services/Database.ts';
import { bookedJourney } from './sameJourney.ts';
import type { WantedFile } from './wantedFile.ts';

/** A journey that a file does not say itself; null is what it leaves to the file. */
export type SaidJourney = Pick<WantedFile, 'season' | 'starts' | 'ends'> & { readonly type: string | null };

/** A file as it is on a journey, or on its own. */
export const onJourney = (file: WantedFile, said: SaidJourney | undefined): WantedFile => ({
  ...file,
  type: said?.type ?? file.type,
  season: said?.season ?? file.season,
  starts: said?.starts ?? file.starts,
  ends: said?.ends ?? file.ends,
});

async function read(tx: Database, journey: SQL): Promise<SaidJourney | undefined> {
  const { rows } = await tx.execute<SaidJourney & Record<string, unknown>>(sql`
    select type, season, starts::text, ends::text from (${journey}) as said`);
  return rows[0];
}

export const journeyOfDeparture = (tx: Database, departure: number): Promise<SaidJourney | undefined> =>
  read(
    tx,
    sql`select season.pilgrim_type as type, departure.season, departure_date as starts, return_date as ends
      from departure left join season on season.id = departure.season where departure.id = ${departure}`,
  );

/** A file on the journey of the booking that takes it, or on its own without one. */
export const asBooked = async (tx: Database, file: WantedFile): Promise<WantedFile> =>
  file.id === 0 ? file : onJourney(file, await read(tx, bookedJourney(sql`${file.id}`)));
