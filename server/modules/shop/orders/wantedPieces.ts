import { openOf } from '../../../../catalog/shop/orders/orderStanding.ts';
import { violation } from '../../../../catalog/violation.ts';
import { refuse } from '../../../http/problem.ts';
import type { OrderLine, OrderRecord } from './orderRecord.ts';

interface Wanted {
  readonly line: OrderLine;
  readonly quantity: number;
}

/**
 * Which pieces of an order are meant: those told by line, or all that is open. 400 for a line of another order, for one
 * told twice, and for more than it has open.
 */
export function wantedPieces(
  { items }: Pick<OrderRecord, 'items'>,
  told: readonly { readonly line: number; readonly quantity: number }[],
): Wanted[] {
  if (told.length === 0) return items.map(line => ({ line, quantity: openOf(line) })).filter(one => one.quantity > 0);
  return told.map(({ line: id, quantity }, at) => {
    const line = items.find(one => one.id === id);
    if (!line) throw refuse([violation(`pieces.${at}.line`, 'unknown_line', { id })]);
    if (told.findIndex(one => one.line === id) < at) refuse([violation(`pieces.${at}.line`, 'repeated_line', { id })]);
    const open = openOf(line);
    if (quantity > open) refuse([violation(`pieces.${at}.quantity`, 'over_open', { open })]);
    return { line, quantity };
  });
}
