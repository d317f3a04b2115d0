import { sql } from 'drizzle-orm';
import { fromMinor, type Minor } from '#catalog/engine/money/money.ts';
import { violation, type ViolationCode } from '#catalog/engine/violations/violation.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { GuardContext, RequestContext } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { mayReprice } from './givenUp.ts';

/** Whether the agency is cancelling a departure: whoever leaves it then gives up nothing, and nobody owes a fee. */
export async function calledOff(tx: Database, departure: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from departure where id = ${departure} and status = 'cancelling'`);
  return rows.length > 0;
}

/** Nobody comes onto it any more, not in the place of somebody else either. */
export async function notCalledOff({
  tx,
  record,
}: Pick<GuardContext, 'tx'> & { readonly record: { readonly departure: number } }): Promise<ViolationCode | undefined> {
  return (await calledOff(tx, record.departure)) ? 'being_cancelled' : undefined;
}

/** Keeps money for what the agency itself cancels only with the right to say what a booking costs. */
export function demandFree({ request }: { readonly request: RequestContext }, field: string, amount: Minor): void {
  if (amount > 0n && !mayReprice(request)) refuse([violation(field, 'fee_above', { amount: fromMinor(0n) })]);
}
