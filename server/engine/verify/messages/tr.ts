import type { VerifyTexts } from './en.ts';

export const tr: VerifyTexts = {
  title: 'Belge doğrulama',
  unknown: 'Bu kod bizim hiçbir belgemize ait değil.',
  paper: 'Belge, PDF olarak',
  issuer: 'Düzenleyen',
  kind: 'Belge',
  number: 'Numara',
  day: 'Tarih',
  amount: 'Tutar',
  status: 'Durum',
  valid: 'Geçerli',
  void: 'İptal edildi',
  reversed: 'Ters kayıtla kapatıldı',
  refunded: 'İade edildi',
  cancelled: 'İptal edildi',
  unapproved: 'Fiyat onaylanmadı',
  donation: 'Bağış makbuzu',
  withholding_certificate: 'Stopaj kesinti belgesi',
};
