import type { SheetCase } from './SheetCase.ts';

const condition = { condition: 'brand_new' };

/** Goods of shops, and lists of prices. */
export const goodsCases: readonly SheetCase[] = [
  {
    file: 'woocommerce-products.csv',
    what: 'markup in its texts, and an order that begins with 0, which no field of ours takes',
    entity: 'product',
    columns:
      '-|-|sku|gtin|name|is_published|is_featured|-|short_desc|full_desc|-|-|-|allow_customer_review|-|unit_price|category|-|-|-|-|-',
    decided: { constants: condition },
    records: [
      {
        sku: 'IHR-M-01',
        gtin: '0000000000017',
        name: 'Ihram set for men',
        unit_price: '1450.00',
        category: 'Ihram',
        is_published: true,
        is_featured: false,
        full_desc: '<p>Two pieces of <strong>cotton</strong>.</p>',
      },
      { sku: 'BLT-01', unit_price: '450.50', is_published: false, is_featured: true, category: 'Accessories' },
    ],
  },
  {
    file: 'shopify-products.csv',
    what: 'an apostrophe before a number, and a firm that must be known',
    entity: 'product',
    columns:
      '-|name|full_desc|vendor|category|-|-|is_published|-|-|sku|-|-|unit_price|old_price|barcode|-|-|-|condition|-',
    refused: ['2 vendor not_choice', '3 vendor not_choice'],
    decided: { targets: { Vendor: '-' } },
    records: [
      {
        name: 'Prayer mat',
        sku: 'MAT-70',
        barcode: '0012345',
        unit_price: '1200.00',
        old_price: '1500.00',
        condition: 'brand_new',
        category: 'Prayer goods',
      },
      { name: 'Tasbih of 99', condition: 'used', is_published: false, old_price: null },
    ],
  },
  {
    file: 'odoo-products.csv',
    what: 'names of the fields of a program for heads',
    entity: 'product',
    columns: '-|name|sku|barcode|category|unit_price|-|-|-|short_desc|-',
    decided: { constants: condition },
    records: [
      { sku: 'ZAM-5', barcode: '0000000000024', unit_price: '350.00', category: 'All / Drinks' },
      { sku: 'PIL-1', name: 'Travel pillow', short_desc: null },
    ],
  },
  {
    file: 'quickbooks-products.csv',
    what: 'prices of buying and of selling',
    entity: 'product',
    columns: 'name|short_desc|sku|-|unit_price|-|-|-|-|-|-|-',
    decided: { constants: condition },
    records: [
      { sku: 'BOOK-1', name: 'Umrah guide book', unit_price: '150.00', short_desc: 'Pocket size' },
      { sku: 'TAG-1', unit_price: '45.50' },
    ],
  },
  {
    file: 'xero-items.csv',
    what: 'heads with a star and without spaces',
    entity: 'product',
    columns: 'sku|name|-|-|-|-|short_desc|unit_price|-|tax',
    decided: { constants: condition },
    records: [
      { sku: 'HAT-1', name: 'Sun hat', unit_price: '260.00', short_desc: 'Wide brim' },
      { sku: 'UMB-1', unit_price: '390.00' },
    ],
  },
  {
    file: 'formulas.xlsx',
    what: 'prices that are formulas, and their sum at the end',
    entity: 'product',
    columns: 'sku|name|-|unit_price',
    decided: { constants: condition },
    records: [
      { sku: 'FRM-1', unit_price: '125.00' },
      { sku: 'FRM-2', unit_price: '250.10' },
    ],
  },
  {
    file: 'price-list-comma.csv',
    what: 'a comma before the fraction, and points between the thousands',
    entity: 'product',
    columns: 'sku|name|unit_price|brand',
    decided: { constants: condition },
    records: [
      { sku: 'TR-1', unit_price: '1250.75', brand: 'Nur' },
      { sku: 'TR-2', unit_price: '890.00', brand: 'Nur' },
    ],
  },
  {
    file: 'spoilt-cells.csv',
    what: 'a number in powers of ten and a failed formula',
    entity: 'product',
    columns: 'sku|name|unit_price|barcode',
    refused: ['2 barcode lost_digits', '3 unit_price failed_formula'],
    decided: { constants: condition, left: [2, 3] },
    records: [{ sku: '00043', name: 'Sandals', unit_price: '980.00', barcode: '0000000000055' }],
  },
];
