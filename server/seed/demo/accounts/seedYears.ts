import { sql } from 'drizzle-orm';
import { documentNumber } from '#catalog/engine/money/documentNumber.ts';
import { fromMinor, sum } from '#catalog/engine/money/money.ts';
import { FIRST_MONTH, fiscalYear, fiscalYearNamed, fiscalYearOf } from '#catalog/engine/days/periods.ts';
import { closings, ledgerFor } from '#server/modules/ledger/years/closing.ts';
import { insertMany, insertNumbered } from '../../insertMany.ts';
import { addDays } from '../calendar.ts';
import { type Ground, written } from '../ground.ts';
import { booksBegin } from './bookStory.ts';
import { enterPast } from './enterPast.ts';

/** Days after the end of a year until it is closed. */
const LATER = 25;

/** A bill that came late was posted into a month that was locked already. */
const seedOverride = ({ db }: Ground) =>
  db.execute(sql`
    insert into period_override (period, posting, reference_no, log_date, branch, reason, created_at, created_by)
    select accounting_period.id, posting.id, reference_no, log_date, branch, 'The bill came late', posting.created_at,
      posting.created_by
    from posting join accounting_period on log_date between starts_on and ends_on and status = 'soft_locked'
    where source_type = 'payment_voucher' order by posting.id desc limit 1`);

/** The two fiscal years of the demo: the older one is closed, its profit stands in the retained earnings. */
export async function seedYears(ground: Ground): Promise<void> {
  const { db, today } = ground;
  await seedOverride(ground);
  const [older, present] = [fiscalYearOf(booksBegin(today), FIRST_MONTH), fiscalYearOf(today, FIRST_MONTH)];
  const retained = await ledgerFor(db, 'retained_earnings');
  if (retained === undefined) throw new Error('the chart has no retained earnings');
  const all = await closings(db, older.to, retained);
  const year = fiscalYear(older.from, FIRST_MONTH);
  const on = addDays(older.to, LATER);
  const common = { version: 1, ...written(ground, on, ground.staff[0]) };
  const profit = fromMinor(sum(all.map(({ result }) => result)));
  await insertNumbered(
    db,
    'fiscal_year',
    [older, present].map(one => ({
      name: fiscalYearNamed(one),
      starts_on: one.from,
      ends_on: one.to,
      status: one === older ? 'closed' : 'open',
      profit: one === older ? profit : null,
      ...common,
    })),
  );
  const numberOf = (at: number) => documentNumber('YC', year, at + 1);
  await insertNumbered(
    db,
    'year_close',
    all.map(({ branch, result }, at) => ({
      invoice_no: numberOf(at),
      fiscal_year: 1,
      close_date: older.to,
      branch,
      profit: fromMinor(result),
      is_taken_back: false,
      ...common,
    })),
  );
  await insertMany(db, 'number_series', [{ prefix: 'YC', year, last: all.length }]);
  for (const [at, { branch, lines }] of all.entries())
    await enterPast(ground, {
      of: 'year_close',
      on,
      number: numberOf(at),
      day: older.to,
      branch,
      details: fiscalYearNamed(older),
      source: { id: at + 1, event: 'post' },
      lines,
    });
}
