import type { ViolationCode } from '../../engine/violations/violation.ts';
import type { Requirement } from './requirements.ts';

/** What is told of a requirement that is not met. */
export const requirementCodes = {
  photo_taken: 'photo_missing',
  passport_complete: 'passport_missing',
  passport_valid: 'passport_expires',
  pre_registration_done: 'pre_registration_missing',
  old_enough: 'too_young',
  health_checked: 'health_missing',
  health_certified: 'health_certificate_missing',
  camp_contracted: 'camp_contract_missing',
  housing_contracted: 'housing_contract_missing',
  accommodation_contracted: 'accommodation_missing',
  mahram_settled: 'mahram_missing',
  visa_valid: 'visa_lapsed',
  ticket_issued: 'ticket_missing',
  room_assigned: 'room_missing',
  paid_up: 'balance_due',
} as const satisfies Readonly<Record<Requirement, ViolationCode>>;

/** What the season asks before a step, beside what the file itself does. */
export const askedBefore = {
  apply_for_visa: [
    'passport_valid',
    'old_enough',
    'health_checked',
    'health_certified',
    'camp_contracted',
    'housing_contracted',
    'accommodation_contracted',
    'mahram_settled',
  ],
  clear_for_travel: ['visa_valid', 'mahram_settled', 'paid_up'],
} as const satisfies Readonly<Record<string, readonly Requirement[]>>;
