import { partition } from 'es-toolkit';
import { bankStatement } from '#catalog/banking/bankStatement.ts';
import { blankLine } from '#catalog/engine/initialOf.ts';
import { fromMinor, type Minor, sum } from '#catalog/engine/money/money.ts';
import { lostIn } from '#catalog/engine/reading/lostCell.ts';
import { cellText, type Sheet } from '#catalog/engine/reading/Sheet.ts';
import type { DayOrder, DecimalSign, WrittenForms } from '#catalog/engine/reading/WrittenForms.ts';
import type { Line } from '../../../engine/kinds/lines/Column.ts';
import { type BankTable, tableIn } from './bankColumns.ts';
import type { BankFinding, FoundRow } from './BankFinding.ts';
import { bankDays } from './bankDays.ts';
import { isNothing, textOf } from './cellValues.ts';
import { type Proof, type ProvedLine, proofOf } from './proof.ts';
import { isNotDone } from './lineStatus.ts';
import { type AmountReading, amountsIn } from './rowAmounts.ts';
import { rowsOf, type SheetRow, type SheetRows } from './sheetRows.ts';

const { lines: fields } = bankStatement.fields.items;

/** How a sheet is to be read where its rows do not say. */
export interface BankAsked {
  readonly forms: WrittenForms;
  readonly today: string;
  /** What somebody has said of this sheet, whatever its rows do. */
  readonly dayOrder?: DayOrder | undefined;
  readonly decimalSign?: DecimalSign | undefined;
  /** Whether it is a ledger of the agency's own books, in which a debit is money in. */
  readonly isTurned?: boolean | undefined;
}

interface Attempt extends BankAsked {
  /** Whether what the bank took for a line is part of it. */
  readonly withFees?: boolean;
}

/** A statement as a sheet tells it. */
export interface BankSheet {
  /** Lines of the form, the oldest first. */
  readonly lines: readonly Line[];
  /** Its first and last day. */
  readonly days: readonly [from: string, to: string];
  /** Its balances as decimals, where the sheet tells them. */
  readonly balances: readonly [opening: string | undefined, closing: string | undefined];
  /** Whether its balances prove the lines, tell nothing, or contradict them. */
  readonly state: 'proved' | 'unproved' | 'wrong';
  readonly findings: readonly BankFinding[];
}

interface Told extends ProvedLine {
  readonly from: SheetRow;
}

const textIn = (column: 'description' | 'reference' | 'cheque_no', text: string): string | null =>
  text.replace(/\s+/g, ' ').trim().slice(0, Number(fields[column].max)) || null;

const cellOf = (table: BankTable, { row }: SheetRow, column: Parameters<BankTable['places']['get']>[0]): string => {
  const cell = row[table.places.get(column) ?? -1];
  return isNothing(cell) ? '' : textOf(cell);
};

const codes = ['reference', 'cheque_no'] as const;

/** A number of a document, unless the spreadsheet has lost some of its digits: half of one leads astray. */
const codeOf = (table: BankTable, from: SheetRow, column: (typeof codes)[number]): string =>
  lostIn(from.row[table.places.get(column) ?? -1]) ? '' : cellOf(table, from, column);

const amountText = (table: BankTable, from: SheetRow): string =>
  (['amount', 'money_out', 'money_in'] as const).map(column => cellOf(table, from, column)).find(text => text !== '') ??
  '';

const foundRow = (table: BankTable, from: SheetRow): FoundRow => ({
  row: from.at + 1,
  day: cellOf(table, from, 'line_date'),
  amount: amountText(table, from),
});

const lineOf = (table: BankTable, { from, day, moved }: Told & { readonly moved: Minor }): Line => ({
  ...blankLine(fields),
  line_date: day,
  description: textIn('description', from.words.join(' ')),
  reference: textIn('reference', codeOf(table, from, 'reference')),
  cheque_no: textIn('cheque_no', codeOf(table, from, 'cheque_no')),
  money_in: fromMinor(moved > 0n ? moved : 0n),
  money_out: fromMinor(moved < 0n ? -moved : 0n),
});

/** What the sums of the sheet's own last row say against those of the lines. */
function totalsFound({ totals }: SheetRows, { lines }: Proof<Told>): BankFinding[] {
  if (!totals) return [];
  const taken = sum(lines.map(({ moved }) => (moved > 0n ? moved : 0n)));
  const given = sum(lines.map(({ moved }) => (moved < 0n ? -moved : 0n)));
  const isSame = totals[0] - totals[1] === taken - given || totals[0] - totals[1] === given - taken;
  const pair = (one: Minor, other: Minor) => `${fromMinor(one)} / ${fromMinor(other)}`;
  return isSame ? [] : [{ kind: 'totals', told: pair(...totals), read: pair(taken, given) }];
}

