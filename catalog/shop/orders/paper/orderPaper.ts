import { billPaperLines } from '../../../bills/paper/billPaperLines.ts';
import { sumTotals } from '../../../bills/paper/billPaperTotals.ts';
import { fromMinor, toMinor } from '../../../engine/money/money.ts';
import type { PaperData, PaperTotal } from '../../../engine/papers/PaperData.ts';
import type { PaperFrame, PaperWriting } from '../../../engine/papers/PaperFacts.ts';
import { framed, inWords, partyBlock } from '../../../engine/papers/paperBlocks.ts';
import { dayText } from '../../../engine/papers/paperTexts.ts';
import { totalRow } from '../../../engine/papers/paperTotals.ts';
import { wordsIn } from '../../../engine/papers/words/paperWords.ts';
import type { OrderFacts } from './OrderFacts.ts';

/** What is asked for of an order, how much of that is paid, and what is left; nothing is asked for before it is placed. */
function owed({ status, sums, due, paid, outstanding }: OrderFacts, writing: PaperWriting): readonly PaperTotal[] {
  if (status === 'draft') return [];
  const { totals: words } = wordsIn(writing.language);
  const row = (label: string, amount: bigint) => totalRow(writing, label, fromMinor(amount));
  const [total, asked, given] = [toMinor(sums.total), toMinor(due), toMinor(paid)];
  return [
    ...(asked === total ? [] : [row(words.cancelled, asked - total), { ...row(words.due, asked), isStrong: true }]),
    row(words.paid, given),
    ...(given > asked ? [row(words.beyond, given - asked)] : []),
    { ...row(words.balance, toMinor(outstanding)), isStrong: true },
  ];
}

/** The confirmation of an order. */
export function orderPaper(facts: OrderFacts, frame: PaperFrame): PaperData {
  const { status, number, day, party, shipTo, sums, details } = facts;
  const { language } = frame;
  const words = wordsIn(language);
  return {
    ...framed(frame, status === 'placed' ? undefined : words.marks[status]),
    title: `${words.titles.order} ${number}`,
    facts: [{ label: words.facts.date, value: dayText(frame, day) }],
    parties: [
      partyBlock(words.parties.customer, party, language),
      ...(shipTo ? [partyBlock(words.parties.ship_to, shipTo, language)] : []),
    ],
    ...billPaperLines(facts, frame),
    totals: [...sumTotals({ sums, currency: null }, frame), ...owed(facts, frame)],
    ...inWords(sums.total, language),
    notes: details === '' ? [] : [details],
    terms: [],
    signatures: [words.signatures.prepared, words.signatures.authorised],
  };
}
