import type { SQL } from 'drizzle-orm';
import { netPay, type Pay, sheetTotals } from '#catalog/payroll/salaryLaw.ts';
import { drawn } from '#catalog/bills/settlement/Open.ts';
import { sum } from '#catalog/engine/money/money.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import type { Database } from '../../platform/services/Database.ts';
import { Posting } from '../ledger/vouchers/Posting.ts';
import { lockParties, openItemsOf } from '../bills/settlement/openItems.ts';
import { ledgerOfType } from '../ledger/vouchers/typedLedgers.ts';
import { employeeParties, type SheetRecord } from './sheetRecord.ts';

/** What a sheet enters of it. */
interface Sheet extends Pick<SheetRecord, 'day' | 'due'> {
  readonly lines: readonly (Pay & Pick<SheetRecord['lines'][number], 'employee'>)[];
}

/**
 * What a sheet enters: the expense against what is owed to each employee, deductions, their tax, and advances that are
 * kept back, which settle what is open of them within a scope (rules A2, S1). The employees' parties are locked.
 */
export async function sheetLines(tx: Database, sheet: Sheet, scope: SQL | undefined) {
  const parties = await employeeParties(tx, sheet);
  await lockParties(tx, [...parties.values()]);
  const [expense, payable, deductions, taxes, advances] = [
    await ledgerOfType(tx, 'salary_expense'),
    await ledgerOfType(tx, 'employee_payable'),
    await ledgerOfType(tx, 'salary_deduction'),
    await ledgerOfType(tx, 'salary_tax'),
    await ledgerOfType(tx, 'employee_advance'),
  ];
  const { gross, deduction, tax } = sheetTotals(sheet.lines);
  const open = await openItemsOf(
    tx,
    [...parties.values()].map(party => ({ ledger: advances, party })),
    { day: sheet.day, scope },
  );
  const posting = new Posting().debit(expense, gross);
  const violations: Violation[] = [];
  for (const [at, line] of sheet.lines.entries()) {
    const party = parties.get(line.employee);
    if (party === undefined) throw new Error(`employee ${line.employee} is no party`);
    posting.credit(payable, netPay(line), { party, due: sheet.due });
    const items = open.filter(item => item.party === party && item.side === 'debit' && item.currency === null);
    const settles = drawn(items, line.advance);
    if (sum(settles.map(({ amount }) => amount)) < line.advance)
      violations.push(violation(`items.${at}.advance_recovered`, 'over_advance'));
    posting.credit(advances, line.advance, { party, settles });
  }
  return { posting: posting.credit(deductions, deduction).credit(taxes, tax), violations };
}
