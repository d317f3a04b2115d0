import type { Words } from '../complete.ts';
import type { chartPages as english } from '../en/chartPages.ts';

export const chartPages = {
  label: 'دليل الحسابات',
  search: 'الاسم أو الرمز',
  closed: 'إظهار الحسابات المغلقة',
  account: 'الحساب',
  balance: 'الرصيد',
  failed: 'تعذّر تحميل دليل الحسابات.',
  nothing: 'لا يوجد حساب بهذا الاسم.',
  count:
    'لا حسابات |||| حساب واحد |||| حسابان |||| %{smart_count} حسابات |||| %{smart_count} حسابًا |||| %{smart_count} حساب',
  open_of: 'توسيع %{name}',
  shut_of: 'طي %{name}',
  add_of: 'إضافة حساب تحت %{name}',
  edit_of: 'تعديل %{name}',
  report_of: 'كشف حساب %{name}',
  close_of: 'إغلاق %{name}',
  reopen_of: 'إعادة فتح %{name}',
  is_closed: 'مغلق',
  tools: 'الإجراءات',
} as const satisfies Words<typeof english>;
