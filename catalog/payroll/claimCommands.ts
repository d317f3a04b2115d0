import { BUSINESS } from '../engine/calendar.ts';
import { defineCommand, defineSteps, type Guard, IN_BOOKS } from '../engine/defineCommand.ts';
import { date, integer, money, ref } from '../engine/fields.ts';
import { expenseClaim } from './expenseClaim.ts';

const hasLines: Guard = { code: 'no_lines', holds: ({ items }) => Array.isArray(items) && items.length > 0 };
const owed: Guard = { code: 'nothing_outstanding', holds: ({ outstanding }) => outstanding !== '0.00' };

/** Approved by somebody else than whoever has entered it, within what their role may move alone. */
export const claimSteps = defineSteps(expenseClaim, {
  submit: { from: ['draft'], to: 'submitted', guards: [hasLines] },
  approve: { from: ['submitted'], to: 'approved', right: 'own', shows: ['employee', 'claim_date', 'amount'] },
  reject: { from: ['submitted', 'approved'], to: 'rejected', right: 'own', reason: true },
  take_back: { from: ['rejected'], to: 'draft' },
});

/**
 * Enters it into the books: the expenses against what was advanced to the employee, the oldest first, and the rest
 * against what they are owed.
 */
const post = defineCommand({ verb: 'post', entity: expenseClaim, from: ['approved'], to: ['posted'], ...IN_BOOKS });

/** Pays what is still owed by it, or a part of that, by a payment voucher. */
const pay = defineCommand({
  verb: 'pay',
  entity: expenseClaim,
  from: ['posted'],
  guards: [owed],
  shows: ['employee', 'claim_date', 'outstanding'],
  input: {
    ledger: ref('ledger_account', { required: true, among: 'money' }),
    /** All that is outstanding where nothing is said. */
    pay_amount: money({ min: 0 }),
    paid_on: date({ required: true, ...BUSINESS }),
  },
  output: { voucher: integer({ required: true }) },
  ...IN_BOOKS,
});

const annul = defineCommand({
  verb: 'void',
  entity: expenseClaim,
  from: ['posted'],
  to: ['voided'],
  reason: true,
  ...IN_BOOKS,
});

export const claimCommands = [post, pay, annul] as const;
