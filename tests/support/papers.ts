import type { PaperData, PaperLanguage } from '../../catalog/engine/papers/PaperData.ts';

const foot = { page: 'Page %{page} of %{pages}', digits: '0123456789' };

/** A paper that says the least that one can. */
export const blank: PaperData = {
  language: 'en',
  agency: { name: 'Rihla Travels', lines: [], numbers: [] },
  title: 'Invoice SA-2026-000001',
  facts: [],
  parties: [],
  columns: [],
  rows: [],
  totals: [],
  notes: [],
  terms: [],
  signatures: [],
  foot,
};

const code = (words: string) => ({
  address: 'https://office.rihla.example/verify/3f9a1c7b2d5e8f60a1b2c3d4e5f60718',
  words,
});

/** An invoice with all that a paper may say, in each language. */
export const invoices: Readonly<Record<PaperLanguage, PaperData>> = {
  en: {
    language: 'en',
    agency: {
      name: 'Rihla Travels & Hajj Ltd.',
      lines: ['House 12, Road 5, Dhanmondi', 'Dhaka 1205, Bangladesh', '+880 1711-000000', 'office@rihla.example'],
      numbers: [
        { label: 'BIN', value: '000123456-0101' },
        { label: 'TIN', value: '123456789012' },
      ],
    },
    title: 'Invoice SA-2026-000123',
    copy: 'Original',
    facts: [
      { label: 'Date', value: '27 Nov 2026' },
      { label: 'Due', value: '27 Dec 2026' },
      { label: 'Order', value: 'OR-2026-000045' },
    ],
    parties: [
      { label: 'Billed to', value: 'Abdul Karim & Sons', lines: ['22 Station Road', 'Chattogram', '+880 1811-222333'] },
      { label: 'Shipped to', value: 'Abdul Karim & Sons', lines: ['Warehouse 4, Port Link Road', 'Chattogram'] },
    ],
    columns: [
      { label: 'Item', kind: 'text', share: 5 },
      { label: 'Quantity', kind: 'number', share: 2 },
      { label: 'Rate', kind: 'number', share: 2 },
      { label: 'Discount', kind: 'number', share: 2 },
      { label: 'Net', kind: 'number', share: 2 },
    ],
    rows: [
      ['Suitcase, 24 inches', '2', '5,000.00', '200.00', '9,800.00'],
      ['Ihram, two pieces', '10', '1,250.00', '0.00', '12,500.00'],
      ['Delivery', '1', '300.00', '0.00', '300.00'],
    ],
    totals: [
      { label: 'Net', value: '22,600.00' },
      { label: 'VAT 15 %', value: '3,390.00' },
      { label: 'Total', value: 'BDT 25,990.00', isStrong: true },
      { label: 'Paid', value: '10,000.00' },
      { label: 'Balance', value: 'BDT 15,990.00', isStrong: true },
    ],
    amountInWords: { label: 'In words', value: 'Twenty-five thousand nine hundred and ninety taka' },
    notes: ['Packed in two parcels.'],
    terms: ['Goods once sold are taken back within seven days.'],
    code: code('Scan to see whether this paper stands.'),
    signatures: ['Received by', 'For Rihla Travels'],
    foot,
  },
  tr: {
    language: 'tr',
    agency: {
      name: 'Rihla Seyahat ve Hac Ltd. Şti.',
      lines: ['Atatürk Bulvarı 12, Çankaya', 'Ankara', '+90 312 000 00 00'],
      numbers: [{ label: 'Vergi no.', value: '1234567890' }],
    },
    title: 'Satış faturası SA-2026-000123',
    copy: 'Asıl',
    facts: [
      { label: 'Tarih', value: '27 Kasım 2026' },
      { label: 'Vade', value: '27 Aralık 2026' },
    ],
    parties: [{ label: 'Müşteri', value: 'Gülşah Işık Öztürk', lines: ['İstiklâl Caddesi 22', 'Iğdır'] }],
    columns: [
      { label: 'Ürün', kind: 'text', share: 5 },
      { label: 'Miktar', kind: 'number', share: 2 },
      { label: 'Birim fiyat', kind: 'number', share: 2 },
      { label: 'Tutar', kind: 'number', share: 2 },
    ],
    rows: [
      ['Büyük bavul, çekçekli', '2', '5.000,00', '10.000,00'],
      ['İhram, iki parça', '10', '1.250,00', '12.500,00'],
    ],
    totals: [
      { label: 'KDV %20', value: '4.500,00' },
      { label: 'Genel toplam', value: '27.000,00 TRY', isStrong: true },
    ],
    amountInWords: { label: 'Yazıyla', value: 'Yirmi yedi bin Türk lirası' },
    notes: ['Teşekkür ederiz.'],
    terms: [],
    code: code('Belgenin geçerliliğini görmek için okutun.'),
    signatures: ['Teslim alan', 'Düzenleyen'],
    foot: { page: 'Sayfa %{page} / %{pages}', digits: '0123456789' },
  },
  ar: {
    language: 'ar',
    agency: {
      name: 'شركة رحلة للسفر والحج',
      lines: ['شارع الملك فهد، حي العليا', 'الرياض 12211', '+966 11 000 0000'],
      numbers: [{ label: 'الرقم الضريبي', value: '300012345600003' }],
    },
    title: 'فاتورة مبيعات SA-2026-000123',
    mark: 'مسودة',
    copy: 'الأصل',
    facts: [
      { label: 'التاريخ', value: '27 نوفمبر 2026' },
      { label: 'أمر البيع', value: 'OR-2026-000045' },
    ],
    parties: [{ label: 'العميل', value: 'عبد الرحمن بن خالد', lines: ['شارع التحلية', 'جدة', '+966 50 123 4567'] }],
    columns: [
      { label: 'الصنف', kind: 'text', share: 5 },
      { label: 'الكمية', kind: 'number', share: 2 },
      { label: 'السعر', kind: 'number', share: 2 },
      { label: 'المبلغ', kind: 'number', share: 2 },
    ],
    rows: [
      ['حقيبة سفر كبيرة', '2', '5,000.00', '10,000.00'],
      ['ملابس الإحرام، قطعتان', '10', '1,250.00', '12,500.00'],
    ],
    totals: [
      { label: 'ضريبة القيمة المضافة 15%', value: '3,375.00' },
      { label: 'الإجمالي', value: 'SAR 25,875.00', isStrong: true },
    ],
    amountInWords: { label: 'المبلغ كتابة', value: 'خمسة وعشرون ألفاً وثمانمائة وخمسة وسبعون ريالاً' },
    notes: ['شكراً لتعاملكم معنا.'],
    terms: ['تُرد البضاعة خلال سبعة أيام.'],
    code: code('امسح الرمز لمعرفة صلاحية هذا المستند.'),
    signatures: ['المستلم', 'عن الشركة'],
    foot: { page: 'صفحة %{page} من %{pages}', digits: '0123456789' },
  },
  bn: {
    language: 'bn',
    agency: {
      name: 'রিহলা ট্রাভেলস অ্যান্ড হজ লিমিটেড',
      lines: ['বাড়ি ১২, সড়ক ৫, ধানমন্ডি', 'ঢাকা ১২০৫', '+880 1711-000000'],
      numbers: [{ label: 'বিআইএন', value: '000123456-0101' }],
    },
    title: 'টাকা প্রাপ্তির রসিদ RV-2026-000123',
    copy: 'মূল কপি',
    facts: [
      { label: 'তারিখ', value: '২৭ নভেম্বর ২০২৬' },
      { label: 'বুকিং', value: 'BK-2026-000045' },
    ],
    parties: [{ label: 'যাত্রী', value: 'মোঃ আব্দুল করিম', lines: ['গ্রাম: কৃষ্ণপুর', 'জেলা: কুমিল্লা'] }],
    columns: [
      { label: 'বিবরণ', kind: 'text', share: 5 },
      { label: 'তারিখ', kind: 'text', share: 3 },
      { label: 'পরিমাণ', kind: 'number', share: 3 },
    ],
    rows: [
      ['হজ প্যাকেজের প্রথম কিস্তি', '২৭ নভেম্বর ২০২৬', '২,০০,০০০.০০'],
      ['নিবন্ধন ফি', '২৭ নভেম্বর ২০২৬', '৩০,৭৫২.০০'],
    ],
    totals: [
      { label: 'মোট প্রাপ্ত', value: '৳ ২,৩০,৭৫২.০০', isStrong: true },
      { label: 'বাকি', value: '৪,৫০,০০০.০০' },
    ],
    amountInWords: { label: 'কথায়', value: 'দুই লক্ষ ত্রিশ হাজার সাতশত বায়ান্ন টাকা মাত্র' },
    notes: ['ব্যাংকের মাধ্যমে প্রদত্ত।'],
    terms: [],
    code: code('রসিদটি বৈধ কিনা দেখতে স্ক্যান করুন।'),
    signatures: ['গ্রহীতা', 'অনুমোদনকারী'],
    foot: { page: 'পৃষ্ঠা %{page} / %{pages}', digits: '০১২৩৪৫৬৭৮৯' },
  },
};

