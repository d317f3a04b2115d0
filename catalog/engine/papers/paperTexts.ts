import { toMinor } from '../money/money.ts';
import { dayInWords } from '../reading/days/dayInWords.ts';
import { writtenNumber } from '../reading/writtenNumber.ts';
import type { PaperWriting } from './PaperFacts.ts';

// How figures and days stand on papers: as on the screens, in Latin digits and as the agency writes them, in every
// language. Each is written from the decimal string itself; a float would lose the last digits of a large amount.

/** `1234.5` as `1,234.50`; with the code of its currency where that is another than the agency's own. */
export function amountText({ forms }: PaperWriting, decimal: string, code?: string | null): string {
  const figure = writtenNumber(decimal, forms, { places: 2 });
  return code ? `${figure} ${code}` : figure;
}

/** An amount of nothing is left empty. */
export const unlessNothing = (writing: PaperWriting, amount: string): string =>
  toMinor(amount) === 0n ? '' : amountText(writing, amount);

/** A quantity, rate of exchange or other decimal with all the places that it has. */
export const decimalText = ({ forms }: PaperWriting, decimal: string): string => writtenNumber(decimal, forms);

/** `7.5` as `7.5 %`; where there is none, nothing. */
export const percentText = (writing: PaperWriting, percent: string | number | null): string =>
  percent === null ? '' : `${decimalText(writing, String(percent))} %`;

/** A calendar day, e.g. `2 Nov 2026`. */
export const dayText = ({ language, forms }: PaperWriting, day: string): string =>
  dayInWords(day, { locale: language, order: forms.dayOrder });
