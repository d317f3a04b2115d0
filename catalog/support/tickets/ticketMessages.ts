import { defineEntity } from '../../engine/defineEntity.ts';
import { choice, file, longText, ref } from '../../engine/fields.ts';

/** Ways in which the word of a requester reaches the office. */
const channels = ['desk', 'client', 'phone_call', 'counter', 'mail'] as const;

const said = { message: longText({ required: true }), file: file({ sealed: true }) };

/** What the requester and the office have written to each other; the requester reads every word of it. */
export const ticketDetail = defineEntity({
  name: 'ticket_detail',
  collection: 'ticket_details',
  route: 'support-management/ticket-messages',
  fields: {
    ticket: ref('ticket', { required: true }),
    /** Who of the office wrote it; nobody, where the requester did. */
    admin: ref('user'),
    /** The requester's account, where they wrote it and have one. */
    customer: ref('user'),
    channel: choice(channels, { required: true }),
    ...said,
  },
  title: ['message'],
  list: ['ticket', 'admin', 'customer', 'channel', 'message'],
  form: { main: ['ticket', 'admin', 'customer', 'channel', 'message', 'file'] },
  search: ['message', 'ticket'],
  access: 'money',
  actions: ['list', 'show'],
});

/** What the office notes about a ticket for itself: an entity of its own, so that no answer about messages can hold it. */
export const ticketNote = defineEntity({
  name: 'ticket_note',
  collection: 'ticket_notes',
  route: 'support-management/ticket-notes',
  fields: { ticket: ref('ticket', { required: true }), author: ref('user'), ...said },
  title: ['message'],
  list: ['ticket', 'author', 'message'],
  form: { main: ['ticket', 'author', 'message', 'file'] },
  search: ['message', 'ticket'],
  access: 'money',
  actions: ['list', 'show'],
});
