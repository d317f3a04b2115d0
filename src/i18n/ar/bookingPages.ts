import type { Words } from '../complete.ts';
import type { bookingPages as english } from '../en/bookingPages.ts';

export const bookingPages: Words<typeof english> = {
  not_registered: 'لم يُسجَّل ملف %{name} بعد.',
  step_open: 'لا ينقص شيء للخطوة التالية: %{step}.',
  open_file: 'فتح الملف',
  about_cancel: 'إذا لم تُدخل رسومًا فهي رسوم الباقة لذلك اليوم. يُفوتر ما أُنفق والرسوم ويُخصمان مما دُفع، ويمكن ردّ الباقي.',
  about_move:
    'إذا لم تُدخل سعرًا فهو سعر الرحلة الأخرى. وينتقل معها ما دُفع. وتُوزَّع الأقساط غير المدفوعة على المتبقي؛ لا تُدخل أقساطًا إلا إذا اتُّفق على غيرها.',
  about_reprice: 'ما يُترك كما هو لا يتغيّر. ويُكمل الباقي غير المدفوع من الأقساط المبلغ الجديد.',
};
