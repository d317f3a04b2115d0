import { sql } from 'drizzle-orm';
import { dayIn } from '#catalog/engine/days/days.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { lock } from '#server/platform/db/lock.ts';
import type { RequestContext } from '#server/engine/context/host.ts';
import { paidNamed } from '../../bills/payables/documentMoney.ts';

/**
 * Of what somebody gives up a part, or pays money out: a document that counts by itself, a party where there is none, or
 * the package by whose price they are measured. Both kinds are bounded each by itself: a price that is lowered and then
 * paid back is one loss.
 */
export interface LimitedBy {
  readonly kind: 'given_up' | 'paid_out';
  /** Wire name. */
  readonly subject: string;
  readonly id: number;
}

type Asking = Pick<RequestContext, 'caller' | 'host'>;

const today = ({ host }: Asking): string => dayIn(host.timeZone, host.clock());

/**
 * What a caller has already given up or paid out of the same document, ever; of the same party or package, on the same
 * day. It never grows less: a price that is raised again gives nothing back.
 */
export async function usedSoFar(tx: Database, asking: Asking, { kind, subject, id }: LimitedBy): Promise<string> {
  const kin = paidNamed(asking.host.payables, subject)?.paid.kin;
  const where = kin ? sql`record in (${kin(id)})` : sql`record = ${id} and day = ${today(asking)}`;
  const { rows } = await tx.execute<{ used: string }>(sql`
    select coalesce(sum(amount), 0)::numeric(18, 2)::text as used from limit_use
    where "user" = ${asking.caller.id} and kind = ${kind} and subject = ${subject} and ${where}`);
  return rows[0]?.used ?? '0.00';
}

/** One at a time uses somebody's limit, so that two calls at once do not both find it unused. */
export const lockLimit = (tx: Database, { caller }: Asking): Promise<void> => lock(tx, [`limit_use ${caller.id}`]);

/** Writes down what was given up or paid out; of a guest nothing is. */
export async function countUse(
  tx: Database,
  asking: Asking,
  { kind, subject, id, amount }: LimitedBy & { readonly amount: string },
): Promise<void> {
  const { caller, host } = asking;
  if (caller.id === null) return;
  await tx.execute(sql`
    insert into limit_use ("user", kind, subject, record, day, amount, at) values (${caller.id}, ${kind}, ${subject},
      ${id}, ${today(asking)}, abs(${amount}::numeric), ${host.clock().toISOString()}::timestamptz)`);
}
