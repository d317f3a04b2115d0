import { and, countDistinct, eq, inArray, sql } from 'drizzle-orm';
import { cause } from '#catalog/donations/cause.ts';
import { donation, held } from '#catalog/donations/donation.ts';
import { progress } from '#catalog/donations/progress.ts';
import { entities } from '#catalog/registry/entities.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import type { Wire } from '../../engine/context/values.ts';
import type { Effect } from '../../engine/context/host.ts';
import type { Database } from '../../platform/services/Database.ts';
import { lockRecords } from '../../engine/records/select.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import { tableOf } from '../../engine/schema/tables.ts';

const states: readonly unknown[] = held;

/** What a donation adds to its cause; nothing while the money is not with the agency. */
const weight = (one: Wire | undefined): string =>
  one && states.includes(one['status']) ? JSON.stringify([one['cause'], one['member'], one['amount']]) : '';

/** Sums the donations of a cause anew. The cause must be locked: then the sum is of all that were committed before. */
async function recount(tx: Database, id: number): Promise<void> {
  const [donations, causes] = [tableOf(donation), tableOf(cause)];
  const [found] = await tx.select({ goal: causes.goal_amount }).from(causes).where(eq(causes.id, id));
  const [sums] = await tx
    .select({
      raised: sql<string>`coalesce(sum(${donations.amount}), 0)::text`,
      contributor: countDistinct(donations.member),
    })
    .from(donations)
    .where(and(eq(donations.cause, id), inArray(donations.status, [...held])));
  if (!found || !sums) return;
  const process = progress(toMinor(sums.raised), toMinor(found.goal));
  await tx
    .update(causes)
    .set({ raised_amount: sums.raised, contributor: sums.contributor, process })
    .where(eq(causes.id, id));
}

/**
 * Keeps in a cause what was raised for it. The version of the cause stays: whoever edits its text need not know that
 * somebody gave meanwhile, and the history of the donation tells.
 */
export const causeTotals: Effect = {
  async afterChange(tx, _desk, { before, after }) {
    if (weight(before) === weight(after)) return;
    const touched = [before, after].filter(one => weight(one) !== '').map(one => Number(one?.['cause']));
    const ids = [...new Set(touched)];
    await lockRecords(tx, entities.cause, ids);
    await mapInOrder(ids, id => recount(tx, id));
  },
};

/** A new goal is reached to another degree. */
export const causeProgress: Effect = {
  async supply(_tx, _desk, { merged, existing }) {
    const { raised_amount: raised, goal_amount: goal } = merged;
    return existing && typeof raised === 'string' && typeof goal === 'string'
      ? { process: progress(toMinor(raised), toMinor(goal)) }
      : {};
  },
};
