import { sidedAmount } from '#catalog/engine/reading/amounts/sidedAmount.ts';
import { sideOf } from '#catalog/engine/reading/amounts/sideWords.ts';
import { cellText, type SheetCell } from '#catalog/engine/reading/Sheet.ts';

/** What a cell says, without the formula by which some banks keep a text from becoming a number. */
export const textOf = (cell: SheetCell | undefined): string =>
  cellText(cell)
    .replace(/^="(.*)"$/, '$1')
    .trim();

/** Whether a cell says that there is nothing. */
export const isNothing = (cell: SheetCell | undefined): boolean => /^(?:[-–—.]*|nil|n\/?a|null)$/i.test(textOf(cell));

/** Whether a cell is an amount in one way of writing or the other. */
export const isAmount = (cell: SheetCell | undefined): boolean =>
  cell !== undefined && (['point', 'comma'] as const).some(decimal => sidedAmount(cell, { decimal }) !== undefined);

/** The side that a cell names and nothing else; a sign is one, too. */
export function sideIn(cell: SheetCell | undefined): ReturnType<typeof sideOf> {
  const text = textOf(cell);
  return text === '+' ? 'credit' : /^[-−–]$/.test(text) ? 'debit' : sideOf(text);
}