/** What the balances say: lines that they contradict, a closing that does not come out, or nothing at all. */
function proofFound(table: BankTable, proof: Proof<Told>): BankFinding[] {
  const { wrong, closing, reached, signs, undirected, checks } = proof;
  const rows = wrong.map(({ line, expected }) => ({
    ...foundRow(table, line.from),
    balance: fromMinor(line.balance ?? 0n),
    expected: fromMinor(expected),
  }));
  const isOff = closing !== undefined && reached !== undefined && closing !== reached;
  const found: BankFinding[] = [];
  if (signs === 'turned' || signs === 'by_balance') found.push({ kind: signs });
  if (signs === 'other') found.push({ kind: 'signs' });
  if (undirected.length > 0)
    found.push({ kind: 'undirected', rows: undirected.map(({ from }) => foundRow(table, from)) });
  if (rows.length > 0) found.push({ kind: 'contradicted', rows });
  if (isOff) found.push({ kind: 'closing', closing: fromMinor(closing), reached: fromMinor(reached) });
  if (proof.tail.length > 0 && checks > 0)
    found.push({ kind: 'tail', rows: proof.tail.map(({ from }) => foundRow(table, from)) });
  if (checks === 0) found.push({ kind: 'unproved' });
  return found;
}

/** Whether an account stands below zero on every line by a side that the sheet names: a ledger of one's own would. */
const isOwed = (table: BankTable, proof: Proof<Told>): boolean => {
  const sided = proof.lines.filter(({ balance }) => balance !== undefined && balance !== 0n);
  const isSided = ({ from }: Told) =>
    table.balanceSide !== undefined || /\p{L}/u.test(cellText(from.row[table.places.get('balance') ?? -1]));
  return sided.length > 0 && sided.every(line => (line.balance ?? 0n) < 0n && isSided(line));
};

const wrongs: ReadonlySet<BankFinding['kind']> = new Set(['left', 'contradicted', 'closing', 'totals']);
const doubts: ReadonlySet<BankFinding['kind']> = new Set([
  'unproved',
  'undirected',
  'owed',
  'tail',
  'balance_unread',
  'fees_left',
]);

/** The balance beside the latest row, where that row itself could not be read: it is the statement's closing all the same. */
function closingLeft(
  rows: readonly SheetRow[],
  left: readonly SheetRow[],
  { told, reading }: { readonly told: readonly Told[]; readonly reading: AmountReading },
): Minor | undefined {
  const isNewestFirst = (told[0]?.day ?? '') > (told.at(-1)?.day ?? '');
  const latest = isNewestFirst ? rows[0] : rows.at(-1);
  const balance = latest && left.includes(latest) ? reading.balanceBy(latest.row) : undefined;
  return balance === 'unread' ? undefined : balance;
}

/** A line of one's own books as the bank has it. */
const turned = (line: Told): Told => ({
  ...line,
  net: -line.net,
  other: -line.other,
  balance: line.balance === undefined ? undefined : -line.balance,
});
const turnedBalance = (balance: Minor | undefined) => (balance === undefined ? undefined : -balance);

