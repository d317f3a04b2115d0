import type { Words } from '../complete.ts';
import type { website as english } from '../en/website.ts';

export const website = {
  entities: {
    tour_package: 'باقات |||| باقة |||| الباقات |||| باقات |||| باقة |||| باقة',
    tour_type: 'أنواع رحلات |||| نوع رحلة |||| أنواع الرحلات |||| أنواع رحلات |||| نوع رحلة |||| نوع رحلة',
  },
  fields: {
    code: 'الرمز',
    tour_type: 'نوع الرحلة',
    duration_days: 'عدد الأيام',
    price: 'السعر للشخص',
    seats: 'المقاعد',
    inclusions: 'يشمل السعر',
    exclusions: 'لا يشمل السعر',
    details: 'التفاصيل',
    itinerary: 'برنامج الرحلة',
    day: 'اليوم',
    is_published: 'منشور',
  },
  sections: {
    main: 'عام',
    itinerary: 'برنامج الرحلة',
    description: 'الوصف',
  },
  choices: {},
} as const satisfies Words<typeof english>;
