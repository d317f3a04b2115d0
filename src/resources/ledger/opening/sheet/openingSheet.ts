import type { Entity } from '#catalog/engine/defineEntity.ts';
import { blankLine } from '#catalog/engine/initialOf.ts';
import { fromMinor, type Minor } from '#catalog/engine/money/money.ts';
import { unreadText } from '#catalog/engine/reading/amounts/unreadText.ts';
import { type ColumnDays, columnDays } from '#catalog/engine/reading/days/columnDays.ts';
import { yearsOf } from '#catalog/engine/reading/days/yearsOf.ts';
import { lostIn } from '#catalog/engine/reading/lostCell.ts';
import { cellText, type Sheet } from '#catalog/engine/reading/Sheet.ts';
import { type DayOrder, type DecimalSign, usualForms } from '#catalog/engine/reading/WrittenForms.ts';
import { standsInBalanceSheet } from '#catalog/ledger/years/openingLaw.ts';
import type { SheetWords } from '#src/engine/imports/recognise.ts';
import type { Line } from '#src/engine/kinds/lines/Column.ts';
import { typedValue } from '#src/engine/kinds/typedValue.ts';
import type { Reader } from '#src/engine/kinds/valueText.ts';
import { markIn } from '../../../banking/sheet/balanceWords.ts';
import type { Chart } from '../../chart/Chart.ts';
import { type WrittenLedger, writtenLedger } from '../../chart/writtenLedger.ts';
import { amountOf, sides } from '../../documents/amounts.ts';
import { valuedForeignAmount } from '../../vouchers/lines/valuedForeignAmount.ts';
import { openingFields } from '../openingLines.ts';
import { type OpeningAmounts, openingAmounts, type Sides } from './openingAmounts.ts';
import type { OpeningFinding, WrongRow } from './OpeningFinding.ts';
import { type OpeningTable, openingTableIn, rowText } from './openingTable.ts';

interface Asked {
  readonly chart: Chart;
  readonly languages: readonly SheetWords[];
  readonly reader: Reader;
  /** What somebody has said of this sheet, whatever its rows do. */
  readonly decimalSign?: DecimalSign | undefined;
  readonly dayOrder?: DayOrder | undefined;
}

/** Opening balances as a sheet tells them. */
export interface OpeningSheet {
  /** Lines of the form. */
  readonly lines: readonly Line[];
  /** Those of income and expenses, which opening balances have none of (rule A2). */
  readonly apart: readonly Line[];
  /** What all rows come to, to be held against the old program's trial balance. */
  readonly sums: Sides;
  readonly findings: readonly OpeningFinding[];
}

const fields: Entity['fields'] = openingFields;
const days = ['bill_date', 'due_date'] as const;

/** How each column of days is read. */
function daysIn(
  sheet: Sheet,
  { places, lastHead }: OpeningTable,
  { reader, dayOrder }: Asked,
): Map<string, ColumnDays> {
  const order = (reader.forms ?? usualForms).dayOrder;
  const today = reader.today ?? new Date().toISOString().slice(0, 10);
  return new Map(
    days.flatMap(name => {
      const at = places.get(name);
      if (at === undefined) return [];
      const texts = sheet.slice(lastHead + 1).map(row => cellText(row[at]).trim());
      const reading = { order, today, years: yearsOf(fields[name] ?? {}), asked: dayOrder };
      return [
        [
          name,
          columnDays(
            texts.filter(text => text !== ''),
            reading,
          ),
        ] as const,
      ];
    }),
  );
}

/** What a row says beside its ledger and its sides. */
function restOf(row: Sheet[number], table: OpeningTable, reader: Reader, read: ReadonlyMap<string, ColumnDays>): Line {
  const rest: Record<string, unknown> = {};
  for (const [name, at] of table.places) {
    const field = fields[name];
    const cell = row[at];
    const text = cellText(cell).trim();
    if (!field || name === 'ledger' || text === '' || sides.some(side => side === name)) continue;
    // A number of the file has a point, whatever the agency writes.
    const forms = {
      ...(reader.forms ?? usualForms),
      ...(typeof cell === 'object' && { decimalSign: 'point' as const }),
    };
    const column = read.get(name);
    rest[name] = column ? (column.dayOf(text) ?? `${text} ?`) : typedValue(field, text, { ...reader, forms });
  }
  return rest;
}

