import { openOf } from '#catalog/shop/orders/orderStatus.ts';
import { type MeantPieces, piecesOf, type ToldPieces } from '../stock/piecesOf.ts';
import type { OrderLine, OrderRecord } from './orderRecord.ts';

/** Which open pieces of an order are meant. 400 for what `piecesOf` refuses. */
export const wantedPieces = (
  { items }: Pick<OrderRecord, 'items'>,
  told: readonly ToldPieces[],
): MeantPieces<OrderLine>[] => piecesOf(items, told, { left: openOf, code: 'over_open' });
