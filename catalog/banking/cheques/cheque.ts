import { BUSINESS } from '../../engine/calendar.ts';
import { defineEntity, namesOf } from '../../engine/defineEntity.ts';
import { choice, date, file, longText, money, ref, state, text } from '../../engine/fields.ts';
import { defineLifecycle } from '../../engine/lifecycle.ts';
import { MOST_MONEY } from '../../ledger/vouchers/rounding.ts';
import { settlementFields } from '../../bills/settlement/settlementFields.ts';

export const chequeLifecycle = defineLifecycle({
  states: ['draft', 'post_dated', 'received', 'issued', 'deposited', 'cleared', 'bounced', 'cancelled'],
  initial: 'draft',
  tones: {
    draft: 'info',
    post_dated: 'info',
    received: 'warning',
    issued: 'warning',
    deposited: 'warning',
    cleared: 'success',
    bounced: 'error',
    cancelled: 'error',
  },
  groups: {
    /** Its paper may be entered again. */
    off: ['draft', 'bounced', 'cancelled'],
    /** Nothing was done with it since it was entered, or all of that was taken back. */
    untouched: ['received', 'issued', 'cancelled'],
  },
});

/** What is written on it, and what it pays. */
const given = {
  direction: choice(['received', 'issued'], { required: true, initial: 'received' }),
  /** Day on which it is received or issued. */
  entry_date: date({ required: true, ...BUSINESS }),
  cheque_no: text({ required: true, max: 40 }),
  /** Day from which the bank pays it: one that lies ahead is post-dated. */
  cheque_date: date({ required: true, indexed: true, ...BUSINESS }),
  /** Bank on which one that is received was drawn. */
  bank_name: text({ max: 100 }),
  /** Whoever has drawn it, or to whom it is payable. */
  party: ref('party', { required: true }),
  /** What it pays: a control account with its party, or income and expenses. */
  ledger: ref('ledger_account', { required: true, confidential: true }),
  sub_ledger: ref('sub_ledger_account'),
  amount: money({ required: true, min: 0, max: MOST_MONEY }),
  /** Account on which it is drawn, or into which it is deposited. */
  bank: ref('ledger_account', { among: 'bank' }),
  branch: ref('branch'),
} as const;

/** What has become of it. */
const course = {
  /** Day on which it counts in the books. */
  posted_on: date({ readOnly: true }),
  deposited_on: date({ readOnly: true }),
  slip_no: text({ readOnly: true, max: 40 }),
  cleared_on: date({ readOnly: true }),
  bounced_on: date({ readOnly: true }),
  charge: money({ readOnly: true }),
  /** The opening balances by which it was not cleared yet when the books began. */
  opening_balance: ref('opening_balance', { readOnly: true }),
} as const;

/** A cheque or pay order, from the day on which it is received or issued until the bank has paid or returned it (rule B6). */
export const cheque = defineEntity({
  name: 'cheque',
  collection: 'cheques',
  route: 'accounts/cheques',
  fields: {
    status: state(chequeLifecycle),
    invoice_no: text({ readOnly: true, unique: true, max: 40 }),
    ...given,
    details: longText(),
    file: file({ sealed: true }),
    ...settlementFields,
    ...course,
  },
  title: ['cheque_no', 'bank_name'],
  list: ['cheque_date', 'cheque_no', 'direction', 'status', 'party', 'amount'],
  form: {
    main: ['status', 'invoice_no', ...namesOf(given), ...namesOf(settlementFields), 'details', 'file'],
    course: namesOf(course),
  },
  search: ['cheque_no', 'invoice_no', 'party', 'bank_name', 'details'],
  access: 'books',
});

/** The prefix of its numbers, and where its day stands. */
export const chequeKind = { prefix: 'CQ', day: 'entry_date', bySteps: true } as const;
