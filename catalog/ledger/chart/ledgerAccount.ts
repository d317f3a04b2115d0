import { defineEntity } from '../../engine/defineEntity.ts';
import { date, flag, text } from '../../engine/fields.ts';
import { COSTS, costLedgers } from './costs.ts';
import { heads, oneHead } from './heads.ts';

/** An account that is posted to. */
export const ledgerAccount = defineEntity({
  name: 'ledger_account',
  collection: 'ledger_accounts',
  route: 'ledger-management/ledgers',
  fields: {
    name: text({ required: true, unique: true, max: 100 }),
    code: text({ unique: true, max: 20 }),
    ...heads,
    /** Every line on it names a party, so that it is the sum of what each of them owes or is owed (rule L4). */
    is_control: flag({ initial: false }),
    /** Documents alone post to it, no voucher entered by hand (rule K10). */
    documents_only: flag({ readOnly: true, initial: false }),
    /** What the ledger is for, and the record that it belongs to. */
    ledger_type: text({ readOnly: true, max: 30 }),
    reference_id: text({ readOnly: true }),
    /** Last day on which its cash was counted and closed. */
    closed_until: date({ readOnly: true }),
    is_active: flag({ initial: true }),
    is_deletable: flag({ readOnly: true, initial: true }),
  },
  title: ['name'],
  list: ['code', 'name', 'head_group', 'head_primarygroup', 'is_control', 'is_active'],
  form: {
    main: [
      'name',
      'code',
      'head_group',
      'head_primarygroup',
      'is_control',
      'documents_only',
      'ledger_type',
      'reference_id',
      'closed_until',
      'is_active',
      'is_deletable',
    ],
  },
  search: ['name', 'code'],
  confidential: {
    field: 'ledger_type',
    rules: [
      // What is owed to each employee tells what they earn.
      { among: ['employee_payable'], extraPermission: 'EMPLOYEE_SALARY' },
      { among: costLedgers, extraPermission: COSTS },
    ],
  },
  access: 'staffDirectory',
  selections: ['cash', 'bank', 'money'],
  checks: [oneHead],
});
