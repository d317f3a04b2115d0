import { openItems, payablesAgeing, receivablesAgeing } from '../ledger/reports/ageing.ts';
import { bankReconciliation } from '../ledger/reports/bankReconciliation.ts';
import { cashFlow, cashMovements } from '../ledger/reports/cashFlow.ts';
import { editLog } from './editLog.ts';
import { ledgerReport } from '../ledger/reports/ledgerReport.ts';
import { dayBook, paymentReport, paymentSummary, receiptReport, receiptSummary } from '../ledger/reports/registers.ts';
import { balanceSheet, profitAndLoss, profitAndLossByBranch } from '../ledger/reports/results.ts';
import { accountStatement, accountStatementSummary, bankBook, cashBook } from '../ledger/reports/statements.ts';
import { taxRegister, taxSummary, withholdingRegister } from '../ledger/reports/taxes.ts';
import { trialBalance } from '../ledger/reports/trialBalance.ts';
import type { Column, Report } from '../engine/defineReport.ts';
import { donationsByCause } from '../donations/donationsByCause.ts';
import type { FieldName } from './entities.ts';
import { overdueInstalments } from '../hajj/bookings/overdueInstalments.ts';
import { passportsInCustody } from '../hajj/passportsInCustody.ts';
import { pilgrimsByState } from '../hajj/pilgrimsByState.ts';
import { purchaseReport } from '../purchasing/reports/purchaseReport.ts';
import { requestSummary } from '../purchasing/reports/requestSummary.ts';
import { orderReport } from '../shop/orders/reports/orderReport.ts';
import { orderSummary } from '../shop/orders/reports/orderSummary.ts';
import { soldItems } from '../shop/orders/reports/soldItems.ts';
import { lowStock } from '../shop/stock/reports/lowStock.ts';
import { stockMovements } from '../shop/stock/reports/stockMovements.ts';
import { stocks } from '../shop/stock/reports/stocks.ts';
import { subscriptionArrears } from '../people/subscriptionArrears.ts';

/** Every report by wire name, in the order of the navigation. */
export const reports = {
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
  pilgrims_by_state: pilgrimsByState,
  overdue_instalments: overdueInstalments,
  passports_in_custody: passportsInCustody,
  donations_by_cause: donationsByCause,
  subscription_arrears: subscriptionArrears,
  order_report_with_profit: orderReport,
  order_summary: orderSummary,
  sold_items: soldItems,
  purchase_report: purchaseReport,
  purchase_request_summary: requestSummary,
  stocks,
  stock_movements: stockMovements,
  low_stock: lowStock,
} as const;

declare module '../engine/names.ts' {
  interface Names {
    readonly report: keyof typeof reports;
  }
}

type ColumnOf<R> = R extends { readonly columns: Readonly<Record<infer C extends string, Column>> } ? C : never;
/** Columns that no field of the catalogue already has a word for. */
export type OwnColumn = Exclude<ColumnOf<(typeof reports)[keyof typeof reports]>, FieldName>;

export const reportList: readonly Report[] = Object.values<Report>(reports);

/** The report whose page has a route; undefined for every other address. */
export const reportAt = (route: string): Report | undefined => reportList.find(one => one.route === route);
