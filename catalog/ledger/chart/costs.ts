/**
 * The right to costs: what goods were bought at, be it in the stock, on a document or in the books. A field that tells it
 * says so by `byCosts`; the movements of the stock hold the right as their own.
 */
export const COSTS = 'STOCK_MOVEMENT_COST';
export const byCosts = `by:${COSTS}` as const;

/**
 * Types of the ledgers whose rows tell what the goods of a document had cost. What a branch begins with stands against
 * the opening difference.
 */
export const costLedgers = [
  'inventory',
  'grni',
  'cost_of_goods',
  'price_variance',
  'stock_gain',
  'stock_loss',
  'damaged_stock',
  'opening_difference',
] as const;
