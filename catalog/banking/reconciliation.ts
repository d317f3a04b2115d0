/** A row of the ledger beside a statement, as it travels on the wire. */
export interface LedgerRow {
  readonly id: number;
  readonly log_date: string;
  readonly reference_no: string;
  readonly log_type: string;
  readonly source: number;
  readonly details: string | null;
  readonly party: string | null;
  /** Debit less credit. */
  readonly amount: string;
}

/** What a statement is held against: rows that no statement has yet, and those that this one has. */
export interface Reconciliation {
  readonly rows: readonly LedgerRow[];
  readonly matches: readonly { readonly line: number | null; readonly row: number }[];
  /** On the last day of the statement: what the books say, and what the bank has seen of it. */
  readonly book: string;
  readonly seen: string;
  /** Lines of the account that no row will ever answer to. */
  readonly explained: string;
  /** Closing balance less what was seen and what is explained: nothing once the statement can be finished. */
  readonly difference: string;
  /** Rows before the first statement of the account that nobody has said to be its opening balance. */
  readonly earlier: number;
}
