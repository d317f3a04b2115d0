import type { PaperData } from '../../../engine/papers/PaperData.ts';
import type { PaperFrame } from '../../../engine/papers/PaperFacts.ts';
import { framedAnew } from '../../../engine/papers/paperBlocks.ts';
import { boxColumn, numberColumn, paperTable, textColumn } from '../../../engine/papers/paperTable.ts';
import { wordsIn } from '../../../engine/papers/words/paperWords.ts';
import { filled } from '../../../engine/texts/texts.ts';
import { pickedItems } from './pickedItems.ts';
import type { PickFacts } from './PickFacts.ts';

/** What is to be taken from the store for some orders, item by item, each with a box to tick. */
export function pickList({ orders }: PickFacts, frame: PaperFrame): PaperData {
  const { language } = frame;
  const words = wordsIn(language);
  const open = orders.filter(({ lines }) => lines.length > 0);
  const rest = orders.filter(({ lines }) => lines.length === 0).map(({ number }) => number);
  const numbers = (open.length > 0 ? open : orders).map(({ number }) => number);
  const items = pickedItems(open);
  const branches = [...new Set(orders.map(({ branch }) => branch))];
  const pieces = items.reduce((count, item) => count + item.pieces, 0);
  const [only] = numbers.length === 1 ? numbers : [];
  return {
    ...framedAnew(frame),
    title: only === undefined ? words.titles.pick_list : `${words.titles.pick_list} ${only}`,
    facts: [
      ...(only === undefined ? [{ label: words.facts.orders, value: numbers.join('\n') }] : []),
      ...(branches.length === 1 ? [{ label: words.facts.branch, value: branches.join('') }] : []),
    ],
    parties: [],
    ...paperTable(items, [
      boxColumn(words.columns.picked, 2, () => ''),
      branches.length > 1 && textColumn(words.columns.branch, 3, ({ branch }) => branch),
      textColumn(words.columns.category, 3, ({ category }) => category),
      textColumn(words.columns.sku, 3, ({ sku }) => sku),
      textColumn(words.columns.item, 6, ({ name }) => name),
      open.length > 1 &&
        textColumn(words.columns.by_order, 5, ({ by }) =>
          by.map(({ number, pieces: some }) => `${number}: ${some}`).join('\n'),
        ),
      numberColumn(words.columns.pieces, 2, ({ pieces: all }) => String(all)),
    ]),
    totals: [{ label: words.totals.pieces, value: String(pieces), isStrong: true }],
    notes: rest.length === 0 ? [] : [filled(words.nothing_to_pick, { orders: rest.join(', ') })],
    terms: [],
    signatures: [words.signatures.picked, words.signatures.checked],
  };
}
