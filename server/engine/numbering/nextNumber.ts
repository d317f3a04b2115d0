import { sql } from 'drizzle-orm';
import { documentNumber } from '#catalog/engine/money/documentNumber.ts';
import { FIRST_MONTH, fiscalYear, months } from '#catalog/engine/days/periods.ts';
import { numberSeries } from '../schema/systemTables.ts';
import type { Database } from '../../platform/services/Database.ts';

interface NumberQuery {
  readonly prefix: string;
  /** Calendar day of the document; the series is that of its fiscal year. */
  readonly day: string;
}

/**
 * Takes the next numbers of a series. Others wait until the transaction ends, and one that fails gives its numbers
 * back, so that no number is missing (rules N1 and N3). Taken last, since nobody else gets one meanwhile.
 */
export async function nextNumbers(tx: Database, { prefix, day }: NumberQuery, count: number): Promise<string[]> {
  // The year is told by the month in which it begins, which is looked up by the way.
  const years = sql.param(months.map((_, at) => fiscalYear(day, at + 1)));
  const begins = sql`array_position(${sql.param([...months])}::text[], (
    select year_begins_in from book_setting order by id limit 1))`;
  const { rows } = await tx.execute<{ year: number; last: number }>(sql`
    insert into ${numberSeries} as series (prefix, year, last)
    select ${prefix}, (${years}::int[])[coalesce(${begins}, ${FIRST_MONTH}::int)], ${count}::int
    on conflict (prefix, year) do update set last = series.last + excluded.last
    returning year, last`);
  const [row] = rows;
  if (!row) throw new Error(`no number of ${prefix} for ${day}`);
  const { year, last } = row;
  return Array.from({ length: count }, (_, at) => documentNumber(prefix, year, last - count + 1 + at));
}
