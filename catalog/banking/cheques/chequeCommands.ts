import { omit } from 'es-toolkit';
import { BUSINESS } from '../../engine/calendar.ts';
import { defineCommand, IN_BOOKS } from '../../engine/defineCommand.ts';
import { date, flag, integer, money, ref, text } from '../../engine/fields.ts';
import { MOST_MONEY } from '../../ledger/vouchers/rounding.ts';
import { cheque } from './cheque.ts';

const day = () => date({ required: true, ...BUSINESS });

/**
 * Enters it into the register and the books: one that is received settles what its party owes and stands in hand, one
 * that is issued is paid by the bank from then on. One that is post-dated waits for its date.
 */
const enter = defineCommand({
  verb: 'enter',
  entity: cheque,
  from: ['draft'],
  to: ['received', 'issued', 'post_dated'],
  many: true,
  ...IN_BOOKS,
});

/** Enters one that was post-dated into the books once its date has come; the host does so by itself. */
const mature = defineCommand({
  verb: 'mature',
  entity: cheque,
  from: ['post_dated'],
  to: ['received', 'issued'],
  many: true,
  ...IN_BOOKS,
});

/** Hands cheques in at a bank, many with one slip. The books still have them in hand: the bank has paid nothing yet. */
const deposit = defineCommand({
  verb: 'deposit',
  entity: cheque,
  from: ['received'],
  to: ['deposited'],
  input: {
    deposit_into: ref('ledger_account', { required: true, among: 'bank' }),
    deposit_date: day(),
    deposit_slip: text({ max: 40 }),
  },
  many: true,
  ...IN_BOOKS,
});

/** The bank has paid it: what was in hand is on the account from that day on. */
const clear = defineCommand({
  verb: 'clear',
  entity: cheque,
  from: ['deposited', 'issued'],
  to: ['cleared'],
  input: { clear_date: day() },
  many: true,
  ...IN_BOOKS,
});

/**
 * The bank has returned it: what it had settled is owed again from that day on, and what the bank charges for it is an
 * expense or owed by the party.
 */
const bounce = defineCommand({
  verb: 'bounce',
  entity: cheque,
  from: ['deposited', 'issued'],
  to: ['bounced'],
  input: {
    bounce_date: day(),
    bank_charge: money({ min: 0, max: MOST_MONEY }),
    charge_party: flag({ initial: false }),
  },
  reason: true,
  ...IN_BOOKS,
});

/** Gives back, or takes back, one that no bank has seen. */
const cancel = defineCommand({
  verb: 'cancel',
  entity: cheque,
  from: ['post_dated', 'received', 'issued'],
  to: ['cancelled'],
  input: { cancel_date: day() },
  reason: true,
  ...IN_BOOKS,
});

export const chequeCommands = [enter, mature, deposit, clear, bounce, cancel] as const;

/** What a payment by cheque says of it; none of it where the money comes by another way. */
export const byCheque = {
  cheque_no: text({ max: 40 }),
  cheque_date: date(BUSINESS),
  bank_name: text({ max: 100 }),
} as const;
/** The same of one that the agency draws on an account of its own. */
export const byOwnCheque = omit(byCheque, ['bank_name']);
/** The cheque that was made, in the answer. */
export const givesCheque = { cheque: integer() } as const;
