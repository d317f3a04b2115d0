import type { Words } from '../complete.ts';
import type { donations as english } from '../en/donations.ts';

export const donations = {
  entities: {
    donation: 'تبرعات |||| تبرع |||| التبرعات |||| تبرعات |||| تبرعًا |||| تبرع',
    cause: 'حملات |||| حملة |||| الحملات |||| حملات |||| حملة |||| حملة',
    cause_content: 'محتويات حملات |||| محتوى حملة |||| محتويات الحملات |||| محتويات حملات |||| محتوى حملة |||| محتوى حملة',
    cause_content_image: 'صور حملات |||| صورة حملة |||| صور الحملات |||| صور حملات |||| صورة حملة |||| صورة حملة',
  },
  fields: {
    cause: 'الحملة',
    donation_no: 'رقم التبرع',
    donated_on: 'تاريخ التبرع',
    payment_method: 'طريقة الدفع',
    payment_number: 'مرجع الدفع',
    goal_amount: 'الهدف',
    raised_amount: 'المبلغ المجموع',
    process: 'نسبة التقدم (%)',
    contributor: 'عدد المتبرعين',
    start_date: 'البداية',
    end_date: 'النهاية',
  },
  sections: {},
  choices: {
    pledged: 'متعهَّد به',
    receipted: 'صدر الإيصال',
    allocated: 'صُرف للحملة',
    refunded: 'مُستردّ',
  },
} as const satisfies Words<typeof english>;
