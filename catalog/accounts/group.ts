import { defineEntity } from '../defineEntity.ts';
import { flag, text } from '../fields.ts';
import { heads, oneHead } from './heads.ts';

/** A group of the chart of accounts. */
export const group = defineEntity({
  name: 'group',
  collection: 'groups',
  route: 'group-management/groups',
  fields: {
    name: text({ required: true, unique: true, max: 200 }),
    ...heads,
    is_deletable: flag({ readOnly: true, initial: true }),
  },
  title: ['name'],
  list: ['name', 'head_group', 'head_primarygroup', 'is_deletable'],
  form: { main: ['name', 'head_group', 'head_primarygroup', 'is_deletable'] },
  search: ['name'],
  access: 'staffDirectory',
  checks: [oneHead],
});
