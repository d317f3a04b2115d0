import type { Words } from '../complete.ts';
import type { website as english } from '../en/website.ts';

export const website = {
  entities: {
    tour_package: 'Tur paketi |||| Tur paketleri',
    tour_type: 'Tur türü |||| Tur türleri',
  },
  fields: {
    code: 'Kod',
    tour_type: 'Tur türü',
    duration_days: 'Gün sayısı',
    price: 'Kişi başı fiyat',
    seats: 'Kontenjan',
    inclusions: 'Fiyata dahil olanlar',
    exclusions: 'Fiyata dahil olmayanlar',
    details: 'Ayrıntılar',
    itinerary: 'Tur programı',
    day: 'Gün',
    is_published: 'Yayında',
  },
  sections: {
    main: 'Genel',
    itinerary: 'Tur programı',
    description: 'Açıklama',
  },
  choices: {},
} as const satisfies Words<typeof english>;
