import type { EntityName } from '../engine/names.ts';
import { billKinds } from '../bills/bills.ts';
import { settlementKinds } from '../bills/settlement/settlementKinds.ts';
import { chequeKind } from '../banking/cheques/cheque.ts';
import { transferKind } from '../hajj/bookings/bookingTransfer.ts';
import { voucherKinds } from '../ledger/vouchers/vouchers.ts';
import { yearKinds } from '../ledger/years/yearKinds.ts';
import { payrollKinds } from '../payroll/payrollKinds.ts';
import { stockKinds } from '../shop/stock/stockDocuments.ts';
import { challanKind } from '../taxes/challanKind.ts';

/** A kind of document of the books: the prefix of its numbers, and where its day stands. */
export interface BookDocument {
  readonly prefix: string;
  readonly day: string;
  /** It is posted step by step, of which a check of its own knows. */
  readonly bySteps?: true;
  /** It posts nothing where it comes to nothing, and its number stands on it alone. */
  readonly mayPostNothing?: true;
}

/**
 * Every kind of document that posts under numbers of its own, by its wire name. What asks something of all of them, such
 * as a verification or the close of a year, asks it of these.
 */
export const bookDocuments = {
  ...voucherKinds,
  ...billKinds,
  ...settlementKinds,
  ...payrollKinds,
  cheque: chequeKind,
  withholding_challan: challanKind,
  booking_transfer: transferKind,
  ...yearKinds,
  ...stockKinds,
} as const satisfies Partial<Record<EntityName, BookDocument>>;
