import { purchaseFinal } from '#catalog/purchasing/purchaseFinal.ts';
import { type PurchaseCounters, toBill, toReceive, toReturn } from '#catalog/purchasing/purchaseStatus.ts';
import { linesOf } from '../ledger/documents/linesOf.ts';
import { counted, type LinePieces, piecesIn } from '../shop/orders/linePieces.ts';

type Values = Readonly<Record<string, unknown>>;

const countersOf = (line: Values): PurchaseCounters => ({
  quantity: counted(line, 'quantity'),
  received: counted(line, 'received'),
  billed: counted(line, 'billed'),
  returned: counted(line, 'returned'),
  returned_unbilled: counted(line, 'returned_unbilled'),
  cancelled: counted(line, 'cancelled'),
});

/** What may be done with pieces of a purchase, by the verb of its command. */
const left = { receive: toReceive, bill: toBill, return_to_vendor: toReturn } as const;
export type GoodsVerb = keyof typeof left;

/** Lines of a purchase with the pieces that a command may mean; a bill asks for their prices, too. */
export function linesLeft(record: Values, verb: GoodsVerb): LinePieces[] {
  const lines = linesOf(purchaseFinal, record['items']);
  const pieces = piecesIn(lines, line => left[verb](countersOf(line)));
  if (verb !== 'bill') return pieces;
  const rates = new Map(lines.map(({ id, rate }) => [id, typeof rate === 'string' ? rate : '0.00']));
  return pieces.map(one => ({ ...one, rate: rates.get(one.id) ?? '0.00' }));
}

/** A line with the pieces that are still to come, and those that are not billed. */
export const withRemaining = (record: Values): Values[] =>
  linesOf(purchaseFinal, record['items']).map(line => ({
    ...line,
    expected: toReceive(countersOf(line)),
    unbilled: toBill(countersOf(line)),
  }));
