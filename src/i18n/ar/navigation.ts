import type { Words } from '../complete.ts';
import type { navigation as english } from '../en/navigation.ts';

/** Words of navigation, toolbar, searches and messages in Arabic. */
export const navigation = {
  dashboard: 'لوحة المتابعة',
  roleMenus: 'قوائم الأدوار',
  copyright: 'حقوق النشر محفوظة لـ %{company}',
  show: 'إظهار التنقل',
  close: 'إغلاق التنقل',
  fold: 'إبقاء التنقل مفتوحًا',
  rest: 'المزيد',
  /** Groups of entries within a module, and of reports. */
  groups: {
    vouchers: 'السندات والرواتب',
    bills: 'الفواتير والإشعارات',
    settlement: 'التسوية',
    bank: 'البنك',
    taxes: 'الضرائب',
    ledgers: 'الحسابات والأطراف',
    years: 'السنوات والأشهر',
    desk_set_up: 'إعداد الدعم',
    set_up: 'إعداد الدفاتر',
    orders: 'الطلبات',
    stock: 'المخزون',
    results: 'القوائم المالية',
    books: 'الدفاتر والحسابات',
    parties: 'الذمم المدينة والدائنة',
    receipts: 'المقبوضات والمدفوعات',
  },
  fontSize: 'حجم الخط',
  fullscreen: { enter: 'ملء الشاشة', leave: 'مغادرة ملء الشاشة', refused: 'لا يسمح المتصفح بملء الشاشة هنا.' },
  light: 'ألوان فاتحة',
  dark: 'ألوان داكنة',
  quickPanel: 'اللوحة السريعة',
  more: 'أدوات أخرى',
  passengers: { label: 'البحث عن مسافر', hint: 'الاسم أو الجواز أو الهاتف أو الهوية أو رقم التتبع' },
  search: {
    label: 'البحث في الصفحات',
    palette: 'انتقل أو نفّذ',
    hint: 'صفحة أو شخص أو أداة أو إجراء',
    none: 'لا نتائج',
    searching: 'جارٍ البحث…',
    failed: 'تعذّر البحث عن الأشخاص.',
    pages: 'الصفحات',
    actions: 'الإجراءات',
    create: 'إنشاء: %{name}',
    language: 'تغيير اللغة: %{name}',
  },
  user: {
    profile: 'ملفي الشخصي',
    inbox: 'البريد الوارد',
    unread:
      'لا رسائل غير مقروءة |||| رسالة غير مقروءة |||| رسالتان غير مقروءتين |||| %{smart_count} رسائل غير مقروءة |||| %{smart_count} رسالة غير مقروءة |||| %{smart_count} رسالة غير مقروءة',
    login: 'تسجيل الدخول',
    register: 'إنشاء حساب',
  },
  connection: {
    lost: 'انقطع الاتصال. يبقى ما تكتبه هنا.',
    back: 'عاد الاتصال.',
    offline: 'لا يوجد اتصال: لا يمكن حفظ شيء.',
  },
} as const satisfies Words<typeof english>;
