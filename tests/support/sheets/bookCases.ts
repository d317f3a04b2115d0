import type { SheetCase } from './SheetCase.ts';

/** Accounts and entries of other programs. */
export const bookCases: readonly SheetCase[] = [
  {
    file: 'odoo-chart.csv',
    what: 'kinds of accounts as groups',
    entity: 'ledger_account',
    columns: 'code|name|head_group|-|-',
    records: [
      { code: '101401', name: 'Bank of the agency', head_group: 'Bank and Cash' },
      { code: '400100', head_group: 'Income' },
    ],
  },
  {
    file: 'quickbooks-chart.csv',
    what: 'a name for an account, and no code',
    entity: 'ledger_account',
    columns: 'name|head_group|-|-|-',
    decided: { targets: { 'Detail type': '-' } },
    records: [
      { name: 'Cash in hand', head_group: 'Bank', code: null },
      { name: "Agents' commission", head_group: 'Expenses' },
    ],
  },
  {
    file: 'xero-chart.csv',
    what: 'starred heads',
    entity: 'ledger_account',
    columns: 'code|name|head_group|-|-|-|-|-',
    records: [
      { code: '200', name: 'Sales of packages', head_group: 'Revenue' },
      { code: '469', head_group: 'Expense' },
    ],
  },
  {
    file: 'tally-ledgers.csv',
    what: 'three title lines, balances with their side, and a sum at the end',
    entity: 'ledger_account',
    columns: '-|name|head_group|-|-',
    records: [
      { name: 'HDFC Bank A/c', head_group: 'Bank Accounts' },
      { name: 'Office Rent', head_group: 'Indirect Expenses' },
      { name: 'Visa Fees Received', head_group: 'Direct Incomes' },
    ],
  },
  {
    file: 'tally-vouchers.tsv',
    what: 'vouchers with their sum, of which the day and the narration come in',
    entity: 'journal',
    columns: 'journal_date|details|-|-|-|-',
    decided: { constants: { settlement: 'none' } },
    records: [
      { journal_date: '2026-04-01', details: 'Office rent for April' },
      { journal_date: '2026-04-02', details: 'Visa fees received' },
    ],
  },
  {
    file: 'quickbooks-journal.csv',
    what: 'days with the month first',
    entity: 'journal',
    columns: 'journal_date|-|-|-|details|-|-|-',
    decided: { constants: { settlement: 'none' } },
    records: [
      { journal_date: '2026-04-18', details: 'Rent of April' },
      { journal_date: '2026-04-28', details: 'Rent of May' },
    ],
  },
  {
    file: 'xero-manual-journal.csv',
    what: 'starred heads of a form to be filled',
    entity: 'journal',
    columns: 'details|journal_date|-|-|-|-|-|-',
    decided: { constants: { settlement: 'none' } },
    records: [
      { journal_date: '2026-06-30', details: 'Depreciation of the bus' },
      { journal_date: '2026-07-31', details: 'Depreciation of desks' },
    ],
  },
];
