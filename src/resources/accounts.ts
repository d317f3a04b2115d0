import { allowed, type Principal } from '../../catalog/engine/access/access.ts';
import { mayPerform } from '../../catalog/engine/access/mayPerform.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { ownPage } from '../engine/onDemand/ownPage.ts';
import { about, mayDo } from '../engine/pages/Entry.ts';
import type { Module, Pages } from '../engine/pages/Module.ts';
import { CASH_COUNT } from './banking/cash/cashPath.ts';
import { SLIP } from './banking/cheques/slipPath.ts';
import { mailedDocuments, mailedNames, mailRoute } from './ledger/documents/mail/mailedDocuments.ts';
import { papers, printedNames } from './ledger/documents/paperPath.ts';
import { CLAIM, PAYSLIPS } from './payroll/payslipPath.ts';
import { RECONCILIATION } from './banking/statementPath.ts';
import { STATEMENT_PAPERS, STATEMENTS } from './bills/statement/statementPath.ts';
import { CERTIFICATE, CHALLAN } from './taxes/certificatePath.ts';
import { VERIFIED } from './ledger/verified/verifiedPath.ts';

const voucher: Pages = {
  list: ownPage(async () => (await import('./ledger/vouchers/VoucherList.tsx')).VoucherList),
  edit: ownPage(async () => (await import('./ledger/vouchers/VoucherPage.tsx')).VoucherPage),
  create: ownPage(async () => (await import('./ledger/vouchers/VoucherCreate.tsx')).VoucherCreate),
};

const bill: Pages = {
  list: ownPage(async () => (await import('./bills/BillList.tsx')).BillList),
  edit: ownPage(async () => (await import('./bills/BillPage.tsx')).BillPage),
  create: ownPage(async () => (await import('./bills/BillCreate.tsx')).BillCreate),
};

const documentPaper = ownPage(async () => (await import('./bills/paper/DocumentPaperPage.tsx')).DocumentPaperPage);

const documentMail = ownPage(
  async () => (await import('./ledger/documents/mail/DocumentMailPage.tsx')).DocumentMailPage,
);

const slip = ownPage(async () => (await import('./banking/cheques/DepositSlipPage.tsx')).DepositSlipPage);
const statement = ownPage(async () => (await import('./bills/statement/StatementPage.tsx')).StatementPage);

const verified = ownPage(async () => (await import('./ledger/verified/BooksVerifiedPage.tsx')).BooksVerifiedPage);
const mark = ownPage(async () => (await import('./ledger/verified/VerifiedMark.tsx')).VerifiedMark);

const readsBooks = mayDo(entities.account_log, 'list');

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
    refund: {
      edit: ownPage(async () => (await import('./bills/settlement/RefundPage.tsx')).RefundPage),
    },
    salary_sheet: {
      edit: ownPage(async () => (await import('./payroll/payPages.tsx')).SheetPage),
      create: ownPage(async () => (await import('./payroll/payPages.tsx')).SheetCreate),
    },
    expense_claim: {
      edit: ownPage(async () => (await import('./payroll/payPages.tsx')).ClaimPage),
      create: ownPage(async () => (await import('./payroll/payPages.tsx')).ClaimCreate),
    },
    withholding_challan: {
      edit: ownPage(async () => (await import('./taxes/ChallanPage.tsx')).ChallanPage),
    },
    withholding_certificate: {
      edit: ownPage(async () => (await import('./taxes/CertificatePage.tsx')).CertificatePage),
    },
    opening_balance: {
      list: ownPage(async () => (await import('./ledger/opening/OpeningList.tsx')).OpeningList),
      edit: ownPage(async () => (await import('./ledger/opening/OpeningPage.tsx')).OpeningPage),
      create: ownPage(async () => (await import('./ledger/opening/OpeningCreate.tsx')).OpeningCreate),
    },
    bank_statement: {
      list: ownPage(async () => (await import('./banking/BankStatementList.tsx')).BankStatementList),
      edit: ownPage(async () => (await import('./banking/BankStatementPage.tsx')).BankStatementPage),
      create: ownPage(async () => (await import('./banking/BankStatementCreate.tsx')).BankStatementCreate),
    },
    cash_close: {
      edit: ownPage(async () => (await import('./banking/cash/CashClosePage.tsx')).CashClosePage),
      create: ownPage(async () => (await import('./banking/cash/CashCloseCreate.tsx')).CashCloseCreate),
    },
    cheque: {
      list: ownPage(async () => (await import('./banking/cheques/ChequeList.tsx')).ChequeList),
      edit: ownPage(async () => (await import('./banking/cheques/ChequePage.tsx')).ChequePage),
    },
    ledger_account: {
      list: ownPage(async () => (await import('./ledger/chart/ChartList.tsx')).ChartList),
    },
    book_setting: {
      edit: ownPage(async () => (await import('./ledger/backfill/BookSettingPage.tsx')).BookSettingPage),
    },
    open_item: {
      list: ownPage(async () => (await import('./bills/settlement/OpenItemList.tsx')).OpenItemList),
    },
    fiscal_year: {
      edit: ownPage(async () => (await import('./ledger/years/FiscalYearPage.tsx')).FiscalYearPage),
    },
  },
  routes: {
    ...Object.fromEntries(
      printedNames.map(name => [
        `${papers[name]}/:documentId`,
        { ...about(entities[name], 'documentId'), page: documentPaper },
      ]),
    ),
    ...Object.fromEntries(
      mailedNames.map(name => [
        mailRoute(name),
        {
          ...about(entities[name], 'documentId'),
          may: (who: Principal) => allowed(who, entities[name], 'show') && mayPerform(who, mailedDocuments[name]),
          page: documentMail,
        },
      ]),
    ),
    [`${CERTIFICATE}/:certificateId`]: {
      ...about(entities.withholding_certificate, 'certificateId'),
      page: ownPage(async () => (await import('./taxes/CertificatePaperPage.tsx')).CertificatePaperPage),
    },
    [`${CHALLAN}/:challanId`]: {
      ...about(entities.withholding_challan, 'challanId'),
      page: ownPage(async () => (await import('./taxes/ChallanPaperPage.tsx')).ChallanPaperPage),
    },
    [`${RECONCILIATION}/:statementId`]: {
      ...about(entities.bank_statement, 'statementId'),
      page: ownPage(async () => (await import('./banking/ReconciliationPaperPage.tsx')).ReconciliationPaperPage),
    },
    [`${PAYSLIPS}/:documentId`]: {
      ...about(entities.salary_sheet, 'documentId'),
      page: ownPage(async () => (await import('./payroll/payPapers.tsx')).PayslipPage),
    },
    [`${CLAIM}/:documentId`]: {
      ...about(entities.expense_claim, 'documentId'),
      page: ownPage(async () => (await import('./payroll/payPapers.tsx')).ClaimPaperPage),
    },
    [`${CASH_COUNT}/:closeId`]: {
      ...about(entities.cash_close, 'closeId'),
      page: ownPage(async () => (await import('./banking/cash/CashCountPage.tsx')).CashCountPage),
    },
    [VERIFIED]: { may: readsBooks, page: verified },
    [`${SLIP}/:chequeId`]: { ...about(entities.cheque, 'chequeId', 'list'), page: slip },
    [`${STATEMENTS}/:partyId`]: { ...about(entities.party, 'partyId'), may: readsBooks, page: statement },
    [STATEMENT_PAPERS]: {
      ...about(entities.party, 'partyId'),
      may: readsBooks,
      page: ownPage(async () => (await import('./bills/statement/StatementPaperPage.tsx')).StatementPaperPage),
    },
  },
  marks: { accounts: mark },
};
