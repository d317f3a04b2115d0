/** Words of printed documents of any kind. */
export const papers = {
  original: 'أصل',
  copy: 'نسخة',
  as_copy: 'تمييزها كنسخة',
  code: {
    label: 'رمز التحقق من هذا المستند',
    hint: 'امسح الرمز لترى هل المستند سارٍ: الرقم والتاريخ والمبلغ والحالة.',
  },
} as const;
