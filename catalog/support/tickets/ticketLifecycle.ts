import { defineLifecycle } from '../../engine/lifecycle.ts';

/** From the first message to the end of a matter (rules B4). */
export const ticketLifecycle = defineLifecycle({
  states: ['new', 'open', 'pending_customer', 'on_hold', 'resolved', 'closed', 'spam', 'merged'],
  initial: 'new',
  tones: { new: 'warning', open: 'info', resolved: 'success', spam: 'error' },
});

export type TicketState = (typeof ticketLifecycle.states)[number];

/** States in which somebody still has to do something. */
export const unresolved = ['new', 'open', 'pending_customer', 'on_hold'] as const satisfies readonly TicketState[];

const pausing: readonly string[] = ['pending_customer', 'on_hold'] satisfies readonly TicketState[];

/** Whether the clock of the solution stands still. */
export const isPaused = (state: unknown): boolean => typeof state === 'string' && pausing.includes(state);
