import { BUSINESS } from '../engine/calendar.ts';
import { defineEntity } from '../engine/defineEntity.ts';
import { date, lines, longText, money, ref, state, text } from '../engine/fields.ts';
import { postedLifecycle } from '../engine/documentLifecycles.ts';

/** What the employees of a branch have earned in the month of its day, and what of it is paid out (rules A2). */
export const salarySheet = defineEntity({
  name: 'salary_sheet',
  collection: 'salary_sheets',
  route: 'accounts/salary-sheets',
  fields: {
    status: state(postedLifecycle),
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
        /** Income tax that is kept back and paid over to the state. */
        salary_tax: money({ min: 0, initial: '0.00' }),
        /** What of an advance is kept back. */
        advance_recovered: money({ required: true, min: 0, initial: '0.00' }),
        /** What of the pay is owed still; nothing before it is posted, and once it is void. */
        outstanding: money({ readOnly: true, initial: '0.00' }),
      },
      { max: 2000, rules: { unique: [['employee']] } },
    ),
    details: longText(),
    gross_amount: money({ readOnly: true, initial: '0.00' }),
    /** What the employees get. */
    amount: money({ readOnly: true, initial: '0.00' }),
    /** What of that is not paid; nothing while it is a draft, and once it is void. */
    outstanding: money({ readOnly: true, initial: '0.00' }),
  },
  title: ['invoice_no'],
  list: ['sheet_date', 'invoice_no', 'status', 'branch', 'due_date', 'amount', 'outstanding'],
  form: {
    main: [
      'status',
      'invoice_no',
      'sheet_date',
      'due_date',
      'branch',
      'items',
      'details',
      'gross_amount',
      'amount',
      'outstanding',
    ],
  },
  search: ['invoice_no', 'details'],
  access: 'books',
  extraPermission: 'EMPLOYEE_SALARY',
});
