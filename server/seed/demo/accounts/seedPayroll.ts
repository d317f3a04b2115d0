import { sql } from 'drizzle-orm';
import { sheetTotals } from '#catalog/payroll/salaryLaw.ts';
import { bookDocuments } from '#catalog/registry/bookDocuments.ts';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { sheetLines } from '#server/modules/payroll/sheetLines.ts';
import { nextNumbers } from '#server/engine/numbering/nextNumber.ts';
import { insertMany, insertNumbered } from '../../insertMany.ts';
import { addDays } from '../calendar.ts';
import { type Ground, written } from '../ground.ts';
import { enterPast, voidPast } from './enterPast.ts';
import { tellWhatIsPaid } from './paySheets.ts';

/** Employees whom the story does not pay, so that nobody is paid twice, and the branch in which their pay counts. */
const FEW = 3;
const BRANCH = 2;

/** Salary sheets of the last days in each state: one taken back, one that is owed, one that is being written. */
export async function seedPayroll(ground: Ground): Promise<void> {
  const { db, today, staff } = ground;
  const { rows } = await db.execute<{ id: number; pay: number }>(sql`
    select id, coalesce(basic_money, 20000) as pay from employee order by id desc limit ${FEW}`);
  const lines = rows.map(({ id, pay }, at) => ({
    employee: id,
    gross: BigInt(pay) * 100n,
    deduction: at === 0 ? 50_000n : 0n,
    tax: 0n,
    advance: 0n,
  }));
  const { gross, net } = sheetTotals(lines);
  const { rows: before } = await db.execute<{ last: number }>(
    sql`select coalesce(max(id), 0)::int as last from salary_sheet`,
  );
  for (const [at, status] of (['voided', 'posted', 'draft'] as const).entries()) {
    const id = (before[0]?.last ?? 0) + at + 1;
    const day = addDays(today, at - 6);
    const prefix = status === 'draft' ? 'DRAFT' : bookDocuments.salary_sheet.prefix;
    const [number = ''] = await nextNumbers(db, { prefix, day }, 1);
    const entry = { number, day, branch: BRANCH, details: null } as const;
    const amounts = { gross_amount: fromMinor(gross), amount: fromMinor(net) };
    const named = { id, status, invoice_no: number, sheet_date: day, due_date: day, branch: BRANCH };
    await insertNumbered(db, 'salary_sheet', [{ ...named, ...amounts, version: 1, ...written(ground, day, staff[0]) }]);
    await insertMany(
      db,
      'salary_sheet_items',
      lines.map(({ employee, ...pay }, position) => ({
        owner: id,
        position,
        employee,
        gross: fromMinor(pay.gross),
        deduction: fromMinor(pay.deduction),
        salary_tax: fromMinor(pay.tax),
        advance_recovered: fromMinor(pay.advance),
      })),
    );
    if (status === 'draft') continue;
    const past = { ...entry, of: 'salary_sheet', on: day } as const;
    const sheet = { ...entry, id, invoice_no: number, due: day, lines };
    const { posting: entered } = await sheetLines(db, sheet, undefined);
    await enterPast(ground, { ...past, lines: entered.lines, pairs: entered.pairs, source: { id, event: 'post' } });
    if (status === 'voided') await voidPast(ground, { ...past, source: id });
  }
  await tellWhatIsPaid(ground);
}
