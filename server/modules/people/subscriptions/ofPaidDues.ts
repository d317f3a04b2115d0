import { sql } from 'drizzle-orm';
import type { ViolationCode } from '#catalog/engine/violations/violation.ts';
import type { GuardContext } from '#server/engine/context/host.ts';
import { madeBy } from '../../ledger/vouchers/voucherRecord.ts';

/** The receipt that a bill of a member has entered is taken back by the bill. */
export async function ofPaidDues({ tx, record }: GuardContext): Promise<ViolationCode | undefined> {
  const { rows } = await tx.execute(
    sql`select 1 from monthly_subscription where receipt = ${madeBy(record).id} limit 1`,
  );
  return rows.length > 0 ? 'receipt_of_bill' : undefined;
}
