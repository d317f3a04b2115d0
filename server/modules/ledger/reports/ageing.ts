import { and, type SQL, sql } from 'drizzle-orm';
import { OVERDUE } from '#catalog/ledger/reports/ageing.ts';
import { entities } from '#catalog/registry/entities.ts';
import { tableOf } from '#server/engine/schema/tables.ts';
import type { ReportQuery, ReportSource } from '#server/engine/reports/ReportSource.ts';

const items = tableOf(entities.open_item);

/**
 * Open items as they were at the end of a day: what is outstanding now, and what was settled since (rule S5). `signed`
 * is above zero for a debit.
 */
export const openAsOf = (day: string, where: SQL | undefined): SQL => sql`
    select open_item.*, ${day}::date - due_date as age, case side when 'debit' then 1 else -1 end as sign, open
    from ${items} left join (
      select item, sum(amount) as amount from (
        select debit as item, amount from allocation where allocated_on > ${day}
        union all select credit, amount from allocation where allocated_on > ${day}
      ) as each group by item
    ) as later on later.item = open_item.id
    cross join lateral (select outstanding + coalesce(later.amount, 0) as open) as then_open
    where ${and(sql`(outstanding > 0 or later.amount <> 0) and open <> 0`, where)}`;

const asOf = ({ params, today, where }: ReportQuery, more?: SQL): SQL =>
  openAsOf(params.get('log_date__lte') ?? today, and(where, more));

const aged = (name: string, over: number | undefined, upTo?: number): SQL => {
  const from = over === undefined ? sql`true` : sql`age > ${over}`;
  const to = upTo === undefined ? sql`true` : sql`age <= ${upTo}`;
  return sql`coalesce(sum(due) filter (where ${from} and ${to}), 0)::numeric(20, 2) as ${sql.identifier(name)}`;
};

/** What parties owe on ledgers of some types (`debit`), or are owed (`credit`). */
const ageing = (types: readonly string[], side: 'debit' | 'credit'): ReportSource => ({
  rows: asked => sql`
    select item.party, party.name,
      ${aged('not_due', undefined, 0)}, ${aged('up_to_30', 0, OVERDUE.up_to_30)},
      ${aged('up_to_60', OVERDUE.up_to_30, OVERDUE.up_to_60)}, ${aged('up_to_90', OVERDUE.up_to_60, OVERDUE.up_to_90)},
      ${aged('over_90', OVERDUE.up_to_90)}, sum(due) as outstanding
    from (
      select open_item.party, open_item.age, open_item.open * open_item.sign * ${side === 'debit' ? 1 : -1} as due
      from (${asOf(asked, sql`ledger in (select id from ledger_account where ledger_type = any(${`{${types.join(',')}}`}::text[]))`)}) as open_item
    ) as item left join party on party.id = item.party
    group by item.party, party.name`,
  order: ['name', 'party'],
});

export const receivablesAgeing = ageing(['receivable', 'member_receivable'], 'debit');
export const payablesAgeing = ageing(['payable'], 'credit');

/** What is open with a party, the oldest due first. */
export const openItems: ReportSource = {
  rows: asked => sql`
    select open_item.id, log_date, reference_no, log_type, open_item.source_id as source, ledger, party, due_date,
      greatest(age, 0) as overdue, amount * sign as amount, open * sign as outstanding
    from (${asOf(asked)}) as open_item`,
  order: ['due_date', 'id'],
};
