import { BUSINESS } from '../engine/calendar.ts';
import { defineCommand, type Guard, IN_BOOKS } from '../engine/defineCommand.ts';
import { date, integer, lines, money, ref } from '../engine/fields.ts';
import { salarySheet } from './salarySheet.ts';

/** Adds whoever works in the branch (in the agency, of a sheet without one) and is not on it yet, with their pay. */
const fill = defineCommand({ verb: 'fill', entity: salarySheet, from: ['draft'] });

/**
 * Enters it into the books: salaries are owed to each employee, advances kept back settle theirs, the oldest first. 400
 * `sheet_exists` where the branch has one in that month.
 */
const post = defineCommand({ verb: 'post', entity: salarySheet, from: ['draft'], to: ['posted'], ...IN_BOOKS });

const owed: readonly Guard[] = [{ code: 'nothing_outstanding', holds: ({ outstanding }) => outstanding !== '0.00' }];

/**
 * Pays what is still owed by it, by one payment voucher: to all of its employees, or to those named, as much as is said
 * of each. 400 `over_outstanding` for more than is owed to one.
 */
const pay = defineCommand({
  verb: 'pay',
  entity: salarySheet,
  from: ['posted'],
  guards: owed,
  shows: ['sheet_date', 'due_date', 'outstanding'],
  input: {
    ledger: ref('ledger_account', { required: true, among: 'money' }),
    paid_on: date({ required: true, ...BUSINESS }),
    /** By the lines of the sheet. */
    payees: lines({ line: integer({ required: true }), pay_amount: money({ required: true, min: 0 }) }),
  },
  output: { voucher: integer({ required: true }) },
  ...IN_BOOKS,
});

const annul = defineCommand({
  verb: 'void',
  entity: salarySheet,
  from: ['posted'],
  to: ['voided'],
  reason: true,
  ...IN_BOOKS,
});

export const payrollCommands = [fill, post, pay, annul] as const;
