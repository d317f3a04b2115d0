import type { PaperData, PaperFact, PaperTotal } from '../../../engine/papers/PaperData.ts';
import type { PaperFrame, PaperWriting } from '../../../engine/papers/PaperFacts.ts';
import { framed, inWords, partyBlock } from '../../../engine/papers/paperBlocks.ts';
import { numberColumn, paperTable, placeColumn, textColumn } from '../../../engine/papers/paperTable.ts';
import { amountText, dayText } from '../../../engine/papers/paperTexts.ts';
import { wordsIn } from '../../../engine/papers/words/paperWords.ts';
import { markOf } from './entryPaper.ts';
import type { ReceiptFacts, ReceiptLineFacts } from './VoucherFacts.ts';

/** What money was received for, in words. */
function particulars({ of, name, origin, details }: ReceiptLineFacts, writing: PaperWriting): string {
  const { titles, facts, lines } = wordsIn(writing.language);
  const named = { bill: `${titles.sales} ${name}`, document: name, account: name };
  const what = of === 'bill' || of === 'document' || of === 'account' ? named[of] : lines[of];
  // What is paid for several documents tells them apart by these words, which stand in front of them then.
  const told = details === origin?.number ? '' : details;
  return [what, origin ? `${facts[origin.of]} ${origin.number}` : '', told].filter(text => text !== '').join(' · ');
}

function linesIn({ lines, status }: ReceiptFacts, writing: PaperWriting) {
  const { columns: words } = wordsIn(writing.language);
  // What does not stand leaves nothing open, whatever was open once.
  const hasOpen = status === 'posted' && lines.some(({ open }) => open !== null);
  return paperTable(lines, [
    placeColumn(words.place),
    textColumn(words.particulars, 8, line => particulars(line, writing)),
    numberColumn(words.amount, 3, ({ amount }) => amountText(writing, amount)),
    hasOpen && numberColumn(words.open, 3, ({ open }) => (open === null ? '' : amountText(writing, open))),
  ]);
}

/** Into which cash or bank it came, and how much into each where there are several. */
function waysIn({ ways }: ReceiptFacts, writing: PaperWriting): readonly PaperFact[] {
  const { method } = wordsIn(writing.language).facts;
  return ways.map(({ account, amount }) => ({
    label: method,
    value: ways.length === 1 ? account : `${account}: ${amountText(writing, amount)}`,
  }));
}

/** What is written on the cheque that was taken. */
function chequeIn({ cheque }: ReceiptFacts, writing: PaperWriting): readonly PaperFact[] {
  if (cheque === null) return [];
  const { facts: words } = wordsIn(writing.language);
  return [
    { label: words.cheque, value: cheque.number },
    ...(cheque.bank === '' ? [] : [{ label: words.bank, value: cheque.bank }]),
    { label: words.cheque_date, value: dayText(writing, cheque.day) },
  ];
}

function totalsIn({ kept, settled, received }: ReceiptFacts, writing: PaperWriting): readonly PaperTotal[] {
  const { totals: words } = wordsIn(writing.language);
  return [
    ...(kept.length === 0 ? [] : [{ label: words.settled, value: amountText(writing, settled) }]),
    ...kept.map(({ account, amount }) => ({ label: account, value: amountText(writing, `-${amount}`) })),
    { label: words.received, value: amountText(writing, received), isStrong: true },
  ];
}

/** Whether what a voucher says of itself is no more than the numbers that its lines say. */
function saysNumbers({ details, lines }: ReceiptFacts): boolean {
  const numbers = new Set(lines.flatMap(({ name, origin }) => [name, origin?.number ?? name]));
  return details.split(', ').every(part => numbers.has(part));
}

/** The receipt of money, as whoever has paid gets it. */
export function receiptPaper(facts: ReceiptFacts, frame: PaperFrame): PaperData {
  const { number, day, parties, received, details } = facts;
  const { language } = frame;
  const words = wordsIn(language);
  return {
    ...framed(frame, markOf(facts, frame)),
    title: `${words.titles.receipt} ${number}`,
    facts: [
      { label: words.facts.date, value: dayText(frame, day) },
      ...waysIn(facts, frame),
      ...chequeIn(facts, frame),
    ],
    parties: parties.map(party => partyBlock(words.parties.received_from, party, language)),
    ...linesIn(facts, frame),
    totals: totalsIn(facts, frame),
    ...inWords(received, language),
    notes: [...(details === '' || saysNumbers(facts) ? [] : [details]), ...(facts.cheque ? [words.cheque_counts] : [])],
    terms: [],
    signatures: [words.signatures.payer, words.signatures.received, words.signatures.authorised],
  };
}
