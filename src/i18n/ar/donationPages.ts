import type { Words } from '../complete.ts';
import type { donationPages as english } from '../en/donationPages.ts';

export const donationPages = {
  progress: {
    label: 'التقدم نحو الهدف',
    raised: 'جُمع %{raised} من %{goal}',
    contributors:
      'لا متبرعين |||| متبرع واحد |||| متبرعان |||| %{smart_count} متبرعين |||| %{smart_count} متبرعًا |||| %{smart_count} متبرع',
  },
  cause: {
    donations: 'التبرعات',
    all: 'كل تبرعات هذه الحملة',
    none: 'لم يتبرع أحد لهذه الحملة بعد.',
    contributors: 'المتبرعون',
    times:
      'لا تبرعات |||| تبرع واحد |||| تبرعان |||| %{smart_count} تبرعات |||| %{smart_count} تبرعًا |||| %{smart_count} تبرع',
    failed: 'تعذّر تحميل التبرعات.',
    give: 'تسجيل تبرع',
  },
  create: {
    donor: 'المتبرع',
    member: 'عضو مسجَّل',
    new: 'متبرع جديد',
    new_hint: 'يُعثر على من يُعرف بهذا البريد أو الهاتف، وغيره يُسجَّل عضوًا.',
    gift: 'التبرع',
    receive: 'المبلغ لدينا: سجّله مستلَمًا على الفور',
    save: 'تسجيل التبرع',
    saved: 'سُجِّل التبرع.',
  },
  receipt: {
    open: 'الإيصال',
    title: 'إيصال تبرع',
    print: 'طباعة',
    back: 'العودة إلى التبرع',
    from: 'استلمنا من',
    cause: 'لصالح',
    in_words: 'المبلغ كتابة',
    thanks: 'شكرًا لعطائكم.',
    signature: 'التوقيع والختم',
    not_yet: 'يصدر الإيصال بعد استلام المبلغ.',
  },
} as const satisfies Words<typeof english>;
