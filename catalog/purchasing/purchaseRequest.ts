import { BUSINESS } from '../calendar.ts';
import { defineEntity } from '../defineEntity.ts';
import { date, file, image, integer, lines, longText, money, ref, state, text } from '../fields.ts';
import { defineLifecycle } from '../lifecycle.ts';
import { MOST_PIECES } from '../shop/stock/stockItem.ts';
import { MOST_PRICE } from './purchaseItems.ts';

/** Rules B3: what is wanted is approved before it is ordered, and then ordered at once or in parts. */
const requestLifecycle = defineLifecycle({
  states: [
    'draft',
    'submitted',
    'approved',
    'rejected',
    'sent',
    'partially_converted',
    'converted',
    'closed',
    'cancelled',
  ],
  initial: 'draft',
  tones: {
    draft: 'info',
    submitted: 'warning',
    approved: 'success',
    rejected: 'error',
    partially_converted: 'warning',
    converted: 'success',
    cancelled: 'error',
  },
});

/** What somebody asks to be bought. */
export const purchaseRequest = defineEntity({
  name: 'purchase_request',
  collection: 'purchase_requests',
  route: 'purchase-management/purchase-requests',
  fields: {
    status: state(requestLifecycle),
    /** `DRAFT-…` until it is submitted, then the next number of its series (rules A4). */
    request_no: text({ readOnly: true, unique: true, max: 40 }),
    request_date: date({ required: true, ...BUSINESS }),
    needed_by: date(BUSINESS),
    /** From whom, where that is known. */
    party: ref('party'),
    /** Where it is to arrive. */
    branch: ref('branch', { required: true }),
    items: lines(
      {
        stock_item: ref('stock_item', { required: true }),
        quantity: integer({ required: true, min: 1, max: MOST_PIECES, initial: 1 }),
        estimated_price: money({ required: true, min: 0, max: MOST_PRICE, initial: '0.00' }),
        note: text({ max: 255 }),
        image: image(),
        /** Pieces of it in purchases, without those that were given up there. */
        ordered: integer({ readOnly: true, min: 0, initial: 0 }),
      },
      {
        rules: {
          unique: [['stock_item']],
          checks: [{ name: 'ordered', left: 'ordered', is: '<=', right: 'quantity' }],
        },
      },
    ),
    details: longText(),
    /** An offer, or what else belongs to it. */
    file: file({ sealed: true }),
    /** By its estimated prices. */
    amount: money({ readOnly: true, initial: '0.00' }),
    sent_on: date({ readOnly: true }),
  },
  title: ['request_no'],
  list: ['request_date', 'request_no', 'status', 'party', 'needed_by', 'amount', 'branch'],
  form: {
    main: [
      'status',
      'request_no',
      'request_date',
      'needed_by',
      'party',
      'branch',
      'items',
      'details',
      'file',
      'amount',
      'sent_on',
    ],
  },
  search: ['request_no', 'party', 'details'],
  access: 'books',
  checks: [{ name: 'needed', left: 'needed_by', is: '>=', right: 'request_date' }],
});
