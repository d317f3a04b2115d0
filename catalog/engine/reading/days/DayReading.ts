import type { DayOrder } from '../WrittenForms.ts';

/**
 * Which year is meant where two digits or none say it: `past` for a birth (the latest that is not after today), `ahead`
 * for an expiry (the next that is not long past), `near` for all else (the nearest to today).
 */
export type MeantYears = 'past' | 'ahead' | 'near';

/** What a written day leaves open. */
export interface DayReading {
  /** What figures alone do not say. */
  readonly order: DayOrder;
  /** The agency's day, as `YYYY-MM-DD`. */
  readonly today: string;
  readonly years: MeantYears;
}

/** A day as it may be meant. */
export interface Meaning {
  readonly day: string;
  /** The order of parts in which it is that; none where the form has one meaning. */
  readonly order?: DayOrder;
  /** `04/27` may be a month with its year as well: only an order that is known makes it a day. */
  readonly isDoubtful?: true;
}
