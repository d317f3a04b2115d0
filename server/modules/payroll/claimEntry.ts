import type { SQL } from 'drizzle-orm';
import { drawn, least, leftOf } from '#catalog/bills/settlement/Open.ts';
import { type Minor, sum } from '#catalog/engine/money/money.ts';
import type { Database } from '../../platform/services/Database.ts';
import { Posting } from '../ledger/vouchers/Posting.ts';
import { lockParties, openItemsOf } from '../bills/settlement/openItems.ts';
import { ledgerOfType } from '../ledger/vouchers/typedLedgers.ts';

/** What a claim enters. */
interface Claim {
  readonly day: string;
  /** Of the employee. */
  readonly party: number;
  readonly spent: readonly { readonly ledger: number; readonly details: string | null; readonly amount: Minor }[];
}

/**
 * What a claim enters: its expenses against what is open of advances to the employee within a scope, which it settles,
 * and the rest against what they are owed (rules A2, S1). The employee's party is locked.
 */
export async function claimEntry(tx: Database, { day, party, spent }: Claim, scope: SQL | undefined) {
  await lockParties(tx, [party]);
  const [advances, payable] = [await ledgerOfType(tx, 'employee_advance'), await ledgerOfType(tx, 'claim_payable')];
  const open = (await openItemsOf(tx, [{ ledger: advances, party }], { day, scope })).filter(
    ({ side, currency }) => side === 'debit' && currency === null,
  );
  const total = sum(spent.map(({ amount }) => amount));
  const covered = least(sum(open.map(leftOf)), total);
  const owed = total - covered;
  const posting = new Posting();
  for (const { ledger, details, amount } of spent) posting.debit(ledger, amount, { details });
  posting.credit(advances, covered, { party, settles: drawn(open, covered) }).credit(payable, owed, { party });
  return { posting, owed };
}
