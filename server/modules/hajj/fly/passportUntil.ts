import { type SQL, sql } from 'drizzle-orm';
import { PASSPORT_DAYS } from '#catalog/hajj/fly/requirements.ts';

/**
 * The day on which the passport of a file, by its name in SQL, must still be valid, as `passportUntil` of the catalogue
 * tells it; null where none is asked, or the return has no day.
 */
export const passportUntilSql = (file: SQL): SQL<string | null> => sql`coalesce(
  (select passport_day from season where season.id = ${file}.season),
  ${file}.return_date + case when ${file}.season is null then ${sql.raw(String(PASSPORT_DAYS))}
    else (select passport_days from season where season.id = ${file}.season) end)`;
