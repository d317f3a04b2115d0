import { BUSINESS } from '../../engine/calendar.ts';
import { choice, date, dateTime, flag, ref } from '../../engine/fields.ts';

const instant = dateTime({ readOnly: true });

/** How a matter ended. */
export const resolutions = ['answered', 'solved', 'refused', 'no_reply'] as const;

/** What the office and the clocks make of a ticket; commands write it, never its form. */
export const ticketProgress = {
  assignee: ref('employee', { readOnly: true }),
  /** The message from the website that it began with. */
  contact: ref('contact', { readOnly: true }),
  opened_on: date({ readOnly: true, ...BUSINESS }),
  /** Label of its state, as hosts of the family show it. */
  ticket_status: ref('ticket_status', { readOnly: true }),
  /** The last word was the requester's. */
  awaits_reply: flag({ readOnly: true, initial: true }),
  last_message_at: instant,
  /** When the first public reply is due; the clock runs in working hours. */
  response_due: instant,
  responded_at: instant,
  /** When the matter should be resolved; moved on by what the clock stood still. */
  resolve_due: instant,
  paused_at: instant,
  /** When the requester was told that silence ends the matter. */
  warned_at: instant,
  resolved_at: instant,
  wake_on: date({ readOnly: true, ...BUSINESS }),
  resolution: choice(resolutions, { readOnly: true }),
  merged_into: ref('ticket', { readOnly: true }),
  /** The closed ticket that it continues. */
  follows: ref('ticket', { readOnly: true }),
};
