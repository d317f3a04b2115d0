import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { toMinor } from '#catalog/engine/money/money.ts';
import type { Database } from '../../platform/services/Database.ts';

const amount = z
  .string()
  .nullish()
  .transform(given => toMinor(given ?? '0'));
const text = z.string().nullish().default(null);

const line = z
  .object({
    id: z.number(),
    employee: z.number(),
    gross: amount,
    deduction: amount,
    salary_tax: amount,
    advance_recovered: amount,
    outstanding: amount,
  })
  .transform(({ advance_recovered: advance, salary_tax: tax, ...rest }) => ({ ...rest, tax, advance }));

const shape = z
  .object({
    id: z.number(),
    invoice_no: z.string(),
    sheet_date: z.string(),
    due_date: text,
    branch: z.number().nullish().default(null),
    details: text,
    items: z.array(line),
  })
  .transform(({ sheet_date: day, due_date: due, items: lines, ...rest }) => ({ ...rest, day, due, lines }));

/** A salary sheet with its amounts in minor units. */
export type SheetRecord = z.infer<typeof shape>;

export const sheetOf = (record: unknown): SheetRecord => shape.parse(record);

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
