import { defineEntity } from '../engine/defineEntity.ts';
import { lines, longText, text } from '../engine/fields.ts';

/** What products of one kind are described by, e.g. fabric and length of an ihram. */
export const attributeSet = defineEntity({
  name: 'attributeset',
  collection: 'attributesets',
  route: 'attributeSet-management/attributeSets',
  fields: {
    name: text({ required: true, unique: true }),
    /** Each with the values that may be chosen, e.g. Fabric: cotton, terry. */
    attributes: lines({ name: text({ required: true }), values: text({ required: true }) }),
    note: longText(),
  },
  title: ['name'],
  list: ['name', 'note'],
  form: { main: ['name', 'note', 'attributes'] },
  search: ['name'],
  access: 'content',
});
