import { BUSINESS } from '../../engine/calendar.ts';
import { defineCommand, defineSteps, type Guard, IN_BOOKS } from '../../engine/defineCommand.ts';
import { date, integer, lines, text } from '../../engine/fields.ts';
import { order } from './order.ts';
import { openOf, type Counters } from './orderStatus.ts';
import { takeOrderPayment } from './takeOrderPayment.ts';

const linesOf = ({ items }: Readonly<Record<string, unknown>>): readonly Counters[] =>
  Array.isArray(items) ? (items as readonly Counters[]) : [];
const openIn = (record: Readonly<Record<string, unknown>>): boolean => linesOf(record).some(line => openOf(line) > 0);

const hasLines: Guard = { code: 'no_lines', holds: record => linesOf(record).length > 0 };
const hasOpen: Guard = { code: 'nothing_open', holds: openIn };
const allShipped: Guard = { code: 'still_open', holds: record => !openIn(record) };
const isPaid: Guard = { code: 'not_paid', holds: ({ outstanding }) => Number(outstanding ?? 0) === 0 };

/** Pieces by the line of the order; all that is open where no line is named. */
const pieces = lines({
  line: integer({ required: true }),
  quantity: integer({ required: true, min: 1 }),
});

/** Takes it as ordered, under the next number of the series: its prices stand. */
const place = defineCommand({
  verb: 'place',
  entity: order,
  from: ['incomplete'],
  to: ['pending'],
  guards: [hasLines],
  many: true,
});

/**
 * Promises its pieces to it, all or none (rule K3). 409 `out_of_stock` names what is missing; blocked by `over_credit` where
 * the customer would owe more than they may.
 */
const confirm = defineCommand({
  verb: 'confirm',
  entity: order,
  from: ['pending'],
  to: ['confirmed'],
  guards: [hasLines],
  right: 'own',
  many: true,
  moves: 'stock',
});

/** Gives up what it was promised. What was paid for it stays the customer's advance, free to be refunded. */
const cancel = defineCommand({
  verb: 'cancel',
  entity: order,
  from: ['incomplete', 'pending', 'confirmed', 'processing'],
  to: ['cancelled'],
  reason: true,
  right: 'own',
  moves: 'stock',
});

/**
 * Issues pieces from the stock at their cost and bills them by an issued bill, which what was paid before for the order
 * settles (rules A2, B1). 400 `over_open` for more than a line has left.
 */
const ship = defineCommand({
  verb: 'ship',
  entity: order,
  from: ['processing', 'shipped'],
  to: ['shipped'],
  guards: [hasOpen],
  input: {
    shipped_on: date({ required: true, ...BUSINESS }),
    courier: text({ max: 100 }),
    tracking_no: text({ max: 100 }),
    pieces,
  },
  output: { shipment: integer({ required: true }), sales: integer() },
  ...IN_BOOKS,
});

/** Cancels open pieces of an order that has shipped others. */
const cancelOpen = defineCommand({
  verb: 'cancel_open',
  entity: order,
  from: ['shipped'],
  guards: [hasOpen],
  input: { pieces },
  reason: true,
  right: 'own',
  moves: 'stock',
});

const deliver = defineCommand({
  verb: 'deliver',
  entity: order,
  from: ['shipped'],
  to: ['delivered'],
  guards: [allShipped],
  input: { delivered_on: date({ required: true, ...BUSINESS }) },
});

/** What only moves an order on. */
const onwards = defineSteps(order, {
  process: { from: ['confirmed'], to: 'processing' },
  complete: { from: ['delivered'], to: 'completed', guards: [isPaid] },
});
const backwards = defineSteps(order, { put_back: { from: ['processing'], to: 'confirmed' } });

/** In the order in which the office goes by them. */
export const orderCommands = [
  place,
  confirm,
  ...onwards,
  ship,
  deliver,
  takeOrderPayment,
  ...backwards,
  cancelOpen,
  cancel,
] as const;
