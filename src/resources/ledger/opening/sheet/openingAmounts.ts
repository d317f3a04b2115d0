import { fromMinor, type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { columnDecimal, type DecimalReading } from '#catalog/engine/reading/amounts/columnDecimal.ts';
import { evaluateExpression } from '#catalog/engine/reading/amounts/evaluateExpression.ts';
import { type SidedAmount, sidedAmount } from '#catalog/engine/reading/amounts/sidedAmount.ts';
import { type Side, sideOf } from '#catalog/engine/reading/amounts/sideWords.ts';
import { unreadText } from '#catalog/engine/reading/amounts/unreadText.ts';
import { lostIn } from '#catalog/engine/reading/lostCell.ts';
import { cellText, type Sheet, type SheetCell } from '#catalog/engine/reading/Sheet.ts';
import { westernDigits } from '#catalog/engine/reading/westernDigits.ts';
import type { DecimalSign } from '#catalog/engine/reading/WrittenForms.ts';
import type { Why } from './OpeningFinding.ts';
import type { OpeningTable } from './openingTable.ts';

/** What a row has on each side. */
export type Sides = Readonly<Record<Side, Minor>>;

/** The sides of a row; why none could be told, with the cells that did not tell; nothing where it has no amount. */
export type RowAmounts = Sides | { readonly why: Why; readonly cells: Readonly<Record<Side, string>> } | undefined;

export interface OpeningAmounts extends DecimalReading {
  /** Whether nothing in a column of amounts tells a side. */
  readonly isUnsided: boolean;
  /** Whether only one side is marked, so that what has no mark is of the other. */
  readonly isOneMarked: boolean;
  /** Whether the credit is written below zero in its own column, which its sum proves. */
  readonly isSigned: boolean;
  of(row: Sheet[number]): RowAmounts;
  /** The size of an amount, whatever its side; undefined for none. */
  sizeOf(cell: SheetCell | undefined): Minor | undefined;
}

const NOTHING: SidedAmount = { size: 0n, side: undefined, isNegative: false };
const other = (side: Side): Side => (side === 'debit' ? 'credit' : 'debit');
const on = (side: Side, size: Minor): Sides => ({ debit: 0n, credit: 0n, [side]: size });

const isNothing = (cell: SheetCell | undefined): boolean => /^(?:[-–—.]*|nil|null)$/i.test(cellText(cell).trim());

/** A sum that somebody left in a cell of text, such as `1200*3`. */
function summed(cell: SheetCell, decimal: DecimalSign | undefined): SidedAmount | undefined {
  const text = typeof cell === 'string' ? cell : '';
  const total =
    decimal && /\d\s*[-+*/]\s*\(?\d/.test(westernDigits(text)) ? evaluateExpression(text, 2, decimal) : undefined;
  if (total === undefined) return undefined;
  const minor = toMinor(total);
  return { size: minor < 0n ? -minor : minor, side: undefined, isNegative: minor < 0n };
}

const numbers = ['debit_amount', 'credit_amount', 'amount', 'foreign_amount', 'exchange_rate'] as const;

/** How the amounts of a table are read, by all its rows. */
export function openingAmounts(
  sheet: Sheet,
  { places, lastHead }: OpeningTable,
  said: { readonly setting: DecimalSign; readonly asked?: DecimalSign | undefined },
): OpeningAmounts {
  const rows = sheet.slice(lastHead + 1);
  const cellOf = (row: Sheet[number], column: string) => row[places.get(column) ?? -1];
  const told = columnDecimal(
    rows.flatMap(row => numbers.map(column => cellOf(row, column) ?? '')),
    said,
  );
  const read = (cell: SheetCell | undefined): SidedAmount | undefined =>
    isNothing(cell) || cell === undefined
      ? NOTHING
      : (sidedAmount(cell, { decimal: told.decimal }) ?? summed(cell, told.decimal));
  const amounts = (column: string) => rows.flatMap(row => read(cellOf(row, column)) ?? []).filter(one => one.size > 0n);

  /** The one amount with the side beside it, or why it has none. */
  function marked(row: Sheet[number]): SidedAmount | Why {
    const amount = read(cellOf(row, 'amount'));
    const text = cellText(cellOf(row, 'side')).trim();
    const beside = isNothing(text) ? undefined : sideOf(text);
    if (!amount) return 'amount';
    if (amount.size === 0n) return amount;
    if (!isNothing(text) && !beside) return 'side';
    if (amount.side && beside && amount.side !== beside) return 'contradicts';
    return { ...amount, side: amount.side ?? beside };
  }
  const all = rows.map(marked).filter(one => typeof one === 'object' && one.size > 0n) as readonly SidedAmount[];
  const has = (side: Side) => all.some(one => one.side === side);
  const isBare = (one: SidedAmount) => one.side === undefined && !one.isNegative;
  const isOneMarked =
    has('debit') !== has('credit') && all.some(isBare) && !all.some(one => one.isNegative && !one.side);
  const isMixed = has('debit') && has('credit');
  const credits = all.filter(one => one.side === 'credit');
  // Some programs write a credit both with its word and below zero.
  const isDoubled = credits.every(one => one.isNegative) && !all.some(one => one.side === 'debit' && one.isNegative);

  const [inDebit, inCredit] = [amounts('debit_amount'), amounts('credit_amount')];
  const sumOf = (some: readonly SidedAmount[]) => some.reduce((total, { size }) => total + size, 0n);
  const isSigned =
    inCredit.length > 0 &&
    inCredit.every(one => one.isNegative && !one.side) &&
    inDebit.every(one => !one.isNegative && !one.side) &&
    sumOf(inDebit) === sumOf(inCredit);

  const inColumn = (side: Side, { side: word, isNegative }: SidedAmount): Side | 'contradicts' => {
    if (word && isNegative) return 'contradicts';
    return word ?? (isNegative && !(isSigned && side === 'credit') ? other(side) : side);
  };
  function inOne(row: Sheet[number]): Sides | Why | undefined {
    const one = marked(row);
    if (typeof one === 'string') return one;
    if (one.size === 0n) return undefined;
    if (one.side) return one.isNegative && !isDoubled ? 'contradicts' : on(one.side, one.size);
    if (one.isNegative) return on('credit', one.size);
    if (isMixed) return 'side';
    return on(isOneMarked && has('debit') ? 'credit' : 'debit', one.size);
  }
  function ofTwo(row: Sheet[number]): Sides | Why | undefined {
    const [debit, credit] = [read(cellOf(row, 'debit_amount')), read(cellOf(row, 'credit_amount'))];
    if (!debit || !credit) return 'amount';
    const filled = [
      { own: 'debit' as const, one: debit },
      { own: 'credit' as const, one: credit },
    ].filter(({ one }) => one.size > 0n);
    const [first, second] = filled;
    if (!first) return inOne(row);
    const net = debit.size - credit.size;
    const balance = places.has('amount') ? read(cellOf(row, 'amount')) : undefined;
    const size = net < 0n ? -net : net;
    if (second) return balance?.size === size && size > 0n ? on(net > 0n ? 'debit' : 'credit', size) : 'both';
    const side = inColumn(first.own, first.one);
    return side === 'contradicts' ? side : on(side, first.one.size);
  }

  return {
    ...told,
    isOneMarked,
    isSigned,
    sizeOf: cell => (isNothing(cell) ? undefined : read(cell)?.size),
    isUnsided: inDebit.length + inCredit.length === 0 && all.length > 1 && all.every(isBare),
    of(row) {
      const columns = ['debit_amount', 'credit_amount', 'amount'];
      const isLost = columns.some(column => lostIn(cellOf(row, column)) !== undefined);
      const found = isLost ? 'lost' : ofTwo(row);
      if (typeof found !== 'string') return found;
      const texts = (...names: string[]) =>
        names
          .map(name => cellText(cellOf(row, name)).trim())
          .filter(Boolean)
          .join(' ');
      const cellIn = (name: string) => {
        const one = found === 'both' ? read(cellOf(row, name)) : undefined;
        return one && !one.side && !one.isNegative ? fromMinor(one.size) : unreadText(texts(name));
      };
      const isSided = texts('debit_amount', 'credit_amount') !== '';
      return {
        why: found,
        cells: isSided
          ? { debit: cellIn('debit_amount'), credit: cellIn('credit_amount') }
          : { debit: unreadText(texts('amount', 'side')), credit: '' },
      };
    },
  };
}
