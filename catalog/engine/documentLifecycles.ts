import { defineLifecycle } from './lifecycle.ts';

/** Of a document that is entered into the books, and taken back out of them. */
export const postedLifecycle = defineLifecycle({
  states: ['draft', 'posted', 'voided'],
  initial: 'draft',
  tones: { draft: 'info', posted: 'success', voided: 'error' },
});

/** Of one that is given to somebody, and taken back. */
export const issuedLifecycle = defineLifecycle({
  states: ['draft', 'issued', 'voided'],
  initial: 'draft',
  tones: { draft: 'info', issued: 'success', voided: 'error' },
});

/** Of one that is in the books from the moment that it is made. */
export const madeLifecycle = defineLifecycle({
  states: ['posted', 'voided'],
  initial: 'posted',
  tones: { posted: 'success', voided: 'error' },
});
