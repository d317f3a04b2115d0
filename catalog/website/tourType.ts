import { defineEntity } from '../engine/defineEntity.ts';
import { flag, longText, text } from '../engine/fields.ts';

export const tourType = defineEntity({
  name: 'tour_type',
  collection: 'tour_types',
  route: 'tourType-management/tourTypes',
  fields: { name: text({ required: true, unique: true }), short_desc: longText(), is_active: flag({ initial: true }) },
  title: ['name'],
  list: ['name', 'short_desc', 'is_active'],
  form: { main: ['name', 'short_desc', 'is_active'] },
  search: ['name'],
  access: 'operations',
});
