import type { CommandHandlers } from '../engine/context/host.ts';
import { mailingHandler } from '../engine/letters/mailing.ts';
import { bookLine } from './banking/bookLine.ts';
import { bringRowsForward, explainLine, matchRows, unmatchRows } from './banking/matchHandlers.ts';
import { finishStatement, reopenStatement } from './banking/statementHandlers.ts';
import { issueBill, voidBill } from './bills/billHandlers.ts';
import { settleBill } from './bills/payBill.ts';
import { unallocate, voidUnallocationHandler } from './bills/settlement/unallocate.ts';
import { applyAdvance, voidAdvanceUseHandler } from './bills/settlement/useAdvance.ts';
import { closeCashHandler, confirmCashHandler, reopenCashHandler } from './banking/cash/cashHandlers.ts';
import { bounceHandler } from './banking/cheques/bounceHandler.ts';
import {
  cancelHandler,
  clearHandler,
  depositHandler,
  enterHandler,
  matureHandler,
} from './banking/cheques/chequeHandlers.ts';
import { overLimit } from './ledger/vouchers/postingLimit.ts';
import { fillSheet, postSheet, voidSheet } from './payroll/sheetHandlers.ts';
import { approveClaim, payClaim, postClaim, voidClaim } from './payroll/claimHandlers.ts';
import { paySheet } from './payroll/paySheet.ts';
import { postRefund, voidRefund } from './bills/settlement/refundHandlers.ts';
import { issueCertificate } from './taxes/certificateHandlers.ts';
import { postChallan, voidChallan } from './taxes/challanHandlers.ts';
import {
  approveVoucherHandler,
  postVoucherHandler,
  reverseVoucherHandler,
  submitVoucherHandler,
  voidVoucherHandler,
} from './ledger/vouchers/voucherHandlers.ts';
import { creditNoteMailing, invoiceMailing } from './bills/mailBill.ts';
import { receiptMailing } from './ledger/vouchers/mailReceipt.ts';
import { statementMailing } from './bills/statement/mailStatement.ts';
import { postBackfillHandler } from './ledger/backfill/postBackfill.ts';
import { postOpeningHandler, replaceOpeningHandler } from './ledger/years/openingHandlers.ts';
import { approveReopeningHandler, askReopeningHandler, declineReopeningHandler } from './ledger/years/reopening.ts';
import { closeYearHandler, reopenYearHandler } from './ledger/years/yearHandlers.ts';
import { recordDonationHandler } from './donations/recordDonation.ts';
import { hajjHandlers } from './hajj/hajjHandlers.ts';
import { recountRequest } from './purchasing/keepRequest.ts';
import { billHandler } from './purchasing/billGoods.ts';
import {
  approvePrices,
  cancelPurchase,
  closePurchase,
  confirmPurchase,
  payBillAndConfirm,
} from './purchasing/purchaseMoves.ts';
import { purchaseMailing, requestMailing, sendPurchase } from './purchasing/mailVendor.ts';
import { receiveHandler } from './purchasing/receiveGoods.ts';
import { approveRequest, createFromRequest, sendRequest, submitRequest } from './purchasing/requestMoves.ts';
import { requestLowStock } from './purchasing/requestLowStock.ts';
import { returnHandler } from './purchasing/returnGoods.ts';
import { postStock } from './shop/stock/postStock.ts';
import { startCountHandler } from './shop/stock/startCount.ts';
import {
  cancelOpenHandler,
  cancelHandler as cancelOrder,
  confirmHandler,
  deliverHandler,
  placeHandler,
} from './shop/orders/orderMoves.ts';
import { orderMailing } from './shop/orders/mailOrder.ts';
import { inspectReturn } from './shop/orders/inspectReturn.ts';
import { refundOrder } from './shop/orders/refundOrder.ts';
import { receiveReturn, refuseDelivery, requestReturn } from './shop/orders/requestReturn.ts';
import { takeOrderPayment } from './shop/orders/payOrder.ts';
import { shipHandler } from './shop/orders/shipOrder.ts';
import { undoImportHandler } from './imports/undoImport.ts';
import { openTicketHandler } from './support/tickets/openTicket.ts';
import { followUpTicket, mergeTicket } from './support/tickets/mergeTicket.ts';
import {
  amendTicket,
  assignTicket,
  awaitCustomer,
  closeTicket,
  hearTicket,
  holdTicket,
  markSpam,
  noteTicket,
  notSpam,
  reassignTicket,
  reopenTicket,
  replyTicket,
  resolveTicket,
  takeUp,
  transferTicket,
  wakeTicket,
} from './support/tickets/ticketHandlers.ts';
import { activate, setPasswordHandler, suspend } from './people/accounts.ts';
import { billMemberHandler } from './people/subscriptions/billMember.ts';
import { ofPaidDues } from './people/subscriptions/ofPaidDues.ts';

