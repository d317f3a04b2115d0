import { sidedAmount } from '#catalog/engine/reading/amounts/sidedAmount.ts';
import { sideOf } from '#catalog/engine/reading/amounts/sideWords.ts';
import { cellText, type Sheet } from '#catalog/engine/reading/Sheet.ts';
import type { SheetWords } from '#src/engine/imports/recognise.ts';
import { type OpeningHead, openingHead } from './openingHeads.ts';

/** Rows above the heads at most: the agency's name, what the sheet is, and its day. */
const ABOVE = 60;

/** The table of a sheet of opening balances. */
export interface OpeningTable {
  /** Place of the last row with heads, and those rows as texts. */
  readonly lastHead: number;
  readonly headRows: readonly string[];
  readonly places: ReadonlyMap<string, number>;
  /** Heads of columns with something in them that nobody here understands. */
  readonly unknown: readonly string[];
  /** Heads of which several tell the same; the first is taken. */
  readonly twice: readonly string[];
}

type Heads = readonly (OpeningHead | undefined)[];

const amounts = ['debit_amount', 'credit_amount', 'amount'] as const;
const textOf = (row: Sheet[number] | undefined, at: number): string => cellText(row?.[at]).trim();
export const rowText = (row: Sheet[number]): string => row.map(cell => cellText(cell).trim()).join('|');

const tells = (heads: Heads, ...columns: readonly string[]): boolean =>
  heads.some(found => found && columns.includes(found.column));
const isTable = (heads: Heads): boolean => tells(heads, 'ledger', 'code') && tells(heads, ...amounts, 'foreign_amount');

/** Texts of two rows of heads as one: `Closing balance` above `Debit` and `Credit`, of which the first spans both. */
function joined(above: Sheet[number], below: Sheet[number]): string[] {
  let group = '';
  return Array.from({ length: Math.max(above.length, below.length) }, (_, at) => {
    const [top, sub] = [textOf(above, at), textOf(below, at)];
    if (top !== '') group = top;
    return sub === '' ? top : `${group} ${sub}`;
  });
}

/** Which column tells what; of several amounts the one that the books begin with. */
function placesIn(heads: Heads): { readonly places: Map<string, number>; readonly twice: readonly number[] } {
  const places = new Map<string, number>();
  const twice: number[] = [];
  for (const [at, found] of heads.entries()) {
    if (!found || found.column === 'other') continue;
    const before = places.get(found.column);
    const rank = before === undefined ? Infinity : (heads[before]?.rank ?? 0);
    if (found.rank < rank) places.set(found.column, at);
    else if (found.rank === rank) twice.push(at);
  }
  const rankOf = (column: string) => heads[places.get(column) ?? -1]?.rank ?? Infinity;
  const sided = Math.min(rankOf('debit_amount'), rankOf('credit_amount'));
  // A closing balance beside what moved in a period, or two columns of balances beside one of an older day.
  const isOne = rankOf('amount') === 0 && sided > 0;
  const isTwo = sided < rankOf('amount');
  if (isOne) for (const side of ['debit_amount', 'credit_amount']) places.delete(side);
  else if (isTwo) places.delete('amount');
  else if (sided === 4) for (const side of ['debit_amount', 'credit_amount']) places.delete(side);
  return { places, twice: twice.filter(at => places.has(heads[at]?.column ?? '')) };
}

interface FoundHeads {
  readonly first: number;
  readonly lastHead: number;
  readonly texts: readonly string[];
  readonly heads: Heads;
}

function tableAt(sheet: Sheet, { first, lastHead, texts, heads }: FoundHeads): OpeningTable {
  const { places, twice } = placesIn(heads);
  const rows = sheet.slice(lastHead + 1);
  const filled = (at: number) => rows.map(row => textOf(row, at)).filter(text => text !== '');
  const amount = places.get('amount');
  if (!places.has('side') && amount !== undefined) {
    const beside = [amount + 1, amount - 1].find(
      at => heads[at] === undefined && filled(at).length > 0 && filled(at).every(text => sideOf(text) !== undefined),
    );
    if (beside !== undefined) places.set('side', beside);
  }
  const used = new Set(places.values());
  return {
    lastHead,
    headRows: sheet.slice(first, lastHead + 1).map(rowText),
    places,
    unknown: texts.filter(
      (text, at) => text !== '' && heads[at] === undefined && !used.has(at) && filled(at).length > 0,
    ),
    twice: twice.flatMap(at => texts[at] ?? []),
  };
}

/** Where the table begins: at the first row, or the first two, that name a ledger and an amount. */
export function openingTableIn(sheet: Sheet, languages: readonly SheetWords[]): OpeningTable | undefined {
  const headsOf = (texts: readonly string[]) => texts.map(text => openingHead(text, languages));
  for (const [at, row] of sheet.slice(0, ABOVE).entries()) {
    const below = sheet[at + 1] ?? [];
    const isWords = below.every(cell => cellText(cell) === '' || sidedAmount(cell) === undefined);
    const sub = headsOf(below.map(cell => cellText(cell)));
    const two = isWords && tells(sub, 'debit_amount') && tells(sub, 'credit_amount') ? joined(row, below) : undefined;
    if (two && !isTable(sub) && isTable(headsOf(two)))
      return tableAt(sheet, { first: at, lastHead: at + 1, texts: two, heads: headsOf(two) });
    const texts = row.map(cell => cellText(cell).trim());
    if (isTable(headsOf(texts))) return tableAt(sheet, { first: at, lastHead: at, texts, heads: headsOf(texts) });
  }
  return undefined;
}
