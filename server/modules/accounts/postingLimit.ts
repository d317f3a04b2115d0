import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Violation, violation, type ViolationCode } from '../../../catalog/violation.ts';
import type { Database } from '../../db/Database.ts';
import type { Caller, Desk, Outset } from '../../host.ts';

const shape = z.looseObject({
  amount: z.string(),
  exchange_rate: z
    .string()
    .nullish()
    .transform(rate => rate ?? '1'),
});

/** Whether an amount, a decimal, is more than the role of a caller may move by itself. */
async function exceedsLimit(tx: Database, caller: Caller, amount: string, rate = '1'): Promise<boolean> {
  if (caller.role === 'admin') return false;
  const { rows } = await tx.execute(sql`
    select 1 from "user" as caller join role on role.id = caller.role
    where caller.id = ${caller.id} and posting_limit < abs(${amount}::numeric * ${rate}::numeric)`);
  return rows.length > 0;
}

/**
 * More than a role may post by itself waits for somebody else: for whoever approves it where the document has that step,
 * else for whoever may post as much. A guard of whatever moves money, or gives up what is owed.
 */
export async function overLimit({ tx, desk, record }: Outset): Promise<ViolationCode | undefined> {
  const { amount, exchange_rate: rate } = shape.parse(record);
  return (await exceedsLimit(tx, desk.caller, amount, rate)) ? 'over_limit' : undefined;
}

/** The same of an amount that is told or found only as it is entered. */
export const limitObjections = async (
  tx: Database,
  { caller }: Pick<Desk, 'caller'>,
  { field, amount }: { readonly field: string; readonly amount: string },
): Promise<Violation[]> => ((await exceedsLimit(tx, caller, amount)) ? [violation(field, 'over_limit')] : []);
