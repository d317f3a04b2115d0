import { filled } from '../texts/texts.ts';
import type { PaperTotal } from './PaperData.ts';
import type { PaperWriting } from './PaperFacts.ts';
import { amountText, decimalText } from './paperTexts.ts';
import { wordsIn } from './words/paperWords.ts';

/** What a decimal of the agency's own currency is called among the totals. */
export const totalRow = (writing: PaperWriting, label: string, amount: string): PaperTotal => ({
  label,
  value: amountText(writing, amount),
});

/** The tax of a document, rate by rate; null is a rate that is not known. */
export function taxTotals(
  taxes: readonly { readonly percent: number | null; readonly amount: string }[],
  writing: PaperWriting,
): readonly PaperTotal[] {
  const { totals: words } = wordsIn(writing.language);
  return taxes.map(({ percent, amount }) => {
    const at = percent === null ? null : decimalText(writing, String(percent));
    return totalRow(writing, at === null ? words.tax : filled(words.tax_at, { percent: at }), amount);
  });
}
