import type { EventSource } from './EventSource.ts';
import { packageDepartures, packageReturns } from './packageMoves.ts';
import { expiredPassports, expiringPassports, shortPassports } from './passports.ts';
import { departures, returns } from './pilgrimMoves.ts';
import { registrations } from './registrations.ts';

/** Everything that has events for the quick panel. On the same day they come in this order. */
export const sources: readonly EventSource[] = [
  departures,
  returns,
  packageDepartures,
  packageReturns,
  expiredPassports,
  expiringPassports,
  shortPassports,
  registrations,
];
