import { sql } from 'drizzle-orm';
import type { ViolationCode } from '#catalog/engine/violations/violation.ts';
import type { GuardContext } from '#server/engine/context/host.ts';

/** The bill of a booking says what the journey, or its cancellation, has come to: it is not taken back by itself (rules A5). */
export async function billOfBooking({ tx, request, record }: GuardContext): Promise<ViolationCode | undefined> {
  if (request.entity.name !== 'sales' || !record) return undefined;
  const { rows } = await tx.execute(sql`select 1 from booking where sales = ${Number(record['id'])} limit 1`);
  return rows.length > 0 ? 'of_booking' : undefined;
}
