import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Minor } from '#catalog/engine/money/money.ts';
import type { CommandContext } from '#server/engine/context/host.ts';
import { logOverride } from '../../ledger/years/periods.ts';
import { type EntryLine, postEntry } from '../../ledger/vouchers/postEntry.ts';
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
export async function enterGoods(context: Doing, { entity, ...head }: Head, moved: readonly Moved[]): Promise<void> {
  const { tx, request } = context;
  const plain = { party: null, sub_ledger: null, details: null, debit: 0n, credit: 0n };
  const lines: EntryLine[] = [];
  for (const { debit, credit, amount } of moved.filter(one => one.amount > 0n))
    lines.push(
      { ...plain, ledger: await ledgerOfType(tx, debit), debit: amount },
      { ...plain, ledger: await ledgerOfType(tx, credit), credit: amount },
    );
  if (lines.length === 0) return;
  const entry = { ...head, source: { id: head.id, event: 'post' }, counters: null, lines } as const;
  const posting = await postEntry(tx, { ...request, entity }, entry);
  await logOverride(context, { ...head, posting });
}
