/** Words of printed documents of any kind. */
export const papers = {
  original: 'أصل',
  copy: 'نسخة',
  as_copy: 'تمييزها كنسخة',
  back: 'العودة إلى السجل',
  language: 'لغة المستند',
  pdf: 'ملف PDF',
  none: 'لا يُنشئ هذا الخادم مستندًا كهذا.',
  making_pdf: 'جارٍ إنشاء ملف PDF…',
  no_pdf: 'لم يُنشأ ملف PDF. %{reason}',
  code: {
    label: 'رمز التحقق من هذا المستند',
    hint: 'امسح الرمز لترى هل المستند سارٍ: الرقم والتاريخ والمبلغ والحالة.',
  },
} as const;