const further: Readonly<Record<PaperLanguage, readonly [string, string, string, string]>> = {
  en: ['Open items', 'Document', 'Past due', 'Over 90 days'],
  tr: ['Açık kalemler', 'Belge', 'Gecikmiş', '90 günden fazla'],
  ar: ['البنود المفتوحة', 'المستند', 'متأخر', 'أكثر من 90 يومًا'],
  bn: ['অপরিশোধিত বিল', 'দলিল', 'বকেয়া', '৯০ দিনের বেশি'],
};

function tabled(language: PaperLanguage): PaperData {
  const [open, document, late, over] = further[language];
  const amount = { label: '#', kind: 'number', share: 1 } as const;
  return {
    ...invoices[language],
    tables: [
      {
        title: open,
        columns: [{ label: document, kind: 'text', share: 3 }, amount],
        rows: [
          ['SA-2026-000009', '1,200.00'],
          ['SA-2026-000010 $x$ *b*', '60.00'],
        ],
      },
      { title: late, columns: [{ ...amount, label: over }], rows: [['1,260.00']] },
    ],
  };
}

/** The same with further tables. */
export const withTables: Readonly<Record<PaperLanguage, PaperData>> = {
  en: tabled('en'),
  tr: tabled('tr'),
  ar: tabled('ar'),
  bn: tabled('bn'),
};
