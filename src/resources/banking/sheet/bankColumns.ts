import { sidedAmount } from '#catalog/engine/reading/amounts/sidedAmount.ts';
import type { Sheet, SheetCell } from '#catalog/engine/reading/Sheet.ts';
import { type BankColumn, type Head, headIn } from './bankHeads.ts';
import { isAmount, isNothing, sideIn, textOf } from './cellValues.ts';

/** Rows that a bank writes above its table at most: its own name, the account and the period. */
const ABOVE = 60;

/** The table of a bank's sheet. */
export interface BankTable {
  /** Place of the row with the heads, and of the last where they stand in two. */
  readonly head: number;
  readonly lastHead: number;
  readonly places: ReadonlyMap<BankColumn, number>;
  /** Every column with words on a line. */
  readonly descriptions: readonly number[];
  /** The column that tells the side of the amount, and the one that tells the balance's. */
  readonly side: number | undefined;
  readonly balanceSide: number | undefined;
  readonly currency: number | undefined;
  /** The column that says whether the bank has carried a line out, and the one of what it took for it. */
  readonly status: number | undefined;
  readonly fee: number | undefined;
  /** Heads of columns with something in them that nobody here understands. */
  readonly unknown: readonly string[];
}

type Heads = readonly ReturnType<typeof headIn>[];

const isTable = (heads: Heads): boolean => {
  const tells = (...all: Head[]) => heads.some(found => found && all.includes(found.head));
  return tells('line_date') && tells('amount', 'money_in', 'money_out', 'side');
};

const headsOf = (row: readonly SheetCell[]): Heads => row.map(cell => headIn(textOf(cell)));

/** Heads in two rows: `Amount` above `Debit` and `Credit`. */
function secondRow(row: Sheet[number], next: Sheet[number] | undefined): Sheet[number] | undefined {
  const below = headsOf(next ?? []);
  const isBelow = (['money_in', 'money_out'] as const).every(head => below.some(found => found?.head === head));
  const isHeads =
    next?.every((cell, at) => textOf(cell) === '' || below[at]) && below.every(found => found?.head !== 'line_date');
  if (!next || !isBelow || !isHeads) return undefined;
  return Array.from({ length: Math.max(row.length, next.length) }, (_, at) => (below[at] ? next[at] : row[at]) ?? '');
}

/** The likeliest column for each thing that a line tells. */
function placesIn(heads: Heads): Map<BankColumn, number> {
  const places = new Map<BankColumn, number>();
  for (const [at, found] of heads.entries()) {
    if (!found || ['side', 'kind', 'currency', 'status', 'fee', 'other'].includes(found.head)) continue;
    const column = found.head as BankColumn;
    const before = places.get(column);
    if (before === undefined || found.rank < (heads[before]?.rank ?? 0)) places.set(column, at);
  }
  return places;
}

/** Of the cells that say something, how many do what is asked. */
function share(cells: readonly (SheetCell | undefined)[], holds: (cell: SheetCell | undefined) => boolean): number {
  const filled = cells.filter(cell => textOf(cell) !== '');
  return filled.length === 0 ? 0 : filled.filter(holds).length / filled.length;
}

/** Columns that tell a side: by their head, or because they hold nothing else. */
function sidesIn(heads: Heads, column: (at: number) => readonly SheetCell[]): number[] {
  return heads.flatMap((found, at) => {
    const sided = share(column(at), cell => sideIn(cell) !== undefined);
    // A single letter beside an amount is its side; elsewhere it may be anything.
    const isBeside = found === undefined && [at - 1, at + 1].some(next => heads[next]?.head === 'amount');
    const isWord = isBeside || column(at).every(cell => textOf(cell).length !== 1);
    const isSide = found?.head === 'side' || (found?.head === 'kind' ? sided >= 0.5 : sided === 1 && isWord);
    const isTaken = found && ['line_date', 'amount', 'money_in', 'money_out', 'balance'].includes(found.head);
    return isSide && !isTaken ? [at] : [];
  });
}

