import type { Words } from '../complete.ts';
import type { flyPages as english } from '../en/flyPages.ts';

export const flyPages: Words<typeof english> = {
  title: 'هل تستطيع %{departure} الإقلاع؟',
  back: 'العودة إلى الرحلة',
  lead_agency: 'الوكالة الرئيسة: %{agency}',
  answer: '%{ready} من %{all} يمكنهم السفر؛ ولا يمكن لعدد %{rest}',
  ready: '%{ready} من %{all} يمكنهم السفر',
  who_can: 'من يمكنهم السفر: %{count}',
  left: 'تغادر بعد أيام: %{smart_count} |||| تغادر بعد يوم |||| تغادر بعد يومين |||| تغادر بعد %{smart_count} أيام |||| تغادر بعد %{smart_count} يومًا |||| تغادر بعد %{smart_count} يوم',
  gone: 'غادرت',
  hidden:
    'لا حجاج آخرون من فروع أخرى |||| حاج آخر من فرع آخر لا يُعرض |||| حاجان آخران من فروع أخرى لا يُعرضان |||| %{smart_count} حجاج آخرين من فروع أخرى لا يُعرضون |||| %{smart_count} حاجًا آخر من فروع أخرى لا يُعرضون |||| %{smart_count} حاج آخر من فروع أخرى لا يُعرضون',
  nobody: 'لم يحجز عليها أحد بعد.',
  only_missing: 'من لا يمكنهم السفر فقط',
  room_mixed: 'غرفة يتشاركها رجال ونساء من عائلات مختلفة',
  standings: {
    met: '%{requirement}: تم',
    missing: '%{requirement}: ناقص، افتح ملف %{name}',
    missing_for_all: '%{requirement}: ناقص للجميع، افتح مكان تسجيله',
    not_asked: '%{requirement}: غير مطلوب',
  },
};
