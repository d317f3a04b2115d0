import type { BookCheck } from '../../verification/BookCheck.ts';
import { boardsComplete, departedTogether, seatsCounted } from './departureChecks.ts';
import { filesFollow, filesTakenOnce } from './fileChecks.ts';
import { registeredOnce } from './twinChecks.ts';

/** Every check of journeys, in the order in which they are told (rules A9, J1 to J6). */
export const journeysAsked: readonly BookCheck[] = [
  seatsCounted,
  boardsComplete,
  filesFollow,
  filesTakenOnce,
  departedTogether,
  registeredOnce,
];
