import type { DrillDown, Narrowing, ReportRow } from '../../engine/defineReport.ts';
import { integer, money, text } from '../../engine/fields.ts';
import { accountLog } from '../vouchers/accountLog.ts';

/** What every report of the books is made of. */
export const books = { module: 'accounts', reads: ['account_log', 'ledger_account'] } as const;

const { log_date, ledger, party, sub_ledger, branch } = accountLog.fields;

/** How rows of the ledger are narrowed. */
export const rowParameters = { log_date, ledger, party, sub_ledger, branch } as const;

export const balance = { field: money(), balance: true } as const;
export const side = { field: money(), total: true } as const;

/** What a row of the ledger tells beside its columns: itself, and the document that it was posted for. */
export const origin = { id: integer(), log_type: text(), source: integer() } as const;

const entryLines = ['void', 'reversal'] as const;
export type EntryLine = (typeof entryLines)[number];

/** What takes another entry back is marked (rules A5). */
const entry = { field: text(), lines: entryLines } as const;

/** The number of a document leads to it. */
export const document = {
  field: accountLog.fields.reference_no,
  drillDown: ({ log_type, source }: ReportRow): DrillDown | undefined =>
    typeof log_type === 'string' ? { record: log_type, id: Number(source) } : undefined,
} as const;

/** The columns that rows of the ledger begin with. */
export const posted = { log_date: { field: log_date }, reference_no: document, entry } as const;

/** The days and branches of what is asked, as another report of the books is asked for them. */
export const sameScope = (asked: Narrowing): Narrowing =>
  Object.fromEntries(Object.entries(asked).filter(([key]) => /^(log_date|branch)__/.test(key)));

/** A figure of one ledger leads to its rows. */
export const toLedger = (row: ReportRow, asked: Narrowing): DrillDown | undefined =>
  row['ledger'] === null || row['ledger'] === undefined
    ? undefined
    : { report: 'ledger_report', filter: { ledger__in: [row['ledger']], ...sameScope(asked) } };
