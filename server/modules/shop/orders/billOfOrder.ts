import { sql } from 'drizzle-orm';
import type { ViolationCode } from '#catalog/engine/violations/violation.ts';
import type { GuardContext } from '#server/engine/context/host.ts';

/**
 * What bills a shipment, or credits what came back of one, follows from the goods: it is not taken back by itself, or the
 * order would be paid by what nobody has paid (rules A5, K10).
 */
export async function billOfOrder({ tx, request, record }: GuardContext): Promise<ViolationCode | undefined> {
  const { name } = request.entity;
  if (!record || (name !== 'sales' && name !== 'credit_note')) return undefined;
  const id = Number(record['id']);
  const made = name === 'sales' ? sql`shipment where sales = ${id}` : sql`order_return_items where credit_note = ${id}`;
  const { rows } = await tx.execute(sql`select 1 from ${made} limit 1`);
  return rows.length > 0 ? 'of_order' : undefined;
}
