import type { Commands } from '#catalog/registry/commands.ts';
import { payrollKinds } from '#catalog/payroll/payrollKinds.ts';
import { sql } from 'drizzle-orm';
import { sheetViolations } from '#catalog/payroll/salaryLaw.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { CommandHandler } from '../../engine/context/host.ts';
import type { Database } from '../../platform/services/Database.ts';
import { refuse } from '../../platform/problem.ts';
import { nextNumbers } from '../../engine/numbering/nextNumber.ts';
import { everSettledByOthers } from '../ledger/vouchers/reversalEntry.ts';
import { enteringBy, requireOpenPeriod } from '../ledger/years/periods.ts';
import { enterPosting } from '../ledger/vouchers/enterPosting.ts';
import { voidPosted } from '../ledger/vouchers/voidPosted.ts';
import { knownTo } from '../bills/settlement/openItems.ts';
import { keepSheets } from './keepOwed.ts';
import { sheetLines } from './sheetLines.ts';
import { sheetOf, type SheetRecord } from './sheetRecord.ts';

type Fill = CommandHandler<Commands['fill_salary_sheet']>;
type Post = CommandHandler<Commands['post_salary_sheet']>;
type Void = CommandHandler<Commands['void_salary_sheet']>;

export const fillSheet: Fill = {
  async run({ tx, record }) {
    const known = new Set(record.items.map(({ employee }) => employee));
    const { rows } = await tx.execute<{ id: number; gross: string }>(sql`
      select employee.id, (coalesce(basic_money, 0) + coalesce(allowance_money, 0))::numeric(14, 2)::text as gross
      from employee join "user" as person on person.id = employee.id
      where person.is_active and (${record.branch}::int is null or employee.branch = ${record.branch}::int)
        and coalesce(basic_money, 0) + coalesce(allowance_money, 0) > 0
      order by employee.id`);
    const added = rows
      .filter(({ id }) => !known.has(id))
      .map(({ id, gross }) => ({
        employee: id,
        gross,
        deduction: '0.00',
        salary_tax: '0.00',
        advance_recovered: '0.00',
      }));
    return { change: { items: [...record.items, ...added] } as never, output: {} };
  },
};

/** Whether the branch has another sheet in the books in that month. */
async function hasSheet(tx: Database, { id, branch, day }: SheetRecord): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from salary_sheet
    where status = 'posted' and id <> ${id} and branch is not distinct from ${branch}::int
      and date_trunc('month', sheet_date) = date_trunc('month', ${day}::date)`);
  return rows.length > 0;
}

export const postSheet: Post = {
  async run(context) {
    const { tx, request, record } = context;
    const sheet = sheetOf(record);
    const { id, day, branch, details } = sheet;
    refuse([
      ...(await requireOpenPeriod(tx, 'sheet_date', day, enteringBy(context))),
      ...(day > dayIn(request.host.timeZone, request.host.clock()) ? [violation('sheet_date', 'future_date')] : []),
      ...sheetViolations(sheet),
    ]);
    // Whoever posts another sheet waits for the number, so that two of one month see each other.
    const [number = ''] = await nextNumbers(tx, { prefix: payrollKinds.salary_sheet.prefix, day }, 1);
    if (await hasSheet(tx, sheet)) refuse([violation('sheet_date', 'sheet_exists')]);
    const { violations, posting } = await sheetLines(tx, sheet, knownTo(request.caller));
    refuse(violations);
    await enterPosting(context, { id, number, day, branch, details }, posting);
    await keepSheets(tx, request, sql`sheet.id = ${id}`);
    return { set: { invoice_no: number, due_date: sheet.due ?? day, outstanding: record.amount }, output: {} };
  },
};

export const voidSheet: Void = {
  guards: [everSettledByOthers],
  async run(context) {
    const { invoice_no: number, ...sheet } = sheetOf(context.record);
    await voidPosted(context, { ...sheet, field: 'sheet_date', number });
    return { output: {} };
  },
};
