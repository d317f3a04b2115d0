import { defineCommand, defineSteps } from '../../engine/defineCommand.ts';
import { changeDays } from './changeDays.ts';
import { departure } from './departure.ts';
import { comeBack, depart, settle } from './travelCommands.ts';

/** What only moves a departure on; that a season's bounds are kept, and guides are there, the host sees. */
export const departureSteps = defineSteps(departure, {
  open_departure: { from: ['draft'], to: 'open' },
  lock_lists: { from: ['open', 'full'], to: 'locked' },
});

/** Bookings may change again; it is full where no seat is left. */
const unlockLists = defineCommand({
  verb: 'unlock_lists',
  entity: departure,
  from: ['locked'],
  to: ['open', 'full'],
  reason: true,
});

/** The last seat was taken, or one is free again: told by bookings. */
const markFull = defineCommand({ verb: 'mark_full', entity: departure, from: ['open'], to: ['full'], internal: true });
const markFree = defineCommand({ verb: 'mark_free', entity: departure, from: ['full'], to: ['open'], internal: true });

/** Blocked by `still_booked` as long as somebody holds or waits for a seat, or has paid for a draft. */
const cancel = defineCommand({
  verb: 'cancel',
  entity: departure,
  from: ['draft', 'open', 'full', 'locked', 'cancelling'],
  to: ['cancelled'],
  reason: true,
  givesWayTo: ['begin_cancelling', 'stop_cancelling'],
});

export const departureCommands = [
  unlockLists,
  markFull,
  markFree,
  depart,
  comeBack,
  settle,
  changeDays,
  cancel,
] as const;
