/** Words of the pages about taxes. */
export const taxPages = {
  certificate: {
    open: 'Belgeyi yazdır',
    back: 'Belgeye dön',
    not_yet: 'Düzenlendikten sonra yazdırılabilir.',
    title: 'Stopaj kesinti belgesi',
    from: 'Kesinti yapılan',
    period: 'Kesinti dönemi: %{from} – %{to}',
    statement: 'Yukarıda adı geçene yapılan ödemelerden aşağıdaki verginin kesildiğini beyan ederiz.',
    total: 'Toplam',
    signature: 'Yetkili imza',
  },
  challan: {
    open: 'Dökümü yazdır',
    back: 'Ödemeye dön',
    not_yet: 'Kaydedildikten sonra yazdırılabilir.',
    title: 'Kesilen verginin yatırılması',
  },
} as const;
