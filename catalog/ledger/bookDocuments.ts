import { type Entity, stateFieldOf } from '../engine/defineEntity.ts';
import { billKinds } from '../bills/bills.ts';
import { cheque } from '../banking/cheques/cheque.ts';
import { openingBalance } from './years/openingBalance.ts';
import { expenseClaim } from '../payroll/expenseClaim.ts';
import { salarySheet } from '../payroll/salarySheet.ts';
import { bookingTransfer } from '../hajj/bookings/bookingTransfer.ts';
import { stockKinds } from '../shop/stock/stockDocuments.ts';
import { advanceUse } from '../bills/settlement/advanceUse.ts';
import { refund } from '../bills/settlement/refund.ts';
import { unallocation } from '../bills/settlement/unallocation.ts';
import { withholdingChallan } from '../taxes/withholdingChallan.ts';
import { voucherKinds } from './vouchers/vouchers.ts';
import { yearClose } from './years/yearClose.ts';

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
  [refund.name]: { prefix: 'RF', day: 'refund_date' },
  [salarySheet.name]: { prefix: 'SS', day: 'sheet_date' },
  [expenseClaim.name]: { prefix: 'EC', day: 'claim_date' },
  [cheque.name]: { prefix: 'CQ', day: 'entry_date', bySteps: true },
  [withholdingChallan.name]: { prefix: 'TC', day: 'deposit_date' },
  [advanceUse.name]: { prefix: 'AU', day: 'applied_on' },
  [unallocation.name]: { prefix: 'UA', day: 'taken_on' },
  [bookingTransfer.name]: { prefix: 'BT', day: 'taken_on' },
  [openingBalance.name]: { prefix: 'OP', day: 'opening_date' },
  ...stockKinds,
  [yearClose.name]: { prefix: 'YC', day: 'close_date' },
} as const satisfies Readonly<Record<string, BookDocument>>;

/** Whether a kind of document is written before it is posted. */
export const hasDrafts = (entity: Entity): boolean => stateFieldOf(entity)?.[1].options?.includes('draft') === true;
