import { defineLifecycle } from '../lifecycle.ts';
import { guards } from './pilgrimGuards.ts';

/** States from which a pilgrim may still withdraw or move to the next season. */
const beforeTravel = [
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

/** From the first enquiry to the closed file (rules B5, pilgrim). */
export const pilgrimLifecycle = defineLifecycle({
  states: [...beforeTravel, 'travelling', 'returned', 'closed', 'cancelled', 'transferred', 'lost'],
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
  steps: [
    { from: ['enquiry'], to: 'pre_registered', guards: [guards.preRegistered] },
    { from: ['pre_registered'], to: 'registered', guards: [guards.packageChosen, guards.departureKnown] },
    { from: ['registered'], to: 'documents_pending' },
    { from: ['documents_complete', 'visa_in_process'], to: 'documents_pending', reason: true },
    { from: ['documents_pending'], to: 'documents_complete', guards: [guards.photoAdded, guards.passportComplete] },
    {
      from: ['documents_complete'],
      to: 'visa_in_process',
      guards: [guards.passportOutlastsTrip, guards.healthChecked, guards.mahramSettled],
    },
    { from: ['visa_in_process'], to: 'visa_issued', guards: [guards.visaIssued] },
    { from: ['visa_issued'], to: 'ready_to_travel', guards: [guards.visaIssued, guards.ticketed, guards.roomed] },
    { from: ['ready_to_travel'], to: 'travelling' },
    { from: ['travelling'], to: 'returned' },
    { from: ['returned'], to: 'closed' },
    { from: beforeTravel, to: 'cancelled', reason: true },
    { from: beforeTravel, to: 'transferred', reason: true },
    { from: ['enquiry'], to: 'lost', reason: true },
  ],
});
