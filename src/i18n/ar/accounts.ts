import type { Words } from '../complete.ts';
import type { accounts as english } from '../en/accounts.ts';

export const accounts = {
  entities: {
    ledger_account: 'حسابات |||| حساب |||| دفاتر الأستاذ |||| حسابات |||| حسابًا |||| حساب',
    sub_ledger_account:
      'حسابات فرعية |||| حساب فرعي |||| الحسابات الفرعية |||| حسابات فرعية |||| حسابًا فرعيًا |||| حساب فرعي',
    group:
      'مجموعات حسابات |||| مجموعة حسابات |||| مجموعات الحسابات |||| مجموعات حسابات |||| مجموعة حسابات |||| مجموعة حسابات',
    primary_group:
      'مجموعات رئيسية |||| مجموعة رئيسية |||| المجموعات الرئيسية |||| مجموعات رئيسية |||| مجموعة رئيسية |||| مجموعة رئيسية',
  },
  fields: {
    head_group: 'تحت المجموعة',
    head_primarygroup: 'تحت المجموعة الرئيسية',
    ledger_type: 'نوع الحساب',
    reference_id: 'السجل المرتبط',
    is_deletable: 'قابل للحذف',
    nature: 'الطبيعة',
  },
  sections: {},
  choices: {
    asset: 'أصول',
    liability: 'خصوم',
    equity: 'حقوق الملكية',
    income: 'إيرادات',
    expense: 'مصروفات',
  },
} as const satisfies Words<typeof english>;
