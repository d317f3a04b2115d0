import type { Commands } from '#catalog/registry/commands.ts';
import { sql } from 'drizzle-orm';
import { sharesOf, shareViolations } from '#catalog/payroll/salaryLaw.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { CommandHandler } from '../../engine/context/host.ts';
import { refuse } from '../../platform/problem.ts';
import { lockParties, openItemsWhere } from '../bills/settlement/openItems.ts';
import { ledgerOfType } from '../ledger/vouchers/typedLedgers.ts';
import { payOwed, refuseTill } from './payOwed.ts';
import { employeeParties, sheetOf } from './sheetRecord.ts';

/** Pays those on a sheet what is still owed to them, or as much as is said of each, by one voucher that settles it. */
export const paySheet: CommandHandler<Commands['pay_salary_sheet']> = {
  async run(context) {
    const { tx, request, record, input } = context;
    const sheet = sheetOf(record);
    await refuseTill(context, input, { day: sheet.day, before: 'before_sheet' });
    const parties = await employeeParties(tx, sheet);
    await lockParties(tx, [...parties.values()]);
    const payable = await ledgerOfType(tx, 'employee_payable');
    const items = await openItemsWhere(
      tx,
      sql`log_type = ${request.entity.name} and source_id = ${sheet.id} and ledger = ${payable} and side = 'credit'
        and outstanding > 0`,
    );
    if (items.length === 0) refuse([violation('ledger', 'nothing_outstanding')]);
    const itemOf = new Map(items.map(item => [item.party, item]));
    // As it stands under the lock of the parties, which others may have been paid meanwhile.
    const lines = sheet.lines.map(({ id, employee }) => {
      const item = itemOf.get(parties.get(employee) ?? 0);
      return { id, item, outstanding: item?.outstanding ?? 0n };
    });
    const named = input.payees.map(({ line, pay_amount }) => ({ line, amount: toMinor(pay_amount) }));
    refuse(shareViolations(lines, named));
    const paid = sharesOf(lines, named).flatMap(({ line, amount }) => {
      const item = lines.find(({ id }) => id === line)?.item;
      return item ? [{ ...item, amount }] : [];
    });
    const { ledger, paid_on } = input;
    const voucher = await payOwed(context, paid, { ledger, paid_on, branch: sheet.branch, details: sheet.invoice_no });
    return { output: { voucher } };
  },
};
