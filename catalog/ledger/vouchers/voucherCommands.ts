import { BUSINESS } from '../../engine/calendar.ts';
import { defineCommand, defineSteps, type Guard, IN_BOOKS, type StateOf } from '../../engine/defineCommand.ts';
import { date, integer } from '../../engine/fields.ts';
import { contra, journal, paymentVoucher, receiptVoucher } from './vouchers.ts';

type Voucher = typeof paymentVoucher | typeof receiptVoucher | typeof contra | typeof journal;

/** Every kind of voucher has the same states, which a type over all kinds cannot say. */
const states = <E extends Voucher>(...names: readonly StateOf<Voucher>[]) => names as unknown as readonly StateOf<E>[];

/** A counter-voucher stays as long as what it takes back is reversed. */
export const original: readonly Guard[] = [
  { code: 'is_reversal', holds: record => (record['reverses'] ?? null) === null },
];

/** Enters a voucher into the books under the next number of its series (rules A4). */
const post = <const E extends Voucher>(entity: E) =>
  defineCommand({
    verb: 'post',
    entity,
    from: states<E>('draft'),
    to: states<E>('posted'),
    many: true,
    ...IN_BOOKS,
  });

/** Leaves a voucher that is above one's own limit to somebody else; it is held to all that a posting is held to. */
const submit = <const E extends Voucher>(entity: E) =>
  defineCommand({ verb: 'submit', entity, from: states<E>('draft'), to: states<E>('pending_approval'), many: true });

/** Posts what somebody else has submitted: whoever entered or submitted it does not approve it (rules B6). */
const approve = <const E extends Voucher>(entity: E) =>
  defineCommand({
    verb: 'approve',
    entity,
    from: states<E>('pending_approval'),
    to: states<E>('posted'),
    many: true,
    ...IN_BOOKS,
  });

/** Makes it a draft again, to be put right or given up. */
const sendBack = <const E extends Voucher>(entity: E) =>
  defineSteps(entity, {
    // Every kind of voucher has it, which a type over all kinds cannot say.
    send_back: { from: states<E>('pending_approval'), to: 'draft' as StateOf<E>, reason: true },
  });

/** Takes a posted voucher back on its own day; both stay in the books (rules A5). */
const annul = <const E extends Voucher>(entity: E) =>
  defineCommand({
    verb: 'void',
    entity,
    from: states<E>('posted'),
    to: states<E>('voided'),
    guards: original,
    reason: true,
    ...IN_BOOKS,
  });

/**
 * Takes a posted voucher back on a later day: a voucher of its own with the sides changed, posted at once. Its id is in
 * the answer. 400 `before_original` for an earlier day.
 */
const reverse = <const E extends Voucher>(entity: E) =>
  defineCommand({
    verb: 'reverse',
    entity,
    from: states<E>('posted'),
    to: states<E>('reversed'),
    guards: original,
    input: { reverse_date: date({ required: true, ...BUSINESS }) },
    output: { reversal: integer({ required: true }) },
    reason: true,
    ...IN_BOOKS,
  });

/** What may be done with a kind of vouchers, in the order in which it is offered. */
const all = <const E extends Voucher>(entity: E) =>
  [post(entity), submit(entity), approve(entity), ...sendBack(entity), annul(entity), reverse(entity)] as const;

export const voucherCommands = [
  ...all(paymentVoucher),
  ...all(receiptVoucher),
  ...all(contra),
  ...all(journal),
] as const;
