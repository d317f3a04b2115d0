import type { Report } from '../../catalog/engine/defineReport.ts';
import { reports } from '../../catalog/registry/reports.ts';
import type { ReportName } from '../../catalog/engine/names.ts';
import { compared } from '../engine/reports/compared.ts';
import type { ReportSource, Sourced } from '../engine/reports/ReportSource.ts';
import { openItems, payablesAgeing, receivablesAgeing } from './ledger/reports/ageing.ts';
import { bankReconciliation } from './ledger/reports/bankReconciliation.ts';
import { cashFlow, cashMovements } from './ledger/reports/cashFlow.ts';
import { editLog } from './ledger/reports/editLog.ts';
import { ledgerReport } from './ledger/reports/ledgerReport.ts';
import { dayBook, paymentReport, paymentSummary, receiptReport, receiptSummary } from './ledger/reports/registers.ts';
import { balanceSheet, profitAndLoss, profitAndLossByBranch } from './ledger/reports/results.ts';
import { accountStatement, accountStatementSummary, bankBook, cashBook } from './ledger/reports/statements.ts';
import { taxRegister, taxSummary, withholdingRegister } from './ledger/reports/taxes.ts';
import { trialBalance } from './ledger/reports/trialBalance.ts';
import { donationsByCause } from './donations/donationsByCause.ts';
import { overdueInstalments } from './hajj/bookings/overdueInstalments.ts';
import { passportsInCustody } from './hajj/passportsInCustody.ts';
import { pilgrimsByState } from './hajj/pilgrimsByState.ts';
import { purchaseReport, requestSummary } from './purchasing/reports/purchaseReports.ts';
import { orderReport, orderSummary, soldItems } from './shop/orders/reports/orderReports.ts';
import { lowStock, stockMovements, stocks } from './shop/stock/reports/stockReports.ts';
import { subscriptionArrears } from './people/subscriptions/subscriptionArrears.ts';

/** Where each report comes from. */
const sources: Readonly<Record<ReportName, ReportSource>> = {
  ledger_report: ledgerReport,
  trial_balance: trialBalance,
  profit_and_loss: profitAndLoss,
  profit_and_loss_by_branch: profitAndLossByBranch,
  balance_sheet: balanceSheet,
  cash_flow: cashFlow,
  cash_movements: cashMovements,
  day_book: dayBook,
  cash_book: cashBook,
  bank_book: bankBook,
  bank_reconciliation: bankReconciliation,
  account_statement: accountStatement,
  account_statement_summary: accountStatementSummary,
  receivables_ageing: receivablesAgeing,
  payables_ageing: payablesAgeing,
  open_items: openItems,
  receipt_report: receiptReport,
  receipt_summary: receiptSummary,
  payment_report: paymentReport,
  payment_summary: paymentSummary,
  tax_summary: taxSummary,
  tax_register: taxRegister,
  withholding_register: withholdingRegister,
  edit_log: editLog,
  donations_by_cause: donationsByCause,
  pilgrims_by_state: pilgrimsByState,
  overdue_instalments: overdueInstalments,
  passports_in_custody: passportsInCustody,
  subscription_arrears: subscriptionArrears,
  order_report_with_profit: orderReport,
  order_summary: orderSummary,
  sold_items: soldItems,
  purchase_report: purchaseReport,
  purchase_request_summary: requestSummary,
  stocks,
  stock_movements: stockMovements,
  low_stock: lowStock,
};

/** Every report with its SQL. */
export const sourcedReports: readonly Sourced[] = Object.values<Report & { readonly name: ReportName }>(reports).map(
  report => ({ report, source: report.compares ? compared(report, sources[report.name]) : sources[report.name] }),
);
