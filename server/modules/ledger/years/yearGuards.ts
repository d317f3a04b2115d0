import { sql } from 'drizzle-orm';
import { OPENING } from '#catalog/ledger/years/accountingPeriod.ts';
import type { closeYear, reopenYear } from '#catalog/ledger/years/fiscalYear.ts';
import { stateFieldOf } from '#catalog/engine/defineEntity.ts';
import { bookDocuments } from '#catalog/registry/bookDocuments.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import type { ViolationCode } from '#catalog/engine/violations/violation.ts';
import type { GuardContext } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';

type Closing = GuardContext<typeof closeYear>;

const isAny = async (tx: Database, query: ReturnType<typeof sql>): Promise<boolean> =>
  (await tx.execute(query)).rows.length > 0;

export const notOver = async ({ request: { host }, record }: Closing): Promise<ViolationCode | undefined> =>
  dayIn(host.timeZone, host.clock()) <= record.ends_on ? 'year_not_over' : undefined;

export const earlierOpen = async ({ tx, record }: Closing): Promise<ViolationCode | undefined> =>
  (await isAny(tx, sql`select 1 from fiscal_year where status = 'open' and ends_on < ${record.starts_on}`))
    ? 'earlier_year_open'
    : undefined;

/** A month into which nobody has posted is not missed: the close makes it. The openings are of no year. */
export const monthsOpen = async ({ tx, record }: Closing): Promise<ViolationCode | undefined> =>
  (await isAny(
    tx,
    sql`select 1 from accounting_period
      where status = 'open' and name <> ${OPENING} and starts_on between ${record.starts_on} and ${record.ends_on}`,
  ))
    ? 'months_open'
    : undefined;

/** Kinds of documents that may not be posted yet, with the column of their day. */
const drafts = Object.entries(bookDocuments).filter(([name]) =>
  stateFieldOf(entityNamed(name))?.[1].options?.includes('draft'),
);

export async function draftsLeft({ tx, record }: Closing): Promise<ViolationCode | undefined> {
  const each = drafts.map(
    ([table, { day }]) => sql`
      select 1 from ${sql.identifier(table)} where status in ('draft', 'pending_approval')
        and ${sql.identifier(day)} between ${record.starts_on} and ${record.ends_on}`,
  );
  return (await isAny(tx, sql.join(each, sql` union all `))) ? 'drafts_left' : undefined;
}

export const laterClosed = async ({
  tx,
  record,
}: GuardContext<typeof reopenYear>): Promise<ViolationCode | undefined> =>
  (await isAny(tx, sql`select 1 from fiscal_year where status = 'closed' and starts_on > ${record.ends_on}`))
    ? 'later_year_closed'
    : undefined;
