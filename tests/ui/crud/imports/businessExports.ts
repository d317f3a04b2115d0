import type { KnownExport } from './KnownExport.ts';

/** Columns of shops and books of account: head, the field that is proposed for it, and a cell. */
export const businessExports: readonly KnownExport[] = [
  {
    from: 'WooCommerce',
    entity: 'product',
    columns: [
      'ID = - = 12 | Type = - = simple | SKU = sku = IH-1 | GTIN, UPC, EAN, or ISBN = gtin = 0123456789012',
      'Name = name = Ihram | Published = is_published = 1 | Is featured? = is_featured = 0',
      'Visibility in catalog = - = visible | Short description = short_desc = Cotton',
      'Description = full_desc = <p>x</p> | Date sale price starts = - =  | Tax status = - = taxable',
      'Tax class = - =  | In stock? = - = 1 | Stock = - = 12 | Low stock amount = - = 2',
      'Backorders allowed? = - = 0 | Sold individually? = - = 0 | Weight (kg) = - = 0.5',
      'Allow customer reviews? = allow_customer_review = 1 | Purchase note = - =  | Sale price = - = ',
      'Regular price = unit_price = 25.00 | Categories = category = Clothes | Tags = - = hajj',
      'Shipping class = - =  | Images = - =  | Parent = - =  | Position = - = 0',
      'Brands = brand = Makkah',
    ],
  },
  {
    from: 'Shopify',
    entity: 'product',
    columns: [
      'Handle = - = ihram | Title = name = Ihram towel | Body (HTML) = full_desc = <p>x</p>',
      'Vendor = vendor = Rihla | Product Category = category = Apparel | Type = - = Towel | Tags = - = x',
      'Published = is_published = true | Option1 Name = - = Size | Option1 Value = - = M',
      'Variant SKU = sku = IH-1 | Variant Grams = - = 500 | Variant Inventory Qty = - = 10',
      'Variant Price = unit_price = 25.00 | Variant Compare At Price = old_price = 30.00',
      'Variant Taxable = - = true | Variant Barcode = barcode = 01234567890 | Image Src = - = https://x',
      'Gift Card = - = false | SEO Title = - =  | SEO Description = - = ',
      'Google Shopping / Condition = condition = new | Cost per item = - = 10 | Status = - = active',
    ],
  },
  {
    from: 'Odoo',
    entity: 'product',
    columns: [
      'External ID = - = p1 | Internal Reference = sku = IH1 | Name = name = Ihram',
      'Sales Price = unit_price = 25 | Cost = - = 10 | Product Category = category = Clothes',
      'Barcode = barcode = 012345678 | Product Type = - = Goods | Quantity On Hand = - = 5',
      'Unit of Measure = - = Units | Can be Sold = - = TRUE | Customer Taxes = tax = 15%',
      'Sales Description = short_desc = Cotton | Active = - = TRUE | Is Published = is_published = TRUE',
    ],
  },
  {
    from: 'QuickBooks',
    entity: 'product',
    columns: [
      'Product/Service Name = name = Ihram | Sales Description = short_desc = Cotton | SKU = sku = IH1',
      'Type = - = Inventory | Sales price / rate = unit_price = 25 | Taxable = - = yes',
      'Income account = - = Sales | Purchase description = - =  | Purchase cost = - = 10',
      'Expense account = - = COGS | Quantity on hand = - = 5 | Reorder point = - = 2',
      'Category = category = Clothes',
    ],
  },
  {
    from: 'Xero',
    entity: 'product',
    columns: [
      '*ItemCode = sku = IH1 | ItemName = name = Ihram | Quantity = - = 5 | PurchasesDescription = - = ',
      'PurchasesUnitPrice = - = 10 | PurchasesAccount = - = 310 | SalesDescription = short_desc = Cotton',
      'SalesUnitPrice = unit_price = 25 | SalesAccount = - = 200 | SalesTaxRate = tax = 15%',
    ],
  },
  {
    from: 'Odoo',
    entity: 'ledger_account',
    columns: [
      'External ID = - = a | Code = code = 101000 | Account Name = name = Current Assets',
      'Type = head_group = Current Assets | Allow Reconciliation = - = FALSE | Account Currency = - = ',
      'Default Taxes = - =  | Deprecated = - = FALSE',
    ],
  },
  {
    from: 'Tally',
    entity: 'ledger_account',
    columns: [
      'Sl No = - = 1 | Ledger Name = name = Cash | Under = head_group = Cash-in-hand',
      'Opening Balance = - = 100.00',
    ],
  },
  {
    from: 'QuickBooks',
    entity: 'ledger_account',
    columns: [
      'Account # = code = 1000 | Full name = name = Checking | Type = head_group = Bank',
      'Detail type = - = Checking | Description = - =  | Balance = - = 100.00',
    ],
  },
  {
    from: 'Xero',
    entity: 'ledger_account',
    columns: [
      '*Code = code = 200 | *Name = name = Sales | *Type = head_group = Revenue | *Tax Code = - = Tax on Sales',
      'Description = - = x | Dashboard = - = No | Expense Claims = - = No | Enable Payments = - = No',
    ],
  },
  {
    from: 'Xero',
    entity: 'journal',
    columns: [
      '*Narration = details = Opening | *Date = journal_date = 01/01/2026 | Description = - = Cash',
      '*AccountCode = - = 100 | *TaxRate = - = None | *Amount = - = 500',
    ],
  },
];
