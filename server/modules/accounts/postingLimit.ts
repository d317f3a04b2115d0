import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ViolationCode } from '../../../catalog/violation.ts';
import type { Outset } from '../../host.ts';

const shape = z.looseObject({
  amount: z.string(),
  exchange_rate: z
    .string()
    .nullish()
    .transform(rate => rate ?? '1'),
});

/**
 * More than a role may post by itself waits for somebody else: for whoever approves it where the document has that step,
 * else for whoever may post as much. A guard of whatever moves money, or gives up what is owed.
 */
export async function overLimit({ tx, desk, record }: Outset): Promise<ViolationCode | undefined> {
  if (desk.caller.role === 'admin') return undefined;
  const { amount, exchange_rate: rate } = shape.parse(record);
  const { rows } = await tx.execute(sql`
    select 1 from "user" as caller join role on role.id = caller.role
    where caller.id = ${desk.caller.id} and posting_limit < ${amount}::numeric * ${rate}::numeric`);
  return rows.length > 0 ? 'over_limit' : undefined;
}
