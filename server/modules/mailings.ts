import type { Mailings } from '../engine/letters/letterRoutes.ts';
import type { Mailing } from '../engine/letters/mailing.ts';
import { creditNoteMailing, invoiceMailing } from './bills/mailBill.ts';
import { receiptMailing } from './ledger/vouchers/mailReceipt.ts';
import { statementMailing } from './bills/statement/mailStatement.ts';
import { purchaseMailing, requestMailing } from './purchasing/mailVendor.ts';
import { orderMailing } from './shop/orders/mailOrder.ts';

// What each is given is read by the fields of its own command, which the general type forgets.
const general = (mailing: unknown): Mailing => mailing as Mailing;

/** Mails that are seen before they are sent. */
export const mailings: Mailings = {
  mail_order_order: general(orderMailing),
  mail_statement_party: general(statementMailing),
  mail_bill_sales: general(invoiceMailing),
  mail_bill_credit_note: general(creditNoteMailing),
  mail_receipt_receipt_voucher: general(receiptMailing),
  mail_purchase_request: general(requestMailing),
  mail_purchase_final: general(purchaseMailing),
};
