import { decimal, integer, lines, money, ref } from '../engine/fields.ts';
import { defineBill } from './defineBill.ts';

/**
 * What of a line, counted from 1, is entered on another ledger than the line's own, on the same side: goods cost another
 * price than the one they are billed or received at. A bill that has any is that of goods, which are never void (K10).
 */
const differences = lines(
  {
    bill_line: integer({ required: true }),
    ledger: ref('ledger_account', { required: true }),
    amount: money({ required: true }),
  },
  { readOnly: true },
);

/** What is taken from all that is paid of a bill, by tax, as it was when the bill was issued; payments take their parts. */
const withholdings = lines(
  {
    tax: ref('tax_code', { required: true }),
    /** The bill's base, or its VAT. */
    base_amount: money({ required: true }),
    percent: decimal({ required: true }),
    tax_amount: money({ required: true }),
  },
  { readOnly: true },
);

/** What a customer owes for what the agency has sold. */
export const sales = defineBill({
  name: 'sales',
  collection: 'sales',
  route: 'sale-management/sales',
  day: 'sales_date',
  more: {},
});

/** What the agency owes a vendor. */
export const purchase = defineBill({
  name: 'purchase',
  collection: 'purchases',
  route: 'acccount-management/accounts',
  day: 'purchase_date',
  /** What is taken from each payment of it, and paid to the state instead (rule S6). */
  more: { tds: ref('tax_code'), vds: ref('tax_code'), withholdings, differences },
});

/** Takes from what a customer owes, as for a return. */
export const creditNote = defineBill({
  name: 'credit_note',
  collection: 'credit_notes',
  route: 'accounts/credit-notes',
  day: 'credit_note_date',
  more: {},
});

/** Takes from what the agency owes a vendor. */
export const debitNote = defineBill({
  name: 'debit_note',
  collection: 'debit_notes',
  route: 'accounts/debit-notes',
  day: 'debit_note_date',
  more: { differences },
});

/** What a bill is to the books: where its day stands, its prefix, and on which side of which control account it is. */
export const billKinds = {
  sales: { prefix: 'SA', day: 'sales_date', account: 'receivable', side: 'debit', tax: 'output' },
  purchase: { prefix: 'PU', day: 'purchase_date', account: 'payable', side: 'credit', tax: 'input' },
  credit_note: { prefix: 'CN', day: 'credit_note_date', account: 'receivable', side: 'credit', tax: 'output' },
  debit_note: { prefix: 'DN', day: 'debit_note_date', account: 'payable', side: 'debit', tax: 'input' },
} as const;
export type BillName = keyof typeof billKinds;
export type BillKind = (typeof billKinds)[BillName];
