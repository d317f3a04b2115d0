import type { Words } from '../complete.ts';
import type { aboardPages as english } from '../en/aboardPages.ts';

export const aboardPages: Words<typeof english> = {
  bookings: 'الحجوزات',
  elsewhere: 'في رحلة أخرى: %{departure}',
  families: 'العائلات',
  leader: 'رئيس المجموعة',
  nobody_booked: 'لم يحجز أحد في هذه الرحلة بعد.',
  nobody_waits: 'لا أحد ينتظر مقعدًا.',
  no_families: 'لا أحد في هذه الرحلة له رمز عائلة. الرمز في ملف الحاج أو المعتمر.',
  not_aboard: 'ليس في هذه الرحلة',
  waiting: 'قائمة الانتظار',
};
