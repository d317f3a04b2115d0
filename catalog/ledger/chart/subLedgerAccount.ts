import { defineNamed } from '../../engine/defineNamed.ts';

/** What a posting is for, across ledgers. */
export const subLedgerAccount = defineNamed({
  name: 'sub_ledger_account',
  collection: 'sub_ledger_accounts',
  route: 'subLedger-management/subLedgers',
  access: 'staffDirectory',
  max: 100,
});
