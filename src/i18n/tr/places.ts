import type { Words } from '../complete.ts';
import type { places as english } from '../en/places.ts';

export const places = {
  entities: {
    branch: 'Şube |||| Şubeler',
    country: 'Ülke |||| Ülkeler',
    city: 'Şehir / il |||| Şehirler / iller',
    thana: 'İlçe (thana) |||| İlçeler (thana)',
  },
  fields: {
    branch: 'Şube',
    country: 'Ülke',
    city: 'Şehir / il',
    thana: 'İlçe (thana)',
    street_address_one: 'Adres',
    street_address_two: 'Adres, ikinci satır',
    postal_code: 'Posta kodu',
    full_desc: 'Ayrıntılı açıklama',
    bn_name: 'Bengalce adı',
    lat: 'Enlem',
    lon: 'Boylam',
    url: 'Web adresi',
    capital_name: 'Başkent',
    country_code: 'Kod (2 harf)',
    country_code2: 'Kod (3 harf)',
    phone_code: 'Telefon kodu',
    currency_code: 'Para birimi',
    continent_name: 'Kıta',
    continent_code: 'Kıta kodu',
  },
  sections: {},
  choices: {},
} as const satisfies Words<typeof english>;
