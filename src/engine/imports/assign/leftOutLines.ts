import { cellText, type Sheet, type SheetCell } from '#catalog/engine/reading/Sheet.ts';
import { foldedHead } from '#catalog/registry/headings/foldedHead.ts';
import { isKnownHead } from '#catalog/registry/headings/knownHeads.ts';
import { countedWords, noteWords, totalWords } from '#catalog/registry/headings/sheetNotes.ts';
import { isAmount } from './cellForms.ts';
import type { HeadRows } from './headRows.ts';
import type { LeftOut, WhyLeftOut } from './Table.ts';

const totals: ReadonlySet<string> = new Set(totalWords.map(foldedHead));
const counted: ReadonlySet<string> = new Set(countedWords.map(foldedHead));
const notes: readonly string[] = noteWords.map(foldedHead);
/** A text of one cell that is longer than this tells something below a table of several columns. */
const LONG = 60;

const PAGE = /^page \d+(?: of \d+)?$/i;

const filledOf = (row: Sheet[number]): Sheet[number] => row.filter(cell => cellText(cell).trim() !== '');
const textOf = (row: Sheet[number]): string =>
  filledOf(row)
    .map(cell => cellText(cell).trim())
    .join(' · ');
const keyOf = (row: Sheet[number]): string =>
  filledOf(row)
    .map(cell => foldedHead(cellText(cell)))
    .join('|');

const firstOf = (row: Sheet[number]): string => foldedHead(cellText(row.find(cell => cellText(cell).trim() !== '')));

/** `1 2 3 …` below the heads, as forms number their columns. */
const isNumbering = (row: Sheet[number]): boolean => {
  const numbers = filledOf(row).map(cell => Number(foldedHead(cellText(cell))));
  return (
    numbers.length >= 3 && numbers.every((number, at) => number === (numbers[0] ?? 0) + at) && (numbers[0] ?? 2) <= 1
  );
};

/** The same heads in another language, below those that were found. */
const isSecondHead = (row: Sheet[number]): boolean => {
  const filled = filledOf(row);
  const known = filled.filter(cell => typeof cell === 'string' && isKnownHead(cell)).length;
  return known >= 3 && known * 10 >= filled.length * 8;
};

/** A number, with what is counted behind it. */
function isCount(cell: SheetCell): boolean {
  const [, number = '', word = ''] =
    /^\s*(\p{Nd}[\p{Nd}.,]*)\s*(\p{L}[\p{L}\p{M}]*)\.?\s*$/u.exec(cellText(cell)) ?? [];
  return isAmount(cell) || (isAmount(number) && counted.has(foldedHead(word)));
}

/** Several counts in one row, each with its word before it, one of which is that of a sum: `Male: 1 | Total: 2`. */
function isRowOfCounts(row: Sheet[number]): boolean {
  const words = filledOf(row).map(cell => {
    const text = cellText(cell);
    const sign = text.search(/[:=]/);
    return sign > 0 && isCount(text.slice(sign + 1)) ? foldedHead(text.slice(0, sign)) : undefined;
  });
  return words.length > 1 && !words.includes(undefined) && words.some(word => totals.has(word ?? ''));
}

/** The first cell with a letter begins with a word for a sum, and the others are numbers; or each cell is a count. */
const isTotal = (row: Sheet[number]): boolean => {
  if (isRowOfCounts(row)) return true;
  const word = row.find(cell => typeof cell === 'string' && /\p{L}/u.test(cell)) ?? '';
  if (!totals.has(foldedHead(cellText(word).replace(/[\p{Nd}.,:]+\s*$/u, '')))) return false;
  const others = filledOf(row).filter(cell => cell !== word);
  return others.every(isCount);
};

const isNote = (row: Sheet[number], usual: number): boolean => {
  const filled = filledOf(row);
  const isSaid = (text: string) => notes.some(note => text === note || text.startsWith(`${note} `));
  const isFew = filled.length * 2 <= usual;
  if (
    filled.length > 0 &&
    isFew &&
    filled.every(cell => isSaid(foldedHead(cellText(cell))) || /^[\s_.\-–]+$/.test(cellText(cell)))
  )
    return true;
  const only = cellText(filled[0] ?? '');
  return filled.length === 1 && usual >= 3 && (isSaid(foldedHead(only)) || only.length > LONG);
};

/** How many cells a record usually fills. */
function usualFilled(rows: Sheet): number {
  const counts = rows.map(row => filledOf(row).length).filter(count => count > 0);
  return counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 0;
}

const numberOf = (text: string): number => Number(text.replace(/[,\s]/g, ''));

/** A row that holds nothing but numbers, one of which is the sum of the column above it. */
function isSum(row: Sheet[number], records: Sheet, usual: number): boolean {
  const filled = filledOf(row);
  if (filled.length === 0 || filled.length * 2 > usual || records.length < 2 || !filled.every(isAmount)) return false;
  return row.some((cell, at) => {
    if (cellText(cell).trim() === '') return false;
    const above = records.map(one => numberOf(cellText(one[at])));
    const sum = above.reduce((whole, part) => whole + (Number.isNaN(part) ? 0 : part), 0);
    return sum !== 0 && Math.abs(sum - numberOf(cellText(cell))) < 0.005;
  });
}

/** Lines of a sheet that are no records, in their order; where it is not sure, a line is kept. */
export function leftOutLines(sheet: Sheet, head: HeadRows | undefined): LeftOut[] {
  const [first, last] = [head?.first ?? 0, head?.last ?? -1];
  const isFilled = (row: Sheet[number]) => row.some(cell => cellText(cell).trim() !== '');
  const end = sheet.findLastIndex(isFilled);
  const rows = sheet.slice(last + 1, end + 1);
  const usual = usualFilled(rows);
  const titles = new Set(sheet.slice(0, first).filter(isFilled).map(keyOf));
  const headKeys = new Set([
    ...sheet.slice(first, last + 1).map(keyOf),
    (head?.heads ?? []).filter(Boolean).map(foldedHead).join('|'),
  ]);
  const lastRecord = sheet.findLastIndex(
    (row, at) =>
      at > last &&
      isFilled(row) &&
      !isTotal(row) &&
      !isNote(row, usual) &&
      !isSum(row, sheet.slice(last + 1, at), usual),
  );
  const begins = new Set([...sheet.slice(0, last + 1), head?.heads ?? []].filter(isFilled).map(firstOf));
  const whyOf = (row: Sheet[number], at: number): WhyLeftOut | undefined => {
    if (!isFilled(row)) return 'blank';
    if (at < first) return 'title';
    if (at <= last) return undefined;
    // Most rows differ in their first cell already.
    const key = begins.has(firstOf(row)) ? keyOf(row) : '';
    if (key !== '' && headKeys.has(key)) return 'repeated_head';
    if (head && at <= last + 2 && (isNumbering(row) || isSecondHead(row))) return 'repeated_head';
    if (key !== '' && titles.has(key) && filledOf(row).length < usual) return 'title';
    if (isTotal(row) && (at > lastRecord || filledOf(row).length < usual)) return 'total';
    if (at > lastRecord) return isSum(row, sheet.slice(last + 1, at), usual) ? 'total' : 'note';
    return filledOf(row).length === 1 && PAGE.test(textOf(row)) ? 'note' : undefined;
  };
  return sheet.slice(0, end + 1).flatMap((row, at) => {
    const why = whyOf(row, at);
    return why ? [{ line: at + 1, why, text: textOf(row) }] : [];
  });
}
