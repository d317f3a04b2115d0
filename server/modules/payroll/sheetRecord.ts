import { sql } from 'drizzle-orm';
import { salarySheet } from '#catalog/payroll/salarySheet.ts';
import { recordOf } from '../../engine/records/recordOf.ts';
import type { Database } from '../../platform/services/Database.ts';

/** A salary sheet with its amounts in minor units. */
export function sheetOf(record: unknown) {
  const { sheet_date: day, due_date: due, items, ...sheet } = recordOf(salarySheet, record, ['invoice_no']);
  const lines = items.map(({ salary_tax: tax, advance_recovered: advance, ...line }) => ({ ...line, tax, advance }));
  return { ...sheet, day, due, lines };
}

export type SheetRecord = ReturnType<typeof sheetOf>;

/** Parties of employees by the ids of those. */
export async function employeeParties(
  tx: Database,
  { lines }: { readonly lines: readonly { readonly employee: number }[] },
): Promise<ReadonlyMap<number, number>> {
  const ids = `{${lines.map(({ employee }) => employee).join(',')}}`;
  const { rows } = await tx.execute<{ id: number; source_id: number }>(sql`
    select id, source_id from party where source_type = 'user' and source_id = any(${ids}::int[])`);
  return new Map(rows.map(({ id, source_id }) => [source_id, id]));
}
