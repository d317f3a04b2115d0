import { BUSINESS } from '../engine/calendar.ts';
import { defineEntity } from '../engine/defineEntity.ts';
import { date, file, image, lines, longText, money, ref, state, text } from '../engine/fields.ts';
import { defineLifecycle } from '../engine/lifecycle.ts';
import { MOST_MONEY } from '../ledger/vouchers/rounding.ts';

/** What is paid of it is no state: it follows from what is outstanding (rule S3). */
export const claimLifecycle = defineLifecycle({
  states: ['draft', 'submitted', 'approved', 'posted', 'rejected', 'voided'],
  initial: 'draft',
  tones: {
    draft: 'info',
    submitted: 'warning',
    approved: 'info',
    posted: 'success',
    rejected: 'error',
    voided: 'error',
  },
  groups: { standing: ['submitted', 'approved', 'posted'] },
});

/** What an employee has spent for the agency and asks back, or accounts for where they were advanced it (rules A2). */
export const expenseClaim = defineEntity({
  name: 'expense_claim',
  collection: 'expense_claims',
  route: 'accounts/expense-claims',
  fields: {
    status: state(claimLifecycle),
    /** `DRAFT-…` until it is posted, then the next number of its series (rules A4). */
    invoice_no: text({ readOnly: true, unique: true, max: 40 }),
    employee: ref('employee', { required: true }),
    /** Counts in the books on this day. */
    claim_date: date({ required: true, ...BUSINESS }),
    branch: ref('branch'),
    items: lines(
      {
        /** Of the expense. */
        ledger: ref('ledger_account', { required: true }),
        spent_on: date({ required: true, ...BUSINESS }),
        details: text({ required: true, max: 255 }),
        amount: money({ required: true, min: 0, max: MOST_MONEY }),
        /** The receipt. */
        image: image(),
      },
      { max: 200 },
    ),
    details: longText(),
    file: file({ sealed: true }),
    amount: money({ readOnly: true, initial: '0.00' }),
    /** What of it is owed to the employee still: nothing of what an advance covers. */
    outstanding: money({ readOnly: true, initial: '0.00' }),
  },
  title: ['invoice_no'],
  list: ['claim_date', 'invoice_no', 'status', 'employee', 'amount', 'outstanding'],
  form: {
    main: [
      'status',
      'invoice_no',
      'employee',
      'claim_date',
      'branch',
      'items',
      'details',
      'file',
      'amount',
      'outstanding',
    ],
  },
  search: ['invoice_no', 'employee', 'details'],
  access: 'books',
});
