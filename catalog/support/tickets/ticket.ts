import { defineEntity, namesOf } from '../../engine/defineEntity.ts';
import { email, file, longText, phone, ref, state, text } from '../../engine/fields.ts';
import { ticketStatus } from '../ticketLabels.ts';
import { ticketProgress } from './ticketProgress.ts';
import { ticketLifecycle } from './ticketLifecycle.ts';

/** What of it may be told otherwise later. */
export const amendable = [
  'subject',
  'ticket_priority',
  'ticket_type',
  'user',
  'requester_name',
  'email',
  'phone',
  'order',
  'pilgrim',
] as const;

/**
 * A matter that somebody brings to the agency, with its clocks (rules B4). What is said about it are messages
 * (`ticketDetail.ts`), which its requester reads, and notes (`ticketNote.ts`), which stay in the office.
 */
export const ticket = defineEntity({
  name: 'ticket',
  collection: 'tickets',
  route: 'support-management/supports',
  fields: {
    status: state(ticketLifecycle, ticketStatus),
    ticket_no: text({ readOnly: true, unique: true, max: 40 }),
    subject: text({ required: true, max: 500 }),
    /** Who asks, if they have an account; anybody else by name, email or phone. */
    user: ref('user'),
    requester_name: text({ max: 200 }),
    email: email(),
    phone: phone(),
    ticket_department: ref('ticket_department', { required: true }),
    ticket_priority: ref('ticket_priority', { required: true }),
    ticket_type: text({ max: 200 }),
    /** What they first wrote; it begins the thread, where it stays as it was. */
    message: longText({ required: true }),
    file: file({ sealed: true }),
    order: ref('order'),
    pilgrim: ref('hajj_passenger_info'),
    ...ticketProgress,
  },
  title: ['ticket_no', 'subject'],
  list: ['ticket_no', 'subject', 'requester_name', 'status', 'ticket_priority', 'assignee', 'resolve_due'],
  form: {
    main: [
      'subject',
      'ticket_department',
      'ticket_priority',
      'ticket_type',
      'message',
      'file',
      'user',
      'requester_name',
      'email',
      'phone',
      'order',
      'pilgrim',
    ],
    progress: ['status', 'ticket_no', ...namesOf(ticketProgress)],
  },
  /** Promised for a time that has passed. */
  selections: ['late'],
  search: ['ticket_no', 'subject', 'requester_name', 'email', 'phone', 'message'],
  access: 'money',
});
