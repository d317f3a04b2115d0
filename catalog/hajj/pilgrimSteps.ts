import { defineSteps } from '../engine/defineCommand.ts';
import { hajjPassengerInfo } from './hajjPassengerInfo.ts';
import { guards, registering } from './pilgrimGuards.ts';
import { beforeTravel } from './pilgrimLifecycle.ts';

/**
 * From the first enquiry to the closed file (rules B5, pilgrim). What their season asks of them, and whether a booking
 * stands in the way, the host sees.
 */
export const pilgrimSteps = defineSteps(hajjPassengerInfo, {
  pre_register: {
    from: ['enquiry'],
    to: 'pre_registered',
    guards: [
      guards.isHajj,
      guards.preRegistered,
      guards.identified,
      guards.photoAdded,
      guards.reachable,
      guards.refundable,
    ],
  },
  register: {
    from: ['enquiry', 'pre_registered'],
    to: 'registered',
    guards: registering,
  },
  request_documents: { from: ['registered'], to: 'documents_pending' },
  complete_documents: {
    from: ['documents_pending'],
    to: 'documents_complete',
    guards: [guards.photoAdded, guards.passportComplete],
  },
  apply_for_visa: { from: ['documents_complete'], to: 'visa_in_process' },
  record_visa: { from: ['visa_in_process'], to: 'visa_issued', guards: [guards.visaIssued] },
  clear_for_travel: {
    from: ['visa_issued'],
    to: 'ready_to_travel',
    guards: [guards.visaIssued, guards.ticketed, guards.roomed],
  },
  depart: { from: ['ready_to_travel'], to: 'travelling', internal: true },
  /** Somebody answers by name for it that they travel although something is missing. */
  fly_cleared: {
    from: beforeTravel.filter(one => one !== 'ready_to_travel'),
    to: 'travelling',
    reason: true,
    internal: true,
  },
  miss_flight: { from: beforeTravel, to: 'no_show', reason: true, internal: true },
  come_back: { from: ['travelling'], to: 'returned', internal: true },
  close_file: { from: ['returned', 'travelling'], to: 'closed', guards: [guards.cameHomeOrDied] },
  reopen_documents: { from: ['documents_complete', 'visa_in_process'], to: 'documents_pending', reason: true },
  cancel_journey: { from: beforeTravel, to: 'cancelled', reason: true },
  mark_lost: { from: ['enquiry'], to: 'lost', reason: true },
});
