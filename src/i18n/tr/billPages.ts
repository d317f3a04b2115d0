/** Fatura ve dekont sayfalarının sözleri. */
export const billPages = {
  new: {
    sales: 'Yeni alacak faturası',
    purchase: 'Yeni borç faturası',
    credit_note: 'Yeni alacak dekontu',
    debit_note: 'Yeni borç dekontu',
  },
  wishes: {
    save: 'Taslağı kaydet',
    post: 'Düzenle',
    post_print: 'Düzenle ve yazdır',
    post_new: 'Düzenle ve yenisini aç',
  },
  standing: {
    owes: 'Acenteye %{amount} borçlu: bir açık kalem. |||| Acenteye %{amount} borçlu: %{smart_count} açık kalem.',
    is_owed:
      'Acenteden %{amount} alacaklı: bir açık kalem. |||| Acenteden %{amount} alacaklı: %{smart_count} açık kalem.',
    even: 'İki tarafın da borcu yok.',
  },
  due: {
    label: 'Durumu',
    paid: 'Ödendi',
    today: 'Vadesi bugün',
    due: 'Bir gün içinde vadesi doluyor |||| %{smart_count} gün içinde vadesi doluyor',
    overdue: 'Vadesi bir gün geçti |||| Vadesi %{smart_count} gün geçti',
  },
  total: 'Vergili toplam',
  whole_discount: 'Tümünden indirim',
  withheld: 'Toplam kesinti',
  paid_out: 'Satıcıya ödenecek',
  unpaid: 'Ödenmemiş',
  overdue: 'Vadesi geçmiş',
  saved: 'Taslak kaydedildi.',
  posted: '%{number} numarasıyla düzenlendi.',
  not_posted: 'Taslak olarak kaydedildi, ancak düzenlenmedi. Yanlış olanlar işaretlendi.',
  paper: {
    place: 'Sıra',
    particulars: 'Açıklama',
    invoice: 'Fatura',
    prepared: 'Hazırlayan',
    authorised: 'Yetkili imza',
    received: 'Teslim alan',
    back: 'Faturaya dön',
  },
} as const;
