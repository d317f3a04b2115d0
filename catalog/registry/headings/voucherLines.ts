import { type Headings, listed } from './listed.ts';

/**
 * Heads of columns that tell of one line of a voucher or another document, by the field of the line. `amount` is one
 * column for both sides, above zero for a debit, and `side` a column that says which of them it is.
 */
export const voucherLines: Headings = {
  ledger: listed(
    'Account|Ledger|Ledger name|Account name|Account code|AccountCode|Account no|Account number|Account title|Account head|Head of account|GL account|GL code|Particulars|Distribution account|Split account',
    'Hesap|Hesap adı|Hesap kodu|الحساب|اسم الحساب|رقم الحساب|হিসাব|হিসাবের নাম|খতিয়ান|Akun|Nama akun|Akaun',
  ),
  debit_amount: listed(
    'Debit|Dr|Debit amount|Dr amount|Amount debit|Borç|Borç tutarı|مدين|المدين|ডেবিট|Debet|Debit (Rp)',
  ),
  credit_amount: listed('Credit|Cr|Credit amount|Cr amount|Alacak|Alacak tutarı|دائن|الدائن|ক্রেডিট|Kredit|Credit (Rp)'),
  amount: listed('Amount|Line amount|Net amount|Signed amount|Tutar|المبلغ|পরিমাণ|Jumlah'),
  side: listed('Dr/Cr|Dr / Cr|Debit/Credit|D/C|DrCr|Dr or Cr|Side|Entry type|B/A|Borç/Alacak|مدين/دائن|D/K'),
  party: listed(
    'Party|Partner|Party name|Name|Customer|Supplier|Vendor|Contact|Contact name|Payee|Entity|Cari|الطرف|الشريك|পার্টি',
  ),
  sub_ledger: listed('Sub ledger|Sub account|Subledger|Cost centre|Cost center|Analytic account'),
  details: listed(
    'Description|Memo|Memo/Description|Label|Line description|Line memo|Line narration|Line details|Satır açıklaması|Açıklama|شرح السطر|الوصف',
  ),
  foreign_amount: listed('Foreign amount|Amount in currency|Amount currency|FC amount|Döviz tutarı|المبلغ بالعملة'),
  currency: listed('Currency|Currency code|Para birimi|العملة'),
  exchange_rate: listed('Exchange rate|Rate|Kur|سعر الصرف'),
};

/** Heads of the number by which a sheet holds the lines of one voucher together. */
export const voucherNumbers: readonly string[] = listed(
  'Journal no|Journal number|Journal #|JournalNo|Journal entry|Entry #|Entry no|Entry number|Voucher no|Voucher number|Vch no|Vch No.|Num|No|Number|Transaction no|Transaction number|Transaction ID|Trans #|Txn no|JV no|Doc no|Document no|Document number|Reference no|Ref no',
  'Fiş no|Fiş numarası|Yevmiye no|Yevmiye madde no|Evrak no|Belge no|رقم القيد|رقم السند|رقم اليومية|ভাউচার নং|No bukti|No jurnal|No baucar',
);
