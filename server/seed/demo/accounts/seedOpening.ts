import { sql } from 'drizzle-orm';
import { documentNumber } from '#catalog/engine/money/documentNumber.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import { FIRST_MONTH, fiscalYear } from '#catalog/engine/days/periods.ts';
import { insertMany, insertNumbered, type Row } from '../../insertMany.ts';
import { addDays } from '../calendar.ts';
import { type Ground, written } from '../ground.ts';
import { booksBegin, openingLines, type Partners } from './bookStory.ts';
import { debit, type DemoLine } from './DemoVoucher.ts';
import { enterPast, voidPast } from './enterPast.ts';

const HEAD = 1;

/** Bills that were open when the books began were due in their first weeks. */
const billOf = (party: number | undefined, at: number, begin: string) => ({
  bill_no: party === undefined ? null : `B-${100 + at}`,
  bill_date: party === undefined ? null : addDays(begin, -30 - at),
  due_date: party === undefined ? null : addDays(begin, 10 + at),
});

interface Opening {
  readonly status: 'voided' | 'posted' | 'draft';
  readonly branch: number;
  readonly lines: readonly DemoLine[];
  readonly replaces: number | null;
}

/** First without the bank, then put right; those of another branch are still to be counted. */
const openings = (lines: readonly DemoLine[]): readonly Opening[] => [
  { status: 'voided', branch: HEAD, lines: lines.filter(({ ledger }) => ledger !== 'Bank'), replaces: null },
  { status: 'posted', branch: HEAD, lines, replaces: 1 },
  { status: 'draft', branch: HEAD + 1, lines: [debit('Cash', 5_000)], replaces: null },
];

const sumOf = (lines: readonly DemoLine[], sign: 1 | -1): number =>
  lines.reduce((total, { amount }) => total + Math.max(sign * amount, 0), 0);

/** What the books of the demo begin with: one document, posted on the day before, and what came before it. */
export async function seedOpening(
  ground: Ground,
  { partners, ledgers }: { readonly partners: Partners; readonly ledgers: ReadonlyMap<string, number> },
): Promise<void> {
  const { db, today } = ground;
  const begin = booksBegin(today);
  const day = addDays(begin, -1);
  const year = fiscalYear(day, FIRST_MONTH);
  const all = openings(openingLines(partners)).map((one, at) => ({
    ...one,
    id: at + 1,
    number: one.status === 'draft' ? documentNumber('DRAFT', year, 1) : documentNumber('OP', year, at + 1),
    net: sumOf(one.lines, 1) - sumOf(one.lines, -1),
  }));
  await db.execute(sql`update book_setting set books_begin_on = ${begin}`);
  await insertNumbered(
    db,
    'opening_balance',
    all.map(({ id, number, lines, net, ...one }) => ({
      id,
      status: one.status,
      invoice_no: number,
      opening_date: day,
      branch: one.branch,
      details: 'What the agency had and owed',
      amount: Math.max(sumOf(lines, 1), sumOf(lines, -1)).toFixed(2),
      difference: net.toFixed(2),
      replaces: one.replaces,
      version: 1,
      ...written(ground, begin, ground.staff[0]),
    })),
  );
  const rowOf = ({ ledger, party, amount }: DemoLine, at: number) => ({
    ledger: ledgers.get(ledger) ?? 0,
    party: party ?? null,
    ...billOf(party, at, begin),
    debit_amount: Math.max(amount, 0).toFixed(2),
    credit_amount: Math.max(-amount, 0).toFixed(2),
  });
  const items = all.flatMap(({ id, lines }) =>
    lines.map((line, position): Row => ({ owner: id, position, ...rowOf(line, position) })),
  );
  await insertMany(db, 'opening_balance_items', items);
  await insertMany(db, 'number_series', [
    { prefix: 'OP', year, last: 2 },
    { prefix: 'DRAFT', year, last: 1 },
  ]);
  for (const { id, number, branch, status, lines, net } of all.filter(one => one.status !== 'draft')) {
    const difference = net === 0 ? [] : [{ ledger: 'Opening Difference', amount: -net }];
    const entered = [...lines, ...difference]
      .map(rowOf)
      .map(({ bill_no, due_date: due, debit_amount, credit_amount, ...line }) => ({
        ledger: line.ledger,
        party: line.party,
        sub_ledger: null,
        details: bill_no,
        due,
        debit: toMinor(debit_amount),
        credit: toMinor(credit_amount),
      }));
    const entry = { of: 'opening_balance', on: begin, number, day, branch, details: null } as const;
    await enterPast(ground, { ...entry, source: { id, event: 'post' }, lines: entered });
    if (status === 'voided') await voidPast(ground, { ...entry, source: id });
  }
}
