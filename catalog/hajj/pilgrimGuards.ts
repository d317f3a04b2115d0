import type { Guard } from '../defineCommand.ts';

type Values = Readonly<Record<string, unknown>>;

const filled = (record: Values, ...names: readonly string[]): boolean => names.every(name => Boolean(record[name]));

export const guards = {
  isHajj: { code: 'hajj_only', holds: record => record['pilgrim_type'] !== 'umrah' },
  /** Whoever goes for Umrah registers without it. */
  preRegisteredForHajj: {
    code: 'pre_registration_missing',
    holds: record => record['pilgrim_type'] === 'umrah' || record['status'] === 'pre_registered',
  },
  /** Their booking is cancelled or moved instead, and takes them along. */
  notBooked: { code: 'booking_open', holds: record => !filled(record, 'departure') },
  preRegistered: { code: 'pre_registration_missing', holds: record => filled(record, 'pre_registration_no') },
  packageChosen: { code: 'package_missing', holds: record => filled(record, 'tour_package') },
  departureKnown: { code: 'departure_missing', holds: record => filled(record, 'departure_date', 'return_date') },
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
  roomed: { code: 'room_missing', holds: record => filled(record, 'room') },
} as const satisfies Record<string, Guard>;
