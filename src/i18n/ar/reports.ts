import type { Words } from '../complete.ts';
import type { reports as english } from '../en/reports.ts';

export const reports: Words<typeof english> = {
  menu: 'التقارير',
  failed: 'تعذّر إعداد التقرير.',
  print: 'طباعة',
  presets: {
    label: 'الفترة',
    today: 'اليوم',
    this_month: 'هذا الشهر',
    last_month: 'الشهر الماضي',
    fiscal_year: 'هذه السنة المالية',
    end_of_last_month: 'نهاية الشهر الماضي',
  },
  as_of: 'حتى تاريخ',
  made_on: 'أُعدّ في %{day}',
  rows: 'الصفوف من %{from} إلى %{to} من أصل %{total}',
  opening: 'الرصيد الافتتاحي',
  closing: 'الرصيد الختامي',
  totals:
    'لا صفوف للجمع |||| مجموع صف واحد |||| مجموع صفين |||| مجموع %{smart_count} صفوف |||| مجموع %{smart_count} صفًا |||| مجموع %{smart_count} صف',
  sum: 'المجموع',
  behind: '%{value}: عرض السجلات',
  titles: {
    donations_by_cause: 'التبرعات حسب الحملة والشهر',
    pilgrims_by_state: 'الحجاج حسب المغادرة والحالة',
    subscription_arrears: 'متأخرات الاشتراكات',
  },
  columns: {
    month: 'الشهر',
    donations: 'عدد التبرعات',
    donors: 'عدد المتبرعين',
    pilgrims: 'عدد الحجاج',
    bills: 'عدد الفواتير',
    oldest: 'الأقدم',
    up_to_30: 'حتى 30 يومًا',
    up_to_60: 'من 31 إلى 60 يومًا',
    up_to_90: 'من 61 إلى 90 يومًا',
    over_90: 'أكثر من 90 يومًا',
  },
};
