import { defineEntity } from '../../engine/defineEntity.ts';
import { choice, flag, text } from '../../engine/fields.ts';

/** What an account can be; the balance sheet has the first three. */
const natures = ['asset', 'liability', 'equity', 'income', 'expense'] as const;
export type Nature = (typeof natures)[number];

/** The four heads of the chart of accounts, and what the agency adds to them. */
export const primaryGroup = defineEntity({
  name: 'primary_group',
  collection: 'primary_groups',
  route: 'primaryGroup-management/primaryGroups',
  fields: {
    name: text({ required: true, unique: true, max: 100 }),
    /** Which side raises it: assets and expenses the debit, the others the credit (rules L2). */
    nature: choice(natures, { required: true }),
    is_deletable: flag({ readOnly: true, initial: true }),
  },
  title: ['name'],
  list: ['name', 'nature', 'is_deletable'],
  form: { main: ['name', 'nature', 'is_deletable'] },
  search: ['name'],
  access: 'staffDirectory',
});
