import type { PaperKinds } from '../engine/papers/PaperKind.ts';
import { chequePapers } from './banking/cheques/paper/chequePapers.ts';
import { billPapers } from './bills/paper/billPapers.ts';
import { refundPapers } from './bills/settlement/paper/refundPapers.ts';
import { bookingPapers } from './hajj/bookings/paper/bookingPapers.ts';
import { voucherPapers } from './ledger/vouchers/paper/voucherPapers.ts';
import { orderPapers } from './shop/orders/paper/orderPapers.ts';
import { statementPapers } from './bills/statement/statementPapers.ts';
import { payslipPapers } from './payroll/paper/payslipPapers.ts';
import { purchasePapers } from './purchasing/paper/purchasePapers.ts';

/** Every kind of paper that the host draws, by the name under which it is asked for. */
export const paperKinds: PaperKinds = {
  ...billPapers,
  ...voucherPapers,
  ...chequePapers,
  ...refundPapers,
  ...bookingPapers,
  ...orderPapers,
  ...purchasePapers,
  ...statementPapers,
  ...payslipPapers,
};
