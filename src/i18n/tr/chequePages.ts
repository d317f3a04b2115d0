/** Çek sayfalarının sözleri. */
export const chequePages = {
  due_this_week: 'Bir hafta içinde vadeli',
  slip: {
    title: 'Çek bordrosu',
    back: 'Çeke dön',
    total: 'Bir çek |||| %{smart_count} çek',
    depositor: 'Teslim eden',
    bank: 'Banka adına',
  },
} as const;
