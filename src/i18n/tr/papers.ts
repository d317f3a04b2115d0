/** Words of printed documents of any kind. */
export const papers = {
  original: 'Asıl',
  copy: 'Suret',
  as_copy: 'Suret olarak işaretle',
  back: 'Kayda dön',
  language: 'Belgenin dili',
  pdf: 'PDF dosyası',
  none: 'Bu sunucu böyle bir belge oluşturmuyor.',
  making_pdf: 'PDF hazırlanıyor…',
  no_pdf: 'PDF hazırlanamadı. %{reason}',
  many: {
    title: 'Bir kaydı yazdır |||| %{smart_count} kaydı yazdır',
    about: 'Belgeleri, listedeki sırayla tek bir PDF olarak gelir.',
    most: 'Bir PDF en fazla %{max} belge içerir. Daha az kayıt seçin.',
    print: 'PDF oluştur',
    progress: '%{drawn} / %{of}',
    of_one: 'Kayıt #%{id}: %{reason}',
    done: 'Bir belgelik PDF hazır. |||| %{smart_count} belgelik PDF hazır.',
  },
  code: {
    label: 'Bu belgeyi doğrulama kodu',
    hint: 'Belgenin geçerli olup olmadığını görmek için okutun: numara, tarih, tutar ve durum.',
  },
} as const;
