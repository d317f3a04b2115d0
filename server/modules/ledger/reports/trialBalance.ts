import { and, sql } from 'drizzle-orm';
import type { ReportSource } from '#server/engine/reports/ReportSource.ts';
import { belowGroups, chart, isBelow } from './chart.ts';
import { daysOf, net, sumOf } from './ledgerRows.ts';
import { sumsOf } from './sums.ts';

const figures = sql`opening, debit_amount, credit_amount, opening + debit_amount - credit_amount as closing`;

/** Every ledger with rows: what it opens with, what moves in the period, what it closes with; and sums by group. */
export const trialBalance: ReportSource = {
  rows(asked) {
    const { from, to } = daysOf(asked);
    const isFlat = asked.chosen.get('ledgers_only')?.[0] === true;
    const isWithin = sql`account_log.log_date >= ${from}`;
    const sums = sumsOf(asked, { from, to }, 'log_date');
    const where = and(sums.where, sql`account_log.log_date <= ${to}`);
    const ledgers = sql`
      select name as account, id as ledger, ${isFlat ? sql`0` : sql`level`} as level, false as is_sum, path, ${figures}
      from leaf`;
    const groups = sql`
      select place.name, null, place.level, true, place.path, sum(leaf.opening), sum(leaf.debit_amount),
        sum(leaf.credit_amount), sum(leaf.opening + leaf.debit_amount - leaf.credit_amount)
      from place join leaf on ${isBelow(sql`leaf.path`, sql`place.path`)}
      group by place.name, place.level, place.path`;
    return sql`
      with recursive ${chart}, moved as (
        select account_log.ledger,
          ${sumOf(net, sql`account_log.log_date < ${from}`)} as opening,
          ${sumOf(sql`account_log.debit_amount`, isWithin)} as debit_amount,
          ${sumOf(sql`account_log.credit_amount`, isWithin)} as credit_amount
        from ${sums.from} where ${where} group by account_log.ledger
      ), leaf as (
        select account.*, moved.* from moved join account on account.id = moved.ledger
        where ${belowGroups(sql`account.path`, asked.chosen.get('head_group__in'))}
      ) ${ledgers} ${isFlat ? sql`` : sql`union all ${groups}`}`;
  },
  order: ['path'],
};
