import type { PaperData } from '../../../engine/papers/PaperData.ts';
import type { PaperFrame } from '../../../engine/papers/PaperFacts.ts';
import { framed, inWords, partyBlock } from '../../../engine/papers/paperBlocks.ts';
import { amountText, dayText, decimalText } from '../../../engine/papers/paperTexts.ts';
import { wordsIn } from '../../../engine/papers/words/paperWords.ts';
import type { RefundFacts } from './RefundFacts.ts';

/** The receipt of money that has gone back, which whoever has got it signs. */
export function refundPaper(facts: RefundFacts, frame: PaperFrame): PaperData {
  const { status, direction, number, day, party, way, amount, currency, origin, details } = facts;
  const { language } = frame;
  const words = wordsIn(language);
  const isOut = direction === 'to_customer';
  const what = [words.lines.paid_back, origin ? `${words.facts[origin.of]} ${origin.number}` : ''];
  return {
    ...framed(frame, status === 'posted' ? undefined : words.marks[status]),
    title: `${words.titles.refund} ${number}`,
    facts: [
      { label: words.facts.date, value: dayText(frame, day) },
      { label: words.facts.method, value: way },
      ...(currency
        ? [
            { label: words.facts.currency, value: currency.code },
            { label: words.facts.rate, value: decimalText(frame, currency.rate) },
          ]
        : []),
    ],
    parties: [partyBlock(isOut ? words.parties.paid_to : words.parties.received_from, party, language)],
    columns: [
      { label: words.columns.particulars, kind: 'text', share: 8 },
      { label: words.columns.amount, kind: 'number', share: 3 },
    ],
    rows: [[what.filter(text => text !== '').join(' · '), amountText(frame, amount)]],
    totals: [
      {
        label: isOut ? words.totals.given_back : words.totals.received,
        value: amountText(frame, amount, currency?.code),
        isStrong: true,
      },
    ],
    // The words are those of the agency's own currency.
    ...(!currency && inWords(amount, language)),
    // One that a document of others has made says nothing more than the number that stands above already.
    notes: details === '' || details === origin?.number ? [] : [details],
    terms: [],
    signatures: [words.signatures.prepared, words.signatures.authorised, words.signatures.received],
  };
}
