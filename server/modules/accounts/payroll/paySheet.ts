import { sql } from 'drizzle-orm';
import type { payrollCommands } from '../../../../catalog/accounts/payroll/salarySheet.ts';
import { dayIn } from '../../../../catalog/days.ts';
import { entities } from '../../../../catalog/entities.ts';
import { fromMinor, sum } from '../../../../catalog/money.ts';
import { violation } from '../../../../catalog/violation.ts';
import type { Work } from '../../../host.ts';
import { refuse } from '../../../http/problem.ts';
import { tillObjections } from '../moneyLedger.ts';
import { postVoucher } from '../postVoucher.ts';
import { holdParties, openItemsWhere } from '../settlement/openItems.ts';
import { ledgerOfType } from '../typedLedgers.ts';
import { employeeParties, sheetOf } from './sheetRecord.ts';

/** Pays everybody on a sheet what is still owed to them, by one voucher that settles it. */
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
    await holdParties(tx, [...(await employeeParties(tx, sheet)).values()]);
    const payable = await ledgerOfType(tx, 'employee_payable');
    const items = await openItemsWhere(
      tx,
      sql`log_type = ${desk.entity.name} and source_id = ${sheet.id} and ledger = ${payable} and side = 'credit'
        and outstanding > 0`,
    );
    if (items.length === 0) refuse([violation('ledger', 'nothing_outstanding')]);
    const total = sum(items.map(({ outstanding }) => outstanding));
    const values = {
      payment_date: paid_on,
      branch: sheet.branch,
      details: sheet.invoice_no,
      items: [
        ...items.map(({ ledger, party, outstanding }) => ({
          ledger,
          party,
          debit_amount: fromMinor(outstanding),
          credit_amount: '0.00',
        })),
        { ledger: till, debit_amount: '0.00', credit_amount: fromMinor(total) },
      ],
      settlement: 'selected',
      settles: items.map(({ id, outstanding }) => ({ item: id, amount: fromMinor(outstanding) })),
    };
    const voucher = await postVoucher(act, entities.payment_voucher, values, { payment_date: 'paid_on' });
    return { gives: { voucher } };
  },
};
