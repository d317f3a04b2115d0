import type { Fields } from '#catalog/engine/fields.ts';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { sidedAmount } from '#catalog/engine/reading/amounts/sidedAmount.ts';
import type { DecimalSign } from '#catalog/engine/reading/WrittenForms.ts';
import type { Line } from '../Column.ts';

/** The fields of the two sides of a line. */
export type SideNames = readonly [debit: string, credit: string];

interface Around {
  readonly sides: SideNames;
  readonly decimal: DecimalSign | undefined;
  readonly fields: Fields;
}

/**
 * The side of an amount that says one itself, or is below zero in its column and so stands on the other; undefined where
 * it says none, or two that contradict each other.
 */
function sideIn(text: string, own: 0 | 1, decimal: DecimalSign | undefined) {
  const amount = sidedAmount(text, { decimal });
  if (!amount || amount.size === 0n || (amount.side && amount.isNegative)) return undefined;
  if (!amount.side && !amount.isNegative) return undefined;
  const side = amount.side ? (amount.side === 'debit' ? 0 : 1) : own === 0 ? 1 : 0;
  return { side, value: fromMinor(amount.size) } as const;
}

/** Amounts of a pasted row that stand on another side than their column's, or say their own; the others stay as read. */
export function sidedValues(texts: Readonly<Record<string, string>>, { sides, decimal, fields }: Around): Line {
  const [debit, credit] = sides;
  const nothing = (text: string | undefined) => !/[1-9]|\p{Nd}(?<![0٠০])/u.test(text ?? '');
  // Where both are filled the row is left for its rule to speak.
  if (!nothing(texts[debit]) && !nothing(texts[credit])) return {};
  const own = nothing(texts[debit]) ? 1 : 0;
  const told = sideIn(texts[sides[own]] ?? '', own, decimal);
  if (!told) return {};
  const [on, off] = told.side === 0 ? [debit, credit] : [credit, debit];
  return { [off]: fields[off]?.initial ?? null, [on]: told.value };
}

/** Whether a single cell is more than its text: an amount with its side, or on the other one. */
export const isSided = (text: string, name: string, sides: SideNames | undefined): boolean =>
  sides !== undefined && sides.includes(name) && sideIn(text, name === sides[0] ? 0 : 1, 'point') !== undefined;
