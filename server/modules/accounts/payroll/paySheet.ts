import { sql } from 'drizzle-orm';
import type { payrollCommands } from '../../../../catalog/accounts/payroll/payrollCommands.ts';
import { dayIn } from '../../../../catalog/days.ts';
import { entities } from '../../../../catalog/entities.ts';
import { fromMinor, sum, toMinor } from '../../../../catalog/money.ts';
import { sharesOf, shareViolations } from '../../../../catalog/accounts/payroll/salaryLaw.ts';
import { violation } from '../../../../catalog/violation.ts';
import type { Work } from '../../../host.ts';
import { refuse } from '../../../http/problem.ts';
import { tillObjections } from '../moneyLedger.ts';
import { postVoucher } from '../postVoucher.ts';
import { holdParties, openItemsWhere } from '../settlement/openItems.ts';
import { ledgerOfType } from '../typedLedgers.ts';
import { employeeParties, sheetOf } from './sheetRecord.ts';

/** Pays those on a sheet what is still owed to them, or as much as is said of each, by one voucher that settles it. */
export const paySheet: Work<(typeof payrollCommands)[2]> = {
  async run(act) {
    const { tx, desk, record, input } = act;
    const sheet = sheetOf(record);
    const { ledger: till, paid_on } = input;
    const today = dayIn(desk.host.timeZone, desk.host.clock());
    refuse([
      ...(await tillObjections(tx, till)),
      ...(paid_on < sheet.day ? [violation('paid_on', 'before_sheet')] : []),
      ...(paid_on > today ? [violation('paid_on', 'future_date')] : []),
    ]);
    const parties = await employeeParties(tx, sheet);
    await holdParties(tx, [...parties.values()]);
    const payable = await ledgerOfType(tx, 'employee_payable');
    const items = await openItemsWhere(
      tx,
      sql`log_type = ${desk.entity.name} and source_id = ${sheet.id} and ledger = ${payable} and side = 'credit'
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
    const total = sum(paid.map(({ amount }) => amount));
    const values = {
      payment_date: paid_on,
      branch: sheet.branch,
      details: sheet.invoice_no,
      items: [
        ...paid.map(({ ledger, party, amount }) => ({
          ledger,
          party,
          debit_amount: fromMinor(amount),
          credit_amount: '0.00',
        })),
        { ledger: till, debit_amount: '0.00', credit_amount: fromMinor(total) },
      ],
      settlement: 'selected',
      settles: paid.map(({ id, amount }) => ({ item: id, amount: fromMinor(amount) })),
    };
    const voucher = await postVoucher(act, entities.payment_voucher, values, { payment_date: 'paid_on' });
    return { gives: { voucher } };
  },
};
