import { defineEntity, namesOf } from '../engine/defineEntity.ts';
import { choice, decimal, flag, image, integer, longText, money, ref, refs, richText, text } from '../engine/fields.ts';

/** Where and how the shop shows a product. */
const shelf = {
  is_published: flag({ initial: true }),
  is_disabled: flag(),
  is_popular: flag(),
  is_featured: flag(),
  is_flash_deal: flag(),
  is_new_arrival: flag(),
  is_under_discount: flag(),
  is_available_for_preorder: flag(),
  mark_as_new: flag(),
  show_on_homepage: flag(),
  disable_wishlist_button: flag(),
  disable_buy_button: flag(),
  allow_customer_review: flag({ initial: true }),
  display_order: integer({ min: 1, max: 100, initial: 1 }),
} as const;

export const product = defineEntity({
  name: 'product',
  collection: 'products',
  route: 'e-commerce/products',
  fields: {
    name: text({ required: true }),
    sku: text({ unique: true, max: 255 }),
    gtin: text({ max: 50 }),
    barcode: text({ unique: true, max: 50 }),
    category: ref('category'),
    brand: ref('brand'),
    manufacturer: ref('manufacturer'),
    vendor: ref('vendor'),
    attribute_set: ref('attributeset'),
    sizes: refs('size'),
    condition: choice(['brand_new', 'used', 'refurbished'], { required: true, initial: 'brand_new' }),
    unit_price: money({ required: true, min: 0 }),
    /** Of what is ordered of it, where its line names no other. */
    tax: ref('tax_code'),
    /** Price before a discount, shown struck through. */
    old_price: money({ min: 0 }),
    thumbnail: image(),
    short_desc: longText(),
    full_desc: richText(),
    expire_info: longText(),
    admin_comment: longText(),
    rating: decimal({ readOnly: true }),
    num_reviews: integer({ readOnly: true, initial: 0 }),
    ...shelf,
  },
  title: ['name'],
  list: ['thumbnail', 'sku', 'name', 'category', 'brand', 'unit_price', 'is_published'],
  form: {
    main: [
      'name',
      'sku',
      'gtin',
      'barcode',
      'category',
      'brand',
      'manufacturer',
      'vendor',
      'attribute_set',
      'condition',
      'sizes',
      'thumbnail',
    ],
    prices: ['unit_price', 'old_price', 'tax'],
    description: ['short_desc', 'full_desc', 'expire_info', 'admin_comment', 'rating', 'num_reviews'],
    shelf: namesOf(shelf),
  },
  search: ['name', 'sku', 'barcode', 'gtin'],
  access: 'content',
  checks: [
    { name: 'unit_price', left: 'unit_price', is: '>=', right: 0 },
    { name: 'old_price', left: 'old_price', is: '>=', right: 'unit_price', code: 'below_price' },
  ],
});
