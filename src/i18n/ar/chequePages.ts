/** كلمات صفحات الشيكات. */
export const chequePages = {
  due_this_week: 'تستحق خلال أسبوع',
  slip: {
    title: 'قسيمة إيداع',
    back: 'العودة إلى الشيك',
    total:
      'لا شيكات |||| شيك واحد |||| شيكان |||| %{smart_count} شيكات |||| %{smart_count} شيكًا |||| %{smart_count} شيك',
    depositor: 'سلّمه',
    bank: 'عن البنك',
  },
} as const;
