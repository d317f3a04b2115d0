import { integer, longText, money, ref } from '../../engine/fields.ts';
import { defineLifecycle } from '../../engine/lifecycle.ts';
import { byCosts } from '../../ledger/chart/costs.ts';
import { defineStockDocument, stockLifecycle as lifecycle } from './defineStockDocument.ts';
import { MOST_PIECES } from './stockItem.ts';

/** Most that one piece costs, in major units: with the most pieces, sums stay within what the database holds. */
const MOST_COST = 100_000_000;

const pieces = integer({ required: true, min: 1, max: MOST_PIECES });

/** What a branch has when its stock begins to be kept, with its cost; it stands against the opening difference (rules A2). */
export const openingStock = defineStockDocument({
  name: 'opening_stock',
  collection: 'opening_stocks',
  route: 'e-commerce/opening-stocks',
  day: 'opening_date',
  lifecycle,
  head: {},
  line: { quantity: pieces, unit_cost: money({ required: true, min: 0, max: MOST_COST, readable: byCosts }) },
});

/** Pieces that were found (above zero) or lost, and why (rules A2). */
export const stockAdjustment = defineStockDocument({
  name: 'stock_adjustment',
  collection: 'stock_adjustments',
  route: 'e-commerce/stock-adjustments',
  day: 'adjusted_on',
  lifecycle,
  head: { adjustment_reason: longText({ required: true }) },
  line: {
    quantity: integer({ required: true, min: -MOST_PIECES, max: MOST_PIECES }),
    /** What each found piece is worth; the average of the branch where nothing is said. */
    unit_cost: money({ min: 0, max: MOST_COST, readable: byCosts }),
  },
});

/** Pieces that go from one branch to another, at the average of the one that gives (rules A2). */
export const stockTransfer = defineStockDocument({
  name: 'stock_transfer',
  collection: 'stock_transfers',
  route: 'e-commerce/stock-transfers',
  day: 'transferred_on',
  lifecycle,
  head: { to_branch: ref('branch', { required: true }) },
  line: { quantity: pieces },
});

/** What a branch has by count. What the books have is frozen as the count begins (rule K12). */
export const stockCount = defineStockDocument({
  name: 'stock_count',
  collection: 'stock_counts',
  route: 'e-commerce/stock-counts',
  day: 'counted_on',
  lifecycle: defineLifecycle({
    states: ['draft', 'counting', 'posted'],
    initial: 'draft',
    tones: { draft: 'info', counting: 'warning', posted: 'success' },
  }),
  head: {},
  line: {
    /** On hand as the count began. */
    expected: integer({ readOnly: true, min: 0 }),
    counted: integer({ min: 0, max: MOST_PIECES }),
  },
});

/** Every kind of document of the stock alone: the prefix of its numbers, and where its day stands. */
export const stockKinds = {
  [openingStock.name]: { prefix: 'OS', day: 'opening_date', bySteps: true, mayPostNothing: true },
  [stockAdjustment.name]: { prefix: 'SJ', day: 'adjusted_on', bySteps: true, mayPostNothing: true },
  [stockTransfer.name]: { prefix: 'ST', day: 'transferred_on', bySteps: true, mayPostNothing: true },
  [stockCount.name]: { prefix: 'SC', day: 'counted_on', bySteps: true, mayPostNothing: true },
} as const;
export type StockKindName = keyof typeof stockKinds;
