import type { EntityName } from '../../engine/names.ts';
import { type Headings, listed } from './listed.ts';

const account = listed(
  'Name|Account name|Ledger name|Account|Ledger|Account title|Account head|Head of account|Full name|Particulars|Account full name|Account description',
  'Hesap adı|Hesap açıklaması|Hesap|اسم الحساب|الحساب|হিসাবের নাম|খতিয়ান|Nama akun|Nama akaun',
);
const firm = listed('Supplier company|Vendor company|Supplier company name|Vendor company name');

/** Heads that mean for one entity what they do not for others, before those of all. */
export const ofEntity: Partial<Readonly<Record<EntityName, Headings>>> = {
  product: {
    name: listed(
      'Name|Title|Product name|Item name|Product title|Product|Item|Stock item name|Stock item|Product/Service Name|Product/Service|Product / service|Goods|Article|Article name',
      'Ürün adı|Ürün|Malzeme adı|Stok adı|اسم المنتج|المنتج|اسم الصنف|الصنف|পণ্যের নাম|পণ্য|Nama barang|Nama produk',
    ),
    sku: listed('Code|Reference|Ref|Kod|الكود|الرمز'),
    category: listed('Under|Parent group|Stock category'),
    manufacturer: listed('Company|Mfg company|Mfg'),
    admin_comment: listed('Comment|Comments|Remarks'),
  },
  stock_item: { is_active: listed('Is active|Active') },
  category: {
    name: listed(
      'Name|Category name|Category|Title|Term name|Collection title|Kategori adı|Kategori|اسم الفئة|الفئة|বিভাগের নাম|Nama kategori|Group name|Stock group name',
    ),
  },
  brand: { name: listed('Name|Brand name|Brand|Title|Marka adı|Marka|اسم العلامة التجارية|ব্র্যান্ডের নাম|Merek') },
  manufacturer: {
    name: listed('Name|Manufacturer name|Manufacturer|Company|Company name|Maker|Üretici adı|اسم المصنع'),
  },
  ledger_account: { name: account },
  sub_ledger_account: { name: account },
  group: {
    name: listed('Name|Group name|Group|Account group|Grup adı|اسم المجموعة'),
    head_group: listed('Under|Parent|Parent group'),
    head_primarygroup: listed('Primary group|Nature of group|Type'),
  },
  primary_group: { name: listed('Name|Group name|Group|Primary group') },
  party: {
    name: listed(
      'Name|Party name|Party|Ledger name|Account name|Customer name|Customer|Supplier name|Supplier|Vendor name|Vendor|Company name|Company|Organization name|Contact name|Display name|Full name|Customer full name|Business name|Client name|Particulars|Name of party',
      'Cari adı|Cari unvanı|Cari hesap adı|Cari hesap unvanı|Cari|Unvan|Ticari unvan|Firma adı|Firma unvanı|Müşteri adı|Ad Soyad|اسم العميل|اسم المورد|اسم الطرف|الاسم التجاري|المنشأة|الاسم الكامل|الاسم|পার্টির নাম|নাম|Nama pelanggan|Nama pemasok|Mailing name',
    ),
  },
  employee: { designation: listed('Position') },
  vendor: { company_name: firm, is_active: listed('Is active|Active') },
  contact: { message: listed('Note|Notes|Comments|Comment|Body'), note: listed('Internal note|Remarks') },
  hajj_passenger_info: {
    refund_account_type: listed('Bank account type'),
    occupation: listed('Job title|المسمى الوظيفي'),
    present_city: listed('City|District|Kabupaten'),
  },
  currency: { code: listed('Code|Currency code|ISO code|Currency|Para birimi'), name: listed('Name|Currency name') },
  country: { name: listed('Name|Country|Country name'), country_code: listed('Code|Country code|ISO code') },
  city: { name: listed('Name|City|City name|District') },
  shippingaddress: {
    name: listed('Name|Recipient|Recipient name|Shipping name|Ship to|Receiver|Receiver name|Alıcı|المستلم'),
  },
};
