import type { Words } from '../complete.ts';
import type { departurePages as english } from '../en/departurePages.ts';

export const departurePages: Words<typeof english> = {
  about_come_back: 'Ne olduğunu siz söylemedikçe aşağıdakilerin hepsi grupla döner.',
  about_depart:
    'Aşağıdakilerin her biri için ne olacağını söyleyin; diğerlerinin hepsi gider. Hepsi belirtilmeden hiçbir şey yapılmaz.',
  about_settle: 'Adınız ve bugünün tarihi yanına yazılır.',
  all_may_leave: 'Kimsenin eksiği yok: herkes gidiyor. Yine de kalan varsa adını seçin.',
  come_home: '%{smart_count} kişi dönüyor |||| %{smart_count} kişi dönüyor',
  comes_home: 'Dönüyor',
  elsewhere:
    'Başka şubelerden %{smart_count} kişi daha gidemez: önce o şube bunu çözmeli. |||| Başka şubelerden %{smart_count} kişi daha gidemez: önce o şubeler bunu çözmeli.',
  fee_left_empty: 'Boş bırakılırsa o gün için paketin ücreti geçerlidir.',
  fly: '%{smart_count} kişi uçuyor |||| %{smart_count} kişi uçuyor',
  home_unnamed:
    'Başka şubelerden %{smart_count} kişi de dönüyor; adları gösterilmez. |||| Başka şubelerden %{smart_count} kişi de dönüyor; adları gösterilmez.',
  leaves_after_all: 'Yine de diğerleriyle gidiyor',
  nobody_away: 'Artık yolda kimse yok.',
  not_fit: 'Bu hâliyle gidemez.',
  same_for_all:
    'Karar bekleyen diğer %{smart_count} kişi için de aynısı |||| Karar bekleyen diğer %{smart_count} kişi için de aynısı',
  stays_too: 'Kalan başka biri',
  to_say: '%{smart_count} kişi için karar bekleniyor |||| %{smart_count} kişi için karar bekleniyor',
};
