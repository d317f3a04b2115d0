import { PAST } from '../../engine/calendar.ts';
import { defineEntity } from '../../engine/defineEntity.ts';
import { date, integer, lines, longText, money, ref, state, text } from '../../engine/fields.ts';
import { defineLifecycle } from '../../engine/lifecycle.ts';

const lifecycle = defineLifecycle({
  states: ['draft', 'closed', 'handed_over', 'reopened'],
  initial: 'draft',
  tones: { draft: 'info', closed: 'warning', handed_over: 'success', reopened: 'error' },
});

/** Number series of closes. */
export const CLOSE_PREFIX = 'CL';

/** A cash ledger as it was counted at the end of a day, and to whom the money was handed. */
export const cashClose = defineEntity({
  name: 'cash_close',
  collection: 'cash_closes',
  route: 'accounts/cash-closes',
  fields: {
    status: state(lifecycle),
    invoice_no: text({ readOnly: true, unique: true, max: 40 }),
    ledger: ref('ledger_account', { required: true, among: 'cash' }),
    /** Nothing is posted into the ledger on this day or before any more. */
    close_date: date({ required: true, ...PAST }),
    /** Notes and coins by what each of them is worth; every one that the agency counts where nothing is said. */
    items: lines(
      {
        denomination: money({ required: true, min: 0 }),
        pieces: integer({ required: true, min: 0, initial: 0 }),
      },
      { max: 40, rules: { unique: [['denomination']] } },
    ),
    counted_amount: money({ readOnly: true, initial: '0.00' }),
    /** What the books have at the end of the day. */
    book_amount: money({ readOnly: true, initial: '0.00' }),
    /** Counted less book: above zero there is more than there should be. */
    cash_difference: money({ readOnly: true, initial: '0.00' }),
    difference_reason: longText(),
    /** Who takes the money over, and says so. */
    handed_to: ref('employee', { required: true }),
    branch: ref('branch'),
    details: longText(),
  },
  title: ['invoice_no'],
  list: [
    'close_date',
    'invoice_no',
    'ledger',
    'status',
    'counted_amount',
    'book_amount',
    'cash_difference',
    'handed_to',
  ],
  form: {
    main: [
      'status',
      'invoice_no',
      'ledger',
      'close_date',
      'items',
      'counted_amount',
      'book_amount',
      'cash_difference',
      'difference_reason',
      'handed_to',
      'branch',
      'details',
    ],
  },
  search: ['invoice_no', 'difference_reason', 'details'],
  access: 'books',
});
