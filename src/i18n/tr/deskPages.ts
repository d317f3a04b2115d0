import type { Words } from '../complete.ts';
import type { deskPages as english } from '../en/deskPages.ts';

export const deskPages: Words<typeof english> = {
  title: 'Yeni hacı',
  document: 'Belge',
  about_box:
    'Pasaportun, vizenin veya kimlik kartının altındaki satırları yapıştırın. Tarama da buraya bırakılabilir; dosyada saklanır, okunmaz.',
  person: 'Kişi',
  journey: 'Gidiş',
  payment: 'Ödeme',
  all_fields: 'Tüm alanlar',
  amount: 'Şimdi ödenen tutar',
  none_pays: 'Boş: şimdi ödeme alınmaz.',
  cash: 'Boş: nakit.',
  none_books: 'Boş: yalnız dosya açılır, rezervasyon yapılmaz.',
  free_seats: '%{smart_count} boş yer |||| %{smart_count} boş yer',
  full: 'Dolu: yer yalnız bekleme listesinden çıkar',
  same_family: 'Önceki kişiyle aynı aile: %{name}',
  mahram_asked:
    'Bu yolculukta ondan mahrem istenir. Mahremsiz kaydedilebilir, ancak mahrem belirtilmeden uçuşa uygun sayılmaz.',
  mahram_ahead: 'Ondan mahrem istenir: alanı gidişin altındadır.',
  name_mahram: 'Mahremi belirt',
  mahram_missing:
    'Ondan mahrem istenir ve henüz kimse belirtilmedi. Dosyasında belirtin: öncesinde uçuşa uygun sayılmaz.',
  known_before:
    'Bu kişinin zaten dosyası var: %{file}. Başka bir yolculuk için yeniden girmek yerine dosyasını açıp “%{step}” adımını seçin.',
  save_and_next: 'Kaydet ve sonraki',
  file_alone: 'Yalnız dosya, tüm alanlar',
  next: 'Sonraki hacı',
  registered: 'Dosya açıldı:',
  booked: 'Rezervasyon:',
  paid: 'Ödeme alındı.',
  print_receipt: 'Makbuzu yazdır',
  waits: 'Dosya henüz sezona kaydedilmedi.',
  season_full: 'Sezonun kotası dolu.',
};
