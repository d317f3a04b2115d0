import { choice, lines, money, ref } from '../../engine/fields.ts';

/** How a document settles: what is due first, what was chosen, or nothing (rule S2). */
export const settlements = ['oldest', 'selected', 'none'] as const;
export type Settlement = (typeof settlements)[number];

/** How a document settles what is open with its parties as it is posted, and what was chosen for it (rule S2). */
export const settlementFields = {
  settlement: choice(settlements, { required: true, initial: 'oldest' }),
  settles: lines({
    item: ref('open_item', { required: true }),
    amount: money({ required: true, min: 0 }),
  }),
} as const;
