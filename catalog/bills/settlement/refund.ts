import { BUSINESS } from '../../engine/calendar.ts';
import { defineCommand, IN_BOOKS } from '../../engine/defineCommand.ts';
import { defineEntity, namesOf } from '../../engine/defineEntity.ts';
import { choice, date, decimal, file, integer, longText, money, ref, state, text } from '../../engine/fields.ts';
import { postedLifecycle } from '../../engine/documentLifecycles.ts';
import { paidDocuments } from '../../payables/paidDocuments.ts';
import { MOST_MONEY } from '../../ledger/vouchers/rounding.ts';

/** Money that goes back: to a customer who has paid in advance or was credited, or from a vendor (rules A2). */
export const refund = defineEntity({
  name: 'refund',
  collection: 'refunds',
  route: 'accounts/refunds',
  fields: {
    status: state(postedLifecycle),
    invoice_no: text({ readOnly: true, unique: true, max: 40 }),
    refund_date: date({ required: true, ...BUSINESS }),
    direction: choice(['to_customer', 'from_vendor'], { required: true, initial: 'to_customer' }),
    party: ref('party', { required: true }),
    /** Cash or bank that it leaves or comes into. */
    ledger: ref('ledger_account', { required: true, among: 'money' }),
    amount: money({ required: true, min: 0, max: MOST_MONEY }),
    /** Its amount is in this currency, at this rate; in the agency's own where none is named (rule S6). */
    currency: ref('currency'),
    exchange_rate: decimal({ min: 0 }),
    branch: ref('branch'),
    /** The document whose money it gives back; it takes from nothing else then. */
    ...paidDocuments,
    document_type: text({ readOnly: true, max: 40 }),
    document_id: integer({ readOnly: true }),
    details: longText(),
    file: file({ sealed: true }),
  },
  title: ['invoice_no'],
  list: ['refund_date', 'invoice_no', 'status', 'direction', 'party', 'amount', 'branch'],
  form: {
    main: [
      'status',
      'invoice_no',
      'refund_date',
      'direction',
      'party',
      'ledger',
      'amount',
      'currency',
      'exchange_rate',
      'branch',
      ...namesOf(paidDocuments),
      'details',
      'file',
    ],
  },
  search: ['invoice_no', 'party', 'details'],
  access: 'books',
});

/** Enters it; it never goes beyond what may be given back. */
const post = defineCommand({
  verb: 'post',
  entity: refund,
  from: ['draft'],
  to: ['posted'],
  many: true,
  ...IN_BOOKS,
});

const annul = defineCommand({
  verb: 'void',
  entity: refund,
  from: ['posted'],
  to: ['voided'],
  reason: true,
  ...IN_BOOKS,
});

export const refundCommands = [post, annul] as const;

/** Types of the ledgers on which a refundable amount stands, the first before the others, and on which side it stands. */
export const refundable = {
  to_customer: { types: ['refund_payable', 'customer_advance', 'receivable'], side: 'credit' },
  from_vendor: { types: ['vendor_advance', 'payable'], side: 'debit' },
} as const;
