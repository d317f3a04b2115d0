import { sql } from 'drizzle-orm';
import { documentNumber } from '../../catalog/documentNumber.ts';
import { fiscalYear } from '../../catalog/periods.ts';
import { numberSeries } from '../db/systemTables.ts';
import type { Database } from '../host.ts';
import { bookSettings } from '../bookSettings.ts';

interface Asked {
  readonly prefix: string;
  /** Calendar day of the document; the series is that of its fiscal year. */
  readonly day: string;
}

/**
 * Takes the next numbers of a series. Others wait until the transaction ends, and one that fails gives its numbers
 * back, so that no number is missing (rules N1 and N3). Taken last, since nobody else gets one meanwhile.
 */
export async function nextNumbers(tx: Database, { prefix, day }: Asked, count: number): Promise<string[]> {
  const year = fiscalYear(day, (await bookSettings(tx)).firstMonth);
  const [row] = await tx
    .insert(numberSeries)
    .values({ prefix, year, last: count })
    .onConflictDoUpdate({
      target: [numberSeries.prefix, numberSeries.year],
      set: { last: sql`${numberSeries.last} + ${count}` },
    })
    .returning({ last: numberSeries.last });
  if (!row) throw new Error(`no number of ${prefix} ${year}`);
  return Array.from({ length: count }, (_, at) => documentNumber(prefix, year, row.last - count + 1 + at));
}
