import { purchaseFinal } from '#catalog/purchasing/purchaseFinal.ts';
import { type PurchaseCounters, toBill, toReceive, toReturn } from '#catalog/purchasing/purchaseStatus.ts';
import { linesOf } from '../ledger/documents/linesOf.ts';
import type { LinePieces } from '../shop/orders/linePieces.ts';

type Values = Readonly<Record<string, unknown>>;

const counted = (line: Values, name: string): number => Number(line[name] ?? 0);

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
export const linesLeft = (record: Values, verb: GoodsVerb): LinePieces[] =>
  linesOf(purchaseFinal, record['items'])
    .map(line => ({
      id: counted(line, 'id'),
      item: counted(line, 'stock_item'),
      most: left[verb](countersOf(line)),
      ...(verb === 'bill' && { rate: typeof line['rate'] === 'string' ? line['rate'] : '0.00' }),
    }))
    .filter(({ most }) => most > 0);

/** A line with the pieces that are still to come, and those that are not billed. */
export const withRemaining = (record: Values): Values[] =>
  linesOf(purchaseFinal, record['items']).map(line => ({
    ...line,
    expected: toReceive(countersOf(line)),
    unbilled: toBill(countersOf(line)),
  }));
