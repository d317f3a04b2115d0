import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/services/Database.ts';
import type { Unnumbered } from '../context/Unnumbered.ts';
import { columnOf, tableOf } from '../schema/tables.ts';
import { nextNumbers } from './nextNumber.ts';

/** The next numbers of a series, but for those that a record of somebody's own numbering bears already. */
export async function freeNumbers(tx: Database, series: Omit<Unnumbered, 'record'>, count: number): Promise<string[]> {
  const { entity, field } = series;
  if (entity.fields[field]?.readOnly) return nextNumbers(tx, series, count);
  const column = columnOf(tableOf(entity), field);
  const free: string[] = [];
  while (free.length < count) {
    const next = await nextNumbers(tx, series, count - free.length);
    const rows = await tx.select({ number: column }).from(tableOf(entity)).where(inArray(column, next));
    const taken = new Set(rows.map(({ number }) => String(number)));
    free.push(...next.filter(number => !taken.has(number)));
  }
  return free;
}
