import type { Words } from '../complete.ts';
import type { places as english } from '../en/places.ts';

export const places = {
  entities: {
    branch: 'فروع |||| فرع |||| الفروع |||| فروع |||| فرعًا |||| فرع',
    country: 'دول |||| دولة |||| الدول |||| دول |||| دولة |||| دولة',
    city: 'مدن |||| مدينة |||| المدن |||| مدن |||| مدينة |||| مدينة',
    thana: 'مراكز (ثانا) |||| مركز (ثانا) |||| المراكز (ثانا) |||| مراكز (ثانا) |||| مركزًا (ثانا) |||| مركز (ثانا)',
  },
  fields: {
    branch: 'الفرع',
    country: 'الدولة',
    city: 'المدينة',
    thana: 'المركز (ثانا)',
    street_address_one: 'العنوان',
    street_address_two: 'العنوان، السطر الثاني',
    postal_code: 'الرمز البريدي',
    full_desc: 'الوصف الكامل',
    bn_name: 'الاسم بالبنغالية',
    lat: 'خط العرض',
    lon: 'خط الطول',
    url: 'عنوان الويب',
    capital_name: 'العاصمة',
    country_code: 'الرمز (حرفان)',
    country_code2: 'الرمز (3 أحرف)',
    phone_code: 'رمز الاتصال',
    currency_code: 'العملة',
    continent_name: 'القارة',
    continent_code: 'رمز القارة',
  },
  sections: {},
  choices: {},
} as const satisfies Words<typeof english>;
