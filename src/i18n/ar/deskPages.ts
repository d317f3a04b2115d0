import type { Words } from '../complete.ts';
import type { deskPages as english } from '../en/deskPages.ts';

export const deskPages: Words<typeof english> = {
  title: 'حاج جديد',
  document: 'الوثيقة',
  about_box:
    'ألصق الأسطر الموجودة أسفل جواز السفر أو التأشيرة أو البطاقة. ويمكن إفلات صورة ممسوحة هنا أيضًا؛ تُحفظ مع الملف ولا تُقرأ.',
  person: 'الشخص',
  journey: 'المغادرة',
  payment: 'الدفع',
  all_fields: 'كل الحقول',
  amount: 'المبلغ المدفوع الآن',
  none_pays: 'فارغ: لا يُدفع شيء الآن.',
  cash: 'فارغ: نقدًا.',
  none_books: 'فارغ: يُفتح الملف فقط دون حجز.',
  free_seats:
    'لا مقاعد شاغرة |||| مقعد شاغر واحد |||| مقعدان شاغران |||| %{smart_count} مقاعد شاغرة |||| %{smart_count} مقعدًا شاغرًا |||| %{smart_count} مقعد شاغر',
  same_family: 'من عائلة الشخص السابق: %{name}',
  mahram_asked: 'يُطلب منها محرم في هذه الرحلة. يمكن تسجيلها بدونه، لكن لا يُسمح بسفرها قبل تسمية محرم.',
  mahram_ahead: 'يُطلب منها محرم: تجد الحقل أسفل المغادرة.',
  name_mahram: 'سمِّ المحرم',
  mahram_missing: 'يُطلب منها محرم ولم يُسمَّ أحد بعد. سمِّه في ملفها: لا يُسمح بسفرها قبل ذلك.',
  known_before: 'لهذا الشخص ملف من قبل: %{file}. لرحلة أخرى افتح ملفه واختر «%{step}» بدل إدخاله من جديد.',
  save_and_next: 'احفظ وانتقل إلى التالي',
  file_alone: 'الملف وحده بكل الحقول',
  next: 'الحاج التالي',
  registered: 'فُتح الملف:',
  booked: 'حُجز:',
  paid: 'استُلمت الدفعة.',
  print_receipt: 'اطبع الإيصال',
  waits: 'لم يُسجَّل الملف في الموسم بعد.',
  season_full: 'اكتملت حصة الموسم.',
};