const isNegative = (cell: SheetCell): boolean =>
  (['point', 'comma'] as const).some(decimal => sidedAmount(cell, { decimal })?.isNegative);

/** Which column tells the side of the one amount, and which that of the balance: the one right behind it. */
function sidesOf(
  places: ReadonlyMap<BankColumn, number>,
  sides: readonly number[],
  column: (at: number) => readonly SheetCell[],
): Pick<BankTable, 'side' | 'balanceSide'> {
  const [amount, balance] = [places.get('amount'), places.get('balance')];
  const behind = sides.find(at => balance !== undefined && at === balance + 1);
  if (amount === undefined || (places.has('money_in') && places.has('money_out')))
    return { side: undefined, balanceSide: behind };
  const [nearest] = sides
    .filter(at => at !== behind)
    .toSorted((one, other) => Math.abs(one - amount) - Math.abs(other - amount));
  if (nearest !== undefined) return { side: nearest, balanceSide: behind };
  // Alone it is the amount's, unless the amounts have signs of their own.
  return column(amount).some(isNegative)
    ? { side: undefined, balanceSide: behind }
    : { side: behind, balanceSide: undefined };
}

function tableAt(sheet: Sheet, head: number, lastHead: number, row: Sheet[number]): BankTable {
  const heads = headsOf(row);
  const places = placesIn(heads);
  const rows = sheet.slice(lastHead + 1).filter(below => isLine(below, places));
  const column = (at: number) => rows.map(below => below[at] ?? '');
  const isTold = places.has('amount') || places.has('money_in') || places.has('money_out');
  const isSigned = (at: number) => share(column(at), isAmount) >= 0.5;
  const signed = isTold ? -1 : heads.findIndex((found, at) => found?.head === 'side' && isSigned(at));
  if (signed >= 0) places.set('amount', signed);
  const sides = sidesIn(heads, column).filter(at => at !== signed && !(heads[at]?.head === 'side' && isSigned(at)));
  const { side, balanceSide } = sidesOf(places, sides, column);
  const descriptions = heads.flatMap((found, at) => (found?.head === 'description' && !sides.includes(at) ? [at] : []));
  const kinds = heads.flatMap((found, at) => (found?.head === 'kind' && !sides.includes(at) ? [at] : []));
  const filled = (head: Head): number | undefined => {
    const at = heads.findIndex((found, place) => found?.head === head && !column(place).every(isNothing));
    return at < 0 ? undefined : at;
  };
  return {
    head,
    lastHead,
    places,
    descriptions: descriptions.length > 0 ? descriptions : kinds,
    side,
    balanceSide,
    currency: filled('currency'),
    status: filled('status'),
    fee: filled('fee'),
    unknown: row.flatMap((cell, at) => {
      const isUsed = heads[at] !== undefined || sides.includes(at) || textOf(cell) === '';
      return isUsed || column(at).every(isNothing) ? [] : [textOf(cell)];
    }),
  };
}

/** A row that tells a day and an amount in the columns of the table. */
const isLine = (row: Sheet[number], places: ReadonlyMap<BankColumn, number>): boolean => {
  const at = (column: BankColumn) => row[places.get(column) ?? -1];
  return textOf(at('line_date')) !== '' && row.filter(isAmount).length > 0;
};

/** Where the table of a bank's sheet begins: at the first row that names a day and an amount. */
export function tableIn(sheet: Sheet): BankTable | undefined {
  for (const [head, row] of sheet.slice(0, ABOVE).entries()) {
    const two = secondRow(row, sheet[head + 1]);
    if (two && isTable(headsOf(two))) return tableAt(sheet, head, head + 1, two);
    if (isTable(headsOf(row))) return tableAt(sheet, head, head, row);
  }
  return undefined;
}
