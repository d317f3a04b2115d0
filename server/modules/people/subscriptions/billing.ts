import { and, eq, ne, sql } from 'drizzle-orm';
import { entities } from '../../../../catalog/entities.ts';
import { parseValue } from '../../../../catalog/parse.ts';
import { type Violation, violation, type ViolationCode } from '../../../../catalog/violation.ts';
import { findKnown } from '../../../access/scope.ts';
import type { Values } from '../../../crud/validate.ts';
import { columnOf, tableOf } from '../../../db/tables.ts';
import type { Effect } from '../../../effects/Effect.ts';
import type { Database } from '../../../host.ts';
import { refuse } from '../../../http/problem.ts';

const { member, monthly_subscription: bill } = entities;

/** Why a member is not billed, by the field that shows it. */
export const refusals = {
  already_billed: 'subscription_date',
  subscription_paused: 'member',
  subscription_cancelled: 'member',
  member_inactive: 'member',
} as const satisfies Partial<Record<ViolationCode, string>>;
type Refusal = keyof typeof refusals;

const refused = (code: Refusal): Violation => violation(refusals[code], code);

async function isBilled(tx: Database, { id, member: who, subscription_date: day }: Values): Promise<boolean> {
  const table = tableOf(bill);
  const month = sql`date_trunc('month', ${columnOf(table, 'subscription_date')}) = date_trunc('month', ${day}::date)`;
  const [found] = await tx
    .select({ id: columnOf(table, 'id') })
    .from(table)
    .where(and(eq(columnOf(table, 'member'), who), month, ne(columnOf(table, 'id'), id ?? 0)))
    .limit(1);
  return found !== undefined;
}

/** Whether the member pays at all; asked of a new bill only, since an old one stays. */
function standing({ subscription, is_active: isActive }: Values): Refusal | undefined {
  if (isActive === false) return 'member_inactive';
  if (subscription === 'paused') return 'subscription_paused';
  return subscription === 'cancelled' ? 'subscription_cancelled' : undefined;
}

/**
 * One bill a month for each member who pays. The member is locked meanwhile: neither billed twice nor paused in
 * between.
 */
export const billedOnce: Effect = {
  async beforeCreate(tx, { caller }, body) {
    const who = parseValue({ kind: 'ref', required: true }, body['member']);
    const isGiven = body['amount'] !== undefined && body['amount'] !== null && body['amount'] !== '';
    if (isGiven || 'code' in who) return body;
    const found = await findKnown(tx, { caller, entity: member }, Number(who.value));
    if (found && !found['monthly_amount']) refuse([violation('amount', 'monthly_amount_missing')]);
    return found ? { ...body, amount: found['monthly_amount'] } : body;
  },
  async check(tx, { caller }, merged) {
    if (typeof merged['member'] !== 'number' || typeof merged['subscription_date'] !== 'string') return [];
    const found = await findKnown(tx, { caller, entity: member }, merged['member'], true);
    // Of a member whom the caller does not know, nothing is told but that.
    if (!found) return [];
    const reason = merged['id'] === undefined ? standing(found) : undefined;
    if (reason) return [refused(reason)];
    return (await isBilled(tx, merged)) ? [refused('already_billed')] : [];
  },
};
