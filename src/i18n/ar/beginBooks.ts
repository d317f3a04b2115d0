import type { beginBooks as english } from '../en/beginBooks.ts';
import type { Words } from '../complete.ts';

export const beginBooks: Words<typeof english> = {
  title: 'ابدأ دفاترك',
  done: ' (تم)',
  steps: {
    day: {
      title: 'اليوم الأول',
      about: 'حدّد في إعدادات الدفاتر اليوم الذي تبدأ فيه دفاترك. وما كان قبله يأتي كأرصدة افتتاحية.',
      go: 'تحديد اليوم',
    },
    chart: {
      title: 'دليل الحسابات',
      about: 'راجع الحسابات، وأضف صناديقك وحساباتك البنكية وإيراداتك ومصروفاتك.',
      go: 'فتح الدليل',
    },
    opening: {
      title: 'الأرصدة الافتتاحية',
      about: 'اكتب ما كان للوكالة وما عليها في اليوم السابق، أو خذه من جدول، ثم رحّله.',
      go: 'إدخال الأرصدة',
    },
    voucher: {
      title: 'السند الأول',
      about: 'أدخل ما تقبضه وتدفعه وتفوتره من ذلك اليوم فصاعدًا.',
      go: 'إدخال سند قبض',
    },
  },
};
