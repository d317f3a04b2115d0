import { folded } from '../texts/searchText.ts';
import type { ViolationCode } from '../violations/violation.ts';
import { cellText, type SheetCell } from './Sheet.ts';

/** Digits of a number that a spreadsheet keeps; it makes zeros of those after them. */
const KEPT = 15;

/** A large number as a spreadsheet shows it in a column that is no text: always with a sign, which codes do not have. */
const SHOWN = /^[+-]?\d([.,٫]\d+)?E[+-]\d{2,3}$/i;

/** What stands in a cell whose formula has failed, in the languages of spreadsheets, or which was too narrow. */
const FAILED =
  /^(#(n\/a|ref!|value!|div\/0!|num!|null!|name\?|spill!|calc!|yok|başv!|değer!|sayi\/0!|sayı\/0!|sayi!|sayı!|boş!|ad\?|nv|bezug!|wert!|zahl!)|#{3,})$/iu;

/**
 * What a spreadsheet has lost of a cell, which the cell therefore does not say: digits of a long number, the outcome of
 * a formula, or letters. None where it is as somebody wrote it.
 */
export function lostIn(cell: SheetCell | undefined): ViolationCode | undefined {
  const text = cellText(cell);
  if (text.includes('\uFFFD')) return 'lost_characters';
  if (typeof cell === 'object') return text.replace(/\..*|\D/g, '').length > KEPT ? 'lost_digits' : undefined;
  if (SHOWN.test(folded(text))) return 'lost_digits';
  return FAILED.test(text) ? 'failed_formula' : undefined;
}
