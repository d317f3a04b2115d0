import { and, count, countDistinct, desc, eq, inArray, max, sql } from 'drizzle-orm';
import { donation, held } from '#catalog/donations/donation.ts';
import { entities } from '#catalog/registry/entities.ts';
import { withinScope } from '../../engine/access/scope.ts';
import { tableOf } from '../../engine/schema/tables.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import type { Database } from '../../platform/services/Database.ts';

/** The most that one answer names. */
const MOST = 100;

/** Who has given for a cause, as far as the caller may know of it; whoever gave most first. */
export async function contributorsOf(db: Database, caller: Caller, cause: number) {
  const table = tableOf(donation);
  const amount = sql<string>`sum(${table.amount})`;
  const given = and(
    eq(table.cause, cause),
    inArray(table.status, [...held]),
    withinScope({ caller, entity: entities.donation }),
  );
  const [all] = await db
    .select({ total: countDistinct(table.member) })
    .from(table)
    .where(given);
  const contributors = await db
    .select({
      member: table.member,
      donations: count(),
      amount: sql<string>`${amount}::text`,
      latest: max(table.donated_on),
    })
    .from(table)
    .where(given)
    .groupBy(table.member)
    .orderBy(desc(amount), table.member)
    .limit(MOST);
  return { contributors, total: all?.total ?? 0 };
}
