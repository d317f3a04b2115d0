import type { Words } from '../complete.ts';
import type { access as english } from '../en/access.ts';

export const access = {
  entities: {
    role: 'أدوار |||| دور |||| الأدوار |||| أدوار |||| دورًا |||| دور',
    permission: 'صلاحيات |||| صلاحية |||| الصلاحيات |||| صلاحيات |||| صلاحية |||| صلاحية',
    menu_item:
      'عناصر القائمة |||| عنصر القائمة |||| عناصر القائمة |||| عناصر القائمة |||| عنصرًا من القائمة |||| عنصر من القائمة',
  },
  fields: {
    role: 'الدور',
    posting_limit: 'يدفع أو يتنازل وحده حتى',
    permissions: 'الصلاحيات',
    menu_items: 'عناصر القائمة',
    title: 'العنوان',
    translate: 'مفتاح الترجمة',
    menu_id: 'رمز القائمة',
    parent: 'يتبع',
    position: 'الترتيب',
    type: 'النوع',
    icon: 'الأيقونة',
    exact: 'عند هذا العنوان تحديدًا فقط',
    auth: 'يظهر لـ',
    badge: 'الشارة',
    badge_bg: 'لون الشارة',
    badge_fg: 'لون كتابتها',
    roles: 'الأدوار المختارة',
    target: 'يُفتح في',
  },
  sections: {},
  choices: {
    group: 'مجموعة',
    collapse: 'مجموعة قابلة للطي',
    item: 'عنصر',
    link: 'رابط خارجي',
    divider: 'خط فاصل',
    admin: 'المديرون',
    staff: 'الموظفون والمديرون',
    user: 'المديرون والموظفون والمستخدمون',
    chosen: 'أدوار مختارة',
    only_guest: 'من لا دور له',
    same_tab: 'علامة التبويب نفسها',
    new_tab: 'علامة تبويب جديدة',
  },
} as const satisfies Words<typeof english>;
