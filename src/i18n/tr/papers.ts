/** Words of printed documents of any kind. */
export const papers = {
  original: 'Asıl',
  copy: 'Suret',
  as_copy: 'Suret olarak işaretle',
  code: {
    label: 'Bu belgeyi doğrulama kodu',
    hint: 'Belgenin geçerli olup olmadığını görmek için okutun: numara, tarih, tutar ve durum.',
  },
} as const;
