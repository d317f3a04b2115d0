import { BUSINESS, PAST } from '../engine/calendar.ts';
import { choice, date, email, file, flag, image, integer, longText, phone, ref, text } from '../engine/fields.ts';
import { custody } from './custody/custody.ts';
import { kin, vagueKin } from './fly/mahram.ts';
import { roomTypes } from './roomTypes.ts';

export const identity = {
  tracking_no: text({ unique: true, max: 40 }),
  pilgrim_id: text({ unique: true, max: 40 }),
  serial: text({ max: 40 }),
  /** Their first file, of which this is a later journey; null of the first itself. */
  first_file: ref('hajj_passenger_info', { readOnly: true }),
  branch: ref('branch'),
  pilgrim_type: choice(['hajj', 'umrah'], { required: true, initial: 'hajj' }),
  management: choice(['government', 'private'], { required: true, initial: 'private' }),
  resident_type: choice(['national', 'nrb', 'foreign'], { initial: 'national' }),
  hajj_year: integer({ min: 1950, max: 2200 }),
  hajj_year_hijri: integer({ min: 1370, max: 1700 }),
  pre_registration_no: text({ max: 40 }),
  pre_registration_date: date(PAST),
  pre_registration_serial: text({ max: 40 }),
  registration_no: text({ max: 40 }),
  identity_kind: choice(['nid', 'passport', 'birth_registration'], { initial: 'nid' }),
  nid_number: text({ sealed: true, recognised: 'nid', max: 32 }),
  birth_registration_no: text({ sealed: true, recognised: 'number', max: 32 }),
  photo: image({ sealed: true }),
} as const;

/** Latin names as in the passport's machine-readable zone: surname and given names apart. */
export const names = {
  honorific: text({ max: 30 }),
  given_names: text({ required: true, max: 100, sounds: true }),
  surname: text({ max: 100, sounds: true }),
  full_name_local: text({ sounds: true }),
  father_name: text(),
  father_name_local: text(),
  mother_name: text(),
  mother_name_local: text(),
  spouse_name: text(),
  spouse_name_local: text(),
  gender: choice(['male', 'female', 'others'], { required: true }),
  birth_date: date({ required: true, ...PAST }),
  birth_place: text(),
  nationality: ref('country'),
  marital_status: choice(['single', 'married', 'divorced', 'widowed']),
  occupation: text(),
  government_grade: text({ max: 20 }),
  blood_group: choice(['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-']),
  special_needs: longText(),
  languages: text(),
} as const;

/** What a passport says. */
export const passportDocument = {
  passport_number: text({ sealed: true, recognised: 'number', max: 20 }),
  passport_type: choice(['ordinary', 'official', 'diplomatic'], { initial: 'ordinary' }),
  passport_country: ref('country'),
  passport_issue_place: text({ max: 100 }),
  passport_issue_date: date(PAST),
  passport_expiry_date: date({ indexed: true, ahead: true, ...BUSINESS }),
  passport_mrz: longText({ sealed: true, max: 200 }),
  passport_scan: image({ sealed: true }),
} as const;

export const passport = { ...passportDocument, ...custody } as const;

export const contact = {
  primary_phone: phone(),
  secondary_phone: phone(),
  whatsapp: phone(),
  email: email(),
  present_address: text(),
  present_country: ref('country'),
  present_city: ref('city', { within: 'present_country' }),
  present_thana: ref('thana', { within: 'present_city' }),
  present_postal_code: text({ max: 20 }),
  permanent_address: text(),
  permanent_country: ref('country'),
  permanent_city: ref('city', { within: 'permanent_country' }),
  permanent_thana: ref('thana', { within: 'permanent_city' }),
  permanent_postal_code: text({ max: 20 }),
  emergency_name: text(),
  emergency_relation: text({ max: 60 }),
  emergency_phone: phone(),
  nominee_name: text(),
  nominee_relation: text({ max: 60 }),
  nominee_phone: phone(),
} as const;

export const family = {
  family: ref('family'),
  mahram: ref('hajj_passenger_info', {
    among: 'men_of_age',
    near: ['family', 'departure', 'tour_package', 'season'],
  }),
  mahram_relation: choice(kin, { retired: vagueKin }),
  mahram_proof: file({ sealed: true }),
  /** Why she may go without one, and the paper that allows it; a command of its own says both. */
  mahram_waiver: text({ readOnly: true, max: 500 }),
  mahram_waiver_file: file({ sealed: true, readOnly: true }),
  dependants: integer({ min: 0, max: 50 }),
} as const;

/** Where a refund goes, as the government portal asks for it. */
export const refund = {
  refund_holder: text(),
  refund_account_type: choice(['savings', 'current']),
  refund_account_no: text({ sealed: true, max: 40 }),
  refund_bank: text(),
  refund_district: ref('city'),
  refund_routing_no: text({ max: 20 }),
} as const;

export const trip = {
  season: ref('season'),
  /** Given by their booking, with the package and the days of the journey. */
  departure: ref('departure', { readOnly: true }),
  tour_package: ref('tour_package'),
  departure_date: date({ indexed: true, ...BUSINESS }),
  return_date: date({ indexed: true, ...BUSINESS }),
  room_type: choice(roomTypes),
  room: text({ max: 30 }),
  bed: text({ max: 30 }),
  bus: text({ max: 30 }),
  outbound_flight: text({ max: 30 }),
  return_flight: text({ max: 30 }),
  pnr: text({ max: 20 }),
  ticket_no: text({ max: 40 }),
  seat: text({ max: 10 }),
  luggage_tags: text(),
  guide: ref('employee'),
} as const;

export const visa = {
  agency_licence: text({ max: 40 }),
  lead_agency: text(),
  moallem: text(),
  maktab: text({ max: 40 }),
  mofa_no: text({ max: 40 }),
  visa_no: text({ max: 40 }),
  visa_issue_date: date(PAST),
  visa_expiry_date: date({ ahead: true, ...BUSINESS }),
  biometric_date: date(BUSINESS),
  /** That of their departure where they have none of their own. */
  accommodation_brn: text({ max: 60 }),
  has_health_certificate: flag(),
  health_certificate_no: text({ max: 60 }),
  health_certificate_date: date(PAST),
  is_vaccinated: flag(),
  nusuk_card_no: text({ max: 40 }),
} as const;
