import { documentNumber } from '#catalog/engine/money/documentNumber.ts';
import { FIRST_MONTH, fiscalYear } from '#catalog/engine/days/periods.ts';
import { numberSeries } from '../../engine/schema/systemTables.ts';
import type { Database } from '../../platform/services/Database.ts';
import { insertNumbered, type Row } from '../insertMany.ts';

interface Series {
  readonly prefix: string;
  /** Field that takes the number, and the one with the document's day, whose fiscal year is the series'. */
  readonly field: string;
  readonly day: string;
}

/** Inserts documents numbered in their order, each fiscal year anew; the host goes on from the last of each. */
export async function insertDocuments(
  db: Database,
  table: string,
  { prefix, field, day }: Series,
  rows: readonly Row[],
): Promise<void> {
  const last = new Map<number, number>();
  const documents = rows.map(row => {
    const year = fiscalYear(String(row[day]), FIRST_MONTH);
    const next = (last.get(year) ?? 0) + 1;
    last.set(year, next);
    return { ...row, [field]: documentNumber(prefix, year, next) };
  });
  await insertNumbered(db, table, documents);
  await db.insert(numberSeries).values([...last].map(([year, count]) => ({ prefix, year, last: count })));
}
