import type { Words } from '../complete.ts';
import type { ticketPages as english } from '../en/ticketPages.ts';

export const ticketPages = {
  tabs: { all: 'الكل', mine: 'تذاكري', waiting: 'بانتظار ردّنا', late: 'المتأخرة', ended: 'المنتهية' },
  thread: 'المراسلات',
  note: 'ملاحظة للمكتب',
  unseen: 'لا يراها العميل',
  reply: 'ردّ إلى العميل',
  canned: 'ردود جاهزة',
  none: 'لم يكتب أحد شيئًا بعد.',
  late_reply: 'تأخّر الردّ الأول',
  late_solution: 'تأخّر الحل',
  due: 'الموعد: %{at}',
  facts: 'عن هذه التذكرة',
  send_reply: 'إرسال الردّ',
  send_note: 'حفظ الملاحظة',
  office: 'المكتب',
  customer: 'العميل',
} as const satisfies Words<typeof english>;
