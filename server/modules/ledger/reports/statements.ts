import { and, sql } from 'drizzle-orm';
import type { ReportQuery, ReportSource } from '#server/engine/reports/ReportSource.ts';
import { chart, moneyLedgers } from './chart.ts';
import { daysOf, net, runningRows, sumOf } from './ledgerRows.ts';
import { sumsOf } from './sums.ts';

const asHeld = ({ chosen }: ReportQuery) => moneyLedgers(chosen.get('holds__in'));

/** Rows of cash and bank, as far as they are asked for. */
export const accountStatement = runningRows(asHeld, true);
export const cashBook = runningRows(() => moneyLedgers(['cash']), true);
export const bankBook = runningRows(() => moneyLedgers(['bank']), true);

export const accountStatementSummary: ReportSource = {
  rows(asked) {
    const { from, to } = daysOf(asked);
    const sums = sumsOf(asked, { from, to }, 'log_date');
    const where = and(sums.where, asHeld(asked), sql`account_log.log_date <= ${to}`);
    const isWithin = sql`account_log.log_date >= ${from}`;
    return sql`
      with recursive ${chart}, moved as (
        select account_log.ledger,
          ${sumOf(net, sql`account_log.log_date < ${from}`)} as opening,
          ${sumOf(sql`account_log.debit_amount`, isWithin)} as receipts,
          ${sumOf(sql`account_log.credit_amount`, isWithin)} as payments
        from ${sums.from} where ${where} group by account_log.ledger
      )
      select account.holds, account.holds = 'bank' as is_bank, account.path, moved.*,
        opening + receipts - payments as closing
      from moved join account on account.id = moved.ledger`;
  },
  order: ['is_bank', 'holds', 'path'],
};
