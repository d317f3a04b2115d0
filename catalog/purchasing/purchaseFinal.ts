import { BUSINESS } from '../engine/calendar.ts';
import { defineEntity } from '../engine/defineEntity.ts';
import { choice, date, lines, longText, money, ref, state, text } from '../engine/fields.ts';
import { purchaseStatus } from '../shop/purchaseStatus.ts';
import { purchaseItems } from './purchaseItems.ts';
import { purchaseLifecycle } from './purchaseLifecycle.ts';
import { billStates, purchasePayments, receiptStates } from './purchaseStatus.ts';

const kept = money({ readOnly: true, initial: '0.00' });

/** An order to a vendor: what of it was received, billed and paid is derived beside its one lifecycle (rules B3). */
export const purchaseFinal = defineEntity({
  name: 'purchase_final',
  collection: 'purchase_finals',
  route: 'purchasefinal-management/purchase-final',
  fields: {
    status: state(purchaseLifecycle, purchaseStatus),
    /** `DRAFT-…` until it is confirmed, then the next number of its series (rules A4). */
    purchase_no: text({ readOnly: true, unique: true, max: 40 }),
    purchase_request: ref('purchase_request', { readOnly: true }),
    party: ref('party', { required: true, among: 'vendors' }),
    order_date: date({ required: true, ...BUSINESS }),
    /** Day on which the vendor is to deliver. */
    expected_on: date(BUSINESS),
    /** Day on which the vendor first had it, by mail or on paper. */
    sent_on: date({ readOnly: true }),
    /** Where it arrives. */
    branch: ref('branch', { required: true }),
    items: purchaseItems,
    details: longText(),
    net_amount: kept,
    tax_amount: kept,
    amount: kept,
    receipt_status: choice(receiptStates, { readOnly: true, initial: 'none' }),
    bill_status: choice(billStates, { readOnly: true, initial: 'none' }),
    payment_status: choice(purchasePayments, { readOnly: true, initial: 'unpaid' }),
    /** What its bills come to, less what was sent back. */
    billed_amount: kept,
    paid_amount: kept,
    /** The vendor's bills of it, in the order in which they came. */
    bills: lines(
      { purchase: ref('purchase', { required: true }), billed_on: date({ required: true }) },
      { readOnly: true },
    ),
  },
  title: ['purchase_no'],
  list: ['order_date', 'purchase_no', 'party', 'status', 'receipt_status', 'bill_status', 'payment_status', 'amount'],
  form: {
    main: [
      'status',
      'purchase_no',
      'purchase_request',
      'party',
      'order_date',
      'expected_on',
      'sent_on',
      'branch',
      'items',
      'details',
      'net_amount',
      'tax_amount',
      'amount',
      'receipt_status',
      'bill_status',
      'payment_status',
      'billed_amount',
      'paid_amount',
      'bills',
    ],
  },
  search: ['purchase_no', 'party', 'details'],
  access: 'books',
  checks: [{ name: 'expected', left: 'expected_on', is: '>=', right: 'order_date' }],
});
