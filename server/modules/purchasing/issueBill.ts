import { sql } from 'drizzle-orm';
import { fromMinor, type Minor } from '#catalog/engine/money/money.ts';
import type { CommandContext } from '../../engine/context/host.ts';

/** What of a line of a bill, counted from 1, is entered on another ledger. */
export interface Difference {
  readonly bill_line: number;
  readonly ledger: number;
  readonly amount: Minor;
}

interface Drafted {
  readonly entity: 'purchase' | 'debit_note';
  readonly id: number;
  readonly differences: readonly Difference[];
}

/** Issues a draft of the accounts that is of goods, with what of its lines is entered elsewhere. Gives its number. */
export async function issueBill({ tx, perform }: CommandContext, { entity, id, differences }: Drafted) {
  for (const [position, { amount, ...one }] of differences.entries())
    await tx.execute(sql`
      insert into ${sql.identifier(`${entity}_differences`)} (owner, position, bill_line, ledger, amount)
      values (${id}, ${position}, ${one.bill_line}, ${one.ledger}, ${fromMinor(amount)}::numeric)`);
  const issued = await perform(`issue_${entity}`, id, {});
  return { number: String(issued['invoice_no']) };
}
