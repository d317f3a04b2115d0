import { and, sql } from 'drizzle-orm';
import type { ReportSource } from '#server/engine/reports/ReportSource.ts';
import { rows, told, withOrigin } from './ledgerRows.ts';
import { amountFor, type MoneyVoucher, spreadOf, spreadRows } from './moneySpread.ts';
import { daysSummed } from './sums.ts';

const registerOf = (kind: MoneyVoucher): ReportSource => ({
  rows: asked =>
    sql`select ${told}, ${amountFor(kind)} as amount, ${spreadOf(kind)} from ${spreadRows(kind, asked.where)}`,
  widen: withOrigin,
  order: ['log_date', 'id'],
});

const summaryOf = (kind: MoneyVoucher): ReportSource => ({
  rows: asked => sql`
    select summed.*, sub_ledger_account.name
    from (
      select sub_ledger, count(distinct reference_no) as vouchers, sum(amount) as amount,
        sum(money_amount) as money_amount, sum(discount_amount) as discount_amount, sum(withheld_amount) as withheld_amount,
        sum(exchange_amount) as exchange_amount, sum(other_amount) as other_amount
      from (
        select account_log.sub_ledger, account_log.reference_no, ${amountFor(kind)} as amount, ${spreadOf(kind)}
        from ${spreadRows(kind, asked.where)}
      ) as line group by sub_ledger
    ) as summed left join sub_ledger_account on sub_ledger_account.id = summed.sub_ledger`,
  order: ['name', 'sub_ledger'],
});

export const receiptReport = registerOf('receipt_voucher');
export const receiptSummary = summaryOf('receipt_voucher');
export const paymentReport = registerOf('payment_voucher');
export const paymentSummary = summaryOf('payment_voucher');

export const dayBook: ReportSource = {
  rows: asked => sql`select ${told} from ${rows} where ${and(sql`true`, asked.where)}`,
  widen: withOrigin,
  order: ['log_date', 'posting', 'id'],
  steps(asked) {
    const { from, where } = daysSummed(asked);
    return sql`
      select log_date, sum(entries) as rows, sum(debit_amount) as debit_amount, sum(credit_amount) as credit_amount
      from ${from} where ${where} group by log_date`;
  },
};
