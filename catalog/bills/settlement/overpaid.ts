import type { Guard } from '../../engine/defineCommand.ts';

/** More was paid for a document than is due, so that something may be given back. */
export const overpaid: Guard = {
  code: 'nothing_refundable',
  holds: ({ paid_amount: paid, due_amount: due }) => Number(paid ?? 0) > Number(due ?? 0),
};
