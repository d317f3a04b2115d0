import { ageOn } from '../../engine/days/days.ts';
import type { bookingLifecycle } from '../bookings/bookingLifecycle.ts';

/** What a man may be to a woman so that he counts as her mahram: she could never marry him (rules B5). */
export const kin = [
  'husband',
  'father',
  'grandfather',
  'son',
  'grandson',
  'brother',
  'half_brother',
  'milk_brother',
  'uncle',
  'nephew',
  'father_in_law',
  'son_in_law',
  'stepfather',
  'stepson',
] as const;

/** Said in older files: a brother-in-law is meant by it as well, who does not count. */
export const vagueKin = ['in_law'] as const;

/** Age from which he counts where no season says otherwise. */
export const MAHRAM_MINIMUM_AGE = 18;

/** States of a booking with which he surely goes, or has gone. */
export const goesFor = ['confirmed', 'departed'] as const satisfies readonly (typeof bookingLifecycle.states)[number][];

/** Her mahram, as his own file and his bookings tell of him. */
export interface Mahram {
  readonly gender: string;
  /** `YYYY-MM-DD`. */
  readonly birth_date: string | null;
  readonly is_withdrawn: boolean;
  readonly outbound_flight: string | null;
  /** Departures on which he has a confirmed seat, or has left. */
  readonly departures: readonly number[];
}

/** Her own file. */
type Values = Readonly<Record<string, unknown>>;

/** Why a man does not settle it, each with its text among the violations. */
export type MahramFlaw =
  | 'mahram_missing'
  | 'relation_does_not_count'
  | 'mahram_not_male'
  | 'mahram_too_young'
  | 'mahram_withdrawn'
  | 'mahram_not_booked'
  | 'mahram_other_departure'
  | 'mahram_other_flight';

/** A flight is written `SV 803` by one and `sv803` by another. */
export const flightOf = (said: unknown): string =>
  typeof said === 'string' ? said.replace(/\s/g, '').toUpperCase() : '';

function otherFlight(her: Values, him: Mahram): boolean {
  const [hers, his] = [flightOf(her['outbound_flight']), flightOf(him.outbound_flight)];
  return hers !== '' && his !== '' && hers !== his;
}

/** The first reason for which the man whom she names may not be her mahram on this journey; undefined where he may. */
export function mahramFlaw(her: Values, him: Mahram | null, least: number): MahramFlaw | undefined {
  const { mahram_relation: relation, departure, departure_date: day } = her;
  if (!him || !relation) return 'mahram_missing';
  if (!kin.some(one => one === relation)) return 'relation_does_not_count';
  if (him.gender !== 'male') return 'mahram_not_male';
  if (him.birth_date === null || (typeof day === 'string' && ageOn(him.birth_date, day) < least))
    return 'mahram_too_young';
  if (him.is_withdrawn) return 'mahram_withdrawn';
  if (him.departures.length === 0) return 'mahram_not_booked';
  // Without a day of hers, his age is not known either.
  if (typeof day !== 'string' || !him.departures.some(one => one === departure)) return 'mahram_other_departure';
  return otherFlight(her, him) ? 'mahram_other_flight' : undefined;
}
