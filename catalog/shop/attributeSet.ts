import { defineEntity } from '../defineEntity.ts';
import { longText, text } from '../fields.ts';

/** What products of one kind are described by, e.g. fabric and length of an ihram. */
export const attributeSet = defineEntity({
  name: 'attributeset',
  collection: 'attributesets',
  route: 'attributeSet-management/attributeSets',
  fields: { name: text({ required: true, unique: true }), note: longText() },
  title: ['name'],
  list: ['name', 'note'],
  form: { main: ['name', 'note'] },
  search: ['name'],
  access: 'content',
});
