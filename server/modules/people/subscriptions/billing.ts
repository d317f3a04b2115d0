import { entities } from '#catalog/registry/entities.ts';
import { parseValue } from '#catalog/engine/parse.ts';
import { type Violation, violation, type ViolationCode } from '#catalog/engine/violations/violation.ts';
import { findKnown } from '#server/engine/access/scope.ts';
import type { Values } from '#server/engine/context/values.ts';
import type { Effect } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';

const { member } = entities;

/** Why a member is not billed, by the field that shows it. */
export const refusals = {
  already_billed: 'subscription_date',
  subscription_paused: 'member',
  subscription_cancelled: 'member',
  member_inactive: 'member',
} as const satisfies Partial<Record<ViolationCode, string>>;
type Refusal = keyof typeof refusals;

const refused = (code: Refusal): Violation => violation(refusals[code], code);

/** Whether the member pays at all; asked of a new bill only, since an old one stays. */
function standing({ subscription, is_active: isActive }: Values): Refusal | undefined {
  if (isActive === false) return 'member_inactive';
  if (subscription === 'paused') return 'subscription_paused';
  return subscription === 'cancelled' ? 'subscription_cancelled' : undefined;
}

/** Bills for members who pay; the member is locked meanwhile, and not paused in between. One a month is the bill's key. */
export const billedIfPaying: Effect = {
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
    return reason ? [refused(reason)] : [];
  },
};
