import { fromMinor, type Minor, toMinor } from '../../../engine/money/money.ts';
import type { PaperData, PaperFact, PaperTotal } from '../../../engine/papers/PaperData.ts';
import type { PaperFrame, PaperWriting } from '../../../engine/papers/PaperFacts.ts';
import { framed, inWords, partyBlock } from '../../../engine/papers/paperBlocks.ts';
import { numberColumn, paperTable, placeColumn, textColumn } from '../../../engine/papers/paperTable.ts';
import { amountText, dayText } from '../../../engine/papers/paperTexts.ts';
import { totalRow } from '../../../engine/papers/paperTotals.ts';
import { wordsIn } from '../../../engine/papers/words/paperWords.ts';
import { filled } from '../../../engine/texts/texts.ts';
import type { BookingFacts } from './BookingFacts.ts';

const less = (amount: string, taken: string): Minor => toMinor(amount) - toMinor(taken);

/** Of these states nothing is confirmed, or no more, and the paper says so across itself. */
function markOf({ status }: BookingFacts, writing: PaperWriting): string | undefined {
  const { draft, waiting, held, cancelled } = wordsIn(writing.language).marks;
  const marks: Partial<Record<BookingFacts['status'], string>> = { draft, waiting, held, cancelled };
  return marks[status];
}

/** Where they go, when, in which room, and how long the seat is kept that is not confirmed. */
function factsIn({ status, day, journey, room, holdUntil }: BookingFacts, writing: PaperWriting) {
  const { facts: words, rooms } = wordsIn(writing.language);
  const on = (label: string, date: string): PaperFact => ({ label, value: dayText(writing, date) });
  return [
    on(words.date, day),
    { label: words.package, value: `${journey.package} · ${journey.code}` },
    on(words.departs, journey.departs),
    on(words.returns, journey.returns),
    ...(room === null ? [] : [{ label: words.room, value: rooms[room] }]),
    ...(status === 'held' && holdUntil !== null ? [on(words.hold_until, holdUntil)] : []),
  ];
}

/** By when what is to be paid, and how much of it is paid; no table where no instalments were agreed. */
function planIn({ status, instalments }: BookingFacts, writing: PaperWriting) {
  // A journey that is called off asks for no instalment.
  if (instalments.length === 0 || status === 'cancelled') return { columns: [], rows: [] };
  const { columns: words } = wordsIn(writing.language);
  return paperTable(instalments, [
    placeColumn(words.place),
    textColumn(words.due, 4, ({ due }) => dayText(writing, due)),
    numberColumn(words.amount, 3, ({ amount }) => amountText(writing, amount)),
    numberColumn(words.paid, 3, ({ paid }) => amountText(writing, paid)),
    numberColumn(words.open, 3, ({ amount, paid }) => amountText(writing, fromMinor(less(amount, paid)))),
  ]);
}

/** What it costs, what is paid, and what is left; what was paid beyond it is the customer's. */
function totalsIn(facts: BookingFacts, writing: PaperWriting): readonly PaperTotal[] {
  const { status, price, discount, amount, due, paid } = facts;
  const { totals: words, columns } = wordsIn(writing.language);
  const row = (label: string, decimal: string) => totalRow(writing, label, decimal);
  const left = less(due, paid);
  return [
    row(words.price, price),
    ...(toMinor(discount) > 0n ? [row(columns.discount, `-${discount}`)] : []),
    status === 'cancelled' ? row(words.called_off, due) : { ...row(words.booking, amount), isStrong: true },
    row(words.paid_so_far, paid),
    left < 0n
      ? { ...row(words.overpaid, fromMinor(-left)), isStrong: true }
      : { ...row(words.balance, fromMinor(left)), isStrong: true },
  ];
}

/** What cancelling costs, step by step, the earliest first. */
function feesIn({ status, fees }: BookingFacts, writing: PaperWriting): readonly string[] {
  if (fees.length === 0 || status === 'cancelled') return [];
  const { cancelling: words } = wordsIn(writing.language);
  return [
    words.title,
    ...fees
      .toSorted((one, other) => other.daysBefore - one.daysBefore)
      .map(({ daysBefore: days, fee }) =>
        filled(days === 0 ? words.last : words.step, { days, amount: amountText(writing, fee) }),
      ),
  ];
}

/** The confirmation of a booking. */
export function bookingPaper(facts: BookingFacts, frame: PaperFrame): PaperData {
  const { status, number, pilgrim, payer, amount, details } = facts;
  const { language } = frame;
  const words = wordsIn(language);
  return {
    ...framed(frame, markOf(facts, frame)),
    title: `${words.titles.booking} ${number}`,
    facts: factsIn(facts, frame),
    parties: [
      ...(pilgrim === null ? [] : [{ label: words.parties.pilgrim, value: pilgrim, lines: [] }]),
      ...(payer ? [partyBlock(words.parties.payer, payer, language)] : []),
    ],
    ...planIn(facts, frame),
    totals: totalsIn(facts, frame),
    ...(status !== 'cancelled' && inWords(amount, language)),
    notes: details === '' ? [] : [details],
    terms: feesIn(facts, frame),
    signatures: [words.signatures.payer, words.signatures.for_agency],
  };
}
