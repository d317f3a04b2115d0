import type { Minor } from '#catalog/engine/money/money.ts';

/** One entry of a statement as the bank tells it; without a day or an amount where what stands there cannot be read. */
export interface BankEntry {
  readonly day: string | undefined;
  /** Above zero where money came in. */
  readonly moved: Minor | undefined;
  /** What it would be if the bank marks a reversal the other way round. */
  readonly other: Minor | undefined;
  /** Day and amount as they stand in the file. */
  readonly told: readonly [day: string, amount: string];
  readonly description: string;
  readonly reference: string;
  readonly cheque: string;
  /** Not booked yet. */
  readonly isPending: boolean;
  /** Whether it is one of several payments that the bank has booked as one. */
  readonly isPart: boolean;
}

/** One statement in a file of a bank. */
export interface FileStatement {
  readonly account: string;
  readonly currency: string;
  readonly opening: Minor | undefined;
  readonly closing: Minor | undefined;
  /** A balance of a day that the entries do not reach. */
  readonly later?: { readonly day: string; readonly balance: Minor };
  readonly entries: readonly BankEntry[];
}

/** Why nothing is taken from a file; its message is the key of words that say so. */
export class NoBankFile extends Error {
  constructor(
    why:
      | 'empty'
      | 'too_large'
      | 'zip'
      | 'page'
      | 'encoding'
      | 'doctype'
      | 'broken'
      | 'no_balance'
      | 'no_statement'
      | 'other_message'
      | 'unknown',
  ) {
    super(`bankPages.file.refused.${why}`);
  }
}
