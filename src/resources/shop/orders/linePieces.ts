import { order } from '#catalog/shop/orders/order.ts';
import { type Counters, openOf, returnableOf } from '#catalog/shop/orders/orderStatus.ts';
import { linesOf } from '../../ledger/documents/linesOf.ts';

/** A line of an order, and how many of its pieces may be meant. */
export interface LinePieces {
  readonly id: number;
  readonly item: number;
  readonly most: number;
  /** Price of each, where that is asked, too. */
  readonly rate?: string;
}

type Values = Readonly<Record<string, unknown>>;

/** A number that a line tells; nought where it tells none. */
export const counted = (line: Values, name: string): number => Number(line[name] ?? 0);

/** Those of the lines of which any pieces may be meant, with how many. */
export const piecesIn = (lines: readonly Values[], mostOf: (line: Values) => number): LinePieces[] =>
  lines
    .map(line => ({ id: counted(line, 'id'), item: counted(line, 'stock_item'), most: mostOf(line) }))
    .filter(({ most }) => most > 0);

const linesBy =
  (mostOf: (counters: Counters) => number) =>
  (record: Values): LinePieces[] =>
    piecesIn(linesOf(order, record['items']), line =>
      mostOf({
        quantity: counted(line, 'quantity'),
        shipped: counted(line, 'shipped'),
        cancelled: counted(line, 'cancelled'),
        returned: counted(line, 'returned'),
      }),
    );

/** Lines of an order of which pieces are neither shipped nor cancelled. */
export const openLines = linesBy(openOf);

/** Lines of an order of which pieces are shipped and have not come back. */
export const returnableLines = linesBy(returnableOf);

/** All of their pieces, as a command is told them. */
export const allOf = (lines: readonly LinePieces[]) =>
  lines.map(({ id, most, rate }) => ({ line: id, quantity: most, ...(rate !== undefined && { rate }) }));
