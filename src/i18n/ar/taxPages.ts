/** Words of the pages about taxes. */
export const taxPages = {
  certificate: {
    open: 'طباعة الشهادة',
    back: 'العودة إلى الشهادة',
    not_yet: 'تُطبع بعد إصدارها.',
    title: 'شهادة استقطاع ضريبي',
    from: 'المستقطع منه',
    period: 'الفترة من %{from} إلى %{to}',
    statement: 'نشهد بأن الضريبة أدناه استُقطعت من المبالغ المدفوعة إلى المذكور أعلاه.',
    total: 'الإجمالي',
    signature: 'توقيع المفوَّض',
  },
} as const;
