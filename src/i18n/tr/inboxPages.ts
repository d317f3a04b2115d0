import type { Words } from '../complete.ts';
import type { inboxPages as english } from '../en/inboxPages.ts';

export const inboxPages = {
  folders_of: 'Klasörler',
  folders: {
    inbox: 'Gelen kutusu',
    sent: 'Gönderilenler',
    starred: 'Yıldızlılar',
    trash: 'Çöp kutusu',
  },
  counted: '%{name} (%{count})',
  compose: 'İleti yaz',
  house: 'Ürün',
  gone: 'Ayrılmış biri',
  to: 'Kime:',
  unread: 'Okunmamış',
  read_all: 'Bunları okundu say',
  star: 'Yıldız koy: %{subject}',
  unstar: 'Yıldızı kaldır: %{subject}',
  trash: 'Çöpe at: %{subject}',
  restore: 'Çöpten geri al: %{subject}',
  trash_it: 'Çöpe at',
  restore_it: 'Çöpten geri al',
  unread_it: 'Okunmadı say',
  has_files: 'Dosya var',
  back: 'Listeye dön',
  reply: 'Yanıtla',
  send: 'Gönder',
  sent: 'İleti gönderildi.',
  readers: 'Çalışma arkadaşları',
  files: 'Dosyalar',
  none: 'Burada bir şey yok.',
} satisfies Words<typeof english>;