/** Why no ledger is taken, to be said at the row. */
function ledgerWrong(found: WrittenLedger, row: number, text: string): WrongRow[] {
  if ('ledger' in found) return [];
  const ledgers = 'ledgers' in found ? found.ledgers.map(({ name, code }) => (code ? `${code} ${name}` : name)) : [];
  return [{ row, text, why: text === '' ? 'nameless' : found.why, ...(ledgers.length > 0 && { ledgers }) }];
}

const decimal = (amount: Minor): string => fromMinor(amount);
const pair = ({ debit, credit }: Sides): string => `${decimal(debit)} / ${decimal(credit)}`;

/** What a row of totals says on each side; a single amount is what both lack of each other, or either of them. */
function isTotalOf(row: Sheet[number], table: OpeningTable, amounts: OpeningAmounts, sums: Sides): string | undefined {
  const of = (column: string): Minor | undefined => {
    const at = table.places.get(column);
    const found = at === undefined ? undefined : amounts.sizeOf(row[at]);
    return found;
  };
  const [debit, credit, one] = [of('debit_amount'), of('credit_amount'), of('amount')];
  if (debit !== undefined || credit !== undefined) {
    const isSame = (debit ?? sums.debit) === sums.debit && (credit ?? sums.credit) === sums.credit;
    return isSame
      ? undefined
      : `${debit === undefined ? '–' : decimal(debit)} / ${credit === undefined ? '–' : decimal(credit)}`;
  }
  const net = sums.debit - sums.credit;
  const isOne = one === undefined || [sums.debit, sums.credit, net < 0n ? -net : net].includes(one);
  return isOne ? undefined : decimal(one);
}

