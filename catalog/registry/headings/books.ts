import { type Headings, listed } from './listed.ts';

/** Heads of what programs of accounts export. */
export const books: Headings = {
  code: listed(
    'Code|Account code|Account no|Account number|Account #|GL code|Ledger code|Number|No|A/C code|Acc. code|Nominal code|Hesap kodu|Hesap no|Kod|رمز الحساب|رقم الحساب|كود الحساب|الكود|الرمز|কোড|হিসাব কোড|Kode akun|Kode|Kod akaun',
  ),
  head_group: listed(
    'Under group|Under|Parent|Group|Account group|Ledger group|Group name|Parent group|Type|Account type|Detail type|Account category|Category|Account class|Parent account|Sub group|Primary category',
    'Üst grup|Hesap grubu|Grup|Üst hesap|Hesap tipi|Hesap türü|المجموعة|مجموعة الحساب|الحساب الرئيسي|الحساب الأب|نوع الحساب|গ্রুপ|Kelompok|Tipe akun|Jenis akaun',
  ),
  head_primarygroup: listed('Primary group|Under primary group|Nature of group|Main group|Ana grup|المجموعة الرئيسية'),
  nature: listed('Nature|Nature of group|Type|Account nature|Class|Türü|الطبيعة|النوع'),
  holds: listed('Holds|Cash / bank'),
  is_control: listed('Control account|Is control account|Control a/c'),
  journal_date: listed(
    'Date|Journal date|Voucher date|Entry date|Posting date|Transaction date|Tarih|Fiş tarihi|Yevmiye tarihi|التاريخ|تاريخ القيد|তারিখ|Tanggal|Accounting date',
  ),
  details: listed(
    'Details|Narration|Memo|Description|Memo/Description|Particulars|Remarks|Notes|Note|Comments|Label|Açıklama|البيان|الشرح|ملاحظات|বিবরণ|Keterangan|Journal memo',
  ),
  exchange_rate: listed('Exchange rate|Rate|Kur|سعر الصرف'),
};
