import type { Words } from '../complete.ts';
import type { inboxPages as english } from '../en/inboxPages.ts';

export const inboxPages = {
  folders_of: 'المجلدات',
  folders: {
    inbox: 'البريد الوارد',
    sent: 'المرسل',
    starred: 'المميز بنجمة',
    trash: 'سلة المهملات',
  },
  counted: '%{name} (%{count})',
  compose: 'كتابة رسالة',
  house: 'النظام',
  gone: 'شخص غادر',
  to: 'إلى',
  unread: 'غير مقروء',
  read_all: 'اعتبار هذه مقروءة',
  star: 'تمييز بنجمة: %{subject}',
  unstar: 'إزالة النجمة: %{subject}',
  trash: 'رمي في السلة: %{subject}',
  restore: 'استعادة من السلة: %{subject}',
  trash_it: 'رمي في السلة',
  restore_it: 'استعادة من السلة',
  unread_it: 'اعتباره غير مقروء',
  has_files: 'فيه ملفات',
  back: 'العودة إلى القائمة',
  reply: 'رد',
  send: 'إرسال',
  sent: 'أُرسلت الرسالة.',
  readers: 'الزملاء',
  files: 'الملفات',
  none: 'لا شيء هنا.',
} satisfies Words<typeof english>;
