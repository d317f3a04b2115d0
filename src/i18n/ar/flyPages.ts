import type { Words } from '../complete.ts';
import type { flyPages as english } from '../en/flyPages.ts';

export const flyPages: Words<typeof english> = {
  title: 'هل تستطيع %{departure} الإقلاع؟',
  back: 'العودة إلى الرحلة',
  ready: '%{ready} من %{all} يمكنهم السفر',
  left: 'تغادر بعد أيام: %{smart_count} |||| تغادر بعد يوم |||| تغادر بعد يومين |||| تغادر بعد %{smart_count} أيام |||| تغادر بعد %{smart_count} يومًا |||| تغادر بعد %{smart_count} يوم',
  gone: 'غادرت',
  nobody: 'لم يحجز عليها أحد بعد.',
  only_missing: 'من لا يمكنهم السفر فقط',
  standings: {
    met: '%{requirement}: تم',
    missing: '%{requirement}: ناقص، افتح ملف %{name}',
    not_asked: '%{requirement}: غير مطلوب',
  },
};
