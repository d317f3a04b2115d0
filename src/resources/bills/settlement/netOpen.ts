import type { Open } from '#catalog/bills/settlement/Open.ts';
import { type Minor, sum } from '#catalog/engine/money/money.ts';

/** What is open in sum: above zero what is owed to the agency, below zero what it owes. */
export const netOpen = (items: readonly Pick<Open, 'side' | 'outstanding'>[]): Minor =>
  sum(items.map(({ side, outstanding }) => (side === 'debit' ? outstanding : -outstanding)));
