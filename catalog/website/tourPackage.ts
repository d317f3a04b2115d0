import { defineEntity } from '../defineEntity.ts';
import { date, flag, image, integer, lines, longText, money, ref, text } from '../fields.ts';
import { notAfter } from '../days.ts';

export const tourPackage = defineEntity({
  name: 'tour_package',
  collection: 'tour_packages',
  route: 'tourPackage-management/tourPackages',
  fields: {
    name: text({ required: true }),
    code: text({ required: true, unique: true, max: 30 }),
    tour_type: ref('tour_type', { required: true }),
    departure_date: date(),
    return_date: date(),
    duration_days: integer({ min: 1, max: 365 }),
    /** Per person, in the agency's currency. */
    price: money({ required: true, min: 0 }),
    seats: integer({ min: 0 }),
    inclusions: longText(),
    exclusions: longText(),
    details: longText(),
    image: image(),
    is_published: flag(),
    itinerary: lines({ day: integer({ required: true, min: 1 }), title: text({ required: true }), details: longText() }),
  },
  title: ['name'],
  list: ['image', 'code', 'name', 'tour_type', 'departure_date', 'return_date', 'price', 'seats', 'is_published'],
  form: {
    main: [
      'name', 'code', 'tour_type', 'departure_date', 'return_date', 'duration_days', 'price', 'seats', 'is_published',
      'image',
    ],
    itinerary: ['itinerary'],
    description: ['inclusions', 'exclusions', 'details'],
  },
  search: ['name', 'code'],
  access: 'operations',
  check: record => notAfter(record, 'departure_date', 'return_date'),
});
