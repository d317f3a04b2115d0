import { defineCommand, defineSteps } from '../engine/defineCommand.ts';
import { integer, ref } from '../engine/fields.ts';
import { ticket } from '../support/tickets/ticket.ts';
import { contact } from './contact.ts';

/** What becomes of a message from the website. */
export const contactSteps = defineSteps(contact, {
  mark_answered: { from: ['new', 'closed'], to: 'answered' },
  close: { from: ['new', 'answered'], to: 'closed' },
  reopen: { from: ['answered', 'closed'], to: 'new' },
});

/** Makes a ticket of it, which says where it came from; once. */
export const openTicket = defineCommand({
  verb: 'open_ticket',
  entity: contact,
  from: ['new', 'answered'],
  right: 'create',
  rightOn: ticket,
  input: {
    ticket_department: ref('ticket_department', { required: true }),
    ticket_priority: ref('ticket_priority', { required: true }),
  },
  output: { ticket: integer({ required: true }) },
});
