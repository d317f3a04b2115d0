import { BUSINESS } from '../engine/calendar.ts';
import { defineEntity } from '../engine/defineEntity.ts';
import { date, money, ref, state, text } from '../engine/fields.ts';
import { duesLifecycle } from './subscriptionLifecycle.ts';

/** A bill that is paid, or given up, stays as it is. */
export const billSettlement = {
  open: 'due',
  keeps: ['member', 'subscription_date', 'amount', 'payment_method'],
} as const;

/** The bill of one member for one month. */
export const monthlySubscription = defineEntity({
  name: 'monthly_subscription',
  collection: 'monthly_subscriptions',
  route: 'subscription-management/subscriptions',
  fields: {
    /** Given by the host, e.g. `SB-2026-000042`. */
    bill_no: text({ readOnly: true, unique: true, max: 40 }),
    member: ref('member', { required: true }),
    /** A day of the month that is billed; no member is billed twice for one month. */
    subscription_date: date({ required: true, ofMonth: true, ...BUSINESS }),
    amount: money({ required: true, min: 0.01 }),
    status: state(duesLifecycle),
    /** How it is paid: into which cash or bank its receipt goes. */
    payment_method: ref('paymentmethod'),
    /** What its payment was entered by. */
    receipt: ref('receipt_voucher', { readOnly: true }),
    note: text({ max: 500 }),
  },
  title: ['bill_no'],
  list: ['bill_no', 'member', 'subscription_date', 'amount', 'status', 'note'],
  form: { main: ['bill_no', 'status', 'member', 'subscription_date', 'amount', 'payment_method', 'note', 'receipt'] },
  search: ['bill_no', 'note', 'member'],
  access: 'money',
  unique: [{ of: ['member'], month: 'subscription_date', code: 'already_billed' }],
  checks: [{ name: 'amount', left: 'amount', is: '>=', right: 0.01 }],
});
