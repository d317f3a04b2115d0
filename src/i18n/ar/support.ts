import type { Words } from '../complete.ts';
import type { support as english } from '../en/support.ts';

export const support = {
  entities: {
    ticket_status: 'حالات تذاكر |||| حالة تذكرة |||| حالات التذاكر |||| حالات تذاكر |||| حالة تذكرة |||| حالة تذكرة',
    ticket_priority:
      'أولويات تذاكر |||| أولوية تذكرة |||| أولويات التذاكر |||| أولويات تذاكر |||| أولوية تذكرة |||| أولوية تذكرة',
    ticket_department: 'أقسام تذاكر |||| قسم تذاكر |||| أقسام التذاكر |||| أقسام تذاكر |||| قسم تذاكر |||| قسم تذاكر',
  },
  fields: {},
  sections: {},
  choices: {
    open: 'مفتوح',
    pending_customer: 'بانتظار العميل',
    on_hold: 'معلّق',
    resolved: 'محلول',
    spam: 'مزعج',
    merged: 'مدموج',
    low: 'منخفضة',
    normal: 'عادية',
    high: 'عالية',
    urgent: 'عاجلة',
    accounts: 'الحسابات',
    sales: 'المبيعات',
    support: 'الدعم',
  },
} as const satisfies Words<typeof english>;
