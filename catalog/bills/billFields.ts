import { BUSINESS } from '../engine/calendar.ts';
import { date, decimal, file, lines, longText, money, ref, state, text } from '../engine/fields.ts';
import { issuedLifecycle } from '../engine/documentLifecycles.ts';
import { settlementFields } from './settlement/settlementFields.ts';
import { MOST_MONEY } from '../ledger/vouchers/rounding.ts';

/** Billed line by line: quantity times rate, rounded, less its discount, and the tax of what is left (rule R1). */
const items = lines({
  ledger: ref('ledger_account', { required: true }),
  sub_ledger: ref('sub_ledger_account'),
  details: text({ max: 255 }),
  quantity: decimal({ required: true, min: 0, initial: '1' }),
  rate: money({ required: true, min: 0, max: MOST_MONEY, initial: '0.00' }),
  /** Taken off the line as a whole; nothing where none is told. */
  discount: money({ min: 0, max: MOST_MONEY }),
  tax: ref('tax_code'),
  /** Told where the bill is a part of something whose tax is rounded as a whole; else it is worked out. */
  tax_amount: money({ min: 0, max: MOST_MONEY }),
});

/** What bills of every kind say. */
export const billFields = {
  /** What is paid of it is no state: it follows from its allocations (rules S3, B6). */
  status: state(issuedLifecycle),
  /** `DRAFT-…` until it is issued, then the next number of its series (rules A4). */
  invoice_no: text({ readOnly: true, unique: true, max: 40 }),
  party: ref('party', { required: true }),
  branch: ref('branch'),
  due_date: date(BUSINESS),
  items,
  /** Taken off the whole, spread over the lines before their tax. */
  discount: money({ min: 0, max: MOST_MONEY }),
  details: longText(),
  file: file({ sealed: true }),
  /** Its amounts are in this currency, at this rate; in the agency's own where none is named. */
  currency: ref('currency'),
  exchange_rate: decimal({ min: 0 }),
  net_amount: money({ readOnly: true, initial: '0.00' }),
  tax_amount: money({ readOnly: true, initial: '0.00' }),
  amount: money({ readOnly: true, initial: '0.00' }),
  /** What of it is not settled; nothing while it is a draft, and once it is void. */
  outstanding: money({ readOnly: true, initial: '0.00' }),
  /** The number under which the other side knows it. */
  ref_invoice_no: text({ max: 60 }),
  ...settlementFields,
} as const;
