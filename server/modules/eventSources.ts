import type { EventSource } from '../engine/quickPanel/EventSource.ts';
import { packageDepartures, packageReturns } from './website/packageMoves.ts';
import { expiredPassports, expiringPassports, shortPassports } from './hajj/passports.ts';
import { departures, returns } from './hajj/pilgrimMoves.ts';
import { offeredSeats } from './hajj/waiting/offeredSeats.ts';
import { dueDeadlines } from './hajj/deadlines/dueDeadlines.ts';
import { dueTasks } from './support/tasks/dueTasks.ts';
import { registrations } from './access/registrations.ts';

/** Everything that has events for the quick panel. On the same day they come in this order. */
export const sources: readonly EventSource[] = [
  dueTasks,
  offeredSeats,
  dueDeadlines,
  departures,
  returns,
  packageDepartures,
  packageReturns,
  expiredPassports,
  expiringPassports,
  shortPassports,
  registrations,
];
