import type { Guard } from '../engine/defineCommand.ts';
import { hasDied } from './journeyEvents.ts';

type Values = Readonly<Record<string, unknown>>;

const filled = (record: Values, ...names: readonly string[]): boolean => names.every(name => Boolean(record[name]));

export const guards = {
  isHajj: { code: 'hajj_only', holds: record => record['pilgrim_type'] !== 'umrah' },
  /** Whoever goes for Umrah registers without it. The number alone is not enough: what else lacks, that step says. */
  preRegisteredForHajj: {
    code: 'pre_register_first',
    holds: record => record['pilgrim_type'] === 'umrah' || record['status'] === 'pre_registered',
  },
  identified: {
    code: 'identity_missing',
    holds: record => ['passport_number', 'nid_number', 'birth_registration_no'].some(name => filled(record, name)),
  },
  reachable: { code: 'phone_missing', holds: record => filled(record, 'primary_phone') },
  refundable: {
    code: 'refund_account_missing',
    holds: record => filled(record, 'refund_holder', 'refund_account_no'),
  },
  preRegistered: { code: 'pre_registration_missing', holds: record => filled(record, 'pre_registration_no') },
  packageChosen: { code: 'package_missing', holds: record => filled(record, 'tour_package') },
  seasonChosen: { code: 'season_not_chosen', holds: record => filled(record, 'season') },
  photoAdded: { code: 'photo_missing', holds: record => filled(record, 'photo') },
  passportComplete: {
    code: 'passport_missing',
    holds: record => filled(record, 'passport_number', 'passport_expiry_date', 'passport_scan'),
  },
  visaIssued: {
    code: 'visa_missing',
    holds: record => filled(record, 'visa_no', 'visa_issue_date', 'visa_expiry_date'),
  },
  ticketed: { code: 'ticket_missing', holds: record => filled(record, 'ticket_no') },
  /** Whoever has died on the journey does not come home. */
  cameHomeOrDied: { code: 'still_away', holds: record => record['status'] !== 'travelling' || hasDied(record) },
  roomed: { code: 'room_missing', holds: record => filled(record, 'room') },
} as const satisfies Record<string, Guard>;

/** What a file says before its pilgrim is registered. */
export const registering: readonly Guard[] = [guards.preRegisteredForHajj, guards.packageChosen, guards.seasonChosen];
