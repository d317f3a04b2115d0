/** كلمات عما تسدده المستندات. */
export const settlement = {
  tabs: { all: 'الكل', open: 'مفتوحة', settled: 'مسوّاة' },
  settled_with: 'سُدّد مع',
  taken_back: 'أُلغي',
  title: 'ما يسدده',
  will_settle: 'سيُسدَّد',
  oldest: 'الأقدم استحقاقًا',
  nothing: 'لا شيء',
  becomes_advance: 'يصبح %{amount} دفعة مقدمة.',
  stays_open: 'يبقى %{amount} مفتوحًا.',
  all_settled: 'كله يسدد شيئًا.',
  hint: 'في المبلغ: = تأخذ كل ما بقي',
  namesake: 'على %{who} مبلغ %{amount}: أهو المقصود؟',
  choose: 'اختيار',
  choose_namesake: 'اختيار %{who}',
  nothing_open: 'لا شيء مفتوح مع هذا الطرف في هذا الحساب.',
  amount_of: 'سيُسدَّد من %{number}',
} as const;
