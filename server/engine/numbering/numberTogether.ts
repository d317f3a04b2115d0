import { and, eq, sql } from 'drizzle-orm';
import { groupBy, sortBy } from 'es-toolkit';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import { history } from '../schema/systemTables.ts';
import { columnOf, tableOf } from '../schema/tables.ts';
import type { Database } from '../../platform/services/Database.ts';
import { fiscalYear } from '#catalog/engine/days/periods.ts';
import { bookSettings } from './bookSettings.ts';
import { freeNumbers } from './freeNumbers.ts';
import type { Unnumbered } from '../context/Unnumbered.ts';

/** Writes the numbers into their records, and into what the history tells of their making. */
async function write(
  tx: Database,
  { entity, field }: Unnumbered,
  given: readonly { readonly record: number; readonly number: string }[],
): Promise<void> {
  const table = tableOf(entity);
  const numbers = sql`(select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(record int, number text)) as given`;
  await tx.execute(sql`
    update ${table} set ${sql.identifier(columnOf(table, field).name)} = given.number
    from ${numbers} where ${columnOf(table, 'id')} = given.record`);
  const isMaking = and(
    eq(history.entity, entity.name),
    eq(history.action, 'create'),
    sql`${history.record} = given.record`,
  );
  await tx.execute(sql`
    update ${history} set ${sql.identifier(history.after.name)} = ${history.after} || jsonb_build_object(${field}::text, given.number)
    from ${numbers} where ${isMaking}`);
}

/**
 * Gives records that were made together their numbers, a block of each series in their order, as the last act of a
 * transaction.
 */
export async function numberTogether(tx: Database, all: readonly Unnumbered[]): Promise<void> {
  if (all.length === 0) return;
  const { firstMonth } = await bookSettings(tx);
  const series = groupBy(all, ({ prefix, day }) => `${prefix} ${fiscalYear(day, firstMonth)}`);
  // In one order for everybody, so that two who need several series do not wait for each other.
  await mapInOrder(sortBy(Object.entries(series), [([name]) => name]), async ([, ones]) => {
    const [first] = ones;
    if (!first) return;
    const numbers = await freeNumbers(tx, first, ones.length);
    await write(
      tx,
      first,
      ones.map(({ record }, at) => ({ record, number: numbers[at] ?? '' })),
    );
  });
}
