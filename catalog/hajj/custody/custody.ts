import { PAST } from '../../engine/calendar.ts';
import { choice, date, text } from '../../engine/fields.ts';

/** Whereto a paper passport is moved. */
const moved = ['received', 'in_safe', 'with_agent', 'at_embassy', 'returned', 'lost'] as const;
/** Where it is; with the pilgrim until somebody takes it. */
const places = ['with_pilgrim', ...moved] as const;
export type Place = (typeof places)[number];

/** Whereto a passport goes from where it is (rules B5, passport custody); the usual way first. */
export const ways: Readonly<Record<Place, readonly (typeof moved)[number][]>> = {
  with_pilgrim: ['received', 'lost'],
  received: ['in_safe', 'returned', 'lost'],
  in_safe: ['with_agent', 'at_embassy', 'returned', 'lost'],
  with_agent: ['at_embassy', 'in_safe', 'lost'],
  at_embassy: ['in_safe', 'with_agent', 'lost'],
  // They bring it again.
  returned: ['received', 'lost'],
  // It was found.
  lost: ['in_safe'],
};

/** Somebody outside the agency has it, who is named. */
const outside: readonly Place[] = ['with_agent', 'at_embassy'];
export const isOutside = (place: Place): boolean => outside.includes(place);

/** Where a passport is by what its file says; with the pilgrim as long as nobody has moved it. */
export const placeOf = (said: unknown): Place => places.find(one => one === said) ?? 'with_pilgrim';

export const movedTo = choice(moved, { required: true });

/** Where the passport is and with whom, since when, and from whom it came; a command says it. */
export const custody = {
  passport_custody: choice(places, { initial: 'with_pilgrim', readOnly: true }),
  passport_custody_since: date({ readOnly: true, ...PAST }),
  passport_holder: text({ readOnly: true }),
  passport_from: choice(places, { readOnly: true }),
  passport_from_holder: text({ readOnly: true }),
} as const;
