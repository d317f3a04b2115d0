import type { Guard } from '../defineCommand.ts';
import { daysBetween } from '../days.ts';

type Values = Readonly<Record<string, unknown>>;

const filled = (record: Values, ...names: readonly string[]): boolean => names.every(name => Boolean(record[name]));

/** Days that a passport must stay valid after the return (rules, pilgrim's lifecycle). */
export const PASSPORT_DAYS = 180;

const outlasts = ({ passport_expiry_date: expiry, return_date: back }: Values): boolean =>
  typeof expiry === 'string' && typeof back === 'string' && daysBetween(back, expiry) >= PASSPORT_DAYS;

export const guards = {
  preRegistered: { code: 'pre_registration_missing', holds: record => filled(record, 'pre_registration_no') },
  packageChosen: { code: 'package_missing', holds: record => filled(record, 'tour_package') },
  departureKnown: { code: 'departure_missing', holds: record => filled(record, 'departure_date', 'return_date') },
  photoAdded: { code: 'photo_missing', holds: record => filled(record, 'photo') },
  passportComplete: {
    code: 'passport_missing',
    holds: record => filled(record, 'passport_number', 'passport_expiry_date', 'passport_scan'),
  },
  passportOutlastsTrip: { code: 'passport_expires', holds: outlasts },
  healthChecked: { code: 'health_missing', holds: record => filled(record, 'has_health_certificate', 'is_vaccinated') },
  mahramSettled: {
    code: 'mahram_missing',
    holds: record =>
      record['gender'] !== 'female' || filled(record, 'mahram', 'mahram_relation') || filled(record, 'mahram_waiver'),
  },
  visaIssued: {
    code: 'visa_missing',
    holds: record => filled(record, 'visa_no', 'visa_issue_date', 'visa_expiry_date'),
  },
  ticketed: { code: 'ticket_missing', holds: record => filled(record, 'ticket_no') },
  roomed: { code: 'room_missing', holds: record => filled(record, 'room') },
} as const satisfies Record<string, Guard>;
