import { BUSINESS } from '../../engine/calendar.ts';
import { defineEntity } from '../../engine/defineEntity.ts';
import { choice, date, integer, lines, longText, ref, state, text } from '../../engine/fields.ts';
import { phases } from '../seasons/phases.ts';
import { departureLifecycle } from './departureLifecycle.ts';
import { flightsFit } from './flightsFit.ts';

/** Most pilgrims of one departure. */
const MOST_SEATS = 20_000;

/**
 * A package on its way on given days: its seats are counted here and nowhere else, and bookings take them one by one
 * (rules B5, K13).
 */
export const departure = defineEntity({
  name: 'departure',
  collection: 'departures',
  route: 'tourPackage-management/departures',
  fields: {
    status: state(departureLifecycle),
    code: text({ required: true, unique: true, max: 40 }),
    tour_package: ref('tour_package', { required: true }),
    season: ref('season'),
    departure_date: date({ required: true, indexed: true, ...BUSINESS }),
    return_date: date({ required: true, ...BUSINESS }),
    seats: integer({ required: true, min: 0, max: MOST_SEATS }),
    /** Seats that bookings hold, counted by the host. */
    booked: integer({ required: true, readOnly: true, initial: 0 }),
    /** Contract of the accommodation of an Umrah (BRN), and its day. */
    brn: text({ max: 60 }),
    brn_date: date(BUSINESS),
    flights: lines(
      {
        direction: choice(['outbound', 'inbound'], { required: true, initial: 'outbound' }),
        flight_no: text({ required: true, max: 20 }),
        flight_date: date({ required: true, ...BUSINESS }),
        from_airport: text({ max: 60 }),
        to_airport: text({ max: 60 }),
        phase: choice(phases),
        pilgrims: integer({ required: true, min: 0, max: MOST_SEATS }),
        /** Seats of it that are ours; none said is no bound. */
        seats: integer({ min: 0, max: MOST_SEATS }),
      },
      {
        rules: {
          unique: [['flight_no', 'flight_date']],
          checks: [{ name: 'seats', code: 'flight_overbooked', left: 'pilgrims', is: '<=', right: 'seats' }],
        },
      },
    ),
    guides: lines({ guide: ref('employee', { required: true }) }, { rules: { unique: [['guide']] } }),
    details: longText(),
    /** Who has said that all bills of its suppliers are in, and when. */
    bills_in_by: text({ readOnly: true, max: 200 }),
    bills_in_on: date({ readOnly: true, ...BUSINESS }),
  },
  title: ['code'],
  list: ['departure_date', 'code', 'tour_package', 'season', 'return_date', 'seats', 'booked', 'status'],
  form: {
    main: [
      'status',
      'code',
      'tour_package',
      'season',
      'departure_date',
      'return_date',
      'seats',
      'booked',
      'brn',
      'brn_date',
      'details',
    ],
    flights: ['flights'],
    guides: ['guides'],
    settlement: ['bills_in_by', 'bills_in_on'],
  },
  search: ['code'],
  access: 'operations',
  checks: [
    { name: 'days', left: 'return_date', is: '>', right: 'departure_date' },
    { name: 'booked', left: 'booked', is: '>=', right: 0 },
    { name: 'seats', code: 'seats_below_booked', left: 'seats', is: '>=', right: 'booked' },
  ],
  check: flightsFit,
});
