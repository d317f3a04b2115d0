import { defineCommand, IN_BOOKS, type StateOf } from '../../engine/defineCommand.ts';
import { openingStock, stockAdjustment, stockCount, stockTransfer } from './stockDocuments.ts';

type StockDocument = typeof openingStock | typeof stockAdjustment | typeof stockTransfer;

/** Every kind has the same states, which a type over all kinds cannot say. */
const states = <E extends StockDocument>(...names: readonly StateOf<StockDocument>[]) =>
  names as unknown as readonly StateOf<E>[];

/**
 * Moves what it says and enters its worth into the books. 409 `out_of_stock` (rule K1), `moved_later` (rule K9); 400 for
 * what the law on such documents objects to.
 */
const post = <const E extends StockDocument>(entity: E) =>
  defineCommand({
    verb: 'post_stock',
    entity,
    from: states<E>('draft'),
    to: states<E>('posted'),
    confirm: true,
    ...IN_BOOKS,
  });

/** Freezes what the books have of its items; of all that the branch has where none is named. 400 `required` for none. */
const startCount = defineCommand({ verb: 'start_count', entity: stockCount, from: ['draft'], to: ['counting'] });

/** Puts the stock right: what is found or missing goes to stock gain or loss (rules A2, K12). */
const postCount = defineCommand({
  verb: 'post_stock',
  entity: stockCount,
  from: ['counting'],
  to: ['posted'],
  confirm: true,
  ...IN_BOOKS,
});

export const stockCommands = [
  post(openingStock),
  post(stockAdjustment),
  post(stockTransfer),
  startCount,
  postCount,
] as const;
