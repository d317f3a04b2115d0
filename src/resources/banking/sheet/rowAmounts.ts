import type { Minor } from '#catalog/engine/money/money.ts';
import { columnDecimal, type DecimalReading } from '#catalog/engine/reading/amounts/columnDecimal.ts';
import { type SidedAmount, sidedAmount } from '#catalog/engine/reading/amounts/sidedAmount.ts';
import type { Sheet, SheetCell } from '#catalog/engine/reading/Sheet.ts';
import type { DecimalSign } from '#catalog/engine/reading/WrittenForms.ts';
import type { BankTable } from './bankColumns.ts';
import type { BankColumn } from './bankHeads.ts';
import { isNothing, sideIn, textOf } from './cellValues.ts';

/** What a row moves: by the usual reading of its signs, and where an amount below zero in it means the other side. */
export interface Moved {
  readonly net: Minor;
  readonly other: Minor;
}

/** How the amounts of a table are read. */
export interface AmountReading {
  readonly decimal: DecimalSign | undefined;
  /** What says so: `setting` where no row does and one needs it, `both` where rows prove one sign and other rows the other. */
  readonly by: 'rows' | 'setting' | 'both' | 'asked';
  /** Whether only one side is marked, so that what has no mark is of the other. */
  readonly isOneMarked: boolean;
  /** Whether nothing in the table tells which way money went. */
  readonly isUndirected: boolean;
  amountOf(cell: SheetCell | undefined): SidedAmount | undefined;
  /** Undefined where an amount or its side cannot be read; nothing where the row has none. */
  movedBy(row: Sheet[number]): Moved | undefined;
  /** The balance beside a line, below zero as the account's debit; `unread` where it is no amount. */
  balanceBy(row: Sheet[number]): Minor | 'unread' | undefined;
}

const NOTHING: SidedAmount = { size: 0n, side: undefined, isNegative: false };
const MONEY = ['amount', 'money_in', 'money_out', 'balance'] as const satisfies readonly BankColumn[];

/** The sign of the fraction: that of the columns with amounts together, or else the setting. */
function decimalIn(sheet: Sheet, table: BankTable, said: Parameters<typeof columnDecimal>[1]): DecimalReading {
  const columns = MONEY.map(column => table.places.get(column)).filter(at => at !== undefined);
  return columnDecimal(
    sheet.slice(table.lastHead + 1).flatMap(row => columns.map(at => row[at] ?? '')),
    said,
  );
}

const signed = ({ size, side, isNegative }: SidedAmount): Minor => (side === 'debit' || isNegative ? -size : size);

/** How the amounts of a table are read, by all its rows. */
export function amountsIn(
  sheet: Sheet,
  table: BankTable,
  said: { readonly setting: DecimalSign; readonly asked: DecimalSign | undefined },
): AmountReading {
  const { decimal, by } = decimalIn(sheet, table, said);
  const amountOf = (cell: SheetCell | undefined) => (isNothing(cell) ? NOTHING : sidedAmount(cell ?? '', { decimal }));
  const cellOf = (row: Sheet[number], column: BankColumn) => row[table.places.get(column) ?? -1];
  const rows = sheet.slice(table.lastHead + 1);

  /** The amount of the one column with the side beside it; undefined where the two contradict each other. */
  const markedOf = (row: Sheet[number]): SidedAmount | undefined => {
    const amount = amountOf(cellOf(row, 'amount'));
    if (!amount || table.side === undefined || amount.size === 0n) return amount;
    const beside = sideIn(row[table.side]);
    if (beside === undefined && textOf(row[table.side]) !== '') return undefined;
    return amount.side && beside && amount.side !== beside ? undefined : { ...amount, side: beside ?? amount.side };
  };
  const marked = rows.map(markedOf).filter(one => one !== undefined && one.size > 0n);
  const isBare = (one: SidedAmount | undefined) => one?.side === undefined && !one?.isNegative;
  const marks = new Set(marked.map(one => one?.side));
  // Where only what came in is marked, as on cards, what has no mark went out.
  const unmarked = marks.has('credit') ? 'debit' : 'credit';
  const isOneMarked = marks.has('credit') !== marks.has('debit') && marked.some(isBare);
  const isMixed = marks.has('credit') && marks.has('debit');
  const oneOf = (row: Sheet[number]): SidedAmount | undefined => {
    const one = markedOf(row);
    if (!one || one.size === 0n || !isBare(one)) return one;
    if (isOneMarked) return { ...one, side: unmarked };
    return isMixed ? undefined : one;
  };
  const all = marked.map(one => (one && isOneMarked && isBare(one) ? { ...one, side: unmarked } : one));
  const belowZero = (side: SidedAmount['side']) => all.filter(one => one?.side === side && one?.isNegative).length;
  const debits = all.filter(one => one?.side === 'debit').length;
  const isDebitSigned = belowZero('debit') === debits && belowZero('credit') === 0;
  const outs = rows.map(row => amountOf(cellOf(row, 'money_out'))).filter(one => one !== undefined && one.size > 0n);
  const isOutSigned = outs.every(one => one?.isNegative || one?.side === 'debit');

  const inOne = (amount: SidedAmount): Moved => {
    const { size, side, isNegative } = amount;
    if (side === undefined || !isNegative) return { net: signed(amount), other: signed(amount) };
    const [plain, turned] = side === 'debit' ? [-size, size] : [size, -size];
    return side === 'debit' && isDebitSigned ? { net: plain, other: turned } : { net: turned, other: plain };
  };
  const inTwo = (taken: SidedAmount, given: SidedAmount): Moved => {
    const [isBack, isOut] = [taken.isNegative || taken.side === 'debit', given.isNegative || given.side === 'debit'];
    const into = isBack ? -taken.size : taken.size;
    const isReversed = given.side === 'credit' || (isOut && !isOutSigned && given.side === undefined);
    const out = isReversed ? given.size : -given.size;
    return { net: into + out, other: (isBack ? -into : into) + (isOut && given.side === undefined ? -out : out) };
  };

  return {
    decimal,
    by,
    isUndirected:
      !table.places.has('money_in') &&
      !table.places.has('money_out') &&
      table.side === undefined &&
      all.every(one => one?.side === undefined && !one?.isNegative),
    isOneMarked,
    amountOf,
    movedBy(row) {
      const [taken, given] = [amountOf(cellOf(row, 'money_in')), amountOf(cellOf(row, 'money_out'))];
      if (!taken || !given) return undefined;
      if (taken.size > 0n || given.size > 0n) {
        const moved = inTwo(taken, given);
        // What comes in and goes out by as much in one row is a count or a sum, and no line.
        return moved.net === 0n ? undefined : moved;
      }
      const one = oneOf(row);
      return one && inOne(one);
    },
    balanceBy(row) {
      const cell = cellOf(row, 'balance');
      if (isNothing(cell)) return undefined;
      const balance = amountOf(cell);
      if (!balance) return 'unread';
      const side = balance.side ?? (table.balanceSide === undefined ? undefined : sideIn(row[table.balanceSide]));
      return signed({ ...balance, side });
    },
  };
}
