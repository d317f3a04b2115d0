import type { Row } from '../../../catalog/defineEntity.ts';
import type { orderStatus } from '../../../catalog/shop/orderStatus.ts';
import type { purchaseStatus } from '../../../catalog/shop/purchaseStatus.ts';
import type { ticketDepartment, ticketPriority, ticketStatus } from '../../../catalog/support/ticketLabels.ts';

/** What a code is called at first, and its colour; each stands out from white by 4.5 to 1 or more. */
type Labels<E> = Readonly<
  Record<Row<E> extends { readonly code: infer C extends string } ? C : never, readonly [name: string, color: string]>
>;

const grey = '#546e7a';
const blue = '#1565c0';
const indigo = '#3949ab';
const purple = '#7b1fa2';
const teal = '#00796b';
const green = '#2e7d32';
const amber = '#a84300';
const red = '#c62828';
const brown = '#6d4c41';

const orders: Labels<typeof orderStatus> = {
  incomplete: ['Incomplete', grey],
  pending: ['Pending', amber],
  confirmed: ['Confirmed', blue],
  processing: ['Processing', indigo],
  shipped: ['Shipped', purple],
  delivered: ['Delivered', teal],
  completed: ['Completed', green],
  cancelled: ['Cancelled', red],
  returned: ['Returned', brown],
};

const purchases: Labels<typeof purchaseStatus> = {
  draft: ['Draft', grey],
  submitted: ['Submitted', amber],
  approved: ['Approved', blue],
  rejected: ['Rejected', red],
  sent: ['Sent to vendor', indigo],
  partially_converted: ['Partly converted', purple],
  converted: ['Converted', teal],
  confirmed: ['Confirmed', blue],
  closed: ['Closed', green],
  cancelled: ['Cancelled', red],
};

const ticketStates: Labels<typeof ticketStatus> = {
  new: ['New', blue],
  open: ['Open', indigo],
  pending_customer: ['Waiting for customer', amber],
  on_hold: ['On hold', purple],
  resolved: ['Resolved', green],
  closed: ['Closed', grey],
  spam: ['Spam', brown],
  merged: ['Merged', teal],
};

const priorities: Labels<typeof ticketPriority> = {
  low: ['Low', grey],
  normal: ['Normal', blue],
  high: ['High', amber],
  urgent: ['Urgent', red],
};

const departments: Labels<typeof ticketDepartment> = {
  accounts: ['Accounts', teal],
  sales: ['Sales', indigo],
  support: ['Support', blue],
};

/** By the entity that holds them. */
export const labels = {
  orderstatus: orders,
  purchase_status: purchases,
  ticket_status: ticketStates,
  ticket_priority: priorities,
  ticket_department: departments,
} as const;
