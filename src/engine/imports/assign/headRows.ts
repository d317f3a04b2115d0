import { cellText, type Sheet, type SheetCell } from '#catalog/engine/reading/Sheet.ts';
import { foldedHead } from '#catalog/registry/headings/foldedHead.ts';
import { isKnownHead } from '#catalog/registry/headings/knownHeads.ts';
import { isDataLike } from './cellForms.ts';

/** Heads of a sheet, in one row or in two. */
export interface HeadRows {
  readonly first: number;
  readonly last: number;
  readonly heads: readonly string[];
}

/** Heads are looked for among so many rows. */
const ROWS = 30;
const LONGEST = 80;

type Known = (text: string) => boolean;
interface Scored extends HeadRows {
  readonly score: number;
}

const textsOf = (row: Sheet[number] | undefined): string[] =>
  (row ?? []).map(cell => cellText(cell).replace(/\s+/g, ' ').trim());
const filledIn = (texts: readonly string[]): number => texts.filter(text => text !== '').length;

/** What is said of several columns together, and what of it says nothing. */
const NEUTRAL =
  /^(?:personal|basic|general|pilgrim|passenger|bio|own|particulars?|details?|info(?:rmation)?|kişisel|genel)\b/i;
const FILLING = /\s*\b(?:details?|info(?:rmation)?|particulars|data|bilgileri|address)\b\s*/gi;

function joined(over: string, under: string, isKnown: Known): string {
  if (under === '' || over === '') return over || under;
  const both = [`${over} ${under}`, `${over.replace(FILLING, ' ').trim()} ${under}`.trim()];
  return both.find(isKnown) ?? (NEUTRAL.test(over) ? under : `${over} ${under}`);
}

/** Two rows as one, a cell above several columns said of each of them. */
function joinedRows(over: readonly string[], under: readonly string[], isKnown: Known): string[] {
  let shared = '';
  return Array.from({ length: Math.max(over.length, under.length) }, (_, at) => {
    const [above = '', below = ''] = [over[at], under[at]];
    // What stands above one column alone is said of no other.
    if (above !== '') shared = below === '' ? '' : above;
    return joined(above === '' && below !== '' ? shared : above, below, isKnown);
  });
}

function singleRow(row: Sheet[number], at: number, width: number, told: { isKnown: Known; today: string }): Scored[] {
  const heads = textsOf(row);
  const filled = filledIn(heads);
  const known = heads.filter(text => text !== '' && told.isKnown(text)).length;
  const data = row.filter(cell => cellText(cell) !== '' && isDataLike(cell, told.today)).length;
  const isEnough = known >= 2 || (known === 1 && (width === 1 || (filled >= 2 && filled <= 3)));
  if (!isEnough || data * 5 > filled || known * 4 < filled) return [];
  return [{ first: at, last: at, heads, score: known }];
}

function pairOfRows(sheet: Sheet, at: number, told: { isKnown: Known; today: string }): Scored[] {
  const [over, under] = [textsOf(sheet[at]), textsOf(sheet[at + 1])];
  const hasData = [...(sheet[at] ?? []), ...(sheet[at + 1] ?? [])].some(cell => isDataLike(cell, told.today));
  const below = under.filter((text, place) => text !== '' && (over[place] ?? '') === '').length;
  if (hasData || below === 0 || filledIn(over) < 2 || [...over, ...under].some(text => text.length > LONGEST))
    return [];
  const heads = joinedRows(over, under, told.isKnown);
  const isTold = (text: string, place: number) => told.isKnown(text) || told.isKnown(under[place] ?? '');
  const known = heads.filter((text, place) => text !== '' && isTold(text, place)).length;
  const gained = heads.filter((text, place) => text !== (under[place] ?? '') && told.isKnown(text)).length;
  const isNamed = over.some(text => text !== '' && NEUTRAL.test(text));
  // Two rows that say no more than one are a head and its first record, or a title and a head.
  return known >= 2 && (gained > 0 || isNamed) ? [{ first: at, last: at + 1, heads, score: known + 0.5 }] : [];
}

/** Words above columns of which nothing is known: heads where what stands below them is of another form. */
function unknownHeads(sheet: Sheet, width: number, today: string): HeadRows | undefined {
  const first = sheet.slice(0, ROWS).findIndex(row => filledIn(textsOf(row)) >= Math.max(1, Math.ceil(width * 0.6)));
  const row: readonly SheetCell[] = sheet[first] ?? [];
  const heads = textsOf(row);
  if (first < 0 || width < 2 || row.some(cell => isDataLike(cell, today))) return undefined;
  const isShort = heads.every(text => text.length <= LONGEST);
  const isDistinct = new Set(heads.filter(text => text !== '').map(foldedHead)).size === filledIn(heads);
  const below = sheet.slice(first + 1, first + 1 + ROWS);
  const hasForm = below.some(cells => cells.some(cell => isDataLike(cell, today)));
  return isShort && isDistinct && hasForm ? { first, last: first, heads } : undefined;
}

/** The rows of heads of a sheet; undefined where it has none. `width` is how many columns it has. */
export function headRows(sheet: Sheet, width: number, isLabel: Known, today: string): HeadRows | undefined {
  const isKnown = (text: string) => isLabel(text) || isKnownHead(text);
  const told = { isKnown, today };
  const found = sheet
    .slice(0, ROWS)
    .flatMap((row, at): Scored[] => [...singleRow(row, at, width, told), ...pairOfRows(sheet, at, told)]);
  // Of those that say as much the first stands above its records; a later one is repeated on its page.
  const best = found.reduce<Scored | undefined>(
    (one, other) => (one && one.score >= other.score ? one : other),
    undefined,
  );
  return best ?? unknownHeads(sheet, width, today);
}
