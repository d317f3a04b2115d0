import { BUSINESS } from '../../engine/calendar.ts';
import { defineCommand, defineSteps } from '../../engine/defineCommand.ts';
import { date, integer } from '../../engine/fields.ts';
import { departure } from './departure.ts';

/** What only moves a departure on; that a season's bounds are kept, and guides are there, the host sees. */
export const departureSteps = defineSteps(departure, {
  open_departure: { from: ['draft'], to: 'open' },
  lock_lists: { from: ['open', 'full'], to: 'locked' },
  settle_departure: { from: ['returned'], to: 'settled' },
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

/**
 * Everybody who is booked leaves: each booking is billed, its advance settles the bill, and what was paid becomes
 * revenue (rules A2); pilgrims who are ready travel. Blocked by `not_ready` while the file of one of them is not, and
 * by what the board shows as missing for one of them, arrears aside.
 */
const depart = defineCommand({
  verb: 'depart',
  entity: departure,
  from: ['locked'],
  to: ['departed'],
  input: { departed_on: date({ required: true, ...BUSINESS }) },
  output: { pilgrims: integer({ required: true }) },
  right: 'own',
  moves: 'money',
});

/** They are home again. */
const comeBack = defineCommand({
  verb: 'come_back',
  entity: departure,
  from: ['departed'],
  to: ['returned'],
  output: { pilgrims: integer({ required: true }) },
});

/** Blocked by `still_booked` as long as somebody holds a seat. */
const cancel = defineCommand({
  verb: 'cancel',
  entity: departure,
  from: ['draft', 'open', 'full', 'locked'],
  to: ['cancelled'],
  reason: true,
});

export const departureCommands = [unlockLists, markFull, markFree, depart, comeBack, cancel] as const;
