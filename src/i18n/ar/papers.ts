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
  many: {
    title:
      'طباعة أي سجل |||| طباعة سجل واحد |||| طباعة سجلين |||| طباعة %{smart_count} سجلات |||| طباعة %{smart_count} سجلًا |||| طباعة %{smart_count} سجل',
    about: 'تأتي مستنداتها في ملف PDF واحد بترتيب القائمة.',
    most: 'يتسع ملف PDF الواحد لـ %{max} مستند على الأكثر. اختر عددًا أقل.',
    print: 'إنشاء ملف PDF',
    progress: '%{drawn} من %{of}',
    of_one: 'السجل رقم %{id}: %{reason}',
    done: 'ملف PDF جاهز بلا مستندات. |||| ملف PDF جاهز وفيه مستند واحد. |||| ملف PDF جاهز وفيه مستندان. |||| ملف PDF جاهز وفيه %{smart_count} مستندات. |||| ملف PDF جاهز وفيه %{smart_count} مستندًا. |||| ملف PDF جاهز وفيه %{smart_count} مستند.',
  },
  code: {
    label: 'رمز التحقق من هذا المستند',
    hint: 'امسح الرمز لترى هل المستند سارٍ: الرقم والتاريخ والمبلغ والحالة.',
  },
} as const;