function readSheet(
  sheet: Sheet,
  { forms, today, dayOrder, decimalSign, isTurned, withFees }: Attempt,
): BankSheet | undefined {
  const table = tableIn(sheet);
  if (!table) return undefined;
  const reading = amountsIn(sheet, table, { setting: forms.decimalSign, asked: decimalSign });
  const all = rowsOf(sheet, table, reading);
  const [notDone, done] = partition(all.rows, ({ row }) => isNotDone(textOf(row[table.status ?? -1])));
  const rows = { ...all, rows: done };
  const feeOf = ({ row }: SheetRow): Minor =>
    table.fee === undefined ? 0n : (reading.amountOf(row[table.fee])?.size ?? 0n);
  const dayText = (from: SheetRow) => cellOf(table, from, 'line_date');
  const days = bankDays(rows.rows.map(dayText), { order: forms.dayOrder, today, asked: dayOrder });

  const told: Told[] = [];
  const left: SheetRow[] = [];
  const above: SheetRow[] = [];
  const unread: SheetRow[] = [];
  const lastDay = rows.rows.findLastIndex(from => dayText(from) !== '');
  for (const [place, from] of rows.rows.entries()) {
    // A row without a day below the last line is a sum or a count of the bank, unless it has a balance.
    const isInside = place < lastDay || cellOf(table, from, 'balance') !== '';
    const isAbove = dayText(from) === '' && from.words.length > 0 && isInside;
    const day = isAbove ? told.at(-1)?.day : days.dayOf(dayText(from));
    if (!from.moved || day === undefined) {
      left.push(from);
      continue;
    }
    if (isAbove) above.push(from);
    const balance = reading.balanceBy(from.row);
    if (balance === 'unread') unread.push(from);
    const fee = withFees ? feeOf(from) : 0n;
    told.push({
      net: from.moved.net - fee,
      other: from.moved.other - fee,
      at: from.at,
      day,
      from,
      balance: balance === 'unread' ? undefined : balance,
    });
  }

  const closingTold = rows.closing ?? closingLeft(rows.rows, left, { told, reading });
  const [opening, closing] = isTurned
    ? [turnedBalance(rows.opening), turnedBalance(closingTold)]
    : [rows.opening, closingTold];
  const anchors = { opening, closing, left: left.map(({ at }) => at) };
  const proof = proofOf(isTurned ? told.map(turned) : told, anchors, reading.isUndirected);
  const found = (all: readonly SheetRow[]) => all.map(from => foundRow(table, from));
  const findings: BankFinding[] = [];
  if (left.length > 0) findings.push({ kind: 'left', rows: found(left) });
  findings.push(...proofFound(table, proof), ...totalsFound(rows, proof));
  const lost = told
    .map(({ from }) => from)
    .filter(from => codes.some(one => codeOf(table, from, one) !== cellOf(table, from, one)));
  if (lost.length > 0) findings.push({ kind: 'lost', rows: found(lost) });
  if (notDone.length > 0) findings.push({ kind: 'not_done', rows: found(notDone) });
  const feed = told.map(({ from }) => from).filter(from => feeOf(from) > 0n);
  if (feed.length > 0) findings.push(withFees ? { kind: 'fees_taken' } : { kind: 'fees_left', rows: found(feed) });
  if (isOwed(table, proof)) findings.push({ kind: 'owed' });
  if (reading.isUndirected && proof.signs === 'told' && proof.checks === 0 && told.length > 0)
    findings.push({ kind: 'undirected', rows: found(told.map(({ from }) => from)) });
  if (reading.isOneMarked) findings.push({ kind: 'unmarked' });
  if (unread.length > 0) findings.push({ kind: 'balance_unread', rows: found(unread) });
  if (above.length > 0) findings.push({ kind: 'day_above', rows: found(above) });
  if (days.isOpen && days.by === 'both') findings.push({ kind: 'days_both' });
  if (days.isOpen && days.by !== 'rows' && days.by !== 'both') findings.push({ kind: 'day_order', order: days.order });
  if (reading.by === 'both') findings.push({ kind: 'decimal_both' });
  if ((reading.by === 'setting' || reading.by === 'asked') && reading.decimal)
    findings.push({ kind: 'decimal', decimal: reading.decimal });
  if (table.unknown.length > 0) findings.push({ kind: 'unknown', columns: table.unknown });
  const currencies = [...new Set(told.flatMap(({ from }) => textOf(from.row[table.currency ?? -1]) || []))];
  if (currencies.length > 1) findings.push({ kind: 'currencies', currencies });

  const lineDays = proof.lines.map(({ day }) => day).toSorted();
  const decimalOf = (balance: Minor | undefined) => (balance === undefined ? undefined : fromMinor(balance));
  const has = (kinds: ReadonlySet<BankFinding['kind']>) => findings.some(({ kind }) => kinds.has(kind));
  return {
    lines: proof.lines.map(line => lineOf(table, line)),
    days: [lineDays[0] ?? '', lineDays.at(-1) ?? ''],
    balances: [decimalOf(proof.opening), decimalOf(proof.closing)],
    // Balances in the same signs are wrong by the same factor of a thousand.
    state: has(wrongs) ? 'wrong' : has(doubts) || reading.by === 'setting' ? 'unproved' : 'proved',
    findings,
  };
}

/** Reads the sheet of a bank; undefined where no row names a day and an amount. */
export function bankSheet(sheet: Sheet, asked: BankAsked): BankSheet | undefined {
  const told = readSheet(sheet, asked);
  const decimal = told?.findings.find(finding => finding.kind === 'decimal')?.decimal;
  const withFees =
    told?.findings.some(({ kind }) => kind === 'fees_left') && readSheet(sheet, { ...asked, withFees: true });
  if (
    told?.findings.some(({ kind }) => kind === 'contradicted' || kind === 'closing') &&
    withFees &&
    withFees.state === 'proved'
  )
    return withFees;
  if (told?.state !== 'wrong' || decimal === undefined || asked.decimalSign) return told;
  // No row says what the sign is, but the balances may.
  const other = readSheet(sheet, { ...asked, decimalSign: decimal === 'point' ? 'comma' : 'point' });
  return other?.state === 'proved' ? other : told;
}
