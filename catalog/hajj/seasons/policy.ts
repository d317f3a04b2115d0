import { BUSINESS } from '../../engine/calendar.ts';
import { choice, date, flag, integer } from '../../engine/fields.ts';
import { MAHRAM_MINIMUM_AGE } from '../fly/mahram.ts';
import { mahramPolicies } from '../fly/requirements.ts';

const days = integer({ min: 0, max: 3_650 });
const age = integer({ min: 0, max: 120 });

/** What the authorities ask of the pilgrims of a season, and the house of their bookings. */
export const policy = {
  /** Day on which every passport must still be valid; without one, so many days after the return count. */
  passport_day: date(BUSINESS),
  passport_days: integer({ min: 0, max: 3_650, initial: 180 }),
  minimum_age: age,
  mahram_policy: choice(mahramPolicies, { required: true, initial: 'not_asked' }),
  mahram_age: age,
  /** Age from which a man counts as a mahram. */
  mahram_minimum_age: integer({ required: true, min: 0, max: 120, initial: MAHRAM_MINIMUM_AGE }),
  /** Days after its issue on which a visa that was not used lapses. */
  visa_days: days,
  /** Whether nobody is registered before the first instalment of their booking is paid. */
  first_instalment_asked: flag(),
  /** Part of its amount that the booking of whoever does not show up is billed, in per cent; all where nothing is said. */
  no_show_percent: integer({ min: 0, max: 100, initial: 100 }),
} as const;
