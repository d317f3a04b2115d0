import type { DayOrder, DecimalSign } from '#catalog/engine/reading/WrittenForms.ts';

/** A row of the sheet, from 1, with what stands in it. */
export interface FoundRow {
  readonly row: number;
  readonly day: string;
  readonly amount: string;
}

/** A row whose balance is not what the lines before it come to. */
export interface WrongRow extends FoundRow {
  readonly balance: string;
  readonly expected: string;
}

/** What has to be said of a sheet that was read. */
export type BankFinding =
  | {
      readonly kind:
        | 'left'
        | 'undirected'
        | 'day_above'
        | 'balance_unread'
        | 'tail'
        | 'not_done'
        | 'fees_left'
        | 'lost'
        | 'parts';
      readonly rows: readonly FoundRow[];
    }
  | { readonly kind: 'contradicted'; readonly rows: readonly WrongRow[] }
  | { readonly kind: 'closing'; readonly closing: string; readonly reached: string }
  | { readonly kind: 'totals'; readonly told: string; readonly read: string }
  | {
      readonly kind:
        | 'unproved'
        | 'turned'
        | 'signs'
        | 'by_balance'
        | 'owed'
        | 'fees_taken'
        | 'unmarked'
        | 'days_both'
        | 'decimal_both'
        | 'no_opening'
        | 'reversals';
    }
  | { readonly kind: 'later_balance'; readonly day: string; readonly balance: string }
  | { readonly kind: 'day_order'; readonly order: DayOrder }
  | { readonly kind: 'decimal'; readonly decimal: DecimalSign }
  | { readonly kind: 'unknown'; readonly columns: readonly string[] }
  | { readonly kind: 'currencies'; readonly currencies: readonly string[] };
