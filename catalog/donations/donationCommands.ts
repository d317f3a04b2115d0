import { defineCommand, defineSteps } from '../engine/defineCommand.ts';
import { email, flag, text } from '../engine/fields.ts';
import { donation } from './donation.ts';

const { cause, member, amount, donated_on, payment_method, payment_number, message } = donation.fields;

/** From the promise to the money spent for its cause (rules B6). */
export const donationSteps = defineSteps(donation, {
  receive: { from: ['pledged'], to: 'received', confirm: true, moves: 'money' },
  issue_receipt: { from: ['received'], to: 'receipted' },
  allocate: { from: ['receipted'], to: 'allocated', moves: 'money' },
  refund: { from: ['received', 'receipted'], to: 'refunded', reason: true, right: 'own', moves: 'money' },
});

/**
 * Records a donation of a member, or of somebody told by name, who is found by email and phone or made a member; with
 * `receive` its money is at hand. One transaction: there is never the one without the other.
 */
export const recordDonation = defineCommand({
  verb: 'record',
  entity: donation,
  on: 'none',
  right: 'create',
  input: {
    cause,
    member: { ...member, required: false as const },
    first_name: text({ max: 100 }),
    last_name: text({ max: 100 }),
    email: email(),
    phone_number: text({ max: 40 }),
    country_code: text({ max: 8 }),
    address: text(),
    amount,
    donated_on: { ...donated_on, required: false as const },
    payment_method,
    payment_number,
    message,
    receive: flag({ initial: false }),
  },
  moves: 'money',
});
