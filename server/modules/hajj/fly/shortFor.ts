import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/services/Database.ts';
import { passportUntilSql } from './passportUntil.ts';

/** The last day of a passport, and the day on which it must still be valid. */
export interface ShortPassport {
  readonly day: string;
  readonly until: string;
}

/** Of some files those for whose journey a passport of such an end is too short. */
export async function shortFor(
  db: Database,
  day: string,
  files: readonly number[],
): Promise<ReadonlyMap<number, ShortPassport>> {
  if (files.length === 0) return new Map();
  const until = passportUntilSql(sql`file`);
  const { rows } = await db.execute<{ id: number; until: string }>(sql`
    select file.id, ${until}::text as until from hajj_passenger_info as file
    where file.id = any(${sql.param([...files])}::integer[]) and ${day}::date < ${until}`);
  return new Map(rows.map(({ id, until: needed }) => [id, { day, until: needed }]));
}
