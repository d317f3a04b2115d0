import type { PaperColumn, PaperData } from '../../../engine/papers/PaperData.ts';
import type { PaperFrame } from '../../../engine/papers/PaperFacts.ts';
import { framedAnew } from '../../../engine/papers/paperBlocks.ts';
import { wordsIn } from '../../../engine/papers/words/paperWords.ts';
import { filled } from '../../../engine/texts/texts.ts';
import { type PickedItem, pickedItems } from './pickedItems.ts';
import type { PickFacts } from './PickFacts.ts';

interface Column extends PaperColumn {
  cell(item: PickedItem): string;
}

/** What is to be taken from the store for some orders, item by item, each with a box to tick. */
export function pickList({ orders }: PickFacts, frame: PaperFrame): PaperData {
  const { language } = frame;
  const words = wordsIn(language);
  const open = orders.filter(({ lines }) => lines.length > 0);
  const rest = orders.filter(({ lines }) => lines.length === 0).map(({ number }) => number);
  const numbers = (open.length > 0 ? open : orders).map(({ number }) => number);
  const items = pickedItems(open);
  const branches = [...new Set(orders.map(({ branch }) => branch))];
  const columns: readonly Column[] = [
    { label: words.columns.picked, kind: 'box', share: 2, cell: () => '' },
    ...(branches.length > 1
      ? [{ label: words.columns.branch, kind: 'text', share: 3, cell: ({ branch }) => branch } satisfies Column]
      : []),
    { label: words.columns.category, kind: 'text', share: 3, cell: ({ category }) => category },
    { label: words.columns.sku, kind: 'text', share: 3, cell: ({ sku }) => sku },
    { label: words.columns.item, kind: 'text', share: 6, cell: ({ name }) => name },
    ...(open.length > 1
      ? [
          {
            label: words.columns.by_order,
            kind: 'text',
            share: 5,
            cell: ({ by }) => by.map(({ number, pieces }) => `${number}: ${pieces}`).join('\n'),
          } satisfies Column,
        ]
      : []),
    { label: words.columns.pieces, kind: 'number', share: 2, cell: ({ pieces }) => String(pieces) },
  ];
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
    columns: columns.map(({ label, kind, share }) => ({ label, kind, share })),
    rows: items.map(item => columns.map(({ cell }) => cell(item))),
    totals: [{ label: words.totals.pieces, value: String(pieces), isStrong: true }],
    notes: rest.length === 0 ? [] : [filled(words.nothing_to_pick, { orders: rest.join(', ') })],
    terms: [],
    signatures: [words.signatures.picked, words.signatures.checked],
  };
}
