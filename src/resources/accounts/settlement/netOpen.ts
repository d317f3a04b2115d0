import type { Open } from '../../../../catalog/accounts/settlement/Open.ts';
import { type Minor, sum } from '../../../../catalog/money.ts';

/** What is open in sum: above zero what is owed to the agency, below zero what it owes. */
export const netOpen = (items: readonly Pick<Open, 'side' | 'outstanding'>[]): Minor =>
  sum(items.map(({ side, outstanding }) => (side === 'debit' ? outstanding : -outstanding)));
