import { countedOf } from '#catalog/banking/cash/denominations.ts';
import { fromMinor, type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { isObject } from '#src/dataProvider/isObject.ts';
import type { Line } from '#src/engine/kinds/lines/Column.ts';
import { amountOf } from '../../ledger/documents/amounts.ts';

interface Notes {
  readonly denomination: string;
  readonly pieces: number;
}

/** Notes of one worth, as far as they are typed: half a number counts as none. */
const notesOf = (line: Line): Notes => ({
  denomination: fromMinor(amountOf(line['denomination'])),
  pieces: Number.isInteger(line['pieces']) ? Number(line['pieces']) : 0,
});

/** The notes and coins of a count, as a form or the host has them. */
export const notesIn = (items: unknown): readonly Notes[] =>
  (Array.isArray(items) ? items.filter(isObject) : []).map(notesOf);

/** What the notes of one line come to. */
export const worthOf = (line: Line): Minor => countedOf([notesOf(line)]);

/** Counted less what the books have; undefined while that is not known. */
export const differenceOf = (items: unknown, book: string | undefined): Minor | undefined =>
  book === undefined ? undefined : countedOf(notesIn(items)) - toMinor(book);
