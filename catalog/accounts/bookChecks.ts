/**
 * What has to hold of the books at any time (rules A9). Each is asked of the database as it stands, at night and
 * whenever somebody wants to know; later kinds of documents add theirs.
 */
export const bookChecks = [
  'postings_balance',
  'months_balance',
  'rows_agree',
  'balance_sheet',
  'control_accounts',
  'money_books',
  'locked_months',
  'year_closes',
  'number_series',
  'documents_posted',
  'document_amounts',
  'open_items',
  'tax_entries',
  'donation_funds',
  'member_dues',
  'bank_statements',
  'cheques_posted',
  'cheques_in_hand',
  'stock_kept',
  'stock_value',
  'stock_posted',
  'goods_received',
  'goods_moved',
  'kept_balances',
  'chain',
] as const;
export type BookCheckName = (typeof bookChecks)[number];

/** One thing that breaks a rule: the record that it is about, and what was found in the place of what was expected. */
export interface Finding {
  /** Wire name of the record's entity, and its id; null of what no record has, such as a missing number. */
  readonly entity: string | null;
  readonly record: number | null;
  readonly reference: string | null;
  readonly expected: string | null;
  readonly found: string | null;
}

export interface CheckResult {
  readonly check: BookCheckName;
  readonly problems: number;
  /** The first of them. */
  readonly findings: readonly Finding[];
}

/** Most findings that a check tells of. */
export const MOST_FINDINGS = 50;

/** A verification of the books, as it travels on the wire. */
export interface Verification {
  /** ISO 8601. */
  readonly at: string;
  /** Who asked for it; null of the clock. */
  readonly by: string | null;
  readonly problems: number;
  /** How many postings have been made since, of which it knows nothing. */
  readonly since: number;
  readonly checks: readonly CheckResult[];
}
