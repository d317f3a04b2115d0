import { BUSINESS } from '../calendar.ts';
import { defineEntity } from '../defineEntity.ts';
import { date, file, longText, money, ref, state, text } from '../fields.ts';
import { defineLifecycle } from '../lifecycle.ts';
import { requestItems } from './requestItems.ts';

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
    items: requestItems,
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
  search: ['request_no', 'details'],
  access: 'books',
  checks: [{ name: 'needed', left: 'needed_by', is: '>=', right: 'request_date' }],
});
