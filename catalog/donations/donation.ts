import { BUSINESS } from '../engine/calendar.ts';
import { defineEntity } from '../engine/defineEntity.ts';
import { date, longText, money, ref, state, text } from '../engine/fields.ts';
import { defineLifecycle } from '../engine/lifecycle.ts';

/** States in which the money is with the agency. */
export const held = ['received', 'receipted', 'allocated'] as const;

/** Until the money comes everything may change; then these fields stay. */
export const donationSettlement = { open: 'pledged', keeps: ['cause', 'member', 'amount'] } as const;

/** From the promise to the money spent for its cause (rules B6). */
const donationLifecycle = defineLifecycle({
  states: ['pledged', ...held, 'refunded'],
  initial: 'pledged',
  tones: { pledged: 'warning', received: 'success', receipted: 'success', allocated: 'success', refunded: 'error' },
});

export const donation = defineEntity({
  name: 'donation',
  collection: 'donations',
  route: 'donation-management/donations',
  fields: {
    status: state(donationLifecycle),
    /** Given by the host, e.g. `DO-2026-000042`. */
    donation_no: text({ readOnly: true, unique: true, max: 40 }),
    cause: ref('cause', { required: true }),
    member: ref('member', { required: true }),
    amount: money({ required: true, min: 0.01 }),
    donated_on: date({ required: true, ...BUSINESS }),
    payment_method: ref('paymentmethod'),
    /** Number of the cheque, card slip or mobile payment. */
    payment_number: text({ max: 60 }),
    message: longText(),
  },
  title: ['donation_no'],
  list: ['donation_no', 'donated_on', 'cause', 'member', 'amount', 'payment_method', 'status'],
  form: {
    main: [
      'donation_no',
      'status',
      'cause',
      'member',
      'amount',
      'donated_on',
      'payment_method',
      'payment_number',
      'message',
    ],
  },
  search: ['donation_no', 'payment_number', 'member', 'cause'],
  access: 'money',
  checks: [{ name: 'amount', left: 'amount', is: '>=', right: 0.01 }],
});
