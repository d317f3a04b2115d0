import type { PaperWriting } from '../../engine/papers/PaperFacts.ts';
import { toMinor } from '../../engine/money/money.ts';
import { numberColumn, paperTable, placeColumn, textColumn } from '../../engine/papers/paperTable.ts';
import { decimalText, percentText, unlessNothing } from '../../engine/papers/paperTexts.ts';
import { wordsIn } from '../../engine/papers/words/paperWords.ts';
import type { BillFacts } from './BillFacts.ts';

/** What is billed, line by line. What no line has takes no column. */
export function billPaperLines({ lines }: Pick<BillFacts, 'lines'>, writing: PaperWriting) {
  const { columns: words, lines: names } = wordsIn(writing.language);
  return paperTable(lines, [
    placeColumn(words.place),
    lines.some(({ purpose }) => purpose !== '') && textColumn(words.purpose, 3, ({ purpose }) => purpose),
    textColumn(words.particulars, 6, ({ what }) => what ?? names.delivery),
    lines.some(({ sku }) => sku) && textColumn(words.sku, 2, ({ sku = '' }) => sku),
    numberColumn(words.quantity, 2, ({ quantity }) => decimalText(writing, quantity)),
    numberColumn(words.unit_price, 3, ({ rate }) => unlessNothing(writing, rate)),
    lines.some(({ discount }) => toMinor(discount) > 0n) &&
      numberColumn(words.discount, 3, ({ discount }) => unlessNothing(writing, discount)),
    lines.some(({ percent }) => percent !== null) &&
      numberColumn(words.tax_rate, 2, ({ percent }) => percentText(writing, percent)),
    numberColumn(words.net, 3, ({ net }) => unlessNothing(writing, net)),
  ]);
}
