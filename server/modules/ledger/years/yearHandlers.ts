import { sql } from 'drizzle-orm';
import { yearKinds } from '#catalog/ledger/years/yearKinds.ts';
import { OPENING } from '#catalog/ledger/years/accountingPeriod.ts';
import type { closeYear, reopenYear } from '#catalog/ledger/years/fiscalYear.ts';
import { entities } from '#catalog/registry/entities.ts';
import { fromMinor, sum } from '#catalog/engine/money/money.ts';
import { monthOf } from '#catalog/engine/days/periods.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { CommandContext, CommandHandler } from '#server/engine/context/host.ts';
import { insertRow, updateRow } from '#server/engine/crud/store.ts';
import { mapInOrder } from '#server/platform/db/mapInOrder.ts';
import { refuse } from '#server/platform/problem.ts';
import { nextNumbers } from '#server/engine/numbering/nextNumber.ts';
import { closings, ledgerFor } from './closing.ts';
import { reversalEntry } from '../vouchers/reversalEntry.ts';
import { enterPosting } from '../vouchers/enterPosting.ts';
import { lockYears, monthsOf } from './years.ts';
import { draftsLeft, earlierOpen, laterClosed, monthsOpen, notOver } from './yearGuards.ts';

const { year_close } = entities;

/** The months of the year, those included that nobody has posted into, are closed for good; by the steps of any month. */
async function closeMonths({ tx, record, perform }: CommandContext<typeof closeYear>): Promise<void> {
  const months = monthsOf(record).map(monthOf);
  await tx.execute(sql`
    insert into accounting_period (name, starts_on, ends_on, status)
    select left(from_day::text, 7), from_day, to_day, 'open'
    from jsonb_to_recordset(${JSON.stringify(months.map(({ from, to }) => ({ from_day: from, to_day: to })))}::jsonb)
      as month(from_day date, to_day date)
    on conflict do nothing`);
  const { rows } = await tx.execute<{ id: number; status: string; is_new: boolean }>(sql`
    select id, status, not exists (
      select 1 from posting where log_date between accounting_period.starts_on and accounting_period.ends_on
    ) as is_new
    from accounting_period where starts_on between ${record.starts_on} and ${record.ends_on} and name <> ${OPENING}
    order by id for update`);
  // Between the guard and the lock somebody may have opened one.
  if (rows.some(({ status, is_new }) => status === 'open' && !is_new)) refuse([violation('status', 'months_open')]);
  await mapInOrder(rows, async ({ id, status }) => {
    if (status === 'open') await perform('lock_accounting_period', id, {});
    if (status !== 'hard_locked') await perform('close_period_accounting_period', id, {});
  });
}

export const closeYearHandler: CommandHandler<typeof closeYear> = {
  locks: lockYears,
  guards: [notOver, earlierOpen, monthsOpen, draftsLeft],
  async run(context) {
    const { tx, request, now, record } = context;
    const retained = await ledgerFor(tx, 'retained_earnings');
    if (retained === undefined) refuse([violation('profit', 'ledger_missing', { ledger: 'Retained Earnings' })]);
    await closeMonths(context);
    const all = await closings(tx, record.ends_on, Number(retained));
    const numbers = await nextNumbers(tx, { prefix: yearKinds.year_close.prefix, day: record.ends_on }, all.length);
    const author = { caller: request.caller, now };
    await mapInOrder([...all.entries()], async ([at, { branch, result, lines }]) => {
      const number = numbers[at] ?? '';
      const values = { invoice_no: number, fiscal_year: record.id, close_date: record.ends_on, branch };
      const told = { ...values, profit: fromMinor(result), is_taken_back: false };
      const id = await insertRow(tx, year_close, told, author);
      const head = { entity: year_close, id, number, day: record.ends_on, branch, details: record.name };
      await enterPosting({ tx, request }, head, { lines });
    });
    return { set: { profit: fromMinor(sum(all.map(({ result }) => result))) }, output: {} };
  },
};

interface Closed extends Record<string, unknown> {
  readonly id: number;
  readonly number: string;
  readonly branch: number | null;
}

export const reopenYearHandler: CommandHandler<typeof reopenYear> = {
  locks: lockYears,
  guards: [laterClosed],
  async run({ tx, request, now, record }) {
    const { rows } = await tx.execute<Closed>(sql`
      select id, invoice_no as number, branch from year_close
      where fiscal_year = ${record.id} and not is_taken_back order by id`);
    await mapInOrder(rows, async ({ id, number, branch }) => {
      await reversalEntry(
        tx,
        { ...request, entity: year_close },
        {
          numbered: () => number,
          day: record.ends_on,
          branch,
          details: record.name,
          of: { type: year_close.name, id },
          source: { id, event: 'void' },
        },
      );
      await updateRow(tx, year_close, { id, values: { is_taken_back: true } }, { caller: request.caller, now });
    });
    return { set: { profit: null }, output: {} };
  },
};
