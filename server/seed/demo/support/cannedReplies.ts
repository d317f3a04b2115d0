import { addDays } from '../calendar.ts';
import { type Ground, written } from '../ground.ts';

/** Replies that are given often, in the languages of those who ask. */
export const cannedReplies = (ground: Ground, department: (code: string) => number) => {
  const audit = written(ground, addDays(ground.today, -60), ground.staff[0]);
  return [
    {
      name: 'We look into it',
      ticket_department: null,
      text_en:
        'Dear {{requester_name}},\n\nthank you for your message. We look into it and write to you again.\n\n{{agent}}',
      text_tr:
        'Sayın {{requester_name}},\n\nmesajınız için teşekkür ederiz. Konuyu inceleyip size yazacağız.\n\n{{agent}}',
      text_ar: 'السلام عليكم {{requester_name}}،\n\nنشكركم على رسالتكم. ننظر في الأمر ونكتب إليكم.\n\n{{agent}}',
      is_active: true,
      ...audit,
    },
    {
      name: 'Visa under way',
      ticket_department: department('support'),
      text_en:
        'Dear {{requester_name}},\n\nyour visa is with the embassy. As soon as it is issued you hear from us.\n\n{{agent}}',
      text_tr: 'Sayın {{requester_name}},\n\nvizeniz büyükelçilikte. Verilir verilmez haber vereceğiz.\n\n{{agent}}',
      text_ar: 'السلام عليكم {{requester_name}}،\n\nتأشيرتكم لدى السفارة، ونبلغكم فور صدورها.\n\n{{agent}}',
      is_active: true,
      ...audit,
    },
    {
      name: 'Receipt sent',
      ticket_department: department('accounts'),
      text_en:
        'Dear {{requester_name}},\n\nthe receipt is attached. The number of your matter is {{ticket_no}}.\n\n{{agent}}',
      text_tr: 'Sayın {{requester_name}},\n\nmakbuz ektedir. Talep numaranız {{ticket_no}}.\n\n{{agent}}',
      text_ar: 'السلام عليكم {{requester_name}}،\n\nالإيصال مرفق. رقم طلبكم {{ticket_no}}.\n\n{{agent}}',
      is_active: true,
      ...audit,
    },
  ];
};
