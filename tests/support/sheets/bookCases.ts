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
    what: 'vouchers whose day and number stand in their first row alone',
    entity: 'journal',
    columns: 'journal_date|line ledger|-|details|line debit_amount|line credit_amount',
    records: [
      {
        journal_date: '2026-04-01',
        details: '1',
        amount: '3000.00',
        items: [
          { ledger: 'Rent of two offices', debit_amount: '3000.00' },
          { ledger: 'Rent owed', credit_amount: '3000.00' },
        ],
      },
      {
        journal_date: '2026-04-01',
        details: '2',
        amount: '8800.50',
        items: [
          { ledger: 'Visas paid for others', debit_amount: '8000.25' },
          { ledger: 'Rent of two offices', debit_amount: '800.25' },
          { ledger: 'Visas owed', credit_amount: '8800.50' },
        ],
      },
    ],
  },
  {
    file: 'quickbooks-journal.csv',
    what: 'days with the month first, and a sum below each entry',
    entity: 'journal',
    columns: 'journal_date|-|details|line party|line details|line ledger|line debit_amount|line credit_amount',
    records: [
      {
        journal_date: '2026-04-18',
        details: '7',
        items: [
          { ledger: 'Rent of two offices', details: 'Rent of April', debit_amount: '3000.00' },
          { ledger: 'Rent owed', details: 'Rent of April', credit_amount: '3000.00' },
        ],
      },
      {
        journal_date: '2026-04-28',
        details: '8',
        items: [
          { ledger: 'Visas paid for others', details: 'Visas', debit_amount: '1200.40' },
          { ledger: 'Visas owed', details: 'First half', credit_amount: '600.20' },
          { ledger: 'Visas owed', details: 'Second half', credit_amount: '600.20' },
        ],
      },
    ],
  },
  {
    file: 'xero-manual-journal.csv',
    what: 'codes of accounts, one amount for both sides, and what is told again in each row',
    entity: 'journal',
    columns: 'details|journal_date|line details|line ledger|-|line amount|-|-',
    records: [
      {
        details: 'Depreciation of the bus',
        journal_date: '2026-06-30',
        items: [
          { ledger: 'Depreciation of buses', details: 'June', debit_amount: '500.00' },
          { ledger: 'Buses written down', credit_amount: '500.00' },
        ],
      },
      {
        details: 'Depreciation of the bus',
        journal_date: '2026-07-31',
        items: [
          { ledger: 'Depreciation of buses', debit_amount: '120.10' },
          { ledger: 'Buses written down', credit_amount: '120.10' },
        ],
      },
    ],
  },
  {
    file: 'odoo-journal-items.csv',
    what: 'items of entries, with codes before the names of accounts and the number in each row',
    entity: 'journal',
    columns: 'journal_date|details|line ledger|line party|line details|line debit_amount|line credit_amount',
    records: [
      {
        journal_date: '2026-07-31',
        details: 'MISC/2026/07/0001',
        items: [
          { ledger: 'Depreciation of buses', details: 'Bus 1', debit_amount: '75.00' },
          { ledger: 'Depreciation of buses', details: 'Bus 2', debit_amount: '25.00' },
          { ledger: 'Buses written down', details: 'Both', credit_amount: '100.00' },
        ],
      },
      {
        journal_date: '2026-07-31',
        details: 'MISC/2026/07/0002',
        items: [
          { ledger: 'Visas paid for others', debit_amount: '10.00' },
          { ledger: 'Visas owed', credit_amount: '10.00' },
        ],
      },
    ],
  },
  {
    file: 'journal-mistakes.csv',
    what: 'an account that nobody knows, and an entry that does not balance',
    entity: 'journal',
    columns: 'details|journal_date|line ledger|line amount|line side|-',
    refused: ['3 items.ledger not_choice', '4 items unbalanced', '6 items.debit_amount not_number'],
    decided: { corrections: { 3: { 'items.ledger': 'Rent owed' } }, left: [4, 6] },
    records: [
      {
        journal_date: '2026-08-01',
        details: 'JV-1',
        items: [
          { ledger: 'Rent of two offices', debit_amount: '10.00' },
          { ledger: 'Rent owed', credit_amount: '10.00' },
        ],
      },
    ],
  },
];
