import { defineEntity } from '../engine/defineEntity.ts';
import { flag, image, text } from '../engine/fields.ts';

export const brand = defineEntity({
  name: 'brand',
  collection: 'brands',
  route: 'brand-management/brands',
  fields: { name: text({ required: true, unique: true }), image: image(), is_featured_brand: flag() },
  title: ['name'],
  list: ['image', 'name', 'is_featured_brand'],
  form: { main: ['name', 'is_featured_brand', 'image'] },
  search: ['name'],
  access: 'content',
});
