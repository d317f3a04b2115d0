import type { Works } from '../engine/context/host.ts';
import { bookLine } from './banking/bookLine.ts';
import { bringRowsForward, explainLine, matchRows, unmatchRows } from './banking/matchWorks.ts';
import { finishStatement, reopenStatement } from './banking/statementWorks.ts';
import { issueBill, voidBill } from './bills/billWorks.ts';
import { settleBill } from './bills/payBill.ts';
import { unallocate, voidUnallocationWork } from './bills/settlement/unallocate.ts';
import { applyAdvance, voidAdvanceUseWork } from './bills/settlement/useAdvance.ts';
import { closeCashWork, confirmCashWork, reopenCashWork } from './banking/cash/cashWorks.ts';
import { bounceWork } from './banking/cheques/bounceWork.ts';
import { cancelWork, clearWork, depositWork, enterWork, matureWork } from './banking/cheques/chequeWorks.ts';
import { overLimit } from './ledger/vouchers/postingLimit.ts';
import { fillSheet, postSheet, voidSheet } from './payroll/sheetWorks.ts';
import { approveClaim, payClaim, postClaim, voidClaim } from './payroll/claimWorks.ts';
import { paySheet } from './payroll/paySheet.ts';
import { postRefund, voidRefund } from './bills/settlement/refundWorks.ts';
import { issueCertificate } from './taxes/certificateWorks.ts';
import { postChallan, voidChallan } from './taxes/challanWorks.ts';
import {
  approveVoucher,
  postVoucher,
  reverseVoucher,
  submitVoucher,
  voidVoucher,
} from './ledger/vouchers/voucherWorks.ts';
import { mailStatementWork } from './bills/statement/mailStatement.ts';
import { postOlderWork } from './ledger/older/postOlder.ts';
import { postOpeningWork, replaceOpeningWork } from './ledger/years/openingWorks.ts';
import { approveReopeningWork, askReopeningWork, declineReopeningWork } from './ledger/years/reopening.ts';
import { closeYearWork, reopenYearWork } from './ledger/years/yearWorks.ts';
import { recordDonationWork } from './donations/recordDonation.ts';
import { cancelBooking, departWork as departBooking } from './hajj/bookings/endBooking.ts';
import { refundBooking, takeBookingPayment, takeFamilyPayment } from './hajj/bookings/bookingMoney.ts';
import { takeOverWork, voidTransferWork } from './hajj/bookings/cancelledMoney.ts';
import { moveBookingWork } from './hajj/bookings/moveBooking.ts';
import { namePilgrimWork } from './hajj/bookings/namePilgrim.ts';
import { planned } from './hajj/bookings/planned.ts';
import { confirmBooking, giveUpSeat, holdSeatWork, waitWork } from './hajj/bookings/seatMoves.ts';
import { replanBooking, repriceBooking } from './hajj/bookings/termWorks.ts';
import {
  cancelDeparture,
  comeBackWork,
  departureGuards,
  departWork,
  seatsTold,
  unlockListsWork,
} from './hajj/departures/departureWorks.ts';
import { seasonGuards } from './hajj/fly/seasonGuards.ts';
import { waiveMahramWork, withdrawMahramWaiverWork } from './hajj/mahramWaiver.ts';
import { newJourneyWork, transferWork } from './hajj/pilgrims/journeyWorks.ts';
import { reopenFileWork } from './hajj/pilgrims/reopenFile.ts';
import { pilgrimWatches } from './hajj/pilgrims/pilgrimWatches.ts';
import { recountRequest } from './purchasing/keepRequest.ts';
import { billWork } from './purchasing/billGoods.ts';
import {
  approvePrices,
  cancelPurchase,
  closePurchase,
  confirmPurchase,
  payBillAndConfirm,
} from './purchasing/purchaseMoves.ts';
import { receiveWork } from './purchasing/receiveGoods.ts';
import { approveRequest, createFromRequest, sendRequest, submitRequest } from './purchasing/requestMoves.ts';
import { requestLowStock } from './purchasing/requestLowStock.ts';
import { returnWork } from './purchasing/returnGoods.ts';
import { postStock } from './shop/stock/postStock.ts';
import { startCountWork } from './shop/stock/startCount.ts';
import {
  cancelOpenWork,
  cancelWork as cancelOrder,
  confirmWork,
  deliverWork,
  placeWork,
} from './shop/orders/orderMoves.ts';
import { mailOrderWork } from './shop/orders/mailOrder.ts';
import { inspectReturn } from './shop/orders/inspectReturn.ts';
import { refundOrder } from './shop/orders/refundOrder.ts';
import { receiveReturn, refuseDelivery, requestReturn } from './shop/orders/requestReturn.ts';
import { takeOrderPayment } from './shop/orders/payOrder.ts';
import { shipWork } from './shop/orders/shipOrder.ts';
import { openTicketWork } from './support/tickets/openTicket.ts';
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
} from './support/tickets/ticketWorks.ts';
import { activate, setPasswordWork, suspend } from './people/accounts.ts';
import { billMemberWork } from './people/subscriptions/billMember.ts';

