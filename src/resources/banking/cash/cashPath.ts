/** Where counts of cash are printed, below `/apps`. */
export const CASH_COUNT = '/accounts/cash-count';
