import { mapValues } from 'es-toolkit';
import type { Locale, Params } from '../texts/texts.ts';

/** Where a passport may be, as a text of the host says it: it knows no labels of choices. */
const places: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {
    with_pilgrim: 'With the pilgrim',
    received: 'Received',
    in_safe: 'In the safe',
    with_agent: 'With the visa agent',
    at_embassy: 'At the embassy',
    returned: 'Returned',
    lost: 'Lost',
  },
  tr: {
    with_pilgrim: 'Yolcuda',
    received: 'Teslim alındı',
    in_safe: 'Kasada',
    with_agent: 'Vize acentesinde',
    at_embassy: 'Büyükelçilikte',
    returned: 'Geri verildi',
    lost: 'Kayıp',
  },
  ar: {
    with_pilgrim: 'لدى الحاج',
    received: 'تم الاستلام',
    in_safe: 'في الخزنة',
    with_agent: 'لدى وكيل التأشيرات',
    at_embassy: 'في السفارة',
    returned: 'أعيد',
    lost: 'مفقود',
  },
};

/** What fills a text, with the places of a passport in words. */
export const placesSaid = (locale: Locale, params: Params = {}): Params =>
  mapValues(params, (value, name) => (name.startsWith('place_') ? (places[locale][String(value)] ?? value) : value));
