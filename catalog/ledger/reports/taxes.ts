import { type DrillDown, defineReport, type Narrowing, type ReportRow } from '../../engine/defineReport.ts';
import { date, integer, ref, text } from '../../engine/fields.ts';
import { monthOf, within } from '../../engine/days/periods.ts';
import { accountLog } from '../vouchers/accountLog.ts';
import { taxEntry } from '../../taxes/taxEntry.ts';
import { document, origin, sameScope, side } from './books.ts';

const { log_date, reference_no, ledger, branch } = accountLog.fields;
const { tax, party, base_amount, percent, tax_amount } = taxEntry.fields;

const common = { module: 'accounts', reads: ['account_log', 'ledger_account', 'tax_entry', 'tax_code'] } as const;

/**
 * What the taxes of bills and notes come to, and what else stands on their ledgers: the last two together are what the
 * balances of those ledgers have changed by.
 */
const figures = {
  base_amount: { field: base_amount, total: true },
  output_tax: side,
  input_tax: side,
  /** Owed to the state; below zero where it is reclaimed. */
  net_tax: side,
  /** Paid to the state, or entered by hand; above zero where more is owed by it. */
  other_entries: side,
} as const;

/** The documents of a row of the summary: those of its tax, or what else stands on its ledger, in its month. */
function behind(row: ReportRow, asked: Narrowing): DrillDown {
  const days = within(monthOf(String(row['month'])), asked['log_date__gte'], asked['log_date__lte']);
  const which = row['tax'] === null ? { ledger__in: [row['ledger']] } : { tax__in: [row['tax']] };
  return {
    report: 'tax_register',
    filter: { ...sameScope(asked), ...which, log_date__gte: days.from, log_date__lte: days.to },
  };
}

/** Tax charged to customers and borne from vendors, by month and tax; what was voided or noted takes from it. */
export const taxSummary = defineReport({
  ...common,
  name: 'tax_summary',
  route: 'report-management/tax-summary',
  parameters: { log_date, branch },
  options: { tax },
  columns: {
    month: { field: date({ ofMonth: true }) },
    tax: { field: tax },
    ledger: { field: ledger },
    ...figures,
    net_tax: { ...side, drillDown: (row, asked) => (row['tax'] === null ? undefined : behind(row, asked)) },
    other_entries: { ...side, drillDown: (row, asked) => (row['tax'] === null ? behind(row, asked) : undefined) },
  },
  groupBy: 'month',
});

/** The same document by document. */
export const taxRegister = defineReport({
  ...common,
  name: 'tax_register',
  route: 'report-management/tax-register',
  parameters: { log_date, ledger, branch, reference_no },
  options: { tax, party },
  columns: {
    log_date: { field: log_date },
    reference_no: document,
    party: { field: party },
    tax: { field: tax },
    percent: { field: percent },
    ...figures,
  },
  aside: { ...origin, ledger },
});

/** What was withheld from each vendor's payments, and by which challan it was paid over (rule S6). */
export const withholdingRegister = defineReport({
  ...common,
  reads: ['tax_entry', 'tax_code', 'account_log', 'withholding_challan', 'withholding_certificate'],
  name: 'withholding_register',
  route: 'report-management/withholding-register',
  parameters: { log_date, party, tax, branch },
  options: { challan: ref('withholding_challan'), certificate: ref('withholding_certificate') },
  columns: {
    log_date: { field: log_date },
    reference_no: document,
    party: { field: party },
    tax: { field: tax },
    base_amount: { field: base_amount, total: true },
    percent: { field: percent },
    tax_amount: { field: tax_amount, total: true },
    challan_no: {
      field: text(),
      drillDown: row =>
        row['challan'] === null ? undefined : { record: 'withholding_challan', id: Number(row['challan']) },
    },
    certificate_no: {
      field: text(),
      drillDown: row =>
        row['certificate'] === null ? undefined : { record: 'withholding_certificate', id: Number(row['certificate']) },
    },
  },
  aside: { ...origin, challan: integer(), deposit_date: date(), certificate: integer() },
});
