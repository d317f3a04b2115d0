import type { Words } from '../complete.ts';
import type { mail as english } from '../en/mail.ts';

export const mail = {
  title: 'بريد المكتب',
  about: 'ما يكتبه المكتب تلقائيًا، مثل روابط اختيار كلمة مرور جديدة. يُحفظ البريد المنتهي 30 يومًا.',
  state: 'أي بريد',
  states: { all: 'الكل', sent: 'أُرسل', waiting: 'ينتظر', failed: 'فشل' },
  to: 'إلى',
  sent_at: 'أُرسل %{at}',
  kept: 'لم يُضبط خادم بريد، لذلك تبقى هذه الرسالة هنا. أوصل نصها إلى القارئ بطريقة أخرى.',
  error: 'لم تجرِ أي محاولة: |||| فشلت محاولة واحدة: |||| فشلت محاولتان، آخرهما: |||| فشلت %{smart_count} محاولات، آخرها: |||| فشلت %{smart_count} محاولة، آخرها: |||| فشلت %{smart_count} محاولة، آخرها:',
  next: 'المحاولة التالية في %{at}.',
  none: 'لا يوجد بريد من هذا النوع.',
} as const satisfies Words<typeof english>;
