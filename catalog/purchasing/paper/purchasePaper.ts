import type { PaperData, PaperFact, PaperTotal } from '../../engine/papers/PaperData.ts';
import type { PaperFrame, PaperWriting } from '../../engine/papers/PaperFacts.ts';
import { framed, inWords, partyBlock } from '../../engine/papers/paperBlocks.ts';
import { numberColumn, paperTable, placeColumn, textColumn } from '../../engine/papers/paperTable.ts';
import { amountText, dayText, decimalText, percentText } from '../../engine/papers/paperTexts.ts';
import { taxTotals, totalRow } from '../../engine/papers/paperTotals.ts';
import { wordsIn } from '../../engine/papers/words/paperWords.ts';
import type { PurchaseFacts } from './PurchaseFacts.ts';

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

/**
 * What is bought, line by line. What came of it so far is for ourselves, and stands on the screen alone; so do the
 * prices that a request expects, since its vendor is to name them.
 */
function linesOf({ kind, lines }: PurchaseFacts, writing: PaperWriting) {
  const { columns: words } = wordsIn(writing.language);
  const isPriced = kind !== 'purchase_request';
  return paperTable(lines, [
    placeColumn(words.place),
    textColumn(words.particulars, 6, ({ what, note }) => (note === '' ? what : `${what}\n${note}`)),
    numberColumn(words.quantity, 2, ({ quantity }) => decimalText(writing, quantity)),
    isPriced && numberColumn(words.unit_price, 3, ({ price }) => amountText(writing, price)),
    isPriced &&
      lines.some(({ percent }) => percent !== null) &&
      numberColumn(words.tax_rate, 2, ({ percent }) => percentText(writing, percent)),
    isPriced && numberColumn(words.net, 3, ({ net }) => amountText(writing, net)),
  ]);
}

function totalsOf({ sums }: PurchaseFacts, writing: PaperWriting): readonly PaperTotal[] {
  const { totals: words } = wordsIn(writing.language);
  const isTaxed = sums.taxes.length > 0;
  return [
    ...(isTaxed ? [totalRow(writing, words.net, sums.net)] : []),
    ...taxTotals(sums.taxes, writing),
    { ...totalRow(writing, isTaxed ? words.total : words.lines, sums.total), isStrong: true },
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
