import { defineLifecycle } from '../lifecycle.ts';

/** Whether a member is billed each month (rules B6, subscription). */
export const subscriptionLifecycle = defineLifecycle({
  states: ['active', 'paused', 'cancelled'],
  initial: 'active',
  tones: { active: 'success', paused: 'warning', cancelled: 'error' },
  steps: [
    { from: ['active'], to: 'paused', reason: true },
    { from: ['paused'], to: 'active' },
    { from: ['active', 'paused'], to: 'cancelled', reason: true },
  ],
});

/** What became of the bill of one month. */
export const duesLifecycle = defineLifecycle({
  states: ['due', 'paid', 'missed'],
  initial: 'due',
  tones: { due: 'warning', paid: 'success', missed: 'error' },
  steps: [
    { from: ['due', 'missed'], to: 'paid' },
    { from: ['due'], to: 'missed' },
    { from: ['paid', 'missed'], to: 'due', reason: true },
  ],
});
