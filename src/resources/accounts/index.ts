import { preloadable } from '../../onDemand/preloadable.tsx';
import type { Module, Pages } from '../Module.ts';
import { CASH_COUNT } from './cash/cashPath.ts';
import { SLIP } from './cheques/slipPath.ts';
import { papers } from './paper/paperPath.ts';
import { CLAIM, PAYSLIPS } from './payroll/payslipPath.ts';
import { RECONCILIATION } from './banking/statementPath.ts';
import { STATEMENTS } from './statement/statementPath.ts';
import { CERTIFICATE } from './taxes/certificatePath.ts';
import { VERIFIED } from './verified/verifiedPath.ts';

const voucher: Pages = {
  list: preloadable(async () => (await import('./vouchers/VoucherList.tsx')).VoucherList),
  edit: preloadable(async () => (await import('./vouchers/VoucherPage.tsx')).VoucherPage),
  create: preloadable(async () => (await import('./vouchers/VoucherCreate.tsx')).VoucherCreate),
};

const bill: Pages = {
  list: preloadable(async () => (await import('./bills/BillList.tsx')).BillList),
  edit: preloadable(async () => (await import('./bills/BillPage.tsx')).BillPage),
  create: preloadable(async () => (await import('./bills/BillCreate.tsx')).BillCreate),
};

const paper = preloadable(async () => (await import('./paper/PaperPage.tsx')).PaperPage);

const slip = preloadable(async () => (await import('./cheques/DepositSlipPage.tsx')).DepositSlipPage);
const statement = preloadable(async () => (await import('./statement/StatementPage.tsx')).StatementPage);

const verified = preloadable(async () => (await import('./verified/BooksVerifiedPage.tsx')).BooksVerifiedPage);
const mark = preloadable(async () => (await import('./verified/VerifiedMark.tsx')).VerifiedMark);

/**
 * The books: vouchers and bills and how they are printed, what they begin with, how years end, and whether all of it is
 * sound.
 */
export const accounts: Module = {
  pages: {
    payment_voucher: voucher,
    receipt_voucher: voucher,
    contra: voucher,
    journal: voucher,
    sales: bill,
    purchase: bill,
    credit_note: bill,
    debit_note: bill,
    salary_sheet: {
      edit: preloadable(async () => (await import('./payroll/payPages.tsx')).SheetPage),
      create: preloadable(async () => (await import('./payroll/payPages.tsx')).SheetCreate),
    },
    expense_claim: {
      edit: preloadable(async () => (await import('./payroll/payPages.tsx')).ClaimPage),
      create: preloadable(async () => (await import('./payroll/payPages.tsx')).ClaimCreate),
    },
    withholding_challan: {
      edit: preloadable(async () => (await import('./taxes/ChallanPage.tsx')).ChallanPage),
    },
    withholding_certificate: {
      edit: preloadable(async () => (await import('./taxes/CertificatePage.tsx')).CertificatePage),
    },
    opening_balance: {
      list: preloadable(async () => (await import('./opening/OpeningList.tsx')).OpeningList),
      edit: preloadable(async () => (await import('./opening/OpeningPage.tsx')).OpeningPage),
      create: preloadable(async () => (await import('./opening/OpeningCreate.tsx')).OpeningCreate),
    },
    bank_statement: {
      list: preloadable(async () => (await import('./banking/BankStatementList.tsx')).BankStatementList),
      edit: preloadable(async () => (await import('./banking/BankStatementPage.tsx')).BankStatementPage),
      create: preloadable(async () => (await import('./banking/BankStatementCreate.tsx')).BankStatementCreate),
    },
    cash_close: {
      edit: preloadable(async () => (await import('./cash/CashClosePage.tsx')).CashClosePage),
      create: preloadable(async () => (await import('./cash/CashCloseCreate.tsx')).CashCloseCreate),
    },
    cheque: {
      list: preloadable(async () => (await import('./cheques/ChequeList.tsx')).ChequeList),
    },
    ledger_account: {
      list: preloadable(async () => (await import('./chart/ChartList.tsx')).ChartList),
    },
    book_setting: {
      edit: preloadable(async () => (await import('./older/BookSettingPage.tsx')).BookSettingPage),
    },
    open_item: {
      list: preloadable(async () => (await import('./settlement/OpenItemList.tsx')).OpenItemList),
    },
    fiscal_year: {
      edit: preloadable(async () => (await import('./years/FiscalYearPage.tsx')).FiscalYearPage),
    },
  },
  routes: {
    ...Object.fromEntries(Object.values(papers).map(path => [`${path}/:documentId`, paper])),
    [`${CERTIFICATE}/:certificateId`]: preloadable(
      async () => (await import('./taxes/CertificatePaperPage.tsx')).CertificatePaperPage,
    ),
    [`${RECONCILIATION}/:statementId`]: preloadable(
      async () => (await import('./banking/ReconciliationPaperPage.tsx')).ReconciliationPaperPage,
    ),
    [`${PAYSLIPS}/:documentId`]: preloadable(async () => (await import('./payroll/payPapers.tsx')).PayslipPage),
    [`${CLAIM}/:documentId`]: preloadable(async () => (await import('./payroll/payPapers.tsx')).ClaimPaperPage),
    [`${CASH_COUNT}/:closeId`]: preloadable(async () => (await import('./cash/CashCountPage.tsx')).CashCountPage),
    [VERIFIED]: verified,
    [`${SLIP}/:chequeId`]: slip,
    [`${STATEMENTS}/:partyId`]: statement,
  },
  marks: { accounts: mark },
};
