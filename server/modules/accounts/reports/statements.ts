import { and, sql } from 'drizzle-orm';
import type { Asked, ReportSource } from '../../../reports/ReportSource.ts';
import { chart, moneyLedgers } from './chart.ts';
import { daysOf, net, rows, runningRows, sumOf } from './ledgerRows.ts';

const asHeld = ({ chosen }: Asked) => moneyLedgers(chosen.get('holds__in'));

/** Rows of cash and bank, as far as they are asked for. */
export const accountStatement = runningRows(asHeld);
export const cashBook = runningRows(() => moneyLedgers(['cash']));
export const bankBook = runningRows(() => moneyLedgers(['bank']));

export const accountStatementSummary: ReportSource = {
  rows(asked) {
    const { from, to } = daysOf(asked);
    const where = and(asked.without('log_date'), asHeld(asked), sql`account_log.log_date <= ${to}`);
    const isWithin = sql`account_log.log_date >= ${from}`;
    return sql`
      with recursive ${chart}, moved as (
        select account_log.ledger,
          ${sumOf(net, sql`account_log.log_date < ${from}`)} as opening,
          ${sumOf(sql`account_log.debit_amount`, isWithin)} as receipts,
          ${sumOf(sql`account_log.credit_amount`, isWithin)} as payments
        from ${rows} where ${where} group by account_log.ledger
      )
      select account.holds, account.holds = 'bank' as is_bank, account.path, moved.*,
        opening + receipts - payments as closing
      from moved join account on account.id = moved.ledger`;
  },
  order: ['is_bank', 'holds', 'path'],
};
