import { defineEntity } from '../defineEntity.ts';
import { flag, text } from '../fields.ts';
import { heads, oneHead } from './heads.ts';

/** An account that is posted to. */
export const ledgerAccount = defineEntity({
  name: 'ledger_account',
  collection: 'ledger_accounts',
  route: 'ledger-management/ledgers',
  fields: {
    name: text({ required: true, unique: true, max: 100 }),
    ...heads,
    /** What the ledger is for, and the record that it belongs to. */
    ledger_type: text({ readOnly: true, max: 30 }),
    reference_id: text({ readOnly: true }),
    is_active: flag({ initial: true }),
    is_deletable: flag({ readOnly: true, initial: true }),
  },
  title: ['name'],
  list: ['name', 'head_group', 'head_primarygroup', 'ledger_type', 'is_active'],
  form: {
    main: ['name', 'head_group', 'head_primarygroup', 'ledger_type', 'reference_id', 'is_active', 'is_deletable'],
  },
  search: ['name'],
  access: 'staffDirectory',
  checks: [oneHead],
});
