import type { Minor } from '#catalog/engine/money/money.ts';
import type { Sheet, SheetCell } from '#catalog/engine/reading/Sheet.ts';
import type { BankTable } from './bankColumns.ts';
import { type Mark, markIn } from './balanceWords.ts';
import type { BankColumn } from './bankHeads.ts';
import { isAmount, isNothing, textOf } from './cellValues.ts';
import type { AmountReading, Moved } from './rowAmounts.ts';

/** A row that moves money, or should. */
export interface SheetRow {
  readonly at: number;
  readonly row: Sheet[number];
  /** Its words, with those that go on in the rows below. */
  readonly words: readonly string[];
  readonly moved: Moved | undefined;
}

export interface SheetRows {
  readonly rows: readonly SheetRow[];
  readonly opening: Minor | undefined;
  readonly closing: Minor | undefined;
  /** Sums of a last row that tells them: what came in and what went out. */
  readonly totals: readonly [taken: Minor, given: Minor] | undefined;
}

const signedOf = (reading: AmountReading, cell: SheetCell | undefined): Minor | undefined => {
  const amount = isNothing(cell) ? undefined : reading.amountOf(cell);
  return amount && (amount.isNegative || amount.side === 'debit' ? -amount.size : amount.size);
};

const money = ['amount', 'money_in', 'money_out'] as const;

/** Takes the rows of a sheet apart: lines, balances that stand in rows of their own, sums, and words that go on. */
export function rowsOf(sheet: Sheet, table: BankTable, reading: AmountReading): SheetRows {
  const { head, lastHead, places, descriptions } = table;
  const found: Partial<Record<Mark, Minor>> = {};
  const rows: (Omit<SheetRow, 'words'> & { readonly words: string[] })[] = [];
  let totals: SheetRows['totals'];
  let open: { readonly words: string[] } | undefined;
  const below = new Set<number>();
  /** Balances that stand behind a line. */
  const between = new Set<'opening' | 'closing'>();
  const heads = sheet.slice(head, lastHead + 1).map(row => row.map(textOf).join('|'));
  const at = (row: Sheet[number], column: BankColumn) => row[places.get(column) ?? -1];
  const wordsOf = (row: Sheet[number]) => descriptions.map(one => textOf(row[one])).filter(text => text !== '');

  /** The balance that a row tells of itself: in the column of balances, as an amount, beside its words or below them. */
  const balanceBeside = (row: Sheet[number], place: number, cell: number, after: string): Minor | undefined => {
    const isInTable = place > lastHead;
    const balance = isInTable ? reading.balanceBy(row) : undefined;
    if (typeof balance === 'bigint') return balance;
    const moved = isInTable ? reading.movedBy(row) : undefined;
    if (moved && moved.net !== 0n) return moved.net;
    const beside =
      signedOf(reading, after) ??
      row
        .slice(cell + 1)
        .map(one => signedOf(reading, one))
        .find(one => one !== undefined);
    if (beside !== undefined) return beside;
    const under = sheet[place + 1]?.[cell];
    const isUnder = isAmount(under) && row.filter(one => markIn(textOf(one))).length > 1;
    if (isUnder) below.add(place + 1);
    return isUnder ? signedOf(reading, under) : undefined;
  };

  /** Whether a row is one that tells a balance or a sum. */
  const isMarked = (row: Sheet[number], place: number): boolean => {
    let isAny = false;
    for (const [cell, value] of row.entries()) {
      const marked = typeof value === 'string' ? markIn(value) : undefined;
      if (!marked) continue;
      const hasDay = place > lastHead && /\p{Nd}/u.test(textOf(at(row, 'line_date')));
      if ((marked.mark === 'total' || marked.mark === 'part') && hasDay) continue;
      isAny = true;
      if (marked.mark === 'total' && place > lastHead) {
        const [taken, given] = [reading.amountOf(at(row, 'money_in')), reading.amountOf(at(row, 'money_out'))];
        if (taken && given && taken.size + given.size > 0n) totals = [taken.size, given.size];
      }
      if (marked.mark !== 'opening' && marked.mark !== 'closing') continue;
      const balance = balanceBeside(row, place, cell, marked.after);
      if (balance === undefined || (marked.mark === 'opening' && found.opening !== undefined)) continue;
      found[marked.mark] = balance;
      if (rows.length > 0) between.add(marked.mark);
    }
    return isAny;
  };

  for (const [place, row] of sheet.entries()) {
    if (place >= head && place <= lastHead) continue;
    if (place < head) {
      isMarked(row, place);
      continue;
    }
    const isHead = heads.includes(row.map(textOf).join('|'));
    if (isHead || below.has(place) || isMarked(row, place)) {
      open = undefined;
      continue;
    }
    const moved = reading.movedBy(row);
    const words = wordsOf(row);
    const hasDay = textOf(at(row, 'line_date')) !== '';
    const isFooter = moved === undefined && !hasDay && !money.some(column => /\p{Nd}/u.test(textOf(at(row, column))));
    const isNone = isFooter || (moved !== undefined && moved.net === 0n && moved.other === 0n);
    if (isNone) {
      const isOn = !hasDay && isNothing(at(row, 'balance')) && words.length > 0;
      if (isOn) open?.words.push(...words);
      else open = undefined;
      continue;
    }
    const [taken, given] = [reading.amountOf(at(row, 'money_in')), reading.amountOf(at(row, 'money_out'))];
    if (
      !hasDay &&
      words.length === 0 &&
      isNothing(at(row, 'balance')) &&
      taken &&
      given &&
      taken.size + given.size > 0n
    ) {
      totals = [taken.size, given.size];
      open = undefined;
      continue;
    }
    // A balance between lines is one carried to the next page, and no end of the statement.
    for (const mark of between) delete found[mark];
    between.clear();
    open = { words };
    rows.push({ at: place, row, words: open.words, moved });
  }
  return { rows, opening: found.opening, closing: found.closing, totals };
}
