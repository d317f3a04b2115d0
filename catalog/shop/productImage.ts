import { defineEntity } from '../engine/defineEntity.ts';
import { image, integer, ref, text } from '../engine/fields.ts';

/** A picture of a product. */
export const productImage = defineEntity({
  name: 'productimage',
  collection: 'product_images',
  route: 'productImage-management/productImages',
  fields: {
    product: ref('product', { required: true }),
    image: image({ required: true }),
    alt: text({ required: true, max: 300 }),
    position: integer({ min: 0 }),
  },
  title: ['alt'],
  list: ['image', 'product', 'alt', 'position'],
  form: { main: ['product', 'image', 'alt', 'position'] },
  search: ['alt', 'product'],
  access: 'content',
});
