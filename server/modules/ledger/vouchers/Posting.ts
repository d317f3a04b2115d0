import { onSide, otherSide, type Side } from '#catalog/bills/settlement/Open.ts';
import type { Pair } from '#catalog/bills/settlement/settle.ts';
import { fromMinor, type Minor } from '#catalog/engine/money/money.ts';
import type { EntryLine } from './postEntry.ts';

/** What a row says besides its ledger and its amount: it is of nobody, and without words, where nothing is said. */
interface RowDetails extends Partial<Omit<EntryLine, 'ledger' | 'debit' | 'credit'>> {
  /** So much of open items as it settles, in the agency's currency; of a foreign one, its amount there as well. */
  readonly settles?: readonly (Omit<Pair, 'line' | 'foreign'> & Partial<Pick<Pair, 'foreign'>>)[];
}

/**
 * The rows of a posting in the order in which they are entered, each with what it settles; `enterPosting` enters them.
 * Amounts are minor units; one of zero adds no row, since of nothing no entry can tell (rule L1).
 */
export class Posting {
  readonly lines: EntryLine[] = [];
  readonly pairs: Pair[] = [];

  /** Debits a ledger. An amount below zero is a defect, and throws. */
  debit(ledger: number, amount: Minor, said?: RowDetails): this {
    return this.#add('debit', { ...said, ledger, amount });
  }

  /** Credits a ledger. An amount below zero is a defect, and throws. */
  credit(ledger: number, amount: Minor, said?: RowDetails): this {
    return this.#add('credit', { ...said, ledger, amount });
  }

  /** Enters an amount on a side; one below zero stands on the other. */
  on(side: Side, ledger: number, amount: Minor, said?: RowDetails): this {
    return amount < 0n
      ? this.#add(otherSide[side], { ...said, ledger, amount: -amount })
      : this.#add(side, { ...said, ledger, amount });
  }

  #add(
    side: Side,
    { ledger, amount, settles = [], ...said }: RowDetails & { readonly ledger: number; readonly amount: Minor },
  ): this {
    if (amount < 0n) throw new Error(`${side} of ledger ${ledger} below zero: ${fromMinor(amount)}`);
    // Abroad something may be worth nothing here, and is settled all the same.
    if (amount === 0n && !said.foreign) return this;
    this.pairs.push(...settles.map(part => ({ foreign: 0n, ...part, line: this.lines.length })));
    this.lines.push({ party: null, sub_ledger: null, details: null, ...said, ledger, ...onSide(side, amount) });
    return this;
  }
}
