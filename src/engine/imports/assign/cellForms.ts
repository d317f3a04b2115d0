import { writtenAmount } from '#catalog/engine/reading/amounts/writtenAmount.ts';
import { hijriDay } from '#catalog/engine/reading/days/hijriDay.ts';
import { readDay } from '#catalog/engine/reading/days/readDay.ts';
import { cellText, type SheetCell } from '#catalog/engine/reading/Sheet.ts';
import { westernDigits } from '#catalog/engine/reading/westernDigits.ts';
import { dayOrders } from '#catalog/engine/reading/WrittenForms.ts';
import { phoneTexts } from './phoneTexts.ts';

const LONGEST_DAY = 32;
const digitsOf = (text: string): string => westernDigits(text).replace(/\D/g, '');

/** The day that a cell is, as `YYYY-MM-DD`, in whichever order its figures make one; undefined for a bare number. */
export function dayOf(cell: SheetCell, today: string): string | undefined {
  if (typeof cell !== 'string') return undefined;
  const text = cell.trim();
  const plain = westernDigits(text);
  if (text.length < 6 || text.length > LONGEST_DAY || /^[\d+]*$/.test(plain) || !/\d/.test(plain)) return undefined;
  if (/^\d{4}-\d{2}-\d{2}(?:T|$)/.test(plain)) return plain.slice(0, 10);
  // A phone number in groups is no day.
  if (digitsOf(text).length > 8 && !/[:\p{L}]/u.test(text)) return undefined;
  for (const order of dayOrders) {
    const day = readDay(text, { order, today, years: 'near' });
    if (day !== undefined) return day;
  }
  return hijriDay(text)?.day;
}

export const isEmail = (cell: SheetCell): boolean => /^\s*[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+\s*$/.test(cellText(cell));

/** Digits of a phone number, with the signs that stand between them; more than one of them may share a cell. */
export const isPhone = (cell: SheetCell): boolean => phoneTexts(cellText(cell)).every(isDialled);

function isDialled(number: string): boolean {
  const text = westernDigits(number).trim();
  const digits = digitsOf(text).length;
  return digits >= 7 && digits <= 40 && /^[\d+()\-./,;:\s'pPeExXtT*]+$/.test(text);
}

export const isAmount = (cell: SheetCell): boolean => typeof cell === 'object' || writtenAmount(cell) !== undefined;

/** A letter or two and digits, as nearly every country numbers its passports. */
export const isPassport = (cell: SheetCell): boolean =>
  /^\s*[A-Za-z]{1,3}[ -]?\d{5,9}[A-Za-z]?\s*$/.test(cellText(cell)) && typeof cell === 'string';

/** A number of somebody, with or without letters. */
export function isNumbered(cell: SheetCell): boolean {
  const text = cellText(cell).trim();
  return text.length <= 30 && digitsOf(text).length > 0 && !/[@]/.test(text);
}

/** Cells that no head of a column is: numbers, days, emails, phones and numbers of passports. */
export function isDataLike(cell: SheetCell, today: string): boolean {
  if (typeof cell === 'object') return true;
  const text = cell.trim();
  const letters = text.replace(/[^\p{L}]/gu, '').length;
  const isNumber = digitsOf(text).length >= 3 && letters <= 3;
  return isNumber || isEmail(text) || dayOf(text, today) !== undefined;
}

/** The share of cells for which something holds; empty cells say nothing. */
export function shareOf(cells: readonly SheetCell[], holds: (cell: SheetCell) => boolean): number {
  const filled = cells.filter(cell => cellText(cell).trim() !== '');
  return filled.length === 0 ? 0 : filled.filter(holds).length / filled.length;
}
