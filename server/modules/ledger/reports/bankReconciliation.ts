import { and, type SQL, sql } from 'drizzle-orm';
import { LINE } from '#catalog/engine/defineReport.ts';
import { entities } from '#catalog/registry/entities.ts';
import { tableOf } from '#server/engine/schema/tables.ts';
import type { ReportQuery, ReportSource } from '#server/engine/reports/ReportSource.ts';
import { isVoided, standing } from '../../banking/statementRecord.ts';
import { net, rows, told } from './ledgerRows.ts';

const statements = tableOf(entities.bank_statement);
const dayOf = ({ params, today }: ReportQuery): string => params.get('log_date__lte') ?? today;

/** Until when the bank has seen a row; nothing while it has not. */
const seenOn = sql`(
  select max(reconciled_on) from ${standing} where reconciled_row.account_log = account_log.id)`;

/** One of some ids, as a parameter tells them. */
const isOneOf = (column: SQL, ids: string | undefined): SQL | undefined =>
  ids === undefined ? undefined : sql`${column} = any(${`{${ids}}`}::int[])`;

/** Lines of the bank that no row will ever answer to. */
const explained = (asked: ReportQuery): SQL => sql`
  select item.line_date, bank_statement.statement_no, bank_statement.ledger, bank_statement.branch,
    coalesce(item.explanation, item.description) as details,
    coalesce(item.money_in, 0) - coalesce(item.money_out, 0) as amount
  from ${statements} join bank_statement_items as item on item.owner = bank_statement.id
  where ${and(
    sql`item.explanation is not null and item.line_date <= ${dayOf(asked)}
      and not exists (select 1 from ${standing} where line = item.id)`,
    isOneOf(sql`bank_statement.ledger`, asked.params.get('ledger__in')),
    isOneOf(sql`bank_statement.branch`, asked.params.get('branch__in')),
    asked.within(entities.bank_statement),
  )}`;

const waitsAs = (name: string): SQL => sql`${`${LINE}${name}`}::text`;

/** Rows of the books that the bank sees later, or has seen before them. */
const differing = (asked: ReportQuery): SQL => sql`
  select ${told}, case when ${net} > 0 then ${waitsAs('in_transit')} else ${waitsAs('unpresented')} end as waits,
    -(${net}) as amount
  from ${rows} where ${and(
    asked.without('log_date'),
    sql`account_log.log_date <= ${dayOf(asked)} and not ${isVoided} and coalesce(${seenOn} > ${dayOf(asked)}, true)`,
  )}
  union all
  select ${told}, ${waitsAs('seen_early')}, ${net}
  from ${rows} where ${and(
    asked.without('log_date'),
    sql`account_log.log_date > ${dayOf(asked)} and ${seenOn} <= ${dayOf(asked)}`,
  )}`;

const linesOf = (asked: ReportQuery): SQL => sql`
  select * from (${differing(asked)}) as row
  union all
  select null, line_date, statement_no, null, null, ledger, null, null, branch, details, 0, 0, 0, 0,
    ${waitsAs('explained')}, amount
  from (${explained(asked)}) as line`;

const book = (asked: ReportQuery): SQL => sql`
  select coalesce(sum(${net}), 0)::numeric(30, 2) as amount from ${rows}
  where ${and(asked.without('log_date'), sql`account_log.log_date <= ${dayOf(asked)}`)}`;

export const bankReconciliation: ReportSource = {
  rows: linesOf,
  widen: shown => sql`
    select found.*, posting.source_id as source from (${shown}) as found left join posting on posting.id = found.posting`,
  order: ['waits', 'log_date', 'id'],
  opening: book,
  closing: asked => sql`
    select ((select amount from (${book(asked)}) as book)
      + (select coalesce(sum(amount), 0) from (${linesOf(asked)}) as line))::numeric(30, 2) as amount`,
};
