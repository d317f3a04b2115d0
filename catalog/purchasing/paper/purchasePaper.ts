import type { PaperColumn, PaperData, PaperFact, PaperTotal } from '../../engine/papers/PaperData.ts';
import type { PaperFrame, PaperWriting } from '../../engine/papers/PaperFacts.ts';
import { framed, inWords, partyBlock } from '../../engine/papers/paperBlocks.ts';
import { amountText, dayText, decimalText, percentText } from '../../engine/papers/paperTexts.ts';
import { wordsIn } from '../../engine/papers/words/paperWords.ts';
import { filled } from '../../engine/texts/texts.ts';
import type { PurchaseFacts, PurchaseLineFacts } from './PurchaseFacts.ts';

interface Column extends PaperColumn {
  cell(line: PurchaseLineFacts, at: number): string;
}

/** Of which day, when it is to be there, and of which request. */
function factsIn({ kind, day, expected, request }: PurchaseFacts, writing: PaperWriting): readonly PaperFact[] {
  const { facts } = wordsIn(writing.language);
  return [
    { label: facts.date, value: dayText(writing, day) },
    ...(expected === null
      ? []
      : [
          {
            label: kind === 'purchase_request' ? facts.needed : facts.expected,
            value: dayText(writing, expected),
          },
        ]),
    ...(request === null ? [] : [{ label: facts.request, value: request }]),
  ];
}

/** What an order pays for its lines, and their tax. */
const priced = (lines: PurchaseFacts['lines'], writing: PaperWriting): readonly Column[] => {
  const { columns: words } = wordsIn(writing.language);
  return [
    { label: words.unit_price, kind: 'number', share: 3, cell: ({ price }) => amountText(writing, price) },
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
    { label: words.net, kind: 'number', share: 3, cell: ({ net }) => amountText(writing, net) },
  ];
};

/**
 * What is bought, line by line. What came of it so far is for ourselves, and stands on the screen alone; so do the
 * prices that a request expects, since its vendor is to name them.
 */
function linesOf({ kind, lines }: PurchaseFacts, writing: PaperWriting): Pick<PaperData, 'columns' | 'rows'> {
  const { columns: words } = wordsIn(writing.language);
  const columns: readonly Column[] = [
    { label: words.place, kind: 'text', share: 1, cell: (_, at) => String(at + 1) },
    {
      label: words.particulars,
      kind: 'text',
      share: 6,
      cell: ({ what, note }) => (note === '' ? what : `${what}\n${note}`),
    },
    { label: words.quantity, kind: 'number', share: 2, cell: ({ quantity }) => decimalText(writing, quantity) },
    ...(kind === 'purchase_request' ? [] : priced(lines, writing)),
  ];
  return {
    columns: columns.map(({ label, kind: of, share }) => ({ label, kind: of, share })),
    rows: lines.map((line, at) => columns.map(({ cell }) => cell(line, at))),
  };
}

function totalsOf({ sums }: PurchaseFacts, writing: PaperWriting): readonly PaperTotal[] {
  const { totals: words } = wordsIn(writing.language);
  const isTaxed = sums.taxes.length > 0;
  const row = (label: string, amount: string): PaperTotal => ({ label, value: amountText(writing, amount) });
  return [
    ...(isTaxed ? [row(words.net, sums.net)] : []),
    ...sums.taxes.map(({ percent, amount }) =>
      row(
        percent === null ? words.tax : filled(words.tax_at, { percent: decimalText(writing, String(percent)) }),
        amount,
      ),
    ),
    { ...row(isTaxed ? words.total : words.lines, sums.total), isStrong: true },
  ];
}

/** The paper of a request, or of an order to a vendor. */
export function purchasePaper(facts: PurchaseFacts, frame: PaperFrame): PaperData {
  const { kind, standing, number, vendor, branch, sums, details } = facts;
  const { language } = frame;
  const words = wordsIn(language);
  const { signatures: who } = words;
  const isRequest = kind === 'purchase_request';
  return {
    ...framed(frame, standing === null ? undefined : words.marks[standing]),
    title: `${words.titles[isRequest ? kind : 'purchase_order']} ${number}`,
    facts: factsIn(facts, frame),
    parties: [
      ...(vendor ? [partyBlock(words.parties.vendor, vendor, language)] : []),
      partyBlock(words.parties.ship_to, branch, language),
    ],
    ...linesOf(facts, frame),
    totals: isRequest ? [] : totalsOf(facts, frame),
    ...(!isRequest && inWords(sums.total, language)),
    notes: details === '' ? [] : [details],
    terms: [],
    signatures: isRequest ? [who.requested, who.checked, who.approved] : [who.prepared, who.authorised, who.vendor],
  };
}
