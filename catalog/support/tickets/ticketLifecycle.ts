import { defineLifecycle, isIn } from '../../engine/lifecycle.ts';

/** From the first message to the end of a matter (rules B4). */
export const ticketLifecycle = defineLifecycle({
  states: ['new', 'open', 'pending_customer', 'on_hold', 'resolved', 'closed', 'spam', 'merged'],
  initial: 'new',
  tones: { new: 'warning', open: 'info', resolved: 'success', spam: 'error' },
  groups: {
    /** Somebody still has to do something. */
    unresolved: ['new', 'open', 'pending_customer', 'on_hold'],
    pausing: ['pending_customer', 'on_hold'],
    ended: ['closed', 'merged', 'spam'],
  },
});

export type TicketState = (typeof ticketLifecycle.states)[number];

export const { unresolved, ended } = ticketLifecycle.groups;

/** Whether the clock of the solution stands still. */
export const isPaused = (state: unknown): boolean => isIn(ticketLifecycle.groups.pausing, state);
