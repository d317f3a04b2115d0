import type { PaperColumn, PaperData } from '../../../engine/papers/PaperData.ts';
import type { PaperFrame, PaperWriting } from '../../../engine/papers/PaperFacts.ts';
import { framed, inWords } from '../../../engine/papers/paperBlocks.ts';
import { amountText, dayText, unlessNothing } from '../../../engine/papers/paperTexts.ts';
import { wordsIn } from '../../../engine/papers/words/paperWords.ts';
import type { EntryFacts, VoucherFacts } from './VoucherFacts.ts';

/** Of these states a paper says so across itself. */
export const markOf = ({ status }: Pick<VoucherFacts, 'status'>, writing: PaperWriting): string | undefined =>
  status === 'posted' ? undefined : wordsIn(writing.language).marks[status];

/** A voucher as it is signed and filed: accounts with what each is debited or credited, and both sums. */
export function entryPaper(facts: EntryFacts, frame: PaperFrame): PaperData {
  const { kind, number, day, lines, total, details } = facts;
  const { language } = frame;
  const { columns: words, totals, titles, signatures, facts: told } = wordsIn(language);
  const columns: readonly PaperColumn[] = [
    { label: words.account, kind: 'text', share: 6 },
    { label: words.debit, kind: 'number', share: 3 },
    { label: words.credit, kind: 'number', share: 3 },
  ];
  return {
    ...framed(frame, markOf(facts, frame)),
    title: `${titles[kind]} ${number}`,
    facts: [{ label: told.date, value: dayText(frame, day) }],
    parties: [],
    columns,
    rows: [
      ...lines.map(line => [
        [...line.account, line.details].filter(text => text !== '').join(' · '),
        unlessNothing(frame, line.debit),
        unlessNothing(frame, line.credit),
      ]),
      [totals.sum, amountText(frame, total), amountText(frame, total)],
    ],
    totals: [],
    ...inWords(total, language),
    notes: details === '' ? [] : [details],
    terms: [],
    signatures: [signatures.received, signatures.accountant, signatures.checked, signatures.director],
  };
}
