import type { Words } from '../complete.ts';
import type { imports as english } from '../en/imports.ts';

export const imports = {
  entities: {
    import_run:
      'عمليات استيراد |||| عملية استيراد |||| عمليتا استيراد |||| عمليات الاستيراد |||| عملية استيراد |||| عملية استيراد',
  },
  fields: {
    sheet: 'الجدول',
    entity_name: 'نوع السجلات',
    made: 'جديد',
    changed: 'معدَّل',
    unchanged: 'بلا تغيير',
    left_out: 'مستبعد',
    left_rows: 'ما لم يُلغَ',
    record_id: 'السجل',
    left_why: 'سبب بقائه',
  },
  pages: {
    of_sheet: 'مستورد: %{sheet}',
    of_run: 'مستورد (رقم %{id})',
    records: 'سجلات هذا الاستيراد',
  },
  choices: {
    kept: 'قائمة',
    partly_undone: 'أُلغيت جزئيًا',
    undone: 'أُلغيت',
    changed_since: 'عدّله أحد بعد ذلك',
    in_use: 'سجلات أخرى تشير إليه',
    not_visible: 'لا يحق لك رؤيته',
    not_allowed: 'لا يحق لك تعديله أو حذفه',
    refused: 'تمنع قاعدة تغييره',
  },
} as const satisfies Words<typeof english>;
