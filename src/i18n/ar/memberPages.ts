import type { Words } from '../complete.ts';
import type { memberPages as english } from '../en/memberPages.ts';

export const memberPages = {
  offices: {
    title: 'المناصب في الجمعية',
    executive_member: 'تعيين عضوًا تنفيذيًا',
    adviser_member: 'تعيين مستشارًا',
    general_member: 'تعيين عضوًا عامًا',
    give: 'إسناد المنصب',
    given: 'أُسند المنصب.',
    failed: 'تعذّر تحميل المناصب.',
    bills: 'سجل الاشتراكات',
  },
  bill: {
    open: 'تسجيل الاشتراك',
    title:
      'تسجيل اشتراك الأعضاء |||| تسجيل اشتراك عضو واحد |||| تسجيل اشتراك عضوين |||| تسجيل اشتراك %{smart_count} أعضاء |||| تسجيل اشتراك %{smart_count} عضوًا |||| تسجيل اشتراك %{smart_count} عضو',
    month: 'الشهر',
    amount_hint: 'اتركه فارغًا ليُسجَّل على كل عضو مبلغه الشهري المتفق عليه.',
    confirm: 'تسجيل',
  },
} as const satisfies Words<typeof english>;
