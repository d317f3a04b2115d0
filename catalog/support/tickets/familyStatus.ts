import type { ticketCommands } from './ticketCommands.ts';
import type { TicketState } from './ticketLifecycle.ts';

/** What hosts of the family call the states of a ticket beside our codes (contract 3.8). */
const words: Readonly<Record<string, TicketState>> = {
  in_process: 'open',
  answered: 'pending_customer',
  customer_reply: 'open',
};

/** The state that a word of the family means; a code or another name of a label means itself. */
export const stateOfWord = (word: string): string => {
  const plain = word
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  return words[plain] ?? plain;
};

type Verbs = readonly (typeof ticketCommands)[number]['verb'][];

/** How a ticket becomes one that somebody works on, by where it stands. */
const reopening: Readonly<Partial<Record<TicketState, Verbs>>> = {
  new: ['take_up'],
  open: [],
  pending_customer: ['wake'],
  on_hold: ['wake'],
  resolved: ['reopen'],
};

/**
 * The commands by which a ticket comes to the state that a client of the family asks for; undefined where it must be
 * told more, such as a day to wake on, or cannot go there.
 */
export function verbsTowards(from: TicketState, to: string): Verbs | undefined {
  if (from === to) return [];
  const open = reopening[from];
  if (to === 'new' && from === 'spam') return ['not_spam'];
  if (!open) return undefined;
  if (to === 'open') return open;
  if (to === 'pending_customer') return [...open, 'await_customer'];
  if (to === 'resolved') return ['resolve'];
  if (to === 'closed') return from === 'resolved' ? ['close'] : ['resolve', 'close'];
  if (to === 'spam' && (from === 'new' || from === 'open')) return ['mark_spam'];
  return undefined;
}