/** Reads a sheet of opening balances; undefined where no row names a ledger and an amount. */
export function openingSheet(sheet: Sheet, asked: Asked): OpeningSheet | undefined {
  const { chart, languages, decimalSign } = asked;
  const table = openingTableIn(sheet, languages);
  if (!table) return undefined;
  const setting = (asked.reader.forms ?? usualForms).decimalSign;
  const amounts = openingAmounts(sheet, table, { setting, asked: decimalSign });
  const reader: Reader = {
    ...asked.reader,
    forms: { ...(asked.reader.forms ?? usualForms), decimalSign: amounts.decimal ?? setting },
  };
  const read = daysIn(sheet, table, asked);
  const textAt = (row: Sheet[number], column: string) => cellText(row[table.places.get(column) ?? -1]).trim();

  const [lines, apart]: [Line[], Line[]] = [[], []];
  const wrong: WrongRow[] = [];
  const totals: { row: number; told: string; read: string }[] = [];
  let sums: Sides = { debit: 0n, credit: 0n };
  let since: Sides = sums;
  const add = (to: Sides, { debit, credit }: Sides): Sides => ({ debit: to.debit + debit, credit: to.credit + credit });

  for (const [at, row] of sheet.entries()) {
    if (at <= table.lastHead || table.headRows.includes(rowText(row))) continue;
    const place = at + 1;
    const [name, code] = [textAt(row, 'ledger'), textAt(row, 'code')];
    const text = [code, name].filter(Boolean).join(' ');
    const found = writtenLedger(chart, name, code);
    const told = amounts.of(row);
    const mark = 'ledger' in found ? undefined : row.flatMap(cell => markIn(cellText(cell)) ?? [])[0]?.mark;
    const isSum = mark === 'total' || mark === 'part' || (text === '' && told && 'why' in told && told.why === 'both');
    if (isSum) {
      const off = isTotalOf(row, table, amounts, sums);
      if (off !== undefined && isTotalOf(row, table, amounts, since) !== undefined)
        totals.push({ row: place, told: off, read: pair(mark === 'part' ? since : sums) });
      since = { debit: 0n, credit: 0n };
      continue;
    }
    const lost = [...table.places.values()].some(cell => lostIn(row[cell]) !== undefined);
    const rest = restOf(row, table, reader, read);
    const isAny = told !== undefined || !isNone(rest['foreign_amount']);
    // Heads of groups and words below the table have no amount.
    if (!isAny && !('ledger' in found)) continue;
    const ledger = 'ledger' in found ? found.ledger : undefined;
    if (!lost || !('why' in found && text.startsWith('#'))) wrong.push(...ledgerWrong(found, place, text));
    const blank = blankLine(openingFields);
    const line: Line = { ...blank, ...rest, ledger: ledger?.id ?? (text === '' ? null : text) };
    let whole: Line = line;
    if (lost || (told && 'why' in told)) {
      const cells = told && 'why' in told ? told.cells : amountTexts(told);
      const why = lost ? 'lost' : told && 'why' in told ? told.why : 'amount';
      wrong.push({ row: place, text: `${text}: ${wrongText(row, table, cells)}`, why });
      whole = { ...line, ...unreadCells(cells, lost) };
    } else if (told) {
      whole = { ...line, debit_amount: decimal(told.debit), credit_amount: decimal(told.credit) };
      sums = add(sums, told);
      since = add(since, told);
    } else if (sides.every(side => amountOf(line[side]) === 0n)) {
      // What it is worth need not stand in the sheet.
      whole = valuedForeignAmount(line, blank, { chart });
    }
    for (const day of days)
      if (typeof rest[day] === 'string' && rest[day].endsWith(' ?'))
        wrong.push({ row: place, text: `${text}: ${textAt(row, day)}`, why: 'day' });
    (ledger && !standsInBalanceSheet(ledger) && isAny ? apart : lines).push(whole);
  }

  const findings: OpeningFinding[] = [];
  if (wrong.length > 0) findings.push({ kind: 'rows', rows: wrong });
  if (totals.length > 0) findings.push({ kind: 'totals', totals });
  if (table.twice.length > 0) findings.push({ kind: 'twice', columns: table.twice });
  if (amounts.isUnsided) findings.push({ kind: 'unsided' });
  if (amounts.isOneMarked) findings.push({ kind: 'unmarked' });
  if (amounts.isSigned) findings.push({ kind: 'signed' });
  if (amounts.by === 'both') findings.push({ kind: 'decimal_both' });
  if ((amounts.by === 'setting' || amounts.by === 'asked') && amounts.decimal)
    findings.push({ kind: 'decimal', decimal: amounts.decimal });
  const open = [...read.values()].filter(({ isOpen }) => isOpen);
  if (open.some(({ by }) => by === 'both')) findings.push({ kind: 'days_both' });
  const byHand = open.find(({ by }) => by === 'setting' || by === 'asked' || by === 'plausibility');
  if (byHand) findings.push({ kind: 'day_order', order: byHand.order });
  if (table.unknown.length > 0) findings.push({ kind: 'unknown', columns: table.unknown });
  return { lines, apart, sums, findings };
}

const isNone = (value: unknown): boolean => value === null || value === undefined || value === '';

const amountTexts = (told: Sides | undefined): Readonly<Record<'debit' | 'credit', string>> => ({
  debit: told && told.debit > 0n ? decimal(told.debit) : '',
  credit: told && told.credit > 0n ? decimal(told.credit) : '',
});

/** What is named of a row: its amounts, or the cell that a spreadsheet has spoilt. */
function wrongText(
  row: Sheet[number],
  table: OpeningTable,
  cells: Readonly<Record<'debit' | 'credit', string>>,
): string {
  const spoilt = [...table.places.values()].map(at => row[at]).find(cell => lostIn(cell) !== undefined);
  return spoilt === undefined ? [cells.debit, cells.credit].filter(Boolean).join(' / ') : cellText(spoilt);
}

/** The cells as they are written; of a row with a spoilt cell no amount is taken. */
const unreadCells = ({ debit, credit }: Readonly<Record<'debit' | 'credit', string>>, isLost: boolean): Line => {
  const kept = (text: string) => (isLost ? unreadText(text) : text);
  return {
    ...(debit !== '' && { debit_amount: kept(debit) }),
    ...(credit !== '' && { credit_amount: kept(credit) }),
  };
};
