import { BUSINESS } from '../engine/calendar.ts';
import { defineCommand, type Guard, IN_BOOKS, type StateOf } from '../engine/defineCommand.ts';
import { date, decimal, integer, money, ref } from '../engine/fields.ts';
import { byCheque, byOwnCheque, givesCheque } from '../banking/cheques/chequeCommands.ts';
import { creditNote, debitNote, purchase, sales } from './bills.ts';

type Bill = typeof sales | typeof purchase | typeof creditNote | typeof debitNote;

/** Every kind of bill has the same states, which a type over all kinds cannot say. */
const states = <E extends Bill>(...names: readonly StateOf<Bill>[]) => names as unknown as readonly StateOf<E>[];

const owed: readonly Guard[] = [{ code: 'nothing_outstanding', holds: ({ outstanding }) => outstanding !== '0.00' }];

/** Enters a bill into the books under the next number of its series; from then on it is owed (rules A2, A4). */
const issue = <const E extends Bill>(entity: E) =>
  defineCommand({
    verb: 'issue',
    entity,
    from: states<E>('draft'),
    to: states<E>('issued'),
    many: true,
    ...IN_BOOKS,
  });

const notOfGoods: Guard = {
  code: 'of_goods',
  holds: ({ differences }) => !Array.isArray(differences) || differences.length === 0,
};

/** Takes an issued bill back on its own day; one on which anything is settled stays (rule S4), and one of goods (K10). */
const annul = <const E extends Bill>(entity: E) =>
  defineCommand({
    verb: 'void',
    entity,
    from: states<E>('issued'),
    to: states<E>('voided'),
    guards: [notOfGoods],
    reason: true,
    ...IN_BOOKS,
  });

const payment = {
  /** All that is outstanding where nothing is said. */
  pay_amount: money({ min: 0 }),
  /** Of a bill in a foreign currency, what one of it costs on the day. */
  pay_rate: decimal({ min: 0 }),
  paid_on: date({ required: true, ...BUSINESS }),
} as const;

/** Cash or bank that the money comes into or leaves. */
const till = { ledger: ref('ledger_account', { required: true, among: 'money' }) } as const;
const terms = {
  guards: owed,
  ...IN_BOOKS,
  shows: ['party', 'due_date', 'currency', 'outstanding'],
  askedWith: { pay_rate: 'currency' },
} as const;

/**
 * Pays a vendor's bill, or a part of it, by a payment voucher, less what is withheld (rule S6), or by a cheque that has a
 * number.
 */
const pay = defineCommand({
  verb: 'pay',
  entity: purchase,
  from: states<typeof purchase>('issued'),
  input: { ...till, ...payment, ...byOwnCheque },
  output: { voucher: integer(), ...givesCheque },
  ...terms,
});

/** Takes a customer's money for a bill, or for a part of it, by a receipt voucher, or by a cheque that has a number. */
const takePayment = defineCommand({
  verb: 'take_payment',
  entity: sales,
  from: states<typeof sales>('issued'),
  input: { ledger: ref('ledger_account', { among: 'money' }), ...payment, ...byCheque },
  output: { voucher: integer(), ...givesCheque },
  ...terms,
});

/** Settles a bill with what the party has paid, or was paid, in advance (rule S1). */
const applyAdvance = <const E extends typeof sales | typeof purchase>(entity: E) =>
  defineCommand({
    verb: 'apply_advance',
    entity,
    from: states<E>('issued'),
    input: { applied_on: date({ required: true, ...BUSINESS }), pay_amount: money({ min: 0 }) },
    output: { advance_use: integer({ required: true }) },
    ...terms,
  });

/** Some of it is settled already. */
const settled: readonly Guard[] = [
  { code: 'nothing_settled', holds: ({ outstanding, amount }) => outstanding !== amount },
];

/** Takes off a bill what vouchers have settled of it: it is owed again, and the money is an advance (rule S4). */
const unallocate = <const E extends typeof sales | typeof purchase>(entity: E) =>
  defineCommand({
    verb: 'unallocate',
    entity,
    from: states<E>('issued'),
    guards: settled,
    input: { taken_on: date({ required: true, ...BUSINESS }) },
    output: { unallocation: integer({ required: true }) },
    reason: true,
    ...IN_BOOKS,
    shows: ['party', 'amount', 'outstanding'],
  });

export const billCommands = [
  issue(sales),
  takePayment,
  applyAdvance(sales),
  unallocate(sales),
  annul(sales),
  issue(purchase),
  pay,
  applyAdvance(purchase),
  unallocate(purchase),
  annul(purchase),
  issue(creditNote),
  annul(creditNote),
  issue(debitNote),
  annul(debitNote),
] as const;
