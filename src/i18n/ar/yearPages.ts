import type { Words } from '../complete.ts';
import type { yearPages as english } from '../en/yearPages.ts';

export const yearPages = {
  preview: 'ما سيرحّله إقفال السنة',
  preview_hint: 'تصبح الإيرادات والمصروفات صفرًا، وينتقل الربح أو الخسارة إلى الأرباح المحتجزة.',
  nothing: 'لا إيرادات ولا مصروفات لإقفالها.',
  no_branch: 'بلا فرع',
  profit: 'ربح',
  loss: 'خسارة',
  opening: {
    sheet: 'من ملف',
    sheet_hint:
      'اكتب الأرصدة أدناه، أو خذها من ملف CSV أو XLSX بأعمدة الحساب والطرف ومدين ودائن (أو المبلغ: الموجب مدين)، وللفواتير المفتوحة رقمها وتاريخها وتاريخ استحقاقها.',
    read: 'لم يُقرأ أي سطر. |||| قُرئ سطر واحد. راجعه قبل الحفظ. |||| قُرئ سطران. راجعهما قبل الحفظ. |||| قُرئت %{smart_count} أسطر. راجعها قبل الحفظ. |||| قُرئ %{smart_count} سطرًا. راجعها قبل الحفظ. |||| قُرئ %{smart_count} سطر. راجعها قبل الحفظ.',
    unread: 'تعذّرت قراءة أي سطر: يجب أن يسمّي الصف الأول الأعمدة.',
  },
} as const satisfies Words<typeof english>;
