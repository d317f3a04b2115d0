import type { DayOrder, DecimalSign } from '#catalog/engine/reading/WrittenForms.ts';

/** Why something of a row was not taken, or stands in its line as it is written. */
export type Why =
  | 'amount'
  | 'both'
  | 'side'
  | 'contradicts'
  | 'lost'
  | 'nameless'
  | 'unknown'
  | 'several'
  | 'renamed'
  | 'day';

/** A row of the sheet, from 1, what stands in it, and what is wrong with that. */
export interface WrongRow {
  readonly row: number;
  readonly text: string;
  readonly why: Why;
  /** Ledgers that could be meant. */
  readonly ledgers?: readonly string[];
}

/** A row of totals that the lines above it do not come to. */
interface WrongTotal {
  readonly row: number;
  readonly told: string;
  readonly read: string;
}

/** What has to be said of a sheet of opening balances that was read. */
export type OpeningFinding =
  | { readonly kind: 'rows'; readonly rows: readonly WrongRow[] }
  | { readonly kind: 'totals'; readonly totals: readonly WrongTotal[] }
  | { readonly kind: 'twice' | 'unknown'; readonly columns: readonly string[] }
  | { readonly kind: 'unsided' | 'unmarked' | 'signed' | 'decimal_both' | 'days_both' }
  | { readonly kind: 'decimal'; readonly decimal: DecimalSign }
  | { readonly kind: 'day_order'; readonly order: DayOrder };
