import type { MeantYears } from './DayReading.ts';

/** Which century a field means by two digits of a year: a birth's is past, an expiry's ahead. */
export const yearsOf = ({ max, ahead }: { readonly max?: unknown; readonly ahead?: true }): MeantYears =>
  max === 'today' ? 'past' : ahead ? 'ahead' : 'near';
