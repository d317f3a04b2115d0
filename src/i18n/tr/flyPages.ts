import type { Words } from '../complete.ts';
import type { flyPages as english } from '../en/flyPages.ts';

export const flyPages: Words<typeof english> = {
  title: '%{departure} uçabilir mi?',
  back: 'Gidişe dön',
  lead_agency: 'Lider acente: %{agency}',
  answer: '%{all} kişiden %{ready} kişi uçabilir; %{rest} kişi uçamaz',
  ready: '%{all} kişiden %{ready} kişi uçabilir',
  who_can: 'Uçabilenler: %{count}',
  left: '%{smart_count} gün sonra gidiyor |||| %{smart_count} gün sonra gidiyor',
  gone: 'Gitti',
  hidden:
    'Başka şubelerden %{smart_count} hacı daha gösterilmiyor. |||| Başka şubelerden %{smart_count} hacı daha gösterilmiyor.',
  nobody: 'Henüz kimsenin rezervasyonu yok.',
  only_missing: 'Yalnızca uçamayanlar',
  room_mixed: 'Odayı farklı ailelerden kadın ve erkekler paylaşıyor',
  standings: {
    met: '%{requirement}: tamam',
    missing: '%{requirement}: eksik, %{name} dosyasını aç',
    missing_for_all: '%{requirement}: herkes için eksik, kaydedildiği yeri aç',
    not_asked: '%{requirement}: istenmez',
  },
};
