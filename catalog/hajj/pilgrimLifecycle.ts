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

/** States of whoever does not come after all, and may come again: their file is opened anew. */
export const reopenable = ['cancelled', 'transferred', 'lost'] as const;

/** States of whoever does not come after all; in place of some comes another pilgrim, or they go with another agency. */
export const withdrawn = [...reopenable, 'replaced', 'transferred_out'] as const;

/**
 * States of files that a season counts as its pilgrims (rules B5): who did not show up has taken a place, too, where they
 * were registered.
 */
export const inQuota = [
  ...beforeTravel.slice(beforeTravel.indexOf('registered')),
  'travelling',
  'returned',
  'closed',
  'no_show',
] as const;

/** Where a pilgrim stands, from the first enquiry to the closed file (rules B5, pilgrim). */
export const pilgrimLifecycle = defineLifecycle({
  states: [...beforeTravel, 'travelling', 'returned', 'closed', ...withdrawn, 'no_show'],
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
    replaced: 'warning',
    transferred_out: 'warning',
    no_show: 'error',
  },
});
