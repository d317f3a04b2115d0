import type { Age } from '#catalog/bills/statement/Statement.ts';
import type { Locale } from '#catalog/engine/texts/texts.ts';

/** What a mailed statement says, in the language of its reader. */
export interface StatementWords {
  readonly subject: string;
  readonly greeting: string;
  readonly period: string;
  readonly columns: Readonly<Record<'day' | 'document' | 'details' | 'debit' | 'credit' | 'balance', string>>;
  readonly opening: string;
  readonly closing: string;
  readonly owes: string;
  readonly isOwed: string;
  readonly even: string;
  readonly open: string;
  readonly due: string;
  readonly outstanding: string;
  readonly ages: Readonly<Record<Age, string>>;
}

export const statementWords: Readonly<Record<Locale, StatementWords>> = {
  en: {
    subject: 'Statement of account: %{agency}',
    greeting: 'Dear %{name},',
    period: 'Your account with %{agency} from %{from} to %{to}, in %{currency}.',
    columns: {
      day: 'Date',
      document: 'Document',
      details: 'Details',
      debit: 'Charged',
      credit: 'Paid or credited',
      balance: 'Balance',
    },
    opening: 'Opening balance',
    closing: 'Closing balance',
    owes: 'You owe us %{amount}.',
    isOwed: 'We owe you %{amount}.',
    even: 'Nothing is owed on either side.',
    open: 'Open items on %{day}',
    due: 'Due on',
    outstanding: 'Outstanding',
    ages: {
      not_due: 'Not due',
      up_to_30: '1 to 30 days',
      up_to_60: '31 to 60 days',
      up_to_90: '61 to 90 days',
      over_90: 'Over 90 days',
    },
  },
  tr: {
    subject: 'Hesap ekstresi: %{agency}',
    greeting: 'Sayın %{name},',
    period: '%{agency} nezdindeki hesabınız, %{from} – %{to}, %{currency} cinsinden.',
    columns: {
      day: 'Tarih',
      document: 'Belge',
      details: 'Açıklama',
      debit: 'Borç',
      credit: 'Alacak',
      balance: 'Bakiye',
    },
    opening: 'Açılış bakiyesi',
    closing: 'Kapanış bakiyesi',
    owes: 'Bize %{amount} borcunuz var.',
    isOwed: 'Sizin bizden %{amount} alacağınız var.',
    even: 'Karşılıklı borç yoktur.',
    open: '%{day} itibarıyla açık kalemler',
    due: 'Vade',
    outstanding: 'Kalan',
    ages: {
      not_due: 'Vadesi gelmemiş',
      up_to_30: '1–30 gün',
      up_to_60: '31–60 gün',
      up_to_90: '61–90 gün',
      over_90: '90 günden fazla',
    },
  },
  ar: {
    subject: 'كشف حساب: %{agency}',
    greeting: 'السيد/السيدة %{name}،',
    period: 'حسابكم لدى %{agency} من %{from} إلى %{to}، بعملة %{currency}.',
    columns: {
      day: 'التاريخ',
      document: 'المستند',
      details: 'البيان',
      debit: 'مدين',
      credit: 'دائن',
      balance: 'الرصيد',
    },
    opening: 'الرصيد الافتتاحي',
    closing: 'الرصيد الختامي',
    owes: 'المستحق عليكم %{amount}.',
    isOwed: 'المستحق لكم %{amount}.',
    even: 'لا مستحقات لأي من الطرفين.',
    open: 'البنود المفتوحة في %{day}',
    due: 'تاريخ الاستحقاق',
    outstanding: 'المتبقي',
    ages: {
      not_due: 'غير مستحق بعد',
      up_to_30: 'من 1 إلى 30 يومًا',
      up_to_60: 'من 31 إلى 60 يومًا',
      up_to_90: 'من 61 إلى 90 يومًا',
      over_90: 'أكثر من 90 يومًا',
    },
  },
};