/** What the host does in the commands that are more than a step. */
export const handlers: CommandHandlers = {
  ...hajjHandlers,
  record_donation: recordDonationHandler,
  refund_donation: { guards: [overLimit] },
  bill_member: billMemberHandler,
  suspend_user: suspend,
  activate_user: activate,
  set_password_user: setPasswordHandler,
  post_payment_voucher: postVoucherHandler(),
  submit_payment_voucher: submitVoucherHandler(),
  approve_payment_voucher: approveVoucherHandler(),
  void_payment_voucher: voidVoucherHandler(),
  reverse_payment_voucher: reverseVoucherHandler(),
  post_receipt_voucher: postVoucherHandler(),
  submit_receipt_voucher: submitVoucherHandler(),
  approve_receipt_voucher: approveVoucherHandler(),
  void_receipt_voucher: voidVoucherHandler(ofPaidDues),
  reverse_receipt_voucher: reverseVoucherHandler(ofPaidDues),
  post_contra: postVoucherHandler(),
  submit_contra: submitVoucherHandler(),
  approve_contra: approveVoucherHandler(),
  void_contra: voidVoucherHandler(),
  reverse_contra: reverseVoucherHandler(),
  post_journal: postVoucherHandler(),
  submit_journal: submitVoucherHandler(),
  approve_journal: approveVoucherHandler(),
  void_journal: voidVoucherHandler(),
  reverse_journal: reverseVoucherHandler(),
  issue_sales: issueBill(),
  void_sales: voidBill(),
  take_payment_sales: settleBill(),
  pay_purchase: settleBill(),
  apply_advance_sales: applyAdvance(),
  apply_advance_purchase: applyAdvance(),
  unallocate_sales: unallocate(),
  unallocate_purchase: unallocate(),
  void_advance_use: voidAdvanceUseHandler,
  void_unallocation: voidUnallocationHandler,
  mail_statement_party: mailingHandler(statementMailing),
  mail_bill_sales: mailingHandler(invoiceMailing),
  mail_bill_credit_note: mailingHandler(creditNoteMailing),
  mail_receipt_receipt_voucher: mailingHandler(receiptMailing),
  post_refund: postRefund,
  void_refund: voidRefund,
  fill_salary_sheet: fillSheet,
  post_salary_sheet: postSheet,
  pay_salary_sheet: paySheet,
  void_salary_sheet: voidSheet,
  approve_expense_claim: approveClaim,
  post_expense_claim: postClaim,
  pay_expense_claim: payClaim,
  void_expense_claim: voidClaim,
  enter_cheque: enterHandler,
  mature_cheque: matureHandler,
  deposit_cheque: depositHandler,
  clear_cheque: clearHandler,
  bounce_cheque: bounceHandler,
  cancel_cheque: cancelHandler,
  close_cash_cash_close: closeCashHandler,
  confirm_cash_close: confirmCashHandler,
  reopen_cash_cash_close: reopenCashHandler,
  post_withholding_challan: postChallan,
  void_withholding_challan: voidChallan,
  issue_withholding_certificate: issueCertificate,
  issue_purchase: issueBill(),
  void_purchase: voidBill(),
  issue_credit_note: issueBill(),
  void_credit_note: voidBill(),
  issue_debit_note: issueBill(),
  void_debit_note: voidBill(),
  ask_reopening_accounting_period: askReopeningHandler,
  approve_reopening_accounting_period: approveReopeningHandler,
  decline_reopening_accounting_period: declineReopeningHandler,
  close_year_fiscal_year: closeYearHandler,
  reopen_year_fiscal_year: reopenYearHandler,
  post_opening_balance: postOpeningHandler,
  replace_opening_balance: replaceOpeningHandler,
  match_bank_statement: matchRows,
  unmatch_bank_statement: unmatchRows,
  explain_bank_statement: explainLine,
  book_bank_statement: bookLine,
  bring_forward_bank_statement: bringRowsForward,
  finish_bank_statement: finishStatement,
  reopen_bank_statement: reopenStatement,
  post_stock_opening_stock: postStock(),
  post_stock_stock_adjustment: postStock(),
  post_stock_stock_transfer: postStock(),
  start_count_stock_count: startCountHandler,
  post_stock_stock_count: postStock(),
  place_order: placeHandler,
  confirm_order: confirmHandler,
  cancel_order: cancelOrder,
  ship_order: shipHandler,
  cancel_open_order: cancelOpenHandler,
  deliver_order: deliverHandler,
  take_payment_order: takeOrderPayment,
  request_return_order: requestReturn,
  refuse_delivery_order: refuseDelivery,
  refund_order: refundOrder,
  mail_order_order: mailingHandler(orderMailing),
  receive_return_order_return: receiveReturn,
  inspect_return_order_return: inspectReturn,
  submit_purchase_request: submitRequest,
  send_purchase_request: sendRequest,
  mail_purchase_request: mailingHandler(requestMailing),
  send_purchase_final: sendPurchase,
  mail_purchase_final: mailingHandler(purchaseMailing),
  recount_purchase_request: recountRequest,
  create_from_low_stock_purchase_request: requestLowStock,
  approve_purchase_request: approveRequest,
  create_from_purchase_request_purchase_final: createFromRequest,
  confirm_purchase_final: confirmPurchase,
  approve_prices_purchase_final: approvePrices,
  receive_purchase_final: receiveHandler,
  bill_purchase_final: billHandler,
  paybill_and_confirm_purchase_final: payBillAndConfirm,
  return_to_vendor_purchase_final: returnHandler,
  close_purchase_final: closePurchase,
  cancel_purchase_final: cancelPurchase,
  post_older_book_setting: postBackfillHandler,
  take_up_ticket: takeUp,
  amend_ticket: amendTicket,
  assign_ticket: assignTicket,
  reassign_ticket: reassignTicket,
  transfer_department_ticket: transferTicket,
  reply_ticket: replyTicket,
  note_ticket: noteTicket,
  hear_ticket: hearTicket,
  await_customer_ticket: awaitCustomer,
  hold_ticket: holdTicket,
  wake_ticket: wakeTicket,
  resolve_ticket: resolveTicket,
  reopen_ticket: reopenTicket,
  close_ticket: closeTicket,
  follow_up_ticket: followUpTicket,
  merge_ticket: mergeTicket,
  mark_spam_ticket: markSpam,
  not_spam_ticket: notSpam,
  open_ticket_contact: openTicketHandler,
  undo_import_run: undoImportHandler,
};
