import { and, type SQL, sql } from 'drizzle-orm';
import { cashFlows } from '#catalog/ledger/chart/group.ts';
import { LINE } from '#catalog/engine/defineReport.ts';
import type { ReportQuery, ReportSource } from '#server/engine/reports/ReportSource.ts';
import { chart, moneyLedgers } from './chart.ts';
import { daysOf, net, rows, told, withOrigin } from './ledgerRows.ts';

/** Rows beside those of cash and bank, in postings that move money. */
const opposite = (where: SQL | undefined): SQL | undefined =>
  and(
    where,
    sql`not ${moneyLedgers()}`,
    sql`account_log.posting in (select account_log.posting from account_log where ${moneyLedgers()})`,
  );

export const cashMovements: ReportSource = {
  rows: ({ where }) => sql`select ${told}, -(${net}) as amount from ${rows} where ${opposite(where)}`,
  widen: withOrigin,
  order: ['log_date', 'id'],
};

/** What money there was before a day, or on it too. */
const held = (asked: ReportQuery, when: SQL): SQL => sql`
  select coalesce(sum(${net}), 0)::numeric(30, 2) as amount
  from ${rows} where ${and(asked.without('log_date'), moneyLedgers(), when)}`;

const RANK = sql`array_position(${`{${cashFlows.join(',')}}`}::text[], flow)::text`;

export const cashFlow: ReportSource = {
  rows: ({ summed }) => sql`
    with recursive ${chart}, flowing as (
      select id, cash_flow from "group" where head_group is null
      union all
      select deeper.id, coalesce(deeper.cash_flow, flowing.cash_flow)
      from "group" as deeper join flowing on deeper.head_group = flowing.id
    ), leaf as (
      select account.name as account, account.id as ledger, -sum(${net}) as amount,
        coalesce(flowing.cash_flow, case account.nature when 'equity' then 'financing' else 'operating' end) as flow
      from ${rows} join account on account.id = account_log.ledger
      join ledger_account on ledger_account.id = account.id
      left join flowing on flowing.id = ledger_account.head_group
      where ${opposite(summed)}
      group by account.name, account.id, account.nature, flowing.cash_flow
    )
    select account, ledger, 1 as level, false as is_sum, amount,
      array[${RANK}, '1', account, ledger::text] collate "und-x-icu" as path
    from leaf
    union all
    select ${LINE}::text || flow, null, 0, true, sum(amount), array[${RANK}] collate "und-x-icu" from leaf group by flow`,
  order: ['path'],
  opening: asked => held(asked, sql`account_log.log_date < ${daysOf(asked).from}`),
  closing: asked => held(asked, sql`account_log.log_date <= ${daysOf(asked).to}`),
};
