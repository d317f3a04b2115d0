import { and, count, countDistinct, desc, eq, inArray, max, sql } from 'drizzle-orm';
import { held } from '../../../catalog/donations/donation.ts';
import { entities } from '../../../catalog/entities.ts';
import { withinScope } from '../../access/scope.ts';
import { columnOf, tableOf } from '../../db/tables.ts';
import type { Caller, Database } from '../../host.ts';

/** The most that one answer names. */
const MOST = 100;

/** Who has given for a cause, as far as the caller may know of it; whoever gave most first. */
export async function contributorsOf(db: Database, caller: Caller, cause: number) {
  const table = tableOf(entities.donation);
  const column = (name: string) => columnOf(table, name);
  const amount = sql<string>`sum(${column('amount')})`;
  const given = and(
    eq(column('cause'), cause),
    inArray(column('status'), [...held]),
    withinScope({ caller, entity: entities.donation }),
  );
  const [all] = await db
    .select({ total: countDistinct(column('member')) })
    .from(table)
    .where(given);
  const contributors = await db
    .select({
      member: column('member'),
      donations: count(),
      amount: sql<string>`${amount}::text`,
      latest: max(column('donated_on')),
    })
    .from(table)
    .where(given)
    .groupBy(column('member'))
    .orderBy(desc(amount), column('member'))
    .limit(MOST);
  return { contributors, total: all?.total ?? 0 };
}
