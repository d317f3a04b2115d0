import { sql } from 'drizzle-orm';
import type { closeYear, reopenYear } from '../../../catalog/accounts/fiscalYear.ts';
import { billKinds } from '../../../catalog/accounts/bills/bills.ts';
import { voucherKinds } from '../../../catalog/accounts/vouchers.ts';
import { dayIn } from '../../../catalog/days.ts';
import { monthOf } from '../../../catalog/periods.ts';
import type { ViolationCode } from '../../../catalog/violation.ts';
import type { Outset } from '../../host.ts';
import type { Database } from '../../db/Database.ts';

type Closing = Outset<typeof closeYear>;

const isAny = async (tx: Database, query: ReturnType<typeof sql>): Promise<boolean> =>
  (await tx.execute(query)).rows.length > 0;

export const notOver = async ({ desk: { host }, record }: Closing): Promise<ViolationCode | undefined> =>
  dayIn(host.timeZone, host.clock()) <= record.ends_on ? 'year_not_over' : undefined;

export const earlierOpen = async ({ tx, record }: Closing): Promise<ViolationCode | undefined> =>
  (await isAny(tx, sql`select 1 from fiscal_year where status = 'open' and ends_on < ${record.starts_on}`))
    ? 'earlier_year_open'
    : undefined;

/** A month into which nobody has posted is not missed: the close makes it. */
export const monthsOpen = async ({ tx, record }: Closing): Promise<ViolationCode | undefined> =>
  (await isAny(
    tx,
    sql`select 1 from accounting_period
      where status = 'open' and starts_on between ${record.starts_on} and ${record.ends_on}`,
  ))
    ? 'months_open'
    : undefined;

/** Documents that are not posted yet, by table, with the column of their day. */
const drafts: readonly (readonly [table: string, day: string])[] = [
  ...Object.entries({ ...voucherKinds, ...billKinds }).map(([name, { day }]) => [name, day] as const),
  ['refund', 'refund_date'],
  ['salary_sheet', 'sheet_date'],
];

export async function draftsLeft({ tx, record }: Closing): Promise<ViolationCode | undefined> {
  const each = drafts.map(
    ([table, day]) => sql`
      select 1 from ${sql.identifier(table)} where status in ('draft', 'pending_approval')
        and ${sql.identifier(day)} between ${record.starts_on} and ${record.ends_on}`,
  );
  return (await isAny(tx, sql.join(each, sql` union all `))) ? 'drafts_left' : undefined;
}

export const laterClosed = async ({ tx, record }: Outset<typeof reopenYear>): Promise<ViolationCode | undefined> =>
  (await isAny(tx, sql`select 1 from fiscal_year where status = 'closed' and starts_on > ${record.ends_on}`))
    ? 'later_year_closed'
    : undefined;

/** First days of the months of a year. */
export function monthsOf({ starts_on, ends_on }: { readonly starts_on: string; readonly ends_on: string }): string[] {
  const found: string[] = [];
  for (let day = starts_on; day <= ends_on;) {
    found.push(day);
    const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
    day = `${month === 12 ? year + 1 : year}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  }
  return found.map(day => monthOf(day).from);
}
