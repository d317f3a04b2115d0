import type { Locale } from './texts/texts.ts';

const en = {
  publish_due: 'The time to publish had come.',
  cheque_due: 'The date of the cheque had come.',
  wake_day: 'The day to go on with it had come.',
  silence: 'Nobody answered the question.',
  stayed_resolved: 'It stayed resolved.',
  hold_over: 'The seat was held until a day that is over.',
  lists_locked: 'The lists were locked.',
  import_undone: 'The import was undone.',
} as const;

/** Why the product itself changed a record. */
export type SystemReason = keyof typeof en;

const tr = {
  publish_due: 'Yayımlama zamanı gelmişti.',
  cheque_due: 'Çekin vadesi gelmişti.',
  wake_day: 'Sürdürme günü gelmişti.',
  silence: 'Soruya yanıt gelmedi.',
  stayed_resolved: 'Çözülmüş olarak kaldı.',
  hold_over: 'Koltuğun tutulduğu gün geçmişti.',
  lists_locked: 'Listeler kilitlendi.',
  import_undone: 'İçe aktarma geri alındı.',
} satisfies Record<SystemReason, string>;
const ar = {
  publish_due: 'حان موعد النشر.',
  cheque_due: 'حلّ تاريخ استحقاق الشيك.',
  wake_day: 'حان يوم متابعتها.',
  silence: 'لم يجب أحد على السؤال.',
  stayed_resolved: 'بقيت محلولة.',
  hold_over: 'انتهى يوم حجز المقعد المؤقت.',
  lists_locked: 'أُقفلت القوائم.',
  import_undone: 'أُلغي الاستيراد.',
} satisfies Record<SystemReason, string>;

const texts: Record<Locale, Record<SystemReason, string>> = { en, tr, ar };

/** The reason of what is done to each record when somebody undoes an import: said by the product, done in their name. */
export const IMPORT_UNDONE = 'import_undone' satisfies SystemReason;

const isReason = (reason: string): reason is SystemReason => Object.hasOwn(en, reason);

/** A reason of the product in the reader's language; any other as it stands. */
export const reasonText = (locale: Locale, reason: string): string =>
  isReason(reason) ? texts[locale][reason] : reason;
