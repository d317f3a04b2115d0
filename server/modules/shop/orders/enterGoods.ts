import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Minor } from '#catalog/engine/money/money.ts';
import type { CommandContext } from '#server/engine/context/host.ts';
import { enterPosting } from '../../ledger/vouchers/enterPosting.ts';
import { Posting } from '../../ledger/vouchers/Posting.ts';
import { ledgerOfType } from '../../ledger/vouchers/typedLedgers.ts';

type Doing = Pick<CommandContext, 'tx' | 'request' | 'reason' | 'override' | 'now'>;

/** A document that moves goods, as its entry names it. */
interface Head {
  readonly entity: Entity;
  readonly id: number;
  readonly number: string;
  readonly day: string;
  readonly branch: number;
  readonly details: string;
}

interface Moved {
  /** Types of the ledgers that it is debited to and credited from. */
  readonly debit: string;
  readonly credit: string;
  readonly amount: Minor;
}

/** Enters what goods are worth that a document moves, from one ledger to another each (rules A2). */
export async function enterGoods(context: Doing, head: Head, moved: readonly Moved[]): Promise<void> {
  const { tx } = context;
  const posting = new Posting();
  for (const { debit, credit, amount } of moved.filter(one => one.amount > 0n))
    posting.debit(await ledgerOfType(tx, debit), amount).credit(await ledgerOfType(tx, credit), amount);
  await enterPosting(context, { ...head, mayPostNothing: true }, posting);
}
