import { defineLabels } from '../defineLabels.ts';

/** Labels of the states of a ticket (rules B4). */
export const ticketStatus = defineLabels({
  name: 'ticket_status',
  collection: 'ticket_statuses',
  route: 'ticketStatus-management/ticketStatuses',
  codes: ['new', 'open', 'pending_customer', 'on_hold', 'resolved', 'closed', 'spam', 'merged'],
});

export const ticketPriority = defineLabels({
  name: 'ticket_priority',
  collection: 'ticket_priorities',
  route: 'ticketPriority-management/ticketPriorities',
  codes: ['low', 'normal', 'high', 'urgent'],
});

/** The three departments whose queues the wire knows by path. */
export const ticketDepartment = defineLabels({
  name: 'ticket_department',
  collection: 'ticket_departments',
  route: 'ticketDepartment-management/ticketDepartments',
  codes: ['accounts', 'sales', 'support'],
});
