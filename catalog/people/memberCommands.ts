import { defineCommand, defineSteps, type Guard } from '../engine/defineCommand.ts';
import { ref, text } from '../engine/fields.ts';
import { member } from './member.ts';
import { monthlySubscription } from './monthlySubscription.ts';

const paying: readonly Guard[] = [
  { code: 'member_inactive', holds: record => record['is_active'] === true },
  { code: 'subscription_paused', holds: record => record['subscription'] !== 'paused' },
  { code: 'subscription_cancelled', holds: record => record['subscription'] !== 'cancelled' },
];

/** Whether a member is billed each month (rules B6, subscription). */
export const subscriptionSteps = defineSteps(member, {
  pause_subscription: { from: ['active'], to: 'paused', reason: true },
  resume_subscription: { from: ['paused'], to: 'active' },
  cancel_subscription: { from: ['active', 'paused'], to: 'cancelled', reason: true },
});

const { subscription_date: month, amount, note } = monthlySubscription.fields;

/**
 * Bills a member for a month, for the month's amount of the member when none is told. Refused 409 `not_billed` with the
 * reason when the month is billed already, or the member does not pay. Asks for the right to make bills too.
 */
export const billMember = defineCommand({
  verb: 'bill',
  entity: member,
  right: 'create',
  rightOn: monthlySubscription,
  guards: paying,
  input: { subscription_date: month, amount: { ...amount, required: false as const }, note },
  output: { bill: ref('monthly_subscription', { required: true }), bill_no: text({ required: true }) },
  many: true,
  moves: 'money',
});

/** What became of the bill of one month. */
export const duesSteps = defineSteps(monthlySubscription, {
  mark_paid: { from: ['due', 'missed'], to: 'paid', confirm: true, moves: 'money' },
  mark_missed: { from: ['due'], to: 'missed' },
  reopen: { from: ['paid', 'missed'], to: 'due', reason: true, moves: 'money' },
});
