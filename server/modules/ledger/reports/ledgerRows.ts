import { and, type SQL, sql } from 'drizzle-orm';
import { LINE } from '#catalog/engine/defineReport.ts';
import { entities } from '#catalog/registry/entities.ts';
import { tableOf } from '#server/engine/schema/tables.ts';
import type { ReportQuery, ReportSource } from '#server/engine/reports/ReportSource.ts';
import { standing } from '../../banking/statementRecord.ts';
import { type Days, daysSummed, eachOf, sumsOfRows } from './sums.ts';

export const rows = tableOf(entities.account_log);

/** Before and after every day of business, for whoever asks of no first or last one. */
const [FIRST, LAST] = ['0001-01-01', '9999-12-31'];

/** The days asked for, both within. */
export const daysOf = ({ params }: ReportQuery): { readonly from: string; readonly to: string } => ({
  from: params.get('log_date__gte') ?? FIRST,
  to: params.get('log_date__lte') ?? LAST,
});

/** What a row of the ledger tells of itself. */
export const told = sql`
  account_log.id, account_log.log_date, account_log.reference_no, account_log.log_type, account_log.posting,
  account_log.ledger, account_log.party, account_log.sub_ledger, account_log.branch, account_log.details,
  account_log.debit_amount, account_log.credit_amount,
  account_log.debit_amount as receipts, account_log.credit_amount as payments`;

/** Adds to rows of the ledger their document, whether it takes another back, and the ledgers on the other side. */
export const withOrigin = (shown: SQL): SQL => sql`
  select shown.*, posting.source_id as source,
    case when posting.source_event = 'void' then ${`${LINE}void`} when posting.counters is not null then ${`${LINE}reversal`}
    end as entry,
    (select string_agg(distinct opposite.name, ', ' order by opposite.name)
      from account_log as other join ledger_account as opposite on opposite.id = other.ledger
      where other.posting = shown.posting and (other.debit_amount > 0) <> (shown.debit_amount > 0)
    ) as particulars
  from (${shown}) as shown join posting on posting.id = shown.posting`;

/** Adds to rows of the ledger when the bank has seen them, beside what `withOrigin` does. */
const withBank = (shown: SQL): SQL => sql`
  select found.*, (
    select max(reconciled_on) from ${standing} where reconciled_row.account_log = found.id) as reconciled_on
  from (${withOrigin(shown)}) as found`;

/** Debit less credit. */
export const net = sql`account_log.debit_amount - account_log.credit_amount`;

/** A sum over the rows of which something holds; two places also where there are none. */
export const sumOf = (amount: SQL, holds: SQL): SQL => sql`coalesce(sum(${amount}) filter (where ${holds}), 0.00)`;

/**
 * Rows of the ledger by day, with the balance before and after each. `more` narrows them further; `isSummed` says that it
 * does so by nothing but what sums are kept apart by, such as the ledger.
 */
export function runningRows(
  more?: (asked: ReportQuery) => SQL | undefined,
  isSummed = more === undefined,
): ReportSource {
  function balanceOf(asked: ReportQuery, days: Days, until: SQL): SQL {
    const { from, where } = isSummed ? sumsOfRows(asked, days, 'log_date') : eachOf(asked, 'log_date');
    return sql`
      select coalesce(sum(${net}), 0)::numeric(30, 2) as balance from ${from} where ${and(where, until, more?.(asked))}`;
  }
  return {
    rows: asked => sql`
      select ${told}, ${net} as change
      from ${rows} where ${and(sql`true`, asked.where, more?.(asked))}`,
    widen: withBank,
    order: ['log_date', 'id'],
    steps(asked) {
      const { from, where } = isSummed ? daysSummed(asked) : eachOf(asked);
      return sql`
        select log_date, sum(entries) as rows, sum(${net}) as change, sum(debit_amount) as debit_amount,
          sum(credit_amount) as credit_amount, sum(debit_amount) as receipts, sum(credit_amount) as payments
        from ${from} where ${and(where, more?.(asked))} group by log_date`;
    },
    opening(asked) {
      const { from } = daysOf(asked);
      return balanceOf(asked, { from }, sql`account_log.log_date < ${from}`);
    },
    closing(asked) {
      const { to } = daysOf(asked);
      return balanceOf(asked, { to }, sql`account_log.log_date <= ${to}`);
    },
  };
}
