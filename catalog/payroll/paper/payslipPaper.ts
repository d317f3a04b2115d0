import { fromMinor, type Minor, toMinor } from '../../engine/money/money.ts';
import type { PaperData, PaperTotal } from '../../engine/papers/PaperData.ts';
import type { PaperFrame } from '../../engine/papers/PaperFacts.ts';
import { framed, inWords } from '../../engine/papers/paperBlocks.ts';
import { amountText, dayText } from '../../engine/papers/paperTexts.ts';
import { wordsIn } from '../../engine/papers/words/paperWords.ts';
import { netPay } from '../salaryLaw.ts';
import type { PayslipFacts, SlipFacts } from './PayslipFacts.ts';

/** What one employee has earned, what is kept back of it, and what they get. */
function slip({ status, number, day, due }: PayslipFacts, one: SlipFacts, frame: PaperFrame): PaperData {
  const { language } = frame;
  const words = wordsIn(language);
  const { pay, signatures } = words;
  const { employee } = one;
  const told = {
    gross: toMinor(one.gross),
    deduction: toMinor(one.deduction),
    tax: toMinor(one.tax),
    advance: toMinor(one.advance),
  };
  const [net, outstanding] = [netPay(told), toMinor(one.outstanding)];
  const text = (amount: Minor): string => amountText(frame, fromMinor(amount));
  const kept = (['deduction', 'tax', 'advance'] as const).filter(name => told[name] !== 0n);
  const paid: readonly PaperTotal[] = [
    { label: pay.paid, value: text(net - outstanding) },
    { label: pay.outstanding, value: text(outstanding) },
  ];
  return {
    ...framed(frame, status === 'posted' ? undefined : words.marks[status]),
    title: `${words.titles.payslip} ${number}`,
    facts: [
      { label: words.facts.date, value: dayText(frame, day) },
      ...(due === null ? [] : [{ label: words.facts.due, value: dayText(frame, due) }]),
    ],
    parties: [
      {
        label: words.parties.employee,
        value: employee.name,
        lines: [employee.number, employee.designation].filter(line => line !== ''),
      },
    ],
    columns: [
      { label: words.columns.particulars, kind: 'text', share: 6 },
      { label: words.columns.amount, kind: 'number', share: 3 },
    ],
    rows: [[pay.gross, text(told.gross)], ...kept.map(name => [pay[name], text(-told[name])])],
    totals: [
      { label: pay.net, value: text(net), isStrong: true },
      // Nothing is owed of what is not posted, or void.
      ...(status === 'posted' ? paid : []),
    ],
    ...inWords(fromMinor(net), language),
    notes: [],
    terms: [],
    signatures: [signatures.prepared, signatures.authorised, signatures.received],
  };
}

/** The payslips of a sheet, each on sheets of its own. */
export function payslipPaper(facts: PayslipFacts, frame: PaperFrame): PaperData {
  const [first, ...more] = facts.slips.map(one => slip(facts, one, frame));
  if (!first) throw new Error('no payslip');
  return more.length > 0 ? { ...first, more } : first;
}
