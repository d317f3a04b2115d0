import type { KnownHeads } from './KnownHeads.ts';

/** Heads of goods, accounts and firms in other programs. */
export const businessHeads: readonly KnownHeads[] = [
  {
    from: 'Zoho Books items',
    entity: 'product',
    columns: [
      'Item ID = - | Item Name = name | SKU = sku | Is Returnable Item = - | Description = full_desc',
      'Rate = unit_price | Account = - | Tax Name = tax | Tax Percentage = - | Product Type = -',
      'Status = - | Usage unit = - | Unit Name = - | Purchase Rate = - | Purchase Description = -',
      'Vendor = vendor | Opening Stock = - | Reorder Point = - | UPC = - | EAN = gtin | ISBN = -',
      'Brand = brand | Manufacturer = manufacturer | Category Name = category',
    ],
  },
  {
    from: 'Zoho Books chart',
    entity: 'ledger_account',
    columns: [
      'Account ID = - | Account Name = name | Account Code = code | Description = -',
      'Account Type = head_group | Currency = - | Parent Account = - | Account Status = -',
    ],
  },
  {
    from: 'Sage customers',
    entity: 'party',
    columns: [
      'Account Reference = - | Company Name = name | Street 1 = address | Street 2 = address | Town = -',
      'County = - | Post Code = - | Contact Name = - | Telephone = phone | Telephone 2 = - | Fax = -',
      'E-mail = email | VAT Registration Number = vat_no | Credit Limit = - | Balance = -',
    ],
  },
  {
    from: 'Sage nominal list',
    entity: 'ledger_account',
    columns: ['Nominal Code = code | Name = name | Category = head_group | Balance = - | VAT Rate = -'],
  },
  {
    from: 'Square items',
    entity: 'product',
    columns: [
      'Token = - | Item Name = name | Customer-facing Name = - | Variation Name = - | SKU = sku',
      'Description = full_desc | Categories = category | Reporting Category = - | GTIN = gtin',
      'Item Type = - | Social Media Link Title = - | Price = unit_price | Online Sale Price = -',
      'Archived = - | Sellable = - | Stockable = - | Option Name 1 = - | Option Value 1 = -',
      'Current Quantity = - | Tax - VAT (15%) = -',
    ],
  },
  {
    from: 'Lightspeed',
    entity: 'product',
    columns: [
      'System ID = - | UPC = - | EAN = gtin | Custom SKU = sku | Manufact. SKU = - | Item = name',
      'Description = full_desc | Qty. = - | Price = unit_price | MSRP = - | Default Cost = -',
      'Brand = brand | Vendor = vendor | Category = category | Subcategory 1 = - | Tax class = -',
      'Archived = -',
    ],
  },
  {
    from: 'Magento',
    entity: 'product',
    columns: [
      'sku = sku | store_view_code = - | attribute_set_code = attribute_set | product_type = -',
      'categories = category | product_websites = - | name = name | description = full_desc',
      'short_description = short_desc | weight = - | product_online = is_published | tax_class_name = tax',
      'visibility = - | price = unit_price | special_price = - | url_key = - | meta_title = -',
      'base_image = - | created_at = - | country_of_manufacture = - | qty = - | is_in_stock = -',
      'manufacturer = manufacturer',
    ],
  },
  {
    from: 'PrestaShop',
    entity: 'product',
    columns: [
      'Product ID = - | Image = - | Name = name | Reference = sku | Category = category',
      'Price (tax excl.) = unit_price | Price (tax incl.) = - | Quantity = - | Status = -',
      'Position = - | EAN-13 = gtin | UPC = - | Supplier = vendor | Manufacturer = manufacturer',
      'Summary = short_desc',
    ],
  },
  {
    from: 'Busy accounts',
    entity: 'party',
    columns: [
      'Name = name | Alias = - | Print Name = - | Group = - | Op. Bal. = - | Dr/Cr = - | Address1 = address',
      'Address2 = address | Address3 = address | Mobile No = phone | E-Mail = email | IT PAN = tin_no',
      'GSTIN / UIN = vat_no | Station = - | Pincode = -',
    ],
  },
  {
    from: 'Marg ERP items',
    entity: 'product',
    columns: [
      'Code = sku | Product = name | Unit = - | Company = manufacturer | Salt = - | M.R.P. = - | P.Rate = -',
      'Rate A = unit_price | Batch = - | Exp. = - | Stock = - | HSN = - | GST% = - | Barcode = barcode',
    ],
  },
  {
    from: 'Logo cari kartları',
    entity: 'party',
    columns: [
      'Cari Hesap Kodu = - | Cari Hesap Unvanı = name | Adres 1 = address | Adres 2 = address | Şehir = -',
      'İlçe = - | Telefon 1 = phone | Telefon 2 = - | Faks = - | Vergi Dairesi = -',
      'Vergi Numarası = tin_no | E-Posta Adresi = email | Borç Bakiye = -',
    ],
  },
  {
    from: 'Mikro stok listesi',
    entity: 'product',
    columns: [
      'Stok Kodu = sku | Stok İsmi = name | Birim = - | Ana Grup = category',
      'Perakende Satış Fiyatı = unit_price | Toptan Vergi = - | Barkod No = barcode | Marka Adı = brand',
      'Üretici İsmi = manufacturer | Miktar = -',
    ],
  },
  {
    from: 'Paraşüt ürünler',
    entity: 'product',
    columns: [
      'Ürün / Hizmet Adı = name | Ürün / Stok Kodu = sku | Barkod Numarası = barcode | Kategori = category',
      'Birim = - | Vergiler Hariç Satış Fiyatı = unit_price | Satış Döviz = - | KDV Oranı = -',
      'Vergiler Hariç Alış Fiyatı = - | Stok Miktarı = -',
    ],
  },
  {
    from: 'Paraşüt müşteriler',
    entity: 'party',
    columns: [
      'Firma Ünvanı = name | Kısa İsim = - | Kategorisi = - | E-posta Adresi = email',
      'Telefon Numarası = phone | Faks Numarası = - | Açık Adresi = address | İlçe = - | İl = -',
      'Vergi Numarası / TCKN = tin_no | Vergi Dairesi = - | Bakiye = -',
    ],
  },
  {
    from: 'Logo hesap planı',
    entity: 'ledger_account',
    columns: [
      'Hesap Kodu = code | Hesap Açıklaması = name | Hesap Türü = head_group | Borç = - | Alacak = -',
      'Bakiye = -',
    ],
  },
  {
    from: 'Daftra products',
    entity: 'product',
    columns: [
      'الاسم = name | الكود = sku | الوصف = full_desc | سعر البيع = unit_price | سعر الشراء = -',
      'التصنيف = category | الماركة = brand | الباركود = barcode | المورد = vendor | الضريبة 1 = tax',
      'تنبيه المخزون = - | الحالة = -',
    ],
  },
  {
    from: 'Qoyod vendors',
    entity: 'party',
    columns: [
      'اسم المورد = name | المنشأة = - | البريد الالكتروني = email | رقم الهاتف = phone',
      'الرقم الضريبي للمنشأة = tin_no | العنوان = address | المدينة = - | الحالة = -',
    ],
  },
  {
    from: 'Qoyod chart',
    entity: 'ledger_account',
    columns: [
      'الكود = code | اسم الحساب = name | اسم الحساب بالانجليزي = - | نوع الحساب = -',
      'الحساب الأب = head_group | الرصيد = -',
    ],
  },
];
