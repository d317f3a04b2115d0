import { fromMinor, type Minor, sum, toMinor } from '../../engine/money/money.ts';
import type { PaperColumn, PaperData, PaperTable, PaperTotal } from '../../engine/papers/PaperData.ts';
import type { PaperFrame, PaperWriting } from '../../engine/papers/PaperFacts.ts';
import { framedAnew, partyBlock } from '../../engine/papers/paperBlocks.ts';
import { amountText, dayText } from '../../engine/papers/paperTexts.ts';
import { wordsIn } from '../../engine/papers/words/paperWords.ts';
import { filled } from '../../engine/texts/texts.ts';
import { agedOpen, ages } from './Statement.ts';
import type { StatementFacts } from './StatementFacts.ts';

const text = (label: string, share: number): PaperColumn => ({ label, kind: 'text', share });
const number = (label: string, share = 3): PaperColumn => ({ label, kind: 'number', share });
const textOf = (writing: PaperWriting, amount: Minor): string => amountText(writing, fromMinor(amount));

/** What each document has moved with the balance after it, below that of before. */
function movesOf({ statement }: StatementFacts, writing: PaperWriting): Pick<PaperData, 'columns' | 'rows'> {
  const { columns, statement: words } = wordsIn(writing.language);
  const { opening, movements } = statement;
  return {
    columns: [
      text(columns.date, 3),
      text(columns.document, 4),
      text(columns.particulars, 5),
      number(columns.debit),
      number(columns.credit),
      number(columns.balance),
    ],
    rows: [
      ['', '', words.opening, '', '', amountText(writing, opening)],
      ...movements.map(({ log_date, reference_no, details, change, balance }) => {
        const by = toMinor(change);
        return [
          dayText(writing, log_date),
          reference_no,
          details ?? '',
          by > 0n ? textOf(writing, by) : '',
          by < 0n ? textOf(writing, -by) : '',
          amountText(writing, balance),
        ];
      }),
    ],
  };
}

/** What the movements of either side come to, and who owes whom what then. */
function totalsOf({ statement }: StatementFacts, writing: PaperWriting): readonly PaperTotal[] {
  const { columns, statement: words } = wordsIn(writing.language);
  const changes = statement.movements.map(({ change }) => toMinor(change));
  const closing = toMinor(statement.closing);
  return [
    { label: columns.debit, value: textOf(writing, sum(changes.filter(change => change > 0n))) },
    { label: columns.credit, value: textOf(writing, -sum(changes.filter(change => change < 0n))) },
    {
      label: closing > 0n ? words.owed : closing < 0n ? words.owing : words.even,
      value: textOf(writing, closing < 0n ? -closing : closing),
      isStrong: true,
    },
  ];
}

/** What is open on the last day, document by document, and how long it is past due. */
function openOf({ statement }: StatementFacts, writing: PaperWriting): readonly PaperTable[] {
  const { columns, statement: words } = wordsIn(writing.language);
  const { open, ends_on: day } = statement;
  if (open.length === 0) return [];
  const aged = agedOpen(statement);
  return [
    {
      title: filled(words.open, { day: dayText(writing, day) }),
      columns: [
        text(columns.document, 4),
        text(columns.date, 3),
        text(columns.due, 3),
        number(columns.amount),
        number(columns.outstanding),
      ],
      rows: open.map(({ reference_no, log_date, due_date, amount, outstanding }) => [
        reference_no,
        dayText(writing, log_date),
        dayText(writing, due_date),
        amountText(writing, amount),
        amountText(writing, outstanding),
      ]),
    },
    {
      title: words.aged,
      columns: ages.map(age => number(words[age])),
      rows: [ages.map(age => textOf(writing, aged[age]))],
    },
  ];
}

/** The paper of what has moved with a party in a period, and what is open at its end. */
export function statementPaper(facts: StatementFacts, frame: PaperFrame): PaperData {
  const { party, account, statement } = facts;
  const { language } = frame;
  const words = wordsIn(language);
  const [from, to] = [statement.starts_on, statement.ends_on].map(day => dayText(frame, day));
  return {
    ...framedAnew(frame),
    title: words.titles.statement,
    facts: [
      { label: words.facts.period, value: filled(words.statement.period, { from: from ?? '', to: to ?? '' }) },
      ...(account === null ? [] : [{ label: words.facts.account, value: account }]),
    ],
    parties: [partyBlock(words.parties.account, party, language)],
    ...movesOf(facts, frame),
    totals: totalsOf(facts, frame),
    tables: openOf(facts, frame),
    notes: [],
    terms: [],
    signatures: [],
  };
}
