import type { PaperColumn, PaperData, PaperFact, PaperLanguage, PaperTotal } from '../../../engine/papers/PaperData.ts';
import type { PaperFrame } from '../../../engine/papers/PaperFacts.ts';
import { framed, inWords, partyBlock } from '../../../engine/papers/paperBlocks.ts';
import { amountText, dayText } from '../../../engine/papers/paperTexts.ts';
import { wordsIn } from '../../../engine/papers/words/paperWords.ts';
import { markOf } from './entryPaper.ts';
import type { ReceiptFacts, ReceiptLineFacts } from './VoucherFacts.ts';

/** What money was received for, in words. */
function particulars({ of, name, origin, details }: ReceiptLineFacts, language: PaperLanguage): string {
  const { titles, facts, lines } = wordsIn(language);
  const named = { bill: `${titles.sales} ${name}`, document: name, account: name };
  const what = of === 'bill' || of === 'document' || of === 'account' ? named[of] : lines[of];
  // What is paid for several bookings tells them apart by these words, which stand in front of them then.
  const told = details === origin?.number ? '' : details;
  return [what, origin ? `${facts[origin.of]} ${origin.number}` : '', told].filter(text => text !== '').join(' · ');
}

function linesIn({ lines, status }: ReceiptFacts, language: PaperLanguage): Pick<PaperData, 'columns' | 'rows'> {
  const { columns: words } = wordsIn(language);
  // What does not stand leaves nothing open, whatever was open once.
  const hasOpen = status === 'posted' && lines.some(({ open }) => open !== null);
  const columns: readonly PaperColumn[] = [
    { label: words.place, kind: 'text', share: 1 },
    { label: words.particulars, kind: 'text', share: 8 },
    { label: words.amount, kind: 'number', share: 3 },
    ...(hasOpen ? [{ label: words.open, kind: 'number', share: 3 } as const] : []),
  ];
  const rows = lines.map((line, at) => [
    String(at + 1),
    particulars(line, language),
    amountText(language, line.amount),
    ...(hasOpen ? [line.open === null ? '' : amountText(language, line.open)] : []),
  ]);
  return { columns, rows };
}

/** Into which cash or bank it came, and how much into each where there are several. */
function waysIn({ ways }: ReceiptFacts, language: PaperLanguage): readonly PaperFact[] {
  const { method } = wordsIn(language).facts;
  return ways.map(({ account, amount }) => ({
    label: method,
    value: ways.length === 1 ? account : `${account}: ${amountText(language, amount)}`,
  }));
}

/** What is written on the cheque that was taken. */
function chequeIn({ cheque }: ReceiptFacts, language: PaperLanguage): readonly PaperFact[] {
  if (cheque === null) return [];
  const { facts: words } = wordsIn(language);
  return [
    { label: words.cheque, value: cheque.number },
    ...(cheque.bank === '' ? [] : [{ label: words.bank, value: cheque.bank }]),
    { label: words.cheque_date, value: dayText(language, cheque.day) },
  ];
}

function totalsIn({ kept, settled, received }: ReceiptFacts, language: PaperLanguage): readonly PaperTotal[] {
  const { totals: words } = wordsIn(language);
  return [
    ...(kept.length === 0 ? [] : [{ label: words.settled, value: amountText(language, settled) }]),
    ...kept.map(({ account, amount }) => ({ label: account, value: amountText(language, `-${amount}`) })),
    { label: words.received, value: amountText(language, received), isStrong: true },
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
    ...framed(frame, markOf(facts, language)),
    title: `${words.titles.receipt} ${number}`,
    facts: [
      { label: words.facts.date, value: dayText(language, day) },
      ...waysIn(facts, language),
      ...chequeIn(facts, language),
    ],
    parties: parties.map(party => partyBlock(words.parties.received_from, party, language)),
    ...linesIn(facts, language),
    totals: totalsIn(facts, language),
    ...inWords(received, language),
    notes: [...(details === '' || saysNumbers(facts) ? [] : [details]), ...(facts.cheque ? [words.cheque_counts] : [])],
    terms: [],
    signatures: [words.signatures.payer, words.signatures.received, words.signatures.authorised],
  };
}
