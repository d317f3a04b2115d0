import type { SQL } from 'drizzle-orm';
import { drawn, least, leftOf, onSide } from '#catalog/bills/settlement/Open.ts';
import type { Pair } from '#catalog/bills/settlement/settle.ts';
import { type Minor, sum } from '#catalog/engine/money/money.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { EntryLine } from '../ledger/vouchers/postEntry.ts';
import { lockParties, openItemsOf } from '../bills/settlement/openItems.ts';
import { ledgerOfType } from '../ledger/vouchers/typedLedgers.ts';

/** What a claim enters. */
interface Claim {
  readonly day: string;
  /** Of the employee. */
  readonly party: number;
  readonly spent: readonly { readonly ledger: number; readonly details: string | null; readonly amount: Minor }[];
}

const none = { party: null, sub_ledger: null, details: null } as const;

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
  const lines: EntryLine[] = [
    ...spent.map(({ ledger, details, amount }) => ({ ...none, ledger, details, ...onSide('debit', amount) })),
    ...(covered > 0n ? [{ ...none, ledger: advances, party, ...onSide('credit', covered) }] : []),
    ...(owed > 0n ? [{ ...none, ledger: payable, party, ...onSide('credit', owed) }] : []),
  ];
  const pairs: Pair[] = drawn(open, covered).map(part => ({ ...part, foreign: 0n, line: spent.length }));
  return { lines, pairs, owed };
}
