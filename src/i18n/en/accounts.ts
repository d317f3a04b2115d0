/** Words of the chart of accounts. */
export const accounts = {
  entities: {
    ledger_account: 'Ledger |||| Ledgers',
    sub_ledger_account: 'Sub-ledger |||| Sub-ledgers',
    group: 'Account group |||| Account groups',
    primary_group: 'Primary group |||| Primary groups',
  },
  fields: {
    head_group: 'Under group',
    head_primarygroup: 'Under primary group',
    ledger_type: 'Kind of ledger',
    reference_id: 'Belongs to record',
    is_deletable: 'Can be deleted',
    nature: 'Nature',
  },
  sections: {},
  choices: {
    asset: 'Asset',
    liability: 'Liability',
    equity: 'Equity',
    income: 'Income',
    expense: 'Expense',
  },
} as const;
