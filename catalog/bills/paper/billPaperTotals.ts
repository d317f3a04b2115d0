import type { PaperWriting } from '../../engine/papers/PaperFacts.ts';
import { fromMinor, sum, toMinor } from '../../engine/money/money.ts';
import type { PaperTotal } from '../../engine/papers/PaperData.ts';
import { amountText, decimalText } from '../../engine/papers/paperTexts.ts';
import { taxTotals, totalRow } from '../../engine/papers/paperTotals.ts';
import { wordsIn } from '../../engine/papers/words/paperWords.ts';
import { filled } from '../../engine/texts/texts.ts';
import type { BillFacts } from './BillFacts.ts';

const less = (amount: string, taken: string): string => fromMinor(toMinor(amount) - toMinor(taken));

/** How much of an issued bill is settled; nothing is owed of a draft, nor of what is void. */
function settled({ kind, status, sums, outstanding, currency }: BillFacts, writing: PaperWriting) {
  if (status !== 'issued') return [];
  const { totals: words } = wordsIn(writing.language);
  const isNote = kind === 'credit_note' || kind === 'debit_note';
  return [
    { label: isNote ? words.used : words.paid, value: amountText(writing, less(sums.total, outstanding)) },
    {
      label: isNote ? words.left : words.balance,
      value: amountText(writing, outstanding, currency?.code),
      isStrong: true,
    },
  ];
}

/** What is taken from all that is paid of a vendor's bill, tax by tax, and what they get then. */
function withheld({ withheld: taxes, sums, currency }: BillFacts, writing: PaperWriting): readonly PaperTotal[] {
  if (taxes.length === 0) return [];
  const { totals: words } = wordsIn(writing.language);
  const total = fromMinor(sum(taxes.map(({ amount }) => toMinor(amount))));
  return [
    ...taxes.map(({ tax, base, percent, amount }) => ({
      label: filled(words.withheld_of, {
        tax,
        percent: decimalText(writing, percent),
        base: amountText(writing, base),
      }),
      value: amountText(writing, amount),
    })),
    { label: words.withheld, value: amountText(writing, total) },
    { label: words.paid_out, value: amountText(writing, less(sums.total, total), currency?.code), isStrong: true },
  ];
}

/** What lines come to: their discount, their tax rate by rate, and all of it. */
export function sumTotals(
  { sums, currency }: Pick<BillFacts, 'sums' | 'currency'>,
  writing: PaperWriting,
): readonly PaperTotal[] {
  const { totals: words } = wordsIn(writing.language);
  const isWhole = toMinor(sums.lines) === toMinor(sums.net);
  const row = (label: string, amount: string) => totalRow(writing, label, amount);
  return [
    ...(isWhole ? [] : [row(words.lines, sums.lines), row(words.whole_discount, less(sums.net, sums.lines))]),
    ...(isWhole && sums.taxes.length === 0 ? [] : [row(words.net, sums.net)]),
    ...taxTotals(sums.taxes, writing),
    {
      label: sums.taxes.length === 0 ? words.whole : words.total,
      value: amountText(writing, sums.total, currency?.code),
      isStrong: true,
    },
  ];
}

/** What a bill comes to, and how much of that is settled. */
export const billPaperTotals = (facts: BillFacts, writing: PaperWriting): readonly PaperTotal[] => [
  ...sumTotals(facts, writing),
  ...settled(facts, writing),
  ...withheld(facts, writing),
];
