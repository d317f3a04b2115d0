import type { ViolationCode } from '#catalog/engine/violations/violation.ts';
import type { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import { isBlank } from '#src/engine/kinds/blank.ts';
import type { File } from './lacksOfFile.ts';

type FieldName = keyof typeof hajjPassengerInfo.fields;

const visa = ['visa_no', 'visa_issue_date', 'visa_expiry_date'] as const;

/** Fields of a file that mend what keeps it from its next step; the first that is empty, else the last. */
const fields: Readonly<Partial<Record<ViolationCode, readonly FieldName[]>>> = {
  accommodation_missing: ['accommodation_brn'],
  health_certificate_missing: ['health_certificate_no', 'health_certificate_date'],
  health_missing: ['has_health_certificate', 'is_vaccinated'],
  identity_missing: ['passport_number'],
  mahram_missing: ['mahram', 'mahram_relation'],
  mahram_not_booked: ['mahram'],
  mahram_not_male: ['mahram'],
  mahram_other_departure: ['mahram'],
  mahram_other_flight: ['outbound_flight'],
  mahram_too_young: ['mahram'],
  mahram_withdrawn: ['mahram'],
  package_missing: ['tour_package'],
  passport_expires: ['passport_expiry_date'],
  passport_missing: ['passport_number', 'passport_expiry_date', 'passport_scan'],
  passport_undated: ['return_date'],
  phone_missing: ['primary_phone'],
  photo_missing: ['photo'],
  pre_registration_missing: ['pre_registration_no'],
  refund_account_missing: ['refund_holder', 'refund_account_no'],
  relation_does_not_count: ['mahram_relation'],
  room_missing: ['room'],
  season_not_chosen: ['season'],
  ticket_missing: ['ticket_no'],
  too_young: ['birth_date'],
  visa_lapsed: visa,
  visa_missing: visa,
};

/** Fields of a season that are missing for all its pilgrims. */
const ofSeason: Readonly<Partial<Record<ViolationCode, string>>> = {
  camp_contract_missing: 'camp_contract_no',
  housing_contract_missing: 'housing_contract_no',
};

const ofBooking: readonly ViolationCode[] = ['balance_due', 'first_instalment_due'];

/** Where a reason is mended: a field of the file or of its season, or at the booking; undefined where none is known. */
export type Mending = { readonly file: string } | { readonly season: string } | 'booking' | undefined;

export function mendedAt(code: ViolationCode, file: File): Mending {
  const own = fields[code];
  const field = own?.find(name => isBlank(file[name]) || file[name] === false) ?? own?.at(-1);
  if (field) return { file: field };
  const shared = ofSeason[code];
  if (shared) return { season: shared };
  return ofBooking.includes(code) ? 'booking' : undefined;
}
