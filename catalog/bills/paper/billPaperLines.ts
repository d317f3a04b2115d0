import type { PaperWriting } from '../../engine/papers/PaperFacts.ts';
import { toMinor } from '../../engine/money/money.ts';
import type { PaperColumn, PaperData } from '../../engine/papers/PaperData.ts';
import { amountText, decimalText, percentText } from '../../engine/papers/paperTexts.ts';
import { wordsIn } from '../../engine/papers/words/paperWords.ts';
import type { BillFacts, BillLineFacts } from './BillFacts.ts';

interface Column extends PaperColumn {
  cell(line: BillLineFacts, at: number): string;
}

/** An amount of nothing is left empty. */
const unlessNothing = (writing: PaperWriting, amount: string): string =>
  toMinor(amount) === 0n ? '' : amountText(writing, amount);

/** What is billed, line by line. What no line has takes no column. */
export function billPaperLines(
  { lines }: Pick<BillFacts, 'lines'>,
  writing: PaperWriting,
): Pick<PaperData, 'columns' | 'rows'> {
  const { columns: words, lines: names } = wordsIn(writing.language);
  const columns: readonly Column[] = [
    { label: words.place, kind: 'text', share: 1, cell: (_, at) => String(at + 1) },
    ...(lines.some(({ purpose }) => purpose !== '')
      ? [{ label: words.purpose, kind: 'text', share: 3, cell: ({ purpose }) => purpose } satisfies Column]
      : []),
    { label: words.particulars, kind: 'text', share: 6, cell: ({ what }) => what ?? names.delivery },
    ...(lines.some(({ sku }) => sku)
      ? [{ label: words.sku, kind: 'text', share: 2, cell: ({ sku = '' }) => sku } satisfies Column]
      : []),
    {
      label: words.quantity,
      kind: 'number',
      share: 2,
      cell: ({ quantity }) => decimalText(writing, quantity),
    },
    { label: words.unit_price, kind: 'number', share: 3, cell: ({ rate }) => unlessNothing(writing, rate) },
    ...(lines.some(({ discount }) => toMinor(discount) > 0n)
      ? [
          {
            label: words.discount,
            kind: 'number',
            share: 3,
            cell: ({ discount }) => unlessNothing(writing, discount),
          } satisfies Column,
        ]
      : []),
    ...(lines.some(({ percent }) => percent !== null)
      ? [
          {
            label: words.tax_rate,
            kind: 'number',
            share: 2,
            cell: ({ percent }) => (percent === null ? '' : percentText(writing, percent)),
          } satisfies Column,
        ]
      : []),
    { label: words.net, kind: 'number', share: 3, cell: ({ net }) => unlessNothing(writing, net) },
  ];
  return {
    columns: columns.map(({ label, kind, share }) => ({ label, kind, share })),
    rows: lines.map((line, at) => columns.map(({ cell }) => cell(line, at))),
  };
}
