import { bankStatement } from '#catalog/banking/bankStatement.ts';
import { isDay } from '#catalog/engine/days/instants.ts';
import { fromMinor, type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { evaluateExpression } from '#catalog/engine/reading/evaluateExpression.ts';
import { cellText, type Sheet } from '#catalog/engine/reading/Sheet.ts';
import { blankLine } from '#catalog/engine/initialOf.ts';
import type { Line } from '../../engine/kinds/lines/Column.ts';
import { typedValue } from '../../engine/kinds/typedValue.ts';
import type { Reader } from '../../engine/kinds/valueText.ts';
import { type BankColumn, tableIn } from './bankColumns.ts';

const { lines: fields } = bankStatement.fields.items;

/** A statement as a sheet tells it. */
export interface BankSheet {
  /** Lines of the form, the oldest first. */
  readonly lines: readonly Line[];
  /** Rows of the sheet, from 1, with an amount or a day that cannot be read. */
  readonly left: readonly number[];
  /** Its first and last day. */
  readonly days: readonly [from: string, to: string];
  /** Its balances as decimals, where the sheet tells one beside each line. */
  readonly balances: readonly [opening: string, closing: string] | undefined;
}

interface StatementRow {
  readonly day: string;
  readonly net: Minor;
  readonly balance: Minor | undefined;
  readonly line: Line;
}

/** What a cell tells of money, below zero in brackets or as the account's debit; undefined where it is no amount. */
function moneyIn(text: string): Minor | undefined {
  const [, bracketed] = /^\((.+)\)$/.exec(text) ?? [];
  const [, bare = '', side] = /^(.*?)\s*(dr|cr|db|b|a)?\.?$/i.exec(bracketed ?? text) ?? [];
  if (/^[-–—]?$/.test(bare)) return 0n;
  const decimal = evaluateExpression(bare.replace(/[\p{L}\p{Sc}]/gu, ''));
  if (decimal === undefined) return undefined;
  const isOut = bracketed !== undefined || /^d/i.test(side ?? '') || side?.toLowerCase() === 'b';
  const amount = toMinor(decimal);
  return isOut && amount > 0n ? -amount : amount;
}

const size = (amount: Minor): Minor => (amount < 0n ? -amount : amount);

/** The amount of a row: signed in one column, or by its size in one of two. */
function netIn(cell: (column: BankColumn) => string): Minor | undefined {
  const [told, given, taken] = (['amount', 'money_in', 'money_out'] as const).map(column => moneyIn(cell(column)));
  if (told === undefined || given === undefined || taken === undefined) return undefined;
  return given === 0n && taken === 0n ? told : size(given) - size(taken);
}

/** Whether each balance is the one before it and the line's own. */
const follows = (told: readonly StatementRow[]): boolean =>
  told.every(({ balance, net }, at) => {
    const before = told[at - 1]?.balance;
    return before === undefined || balance === undefined || balance === before + net;
  });

/** Some banks tell the latest line first. */
function oldestFirst(told: readonly StatementRow[]): readonly StatementRow[] {
  const [first, last] = [told[0], told.at(-1)];
  const isTurned = first && last && (first.day === last.day ? !follows(told) : first.day > last.day);
  return isTurned ? told.toReversed() : told;
}

const textIn = (column: 'description' | 'reference' | 'cheque_no', text: string): string | null =>
  text.replace(/\s+/g, ' ').slice(0, Number(fields[column].max)) || null;

/** Reads the sheet of a bank; undefined where no row names a day and an amount. */
export function bankSheet(sheet: Sheet, reader: Reader): BankSheet | undefined {
  const table = tableIn(sheet);
  if (!table) return undefined;
  const told: StatementRow[] = [];
  const left: number[] = [];
  for (const [at, row] of sheet.entries()) {
    if (at <= table.head) continue;
    const cell = (column: BankColumn) => cellText(row[table.places.get(column) ?? -1]);
    const [when] = cell('line_date').split(/[T ]\d{1,2}:/);
    const day = typedValue(fields.line_date, when ?? '', reader);
    const net = netIn(cell);
    // Balances brought forward, and words that go on from the row above, move nothing.
    if (net === 0n) continue;
    if (net === undefined || typeof day !== 'string' || !isDay(day)) {
      left.push(at + 1);
      continue;
    }
    const line = {
      ...blankLine(fields),
      line_date: day,
      description: textIn('description', cell('description')),
      reference: textIn('reference', cell('reference')),
      cheque_no: textIn('cheque_no', cell('cheque_no')),
      money_in: fromMinor(net > 0n ? net : 0n),
      money_out: fromMinor(net < 0n ? -net : 0n),
    };
    told.push({ day, net, line, balance: cell('balance') === '' ? undefined : moneyIn(cell('balance')) });
  }
  const ordered = oldestFirst(told);
  const [first, last] = [ordered[0], ordered.at(-1)];
  const days = ordered.map(({ day }) => day).toSorted();
  const isKept = first?.balance !== undefined && last?.balance !== undefined;
  return {
    lines: ordered.map(({ line }) => line),
    left,
    days: [days[0] ?? '', days.at(-1) ?? ''],
    balances: isKept ? [fromMinor(first.balance - first.net), fromMinor(last.balance)] : undefined,
  };
}
