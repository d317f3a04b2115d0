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
  code: {
    label: 'Bu belgeyi doğrulama kodu',
    hint: 'Belgenin geçerli olup olmadığını görmek için okutun: numara, tarih, tutar ve durum.',
  },
} as const;
