import type { Words } from '../complete.ts';
import type { aboardPages as english } from '../en/aboardPages.ts';

export const aboardPages: Words<typeof english> = {
  bookings: 'Rezervasyonlar',
  elsewhere: 'Başka bir gidişte: %{departure}',
  families: 'Aileler',
  leader: 'Grup başı',
  nobody_booked: 'Bu gidiş için henüz rezervasyon yok.',
  nobody_waits: 'Yer bekleyen kimse yok.',
  no_families: 'Bu gidişte aile kodu olan kimse yok. Kod, yolcunun dosyasında durur.',
  not_aboard: 'Bu gidişte değil',
  waiting: 'Bekleme listesi',
};
