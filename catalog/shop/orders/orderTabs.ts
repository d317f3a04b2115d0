import type { StateOf } from '../../engine/defineCommand.ts';
import type { order } from './order.ts';
import { orderLifecycle } from './orderLifecycle.ts';
import type { PaymentState } from './orderStatus.ts';

interface Narrowing {
  readonly status__in: readonly StateOf<typeof order>[];
  readonly payment_status__in?: readonly PaymentState[];
}

const { standing } = orderLifecycle.groups;

/** By which orders are asked for in the office (rules B1), as filters of their list. */
export const orderTabs = {
  unpaid: { status__in: standing, payment_status__in: ['unpaid', 'partially_paid'] },
  paid: { status__in: standing, payment_status__in: ['paid', 'overpaid', 'partially_refunded'] },
  incomplete: { status__in: ['incomplete'] },
} as const satisfies Readonly<Record<string, Narrowing>>;

export type OrderTab = keyof typeof orderTabs;
export const isOrderTab = (name: string): name is OrderTab => Object.hasOwn(orderTabs, name);
