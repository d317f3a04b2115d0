import { LINE } from '#catalog/engine/defineReport.ts';
import type { PlainAccount } from './accountNames.ts';
import { plainText, tagValue } from './plainName.ts';

/** Kind of the entries that close a year, which a statement of its income leaves out. */
const CLOSING = 'year_close';

/** Account of what is disclosed to the reader as sums of a day alone; it comes to nothing. */
const UNDISCLOSED = 'Undisclosed';

/** A row of the ledger with what its posting says; amounts are decimals, a debit above zero. */
export interface JournalRow {
  readonly posting: string;
  readonly day: string;
  readonly number: string;
  readonly narration: string | null;
  readonly kind: string;
  readonly entry: string | null;
  readonly counters: string | null;
  readonly branch: string | null;
  /** None of what stands in place of what is not disclosed. */
  readonly ledger: number | null;
  readonly amount: string;
  readonly party: string | null;
  readonly purpose: string | null;
  readonly details: string | null;
}

const tags = (given: Readonly<Record<string, string | null>>): string =>
  Object.entries(given)
    .flatMap(([name, value]) => (value === null ? [] : [`${name}:${tagValue(value)}`]))
    .join(', ');

const comment = (text: string): string => (text === '' ? '' : `  ; ${text}`);

/** The first line of a transaction: day, number, narration, and what it is. */
function head({ day, number, narration, kind, entry, counters, branch }: JournalRow): string {
  const told = {
    document: kind,
    branch,
    entry: entry?.slice(LINE.length) ?? null,
    counters,
    ...(kind === CLOSING && { clopen: '' }),
  };
  return `${day} * (${number}) ${plainText(narration ?? '')}`.trimEnd() + comment(tags(told));
}

/** One side of a transaction. */
function side({ ledger, amount, party, purpose, details, narration }: JournalRow, accounts: Accounts): string {
  const name = ledger === null ? UNDISCLOSED : (accounts.get(ledger)?.name ?? `#${ledger}`);
  const own = details !== null && details !== narration ? plainText(details).replaceAll(':', '：') : '';
  return `    ${name}  ${amount}${comment([own, tags({ party, purpose })].filter(Boolean).join(', '))}`;
}

type Accounts = ReadonlyMap<number, PlainAccount>;

/** What stands before all transactions: how numbers are written, and what kind of account each is. */
export const declarations = (accounts: Accounts): string =>
  [
    'decimal-mark .',
    '',
    ...[...accounts.values()].map(({ name, type }) => `account ${name}${comment(type && `type:${type}`)}`),
    '',
  ].join('\n');

/** Transactions of rows that come posting by posting; `before` is the posting of the row before them. */
export const transactions = (rows: readonly JournalRow[], accounts: Accounts, before: string | undefined): string =>
  rows
    .map((row, at) => {
      const isFirst = row.posting !== (at === 0 ? before : rows[at - 1]?.posting);
      return `${isFirst ? `\n${head(row)}\n` : ''}${side(row, accounts)}\n`;
    })
    .join('');
