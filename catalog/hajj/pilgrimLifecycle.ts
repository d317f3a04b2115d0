import { defineLifecycle } from '../engine/lifecycle.ts';

/** States from which a pilgrim may still withdraw or move to the next season. */
export const beforeTravel = [
  'enquiry',
  'pre_registered',
  'registered',
  'documents_pending',
  'documents_complete',
  'visa_in_process',
  'visa_issued',
  'ready_to_travel',
] as const;

/** States of whoever will travel or is away; the others are home again or do not come. */
export const underWay = [...beforeTravel, 'travelling'] as const;

/** States of whoever does not come after all. */
export const withdrawn = ['cancelled', 'transferred', 'lost'] as const;

/** Where a pilgrim stands, from the first enquiry to the closed file (rules B5, pilgrim). */
export const pilgrimLifecycle = defineLifecycle({
  states: [...beforeTravel, 'travelling', 'returned', 'closed', ...withdrawn],
  initial: 'enquiry',
  tones: {
    enquiry: 'info',
    documents_pending: 'warning',
    ready_to_travel: 'success',
    travelling: 'success',
    returned: 'success',
    closed: 'success',
    cancelled: 'error',
    lost: 'error',
    transferred: 'warning',
  },
});
