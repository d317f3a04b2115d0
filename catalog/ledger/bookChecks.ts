/**
 * What has to hold at any time (rules A9), by what it is about. Each is asked of the database as it stands, at night and
 * whenever somebody wants to know; later kinds of documents add theirs. The end of the chain is told outside as soon as
 * the books are sound, whatever has become of journeys.
 */
export const checkGroups = {
  books: [
    'postings_balance',
    'months_balance',
    'rows_agree',
    'balance_sheet',
    'control_accounts',
    'money_books',
    'money_moved',
    'locked_months',
    'year_closes',
    'number_series',
    'documents_posted',
    'document_amounts',
    'open_items',
    'open_each_day',
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
  ],
  journeys: [
    'seats_counted',
    'boards_complete',
    'files_follow',
    'files_taken_once',
    'departed_together',
    'registered_once',
  ],
} as const;
export type CheckGroup = keyof typeof checkGroups;
export type BookCheckName = (typeof checkGroups)[CheckGroup][number];

/** Of some results those of a group. */
export const ofGroup = (group: CheckGroup, results: readonly CheckResult[]): readonly CheckResult[] =>
  results.filter(({ check }) => checkGroups[group].some(one => one === check));

export const problemsOf = (results: readonly CheckResult[]): number =>
  results.reduce((total, { problems }) => total + problems, 0);

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
  /** The first of them, as far as whoever asks may see their records. */
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
  /** Of the books alone. */
  readonly problems: number;
  /** How many postings have been made since, of which it knows nothing. */
  readonly since: number;
  readonly checks: readonly CheckResult[];
}
