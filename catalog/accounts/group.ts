import { defineEntity } from '../defineEntity.ts';
import { choice, flag, text } from '../fields.ts';
import { heads, oneHead } from './heads.ts';

/** A group of the chart of accounts. */
export const group = defineEntity({
  name: 'group',
  collection: 'groups',
  route: 'group-management/groups',
  fields: {
    name: text({ required: true, unique: true, max: 200 }),
    ...heads,
    /** Its ledgers, and those of the groups below it, are cash or bank, whatever they are called (rules A2). */
    holds: choice(['cash', 'bank']),
    is_deletable: flag({ readOnly: true, initial: true }),
  },
  title: ['name'],
  list: ['name', 'head_group', 'head_primarygroup', 'holds', 'is_deletable'],
  form: { main: ['name', 'head_group', 'head_primarygroup', 'holds', 'is_deletable'] },
  search: ['name'],
  access: 'staffDirectory',
  checks: [oneHead],
});
