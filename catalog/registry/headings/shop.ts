import { type Headings, listed } from './listed.ts';

/** Heads of what a shop exports about its goods. */
export const shop: Headings = {
  sku: listed(
    'SKU|Variant SKU|Custom SKU|Item code|Product code|Internal reference|Article no|Article number|Stock code|Part no|Part number|Model no|Default code|Item no|Item number|Style code|Material code|Stok kodu|Ürün kodu|Ürün / stok kodu|Malzeme kodu|رمز المنتج|رمز الصنف|كود الصنف|رقم الصنف|পণ্যের কোড|Kode barang|Kode produk',
  ),
  gtin: listed(
    'GTIN|EAN|EAN13|EAN-13|UPC|ISBN|GTIN, UPC, EAN, or ISBN|GTIN / EAN|UPC/EAN|MPN / GTIN|Global trade item number',
  ),
  barcode: listed('Barcode|Variant barcode|Bar code|Barcode no|Barkod|Barkod no|الباركود|باركود|বারকোড'),
  category: listed(
    'Category|Categories|Product category|Item category|Item group|Product group|Stock group|Category name|Main category|Categ ID|Kategori|Kategori adı|Ürün grubu|Ana grup|Stok grubu|الفئة|التصنيف|القسم|مجموعة الصنف|বিভাগ|ক্যাটাগরি|Kategori produk',
  ),
  brand: listed('Brand|Brands|Brand name|Make|Marka|Marka adı|Marka ismi|العلامة التجارية|الماركة|ব্র্যান্ড|Merek|Jenama'),
  manufacturer: listed(
    'Manufacturer|Maker|Manufacturer name|Made by|Üretici|Üretici firma|Üretici adı|Üretici ismi|المصنع|الشركة المصنعة|প্রস্তুতকারক|Produsen',
  ),
  vendor: listed(
    'Vendor|Supplier|Preferred vendor|Preferred supplier|Default supplier|Main supplier|Vendor name|Supplier name|Vendors|Tedarikçi|المورد|সরবরাহকারী|Pemasok',
  ),
  unit_price: listed(
    'Unit price|Price|Variant price|Regular price|Sales price|Selling price|Sale rate|Sales price / rate|Sales price/rate|Price / rate|Rate|List price|Retail price|Sales unit price|MRP|Price (incl. tax)|Item price|Sell price|Selling rate|Sale price A|Rate A|M.R.P.',
    'Birim fiyat|Birim fiyatı|Fiyat|Fiyatı|Satış fiyatı|Perakende satış fiyatı|Vergiler hariç satış fiyatı|Vergiler dahil satış fiyatı|Liste fiyatı|سعر البيع|السعر|سعر الوحدة|বিক্রয় মূল্য|মূল্য|দাম|Harga|Harga jual|Harga satuan',
  ),
  old_price: listed(
    'Old price|Variant compare at price|Compare at price|Compare-at price|Previous price|Was price|Strike price|Original price|Eski fiyat|السعر القديم|السعر السابق',
  ),
  short_desc: listed(
    'Short description|Short desc|Summary|Sales description|Description sale|Description on sales forms|Excerpt|Kısa açıklama|وصف مختصر|الوصف المختصر',
  ),
  full_desc: listed(
    'Full description|Description|Body HTML|Body (HTML)|Long description|Product description|Item description|Detailed description|Content|Details|Açıklama|Ürün açıklaması|Ayrıntılı açıklama|الوصف|وصف المنتج|বিবরণ|Deskripsi',
  ),
  admin_comment: listed('Admin comment|Internal notes|Internal note|Internal comment|Notes'),
  is_published: listed(
    'Published|Is published|Online|Visible|Visible in shop|Yayında|Yayınlandı|منشور|Published on online store|Published?',
  ),
  is_featured: listed('Featured|Is featured|Is featured?|Featured product|Öne çıkan|مميز'),
  is_disabled: listed('Disabled|Is disabled|Discontinued'),
  is_popular: listed('Popular|Is popular|Bestseller|Best seller'),
  mark_as_new: listed('Mark as new|Marked as new'),
  is_new_arrival: listed('New arrival|Is new arrival|New arrivals'),
  is_under_discount: listed('On sale|Is on sale|Discounted'),
  is_available_for_preorder: listed('Available for preorder|Preorder|Pre-order|Available for pre-order'),
  allow_customer_review: listed(
    'Allow customer reviews|Allow customer reviews?|Reviews allowed|Allow reviews|Enable reviews',
  ),
  show_on_homepage: listed('Show on home page|Show on homepage|On home page|Home page'),
  display_order: listed('Display order|Sort order|Menu order|Sequence|Sort|Ordering'),
  position: listed('Position|Sort order|Menu order|Sequence|Display order|Order'),
  condition: listed('Condition|Item condition|Google Shopping / Condition|Durum|Durumu|حالة المنتج'),
  tax: listed(
    'Tax|Tax code|Customer taxes|Sales taxes|Sales tax rate|Sales tax code|Tax rate|Vergi|KDV|الضريبة|Default sales tax|Tax name|Tax class name|Tax 1|الضريبة 1',
  ),
  sizes: listed('Sizes|Available sizes|Bedenler'),
  attribute_set: listed('Attribute set|Attribute set code|Attribute set name|Attribute group'),
  expire_info: listed('Shelf life|Expiry info|Raf ömrü'),
  color: listed('Color|Colour|Color name|Renk|اللون|রং|Warna'),
  size: listed('Size|Beden|Ölçü|المقاس|সাইজ|Ukuran'),
  variant: listed('Variant|Variant name|Variant title|Option|Varyant'),
  product: listed(
    'Product|Product name|Item|Item name|Product title|Ürün|Ürün adı|المنتج|اسم المنتج|পণ্য|পণ্যের নাম|Produk|Product/Service',
  ),
  reorder_level: listed(
    'Reorder level|Reorder point|Low stock amount|Minimum stock|Min stock|Min qty|Minimum quantity|Min. stock level|Reordering min quantity|Asgari stok|حد إعادة الطلب|Minimum level',
  ),
  parent: listed(
    'Parent|Parent category|Under|Parent name|Parent group|Üst kategori|الفئة الأم|الفئة الرئيسية|Parent category name|Main category',
  ),
  description: listed('Description|Details|Açıklama|الوصف|বিবরণ|Category description|Deskripsi'),
  is_top_category: listed('Top category|Is top category'),
  is_featured_brand: listed('Featured brand|Is featured brand|Featured'),
  customer: listed('Customer|Customer name|Client|Müşteri|العميل|ক্রেতা'),
};