/** What the host does in the commands that are more than a step. */
export const works: Works = {
  ...seasonGuards,
  waive_mahram_hajj_passenger_info: waiveMahramWork,
  withdraw_mahram_waiver_hajj_passenger_info: withdrawMahramWaiverWork,
  ...pilgrimWatches,
  new_journey_hajj_passenger_info: newJourneyWork,
  transfer_hajj_passenger_info: transferWork,
  reopen_file_hajj_passenger_info: reopenFileWork,
  ...departureGuards,
  unlock_lists_departure: unlockListsWork,
  mark_full_departure: seatsTold,
  mark_free_departure: seatsTold,
  depart_departure: departWork,
  come_back_departure: comeBackWork,
  cancel_departure: cancelDeparture,
  hold_seat_booking: planned(holdSeatWork),
  wait_for_seat_booking: waitWork,
  confirm_booking: planned(confirmBooking),
  name_pilgrim_booking: namePilgrimWork,
  give_up_seat_booking: giveUpSeat,
  move_booking_booking: moveBookingWork,
  reprice_booking: repriceBooking,
  replan_booking: replanBooking,
  take_payment_booking: takeBookingPayment,
  take_family_payment_booking: takeFamilyPayment,
  refund_booking: refundBooking,
  take_over_booking: takeOverWork,
  depart_booking: departBooking,
  cancel_booking: cancelBooking,
  record_donation: recordDonationWork,
  refund_donation: { guards: [overLimit] },
  bill_member: billMemberWork,
  suspend_user: suspend,
  activate_user: activate,
  set_password_user: setPasswordWork,
  post_payment_voucher: postVoucher(),
  submit_payment_voucher: submitVoucher(),
  approve_payment_voucher: approveVoucher(),
  void_payment_voucher: voidVoucher(),
  reverse_payment_voucher: reverseVoucher(),
  post_receipt_voucher: postVoucher(),
  submit_receipt_voucher: submitVoucher(),
  approve_receipt_voucher: approveVoucher(),
  void_receipt_voucher: voidVoucher(),
  reverse_receipt_voucher: reverseVoucher(),
  post_contra: postVoucher(),
  submit_contra: submitVoucher(),
  approve_contra: approveVoucher(),
  void_contra: voidVoucher(),
  reverse_contra: reverseVoucher(),
  post_journal: postVoucher(),
  submit_journal: submitVoucher(),
  approve_journal: approveVoucher(),
  void_journal: voidVoucher(),
  reverse_journal: reverseVoucher(),
  issue_sales: issueBill(),
  void_sales: voidBill(),
  take_payment_sales: settleBill(),
  pay_purchase: settleBill(),
  apply_advance_sales: applyAdvance(),
  apply_advance_purchase: applyAdvance(),
  unallocate_sales: unallocate(),
  unallocate_purchase: unallocate(),
  void_advance_use: voidAdvanceUseWork,
  void_unallocation: voidUnallocationWork,
  void_booking_transfer: voidTransferWork,
  mail_statement_party: mailStatementWork,
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
  enter_cheque: enterWork,
  mature_cheque: matureWork,
  deposit_cheque: depositWork,
  clear_cheque: clearWork,
  bounce_cheque: bounceWork,
  cancel_cheque: cancelWork,
  close_cash_cash_close: closeCashWork,
  confirm_cash_close: confirmCashWork,
  reopen_cash_cash_close: reopenCashWork,
  post_withholding_challan: postChallan,
  void_withholding_challan: voidChallan,
  issue_withholding_certificate: issueCertificate,
  issue_purchase: issueBill(),
  void_purchase: voidBill(),
  issue_credit_note: issueBill(),
  void_credit_note: voidBill(),
  issue_debit_note: issueBill(),
  void_debit_note: voidBill(),
  ask_reopening_accounting_period: askReopeningWork,
  approve_reopening_accounting_period: approveReopeningWork,
  decline_reopening_accounting_period: declineReopeningWork,
  close_year_fiscal_year: closeYearWork,
  reopen_year_fiscal_year: reopenYearWork,
  post_opening_balance: postOpeningWork,
  replace_opening_balance: replaceOpeningWork,
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
  start_count_stock_count: startCountWork,
  post_stock_stock_count: postStock(),
  place_order: placeWork,
  confirm_order: confirmWork,
  cancel_order: cancelOrder,
  ship_order: shipWork,
  cancel_open_order: cancelOpenWork,
  deliver_order: deliverWork,
  take_payment_order: takeOrderPayment,
  request_return_order: requestReturn,
  refuse_delivery_order: refuseDelivery,
  refund_order: refundOrder,
  mail_order_order: mailOrderWork,
  receive_return_order_return: receiveReturn,
  inspect_return_order_return: inspectReturn,
  submit_purchase_request: submitRequest,
  send_purchase_request: sendRequest,
  recount_purchase_request: recountRequest,
  create_from_low_stock_purchase_request: requestLowStock,
  approve_purchase_request: approveRequest,
  create_from_purchase_request_purchase_final: createFromRequest,
  confirm_purchase_final: confirmPurchase,
  approve_prices_purchase_final: approvePrices,
  receive_purchase_final: receiveWork,
  bill_purchase_final: billWork,
  paybill_and_confirm_purchase_final: payBillAndConfirm,
  return_to_vendor_purchase_final: returnWork,
  close_purchase_final: closePurchase,
  cancel_purchase_final: cancelPurchase,
  post_older_book_setting: postOlderWork,
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
  open_ticket_contact: openTicketWork,
};
