import { defineEntity } from '../engine/defineEntity.ts';
import { color as colorField, text } from '../engine/fields.ts';

/** A colour that goods come in. */
export const color = defineEntity({
  name: 'color',
  collection: 'colors',
  route: 'color-management/colors',
  fields: { name: text({ required: true, unique: true }), color_code: colorField({ required: true }) },
  title: ['name'],
  list: ['name', 'color_code'],
  form: { main: ['name', 'color_code'] },
  search: ['name'],
  access: 'content',
});
