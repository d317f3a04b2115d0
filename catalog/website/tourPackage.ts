import { MOST_MONEY } from '../ledger/vouchers/rounding.ts';
import { BUSINESS } from '../engine/calendar.ts';
import { defineEntity } from '../engine/defineEntity.ts';
import { choice, date, flag, image, integer, lines, longText, money, ref, richText, text } from '../engine/fields.ts';
import { packagePlanObjections } from '../hajj/bookings/packagePlan.ts';
import { roomTypes } from '../hajj/roomTypes.ts';
import { publication } from './publication.ts';

export const tourPackage = defineEntity({
  name: 'tour_package',
  collection: 'tour_packages',
  route: 'tourPackage-management/tourPackages',
  fields: {
    ...publication,
    name: text({ required: true }),
    code: text({ required: true, unique: true, max: 30 }),
    tour_type: ref('tour_type', { required: true }),
    departure_date: date(BUSINESS),
    return_date: date(BUSINESS),
    duration_days: integer({ min: 1, max: 365 }),
    /** Per person in the room that most choose, in the agency's currency; other rooms stand under `room_prices`. */
    price: money({ required: true, min: 0 }),
    seats: integer({ min: 0 }),
    inclusions: longText(),
    exclusions: longText(),
    details: richText(),
    image: image(),
    /** Shown first on the website. */
    is_featured: flag(),
    itinerary: lines({
      day: integer({ required: true, min: 1 }),
      title: text({ required: true }),
      details: longText(),
    }),
    room_prices: lines(
      { room_type: choice(roomTypes, { required: true }), price: money({ required: true, min: 0 }) },
      { rules: { unique: [['room_type']], checks: [{ name: 'price', left: 'price', is: '>=', right: 0 }] } },
    ),
    /** So many days before the departure all is to be paid. */
    instalment_days: integer({ min: 0, max: 1000, initial: 0 }),
    /** What is proposed as instalments of a booking; nothing where there is none. */
    instalment_plan: lines(
      {
        share_percent: integer({ required: true, min: 1, max: 100 }),
        due_days_before: integer({ required: true, min: 0, max: 1000 }),
      },
      { rules: { unique: [['due_days_before']] } },
    ),
    /** What cancelling costs per person from so many days before the departure on; nothing where more days are left. */
    cancellation_fees: lines(
      {
        days_before: integer({ required: true, min: 0, max: 1000 }),
        fee_amount: money({ required: true, min: 0, max: MOST_MONEY }),
      },
      { rules: { unique: [['days_before']] } },
    ),
    gallery: lines({ image: image({ required: true }), alt: text({ required: true, max: 300 }) }),
  },
  title: ['name'],
  list: ['image', 'code', 'name', 'tour_type', 'departure_date', 'return_date', 'price', 'seats', 'status'],
  form: {
    main: [
      'status',
      'name',
      'code',
      'tour_type',
      'departure_date',
      'return_date',
      'duration_days',
      'price',
      'seats',
      'publish_at',
      'is_featured',
      'image',
    ],
    description: ['details', 'inclusions', 'exclusions'],
    itinerary: ['itinerary'],
    prices: ['instalment_days', 'room_prices', 'instalment_plan'],
    cancellation: ['cancellation_fees'],
    gallery: ['gallery'],
  },
  search: ['name', 'code'],
  access: 'operations',
  check: ({ instalment_plan: plan }) => packagePlanObjections(Array.isArray(plan) ? plan : []),
  checks: [
    { name: 'days', left: 'return_date', is: '>', right: 'departure_date' },
    { name: 'price', left: 'price', is: '>=', right: 0 },
  ],
});
