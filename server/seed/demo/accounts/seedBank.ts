import { sql } from 'drizzle-orm';
import { fromMinor, sum, toMinor } from '#catalog/engine/money/money.ts';
import { monthOf } from '#catalog/engine/days/periods.ts';
import { rowsOf } from '#server/modules/banking/statementRecord.ts';
import { insertMany, insertNumbered } from '../../insertMany.ts';
import { addDays } from '../calendar.ts';
import { type Ground, written } from '../ground.ts';

/** Statements of the demo, by months: the last one is still being worked on. */
const MONTHS = 3;
const BANK_ERROR = 'A mistake of the bank, put right on the next day';

interface Row {
  readonly id: number | null;
  /** Day on which the bank has it. */
  readonly day: string;
  readonly amount: bigint;
  readonly description: string;
  readonly reference: string | null;
  readonly explanation?: string;
}

/** Rows of the bank's ledger, each seen by the bank on its day or up to two days later. */
async function bankRows({ db }: Ground, ledger: number): Promise<Row[]> {
  const { rows } = await db.execute<{ id: number; day: string; amount: string; details: string; no: string }>(sql`
    select id::int, log_date::text as day, (debit_amount - credit_amount)::text as amount, details, reference_no as no
    from account_log where ${rowsOf({ ledger, branch: null })} order by log_date, id`);
  return rows.map(({ id, day, amount, details, no }) => ({
    id,
    day: addDays(day, id % 3),
    amount: toMinor(amount),
    description: details,
    reference: id % 4 === 0 ? null : no,
  }));
}

/** The last full months before a day, the oldest first. */
function monthsBefore(today: string): readonly { readonly from: string; readonly to: string }[] {
  const months = [monthOf(addDays(monthOf(today).from, -1))];
  while (months.length < MONTHS) months.unshift(monthOf(addDays(months[0]?.from ?? today, -1)));
  return months;
}

/** What the bank alone knows: in the first month a mistake and its correction, in the last one its charges. */
function ofTheBank(at: number, { from }: { readonly from: string }): Row[] {
  const common = { id: null, reference: null };
  if (at === MONTHS - 1)
    return [{ ...common, day: addDays(from, 24), amount: -57_500n, description: 'Account maintenance charge' }];
  const error = { ...common, description: 'Cheque deposit', explanation: BANK_ERROR };
  return at === 0
    ? [
        { ...error, day: addDays(from, 9), amount: 1_200_000n },
        { ...error, day: addDays(from, 10), amount: -1_200_000n },
      ]
    : [];
}

/** Two months of the bank that are finished, and one of which half is matched. */
export async function seedBank(ground: Ground, ledgers: ReadonlyMap<string, number>): Promise<void> {
  const { db, today, staff } = ground;
  const ledger = ledgers.get('Bank') ?? 0;
  const rows = await bankRows(ground, ledger);
  const months = monthsBefore(today);
  const [first] = months;
  const before = rows.filter(({ day }) => first !== undefined && day < first.from);
  const facts = before.map(({ id, day, amount }) => ({ id, line: null as number | null, statement: 1, day, amount }));
  let opening = sum(before.map(({ amount }) => amount));
  let line = 0;
  const statements: Record<string, unknown>[] = [];
  const lines: Record<string, unknown>[] = [];
  for (const [at, { from, to }] of months.entries()) {
    const isLast = at === MONTHS - 1;
    const own = [...rows.filter(({ day }) => day >= from && day <= to), ...ofTheBank(at, { from })].sort((a, b) =>
      a.day.localeCompare(b.day),
    );
    for (const [position, { id, day, amount, description, reference, explanation }] of own.entries()) {
      line += 1;
      lines.push({
        owner: at + 1,
        position,
        line_date: day,
        description,
        reference,
        money_in: fromMinor(amount > 0n ? amount : 0n),
        money_out: fromMinor(amount < 0n ? -amount : 0n),
        explanation: explanation ?? null,
      });
      if (id !== null && (!isLast || position < own.length / 2))
        facts.push({ id, line, statement: at + 1, day, amount });
    }
    const closing = opening + sum(own.map(({ amount }) => amount));
    statements.push({
      status: isLast ? 'draft' : 'finished',
      statement_no: `BS-${from.slice(0, 7)}`,
      ledger,
      starts_on: from,
      ends_on: to,
      opening_amount: fromMinor(opening),
      closing_amount: fromMinor(closing),
      version: 1,
      ...written(ground, addDays(to, 3), staff[0]),
    });
    opening = closing;
  }
  await insertNumbered(db, 'bank_statement', statements);
  // Numbered by the database from 1, in this order.
  await insertMany(db, 'bank_statement_items', lines);
  await insertMany(
    db,
    'reconciled_row',
    facts.map(({ id, line: matched, statement, day, amount }) => ({
      account_log: id,
      statement,
      line: matched,
      amount: fromMinor(amount),
      reconciled_on: day,
      created_at: written(ground, day).created_at,
      created_by: staff[0],
    })),
  );
}
