import type { Words } from '../complete.ts';
import type { reminderPages as english } from '../en/reminderPages.ts';

export const reminderPages: Words<typeof english> = {
  open: 'تذكير',
  open_of: 'تذكير بشأن %{booking}',
  title: 'تذكير بشأن %{booking}',
  label: 'نص التذكير',
  whatsapp: 'إرسال عبر واتساب',
  mail: 'إرسال بالبريد الإلكتروني',
  no_way: 'لا يوجد هنا رقم برمز بلده ولا عنوان بريد: انسخ النص وأرسله بطريقة أخرى.',
  unnamed: 'العميل الكريم',
  subject: 'قسط مستحق في %{day}، الحجز %{booking}',
  journey: '%{journey}، المغادرة في %{day}',
  journey_of: '%{journey}، المغادرة في %{day}، للمسافر %{traveller}',
  text: 'السلام عليكم، %{name}،\n\nما زال من القسط المستحق في %{day} مبلغ %{amount} تاكا غير مسدد، وهو عن الحجز %{booking} في برنامج %{journey}.\n\nنرجو سداده، أو إبلاغنا إن كنتم قد سددتموه.\n\n%{agency}',
};
