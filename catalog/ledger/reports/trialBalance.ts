import { comparison } from '../../engine/comparison.ts';
import { defineReport } from '../../engine/defineReport.ts';
import { flag, ref, text } from '../../engine/fields.ts';
import { accountLog } from '../vouchers/accountLog.ts';
import { balance, books, side, toLedger } from './books.ts';

const { log_date, ledger, sub_ledger, branch } = accountLog.fields;

/** Every ledger's balance before and after a period, by groups or by themselves: debit and credit are equal. */
export const trialBalance = defineReport({
  ...books,
  name: 'trial_balance',
  route: 'report-management/trial-balance',
  parameters: { log_date, branch, sub_ledger },
  options: { head_group: ref('group'), ledgers_only: flag(), ...comparison },
  compares: ['closing'],
  columns: {
    account: { field: text() },
    opening: { ...balance, total: true },
    debit_amount: { ...side, drillDown: toLedger },
    credit_amount: { ...side, drillDown: toLedger },
    closing: { ...balance, total: true },
  },
  aside: { ledger },
  isTree: true,
});
