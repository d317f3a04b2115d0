import { and, type SQL, sql } from 'drizzle-orm';
import type { VoucherName } from '../../../../catalog/accounts/vouchers.ts';
import type { Asked, ReportSource } from '../../../reports/ReportSource.ts';
import { net, rows, told, withOrigin } from './ledgerRows.ts';
import { daysSummed } from './sums.ts';

/** Whether the posting of a row takes another one back. */
const COUNTERS = sql`(select counters is not null from posting where posting.id = account_log.posting)`;

/**
 * Rows on the side of the vouchers that says what for: of a payment its debits. Those of a counter-entry stand on the
 * other side.
 */
const linesOf = (kind: VoucherName, asked: Asked): SQL | undefined => {
  const isDebit = sql`(account_log.debit_amount > 0)`;
  return and(
    asked.where,
    sql`account_log.log_type = ${kind}`,
    kind === 'payment_voucher' ? sql`${isDebit} <> ${COUNTERS}` : sql`${isDebit} = ${COUNTERS}`,
  );
};

/** What was paid is above zero as well as what was received. */
const amountOf = (kind: VoucherName): SQL => (kind === 'payment_voucher' ? net : sql`-(${net})`);

const registerOf = (kind: VoucherName): ReportSource => ({
  rows: asked => sql`select ${told}, ${amountOf(kind)} as amount from ${rows} where ${linesOf(kind, asked)}`,
  widen: withOrigin,
  order: ['log_date', 'id'],
});

const summaryOf = (kind: VoucherName): ReportSource => ({
  rows: asked => sql`
    select summed.*, sub_ledger_account.name
    from (
      select account_log.sub_ledger, count(distinct account_log.reference_no) as vouchers, sum(${amountOf(kind)}) as amount
      from ${rows} where ${linesOf(kind, asked)} group by account_log.sub_ledger
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
