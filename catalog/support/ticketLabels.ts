import { defineLabels } from '../engine/defineLabels.ts';
import { labelColors } from '../engine/texts/labelColors.ts';
import type { Seeded } from '../engine/lifecycle.ts';
import type { TicketState } from './tickets/ticketLifecycle.ts';

const { grey, blue, indigo, amber, purple, green, brown, teal, red } = labelColors;

/** Labels of the states of a ticket (rules B4). */
export const ticketStatus = defineLabels({
  name: 'ticket_status',
  collection: 'ticket_statuses',
  route: 'ticketStatus-management/ticketStatuses',
  seeded: {
    new: ['New', blue],
    open: ['Open', indigo],
    pending_customer: ['Waiting for customer', amber],
    on_hold: ['On hold', purple],
    resolved: ['Resolved', green],
    closed: ['Closed', grey],
    spam: ['Spam', brown],
    merged: ['Merged', teal],
  } satisfies Record<TicketState, Seeded>,
});

export const ticketPriority = defineLabels({
  name: 'ticket_priority',
  collection: 'ticket_priorities',
  route: 'ticketPriority-management/ticketPriorities',
  seeded: { low: ['Low', grey], normal: ['Normal', blue], high: ['High', amber], urgent: ['Urgent', red] },
});

/** The three departments whose queues the wire knows by path. */
export const ticketDepartment = defineLabels({
  name: 'ticket_department',
  collection: 'ticket_departments',
  route: 'ticketDepartment-management/ticketDepartments',
  seeded: { accounts: ['Accounts', teal], sales: ['Sales', indigo], support: ['Support', blue] },
});
