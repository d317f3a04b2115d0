import { mount } from '../engine/wire.ts';
import { billKinds } from './bills.ts';
import { voucherKinds } from '../ledger/vouchers/vouchers.ts';

/** Documents that the family knows by their numbers (contract 3.5). */
export const invoiceNames: readonly string[] = [...Object.keys(voucherKinds), ...Object.keys(billKinds)];

/** Other names of the call that reads one. */
const otherNames: Readonly<Record<string, readonly string[]>> = { sales: ['receipt_voucher'] };

/** Paths of the calls that read a document by its number. */
export const invoicePaths = (name: string): readonly string[] =>
  [name, ...(otherNames[name] ?? [])].map(one => `${mount(name)}/${one}_by_invoice_no`);
