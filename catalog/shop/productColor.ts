import { defineEntity } from '../engine/defineEntity.ts';
import { ref, refs } from '../engine/fields.ts';

/** The colours that a product comes in. */
export const productColor = defineEntity({
  name: 'productcolor',
  collection: 'productcolors',
  route: 'productColor-management/productColors',
  fields: { product: ref('product', { required: true, unique: true }), color: refs('color') },
  title: ['product'],
  list: ['product'],
  form: { main: ['product', 'color'] },
  search: ['product'],
  access: 'content',
});
