import { BUSINESS } from '../engine/calendar.ts';
import { defineEntity } from '../engine/defineEntity.ts';
import { date, file, longText, money, ref, state, text } from '../engine/fields.ts';
import { purchaseStatus } from '../shop/purchaseStatus.ts';
import { requestItems } from './requestItems.ts';
import { requestLifecycle } from './requestLifecycle.ts';

/** What somebody asks to be bought. */
export const purchaseRequest = defineEntity({
  name: 'purchase_request',
  collection: 'purchase_requests',
  route: 'purchase-management/purchase-requests',
  fields: {
    status: state(requestLifecycle, purchaseStatus),
    /** `DRAFT-…` until it is submitted, then the next number of its series (rules A4). */
    request_no: text({ readOnly: true, unique: true, max: 40 }),
    request_date: date({ required: true, ...BUSINESS }),
    needed_by: date(BUSINESS),
    /** From whom, where that is known. */
    party: ref('party', { among: 'vendors' }),
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
