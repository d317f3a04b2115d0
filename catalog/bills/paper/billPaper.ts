import type { PaperData, PaperFact } from '../../engine/papers/PaperData.ts';
import type { PaperFrame, PaperWriting } from '../../engine/papers/PaperFacts.ts';
import { framed, inWords, partyBlock } from '../../engine/papers/paperBlocks.ts';
import { dayText, decimalText } from '../../engine/papers/paperTexts.ts';
import { wordsIn } from '../../engine/papers/words/paperWords.ts';
import type { BillFacts } from './BillFacts.ts';
import { billPaperLines } from './billPaperLines.ts';
import { billPaperTotals } from './billPaperTotals.ts';

/** Which word stands above the other side. */
const sides = { sales: 'billed_to', credit_note: 'customer', purchase: 'vendor', debit_note: 'vendor' } as const;

/** Of which day, when it falls due, the number that it refers to, and the currency of its amounts with its rate. */
function factsIn({ day, due, origin, currency }: BillFacts, writing: PaperWriting): readonly PaperFact[] {
  const { facts } = wordsIn(writing.language);
  return [
    { label: facts.date, value: dayText(writing, day) },
    ...(due === null ? [] : [{ label: facts.due, value: dayText(writing, due) }]),
    ...(origin ? [{ label: facts[origin.of], value: origin.number }] : []),
    ...(currency
      ? [
          { label: facts.currency, value: currency.code },
          { label: facts.rate, value: decimalText(writing, currency.rate) },
        ]
      : []),
  ];
}

/** The paper of a bill or note of any kind. */
export function billPaper(facts: BillFacts, frame: PaperFrame): PaperData {
  const { kind, status, number, party, currency, sums, origin, details } = facts;
  const { language } = frame;
  const words = wordsIn(language);
  return {
    ...framed(frame, status === 'issued' ? undefined : words.marks[status]),
    title: `${words.titles[kind]} ${number}`,
    facts: factsIn(facts, frame),
    parties: [partyBlock(words.parties[sides[kind]], party, language)],
    ...billPaperLines(facts, frame),
    totals: billPaperTotals(facts, frame),
    // The words are those of the agency's own currency.
    ...(!currency && inWords(sums.total, language)),
    // One that a document of others has made says nothing more than the number that stands above already.
    notes: details === '' || details === origin?.number ? [] : [details],
    terms: [],
    signatures: [words.signatures.prepared, words.signatures.authorised, words.signatures.received],
  };
}
