import { BUSINESS } from '../engine/calendar.ts';
import { defineCommand, IN_BOOKS } from '../engine/defineCommand.ts';
import { defineEntity } from '../engine/defineEntity.ts';
import { date, file, longText, money, ref, state, text } from '../engine/fields.ts';
import { postedLifecycle } from '../engine/documentLifecycles.ts';
import { withheldItems } from './withheldItems.ts';

/**
 * What was withheld by a tax until a day, as it is paid to the treasury: one deposit, known there by the number of its
 * challan. A draft tells what it would come to; posted, it says which withholdings it has paid over (rule S6).
 */
export const withholdingChallan = defineEntity({
  name: 'withholding_challan',
  collection: 'withholding_challans',
  route: 'accounts/withholding-challans',
  fields: {
    status: state(postedLifecycle),
    invoice_no: text({ readOnly: true, unique: true, max: 40 }),
    deposit_date: date({ required: true, ...BUSINESS }),
    tax: ref('tax_code', { required: true }),
    withheld_until: date({ required: true, ...BUSINESS }),
    /** Cash or bank that it leaves. */
    ledger: ref('ledger_account', { required: true, among: 'money' }),
    /** Number and bank of the treasury's receipt. */
    challan_no: text({ required: true, max: 40 }),
    challan_bank: text({ max: 100 }),
    branch: ref('branch'),
    amount: money({ readOnly: true, initial: '0.00' }),
    items: withheldItems,
    details: longText(),
    file: file({ sealed: true }),
  },
  title: ['invoice_no', 'challan_no'],
  list: ['deposit_date', 'invoice_no', 'status', 'tax', 'challan_no', 'withheld_until', 'amount', 'branch'],
  form: {
    main: [
      'status',
      'invoice_no',
      'deposit_date',
      'tax',
      'withheld_until',
      'ledger',
      'challan_no',
      'challan_bank',
      'branch',
      'amount',
      'items',
      'details',
      'file',
    ],
  },
  search: ['invoice_no', 'challan_no', 'details'],
  access: 'books',
  checks: [{ name: 'days', left: 'withheld_until', is: '<=', right: 'deposit_date' }],
});

/** The state in which everything may still be changed, and what stays in any other. */
export const challanSettlement = {
  open: 'draft',
  keeps: ['deposit_date', 'tax', 'withheld_until', 'ledger', 'challan_no', 'challan_bank', 'branch'],
} as const;

const post = defineCommand({
  verb: 'post',
  entity: withholdingChallan,
  from: ['draft'],
  to: ['posted'],
  ...IN_BOOKS,
});

/** Takes the deposit back on its own day: what was withheld is owed to the treasury again. */
const annul = defineCommand({
  verb: 'void',
  entity: withholdingChallan,
  from: ['posted'],
  to: ['voided'],
  reason: true,
  ...IN_BOOKS,
});

export const challanCommands = [post, annul] as const;
