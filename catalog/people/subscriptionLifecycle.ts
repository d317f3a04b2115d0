import { defineLifecycle } from '../engine/lifecycle.ts';

/** Whether a member is billed each month (rules B6, subscription). */
export const subscriptionLifecycle = defineLifecycle({
  states: ['active', 'paused', 'cancelled'],
  initial: 'active',
  tones: { active: 'success', paused: 'warning', cancelled: 'error' },
});

/** What became of the bill of one month. */
export const duesLifecycle = defineLifecycle({
  states: ['due', 'paid', 'missed'],
  initial: 'due',
  tones: { due: 'warning', paid: 'success', missed: 'error' },
});
