import { BUSINESS } from '../../calendar.ts';
import { defineCommand } from '../../defineCommand.ts';
import { defineEntity } from '../../defineEntity.ts';
import { date, integer, lines, longText, money, ref, state, text } from '../../fields.ts';
import { defineLifecycle } from '../../lifecycle.ts';

const lifecycle = defineLifecycle({
  states: ['draft', 'posted', 'voided'],
  initial: 'draft',
  tones: { draft: 'info', posted: 'success', voided: 'error' },
});

/** What the employees of a branch have earned in the month of its day, and what of it is paid out (rules A2). */
export const salarySheet = defineEntity({
  name: 'salary_sheet',
  collection: 'salary_sheets',
  route: 'accounts/salary-sheets',
  fields: {
    status: state(lifecycle),
    invoice_no: text({ readOnly: true, unique: true, max: 40 }),
    /** Counts in the books on this day. */
    sheet_date: date({ required: true, ...BUSINESS }),
    due_date: date(BUSINESS),
    branch: ref('branch'),
    items: lines(
      {
        employee: ref('employee', { required: true }),
        gross: money({ required: true, min: 0 }),
        deduction: money({ required: true, min: 0, initial: '0.00' }),
        /** What of an advance is kept back. */
        advance_recovered: money({ required: true, min: 0, initial: '0.00' }),
      },
      { max: 2000, rules: { unique: [['employee']] } },
    ),
    details: longText(),
    gross_amount: money({ readOnly: true, initial: '0.00' }),
    /** What the employees get. */
    amount: money({ readOnly: true, initial: '0.00' }),
  },
  title: ['invoice_no'],
  list: ['sheet_date', 'invoice_no', 'status', 'branch', 'gross_amount', 'amount', 'due_date'],
  form: {
    main: ['status', 'invoice_no', 'sheet_date', 'due_date', 'branch', 'items', 'details', 'gross_amount', 'amount'],
  },
  search: ['invoice_no', 'details'],
  access: 'books',
  besides: 'EMPLOYEE_SALARY',
});

/** Adds whoever works in the branch (in the agency, of a sheet without one) and is not on it yet, with their pay. */
const fill = defineCommand({ verb: 'fill', entity: salarySheet, from: ['draft'] });

/**
 * Enters it into the books: salaries are owed to each employee, advances kept back settle theirs, the oldest first. 400
 * `sheet_exists` where the branch has one in that month.
 */
const post = defineCommand({
  verb: 'post',
  entity: salarySheet,
  from: ['draft'],
  to: ['posted'],
  right: 'own',
  moves: 'money',
});

/** Pays all that is still owed by it, by one payment voucher. */
const pay = defineCommand({
  verb: 'pay',
  entity: salarySheet,
  from: ['posted'],
  input: {
    ledger: ref('ledger_account', { required: true, among: 'money' }),
    paid_on: date({ required: true, ...BUSINESS }),
  },
  gives: { voucher: integer({ required: true }) },
  right: 'own',
  moves: 'money',
});

const annul = defineCommand({
  verb: 'void',
  entity: salarySheet,
  from: ['posted'],
  to: ['voided'],
  reason: true,
  right: 'own',
  moves: 'money',
});

export const payrollCommands = [fill, post, pay, annul] as const;
