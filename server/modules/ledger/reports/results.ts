import { type SQL, sql } from 'drizzle-orm';
import type { StatementLine } from '#catalog/ledger/reports/results.ts';
import { LINE } from '#catalog/engine/defineReport.ts';
import { fiscalYearOf } from '#catalog/engine/days/periods.ts';
import type { ReportQuery, ReportSource } from '#server/engine/reports/ReportSource.ts';
import { chart, isBelow } from './chart.ts';
import { daysOf, net, sumOf } from './ledgerRows.ts';
import { type Source, sumsOf } from './sums.ts';

const line = (name: StatementLine): SQL => sql`${`${LINE}${name}`}::text`;

/** Debts and equity stand below one head of the balance sheet, opposite to the assets. */
const isOpposite = sql`nature in ('liability', 'equity')`;
const path = sql`case when ${isOpposite} then (array['2'] || path) collate "und-x-icu" else path end as path`;
const level = sql`case when ${isOpposite} then level + 1 else level end as level`;

/**
 * The rows of a statement: the leaves with what stands above each, from heads of natures over groups down to the ledger.
 * Needs `leaf` (account, ledger, level, path, amount) and `head` (account, level, path). Primary groups say no more than
 * the heads do.
 */
const tree = sql`
  above as (
    select place.name as account, ${level}, ${path} from place where place.kind = 'group'
    union all select account, level, path from head
  )
  select account, ledger, level, false as is_sum, path, amount from leaf
  union all
  select above.account, null, above.level, true, above.path, sum(leaf.amount)
  from above join leaf on ${isBelow(sql`leaf.path`, sql`above.path`)}
  group by above.account, above.level, above.path`;

/** Sums by ledger of what is asked for. */
const moved = ({ from, where }: Source, sums: SQL): SQL => sql`
  moved as (select account_log.ledger, ${sums} from ${from} where ${where} group by account_log.ledger)`;

/** Days of business, without what closes a year, which is no business of the year. */
function unclosed(asked: ReportQuery): Source {
  const { from, where } = sumsOf(asked, daysOf(asked));
  return { from, where: sql`${where} and not account_log.is_closing` };
}

export const profitAndLoss: ReportSource = {
  rows: asked => sql`
    with recursive ${chart}, ${moved(unclosed(asked), sql`sum(${net}) as balance`)}, leaf as (
      select account.name as account, account.id as ledger, ${level}, ${path},
        case nature when 'income' then -balance else balance end as amount
      from moved join account on account.id = moved.ledger where nature in ('income', 'expense')
    ), head as (
      select ${line('income')} as account, 0 as level, array['4'] collate "und-x-icu" as path
      union all select ${line('expenses')}, 0, array['5'] collate "und-x-icu"
    ), result as (
      select coalesce(-sum(balance), 0.00) as amount, count(*) as ledgers
      from moved join account on account.id = moved.ledger where nature in ('income', 'expense')
    ), ${tree}
    union all
    select case when amount < 0 then ${line('net_loss')} else ${line('net_profit')} end, null, 0, true,
      array['6'] collate "und-x-icu", amount
    from result where ledgers > 0`,
  order: ['path'],
};

export const profitAndLossByBranch: ReportSource = {
  rows(asked) {
    const { from, where } = unclosed(asked);
    return sql`
      with recursive ${chart}
      select account_log.branch, branch.name,
        ${sumOf(sql`-(${net})`, sql`nature = 'income'`)} as income, ${sumOf(net, sql`nature = 'expense'`)} as expenses,
        -sum(${net}) as result
      from ${from} join account on account.id = account_log.ledger left join branch on branch.id = account_log.branch
      where ${where} and account.nature in ('income', 'expense')
      group by account_log.branch, branch.name`;
  },
  order: ['name', 'branch'],
};

export const balanceSheet: ReportSource = {
  rows(asked) {
    const to = asked.params.get('log_date__lte') ?? asked.today;
    const { from } = fiscalYearOf(to, asked.firstMonth);
    const sums = sql`sum(${net}) as balance, ${sumOf(net, sql`account_log.log_date >= ${from}`)} as of_year`;
    // After all else that is equity, in the order of time.
    const result = (name: StatementLine, amount: SQL, order: string) => sql`
      select ${line(name)}, null::int, 2, array['2', '3', '1', ${order}] collate "und-x-icu", ${amount}
      from moved join account on account.id = moved.ledger where nature in ('income', 'expense') having count(*) > 0`;
    return sql`
      with recursive ${chart}, ${moved(sumsOf(asked, { from, to }), sums)}, leaf as (
        select * from (
          select account.name as account, account.id as ledger, ${level}, ${path},
            case nature when 'asset' then balance else -balance end as amount
          from moved join account on account.id = moved.ledger where nature in ('asset', 'liability', 'equity')
          union all ${result('result_of_earlier_years', sql`-sum(balance - of_year)`, '1')}
          union all ${result('result_of_this_year', sql`-sum(of_year)`, '2')}
        ) as each where amount <> 0
      ), head as (
        select ${line('assets')} as account, 0 as level, array['1'] collate "und-x-icu" as path
        union all select ${line('liabilities_and_equity')}, 0, array['2'] collate "und-x-icu"
        union all select ${line('liabilities')}, 1, array['2', '2'] collate "und-x-icu"
        union all select ${line('equity')}, 1, array['2', '3'] collate "und-x-icu"
      ), ${tree}`;
  },
  order: ['path'],
};
