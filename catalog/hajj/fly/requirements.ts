import { ageOn, dayAfter, daysBetween } from '../../engine/days/days.ts';
import { type Mahram, MAHRAM_MINIMUM_AGE, type MahramFlaw, mahramFlaw } from './mahram.ts';

/** What a season may ask of a pilgrim before they fly; columns of the fly board in this order. */
export const requirements = [
  'photo_taken',
  'passport_complete',
  'passport_valid',
  'pre_registration_done',
  'old_enough',
  'health_checked',
  'health_certified',
  'camp_contracted',
  'housing_contracted',
  'accommodation_contracted',
  'mahram_settled',
  'visa_valid',
  'ticket_issued',
  'room_assigned',
  'paid_up',
] as const;
export type Requirement = (typeof requirements)[number];

/** Of whom a season asks for a mahram. */
export const mahramPolicies = ['not_asked', 'women_under_age', 'all_women'] as const;

/** What a season says of the requirements. */
export interface Policy {
  readonly pilgrim_type: 'hajj' | 'umrah';
  /** Day on which passports must still be valid; absent, so many days after the return count. */
  readonly passport_day: string | null;
  readonly passport_days: number | null;
  readonly minimum_age: number | null;
  readonly mahram_policy: (typeof mahramPolicies)[number];
  readonly mahram_age: number | null;
  /** Age from which a man counts as a mahram. */
  readonly mahram_minimum_age: number;
  /** Days after its issue on which a visa lapses. */
  readonly visa_days: number | null;
  /** Whether the contracts of a Hajj have a number and a day. */
  readonly has_camp: boolean;
  readonly has_housing: boolean;
}

/** Asked in every season, on its checklist or not: what its policies say of them is enough. */
const always: readonly Requirement[] = ['passport_valid', 'old_enough', 'mahram_settled', 'visa_valid'];

/** What is signed for a Hajj is no column of an Umrah, nor the other way round. */
const signedFor: Readonly<Partial<Record<Requirement, Policy['pilgrim_type']>>> = {
  camp_contracted: 'hajj',
  housing_contracted: 'hajj',
  accommodation_contracted: 'umrah',
};

/** What is asked where a season of a type has this checklist, in the order of the board. */
export const askedBy = (checklist: readonly Requirement[], type: Policy['pilgrim_type']): readonly Requirement[] =>
  requirements.filter(one => (always.includes(one) || checklist.includes(one)) && (signedFor[one] ?? type) === type);

type Values = Readonly<Record<string, unknown>>;

/** A pilgrim as far as the requirements look at them. */
export interface Traveller extends Values {
  /** The mahram whom they name; null where they name none. */
  readonly mahram_found: Mahram | null;
  /** Contract of the accommodation of their departure. */
  readonly departure_brn: string | null;
  /** Nothing is due for their booking any more, or no more than is allowed. */
  readonly is_paid_up: boolean;
}

/** `not_asked`: the season does not ask it of this pilgrim. */
export type RequirementStatus = 'met' | 'missing' | 'not_asked';

/** Days that a passport must stay valid after the return where no season says otherwise (rules B5, of Umrah). */
export const PASSPORT_DAYS = 180;

/** For a pilgrim of no season. */
export const withoutSeason = (type: Policy['pilgrim_type']): Policy => ({
  pilgrim_type: type,
  passport_day: null,
  passport_days: PASSPORT_DAYS,
  minimum_age: null,
  mahram_policy: 'all_women',
  mahram_age: null,
  mahram_minimum_age: MAHRAM_MINIMUM_AGE,
  visa_days: null,
  has_camp: false,
  has_housing: false,
});

/** Nobody asks them of who has no season: it is the season that has them, or is paid for. */
const ofSeasonAlone: readonly Requirement[] = [
  'paid_up',
  'health_certified',
  'camp_contracted',
  'housing_contracted',
  'accommodation_contracted',
];
export const askedWithoutSeason = requirements.filter(one => !ofSeasonAlone.includes(one));

const told = (pilgrim: Values, ...names: readonly string[]): boolean => names.every(name => Boolean(pilgrim[name]));
const dayOf = (pilgrim: Values, name: string): string | undefined => {
  const value = pilgrim[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const orMissing = (isMet: boolean): RequirementStatus => (isMet ? 'met' : 'missing');

/** The day on which a passport must still be valid; undefined where none is asked, or the return has no day. */
export function passportUntil(
  { passport_day: day, passport_days: days }: Pick<Policy, 'passport_day' | 'passport_days'>,
  pilgrim: Values,
): string | undefined {
  if (day) return day;
  const back = dayOf(pilgrim, 'return_date');
  return days === null || back === undefined ? undefined : dayAfter(back, days);
}

function passportValid(policy: Policy, pilgrim: Traveller): RequirementStatus {
  if (!policy.passport_day && policy.passport_days === null) return 'not_asked';
  const [expiry, until] = [dayOf(pilgrim, 'passport_expiry_date'), passportUntil(policy, pilgrim)];
  return orMissing(expiry !== undefined && until !== undefined && expiry >= until);
}

function oldEnough({ minimum_age: least }: Policy, pilgrim: Traveller): RequirementStatus {
  if (least === null) return 'not_asked';
  const [birth, day] = [dayOf(pilgrim, 'birth_date'), dayOf(pilgrim, 'departure_date')];
  return orMissing(birth !== undefined && day !== undefined && ageOn(birth, day) >= least);
}

function mahramSettled(asking: Policy, pilgrim: Traveller): RequirementStatus {
  const { mahram_policy: policy, mahram_age: age } = asking;
  if (policy === 'not_asked' || pilgrim['gender'] === 'male') return 'not_asked';
  const [birth, day] = [dayOf(pilgrim, 'birth_date'), dayOf(pilgrim, 'departure_date')];
  // Whose age is not known is asked like the youngest.
  if (policy === 'women_under_age' && age !== null && birth && day && ageOn(birth, day) >= age) return 'not_asked';
  if (told(pilgrim, 'mahram_waiver', 'mahram_waiver_file')) return 'met';
  return orMissing(mahramFlaw(pilgrim, pilgrim.mahram_found, asking.mahram_minimum_age) === undefined);
}

function visaValid({ visa_days: days }: Policy, pilgrim: Traveller): RequirementStatus {
  const [issued, expiry] = [dayOf(pilgrim, 'visa_issue_date'), dayOf(pilgrim, 'visa_expiry_date')];
  if (!told(pilgrim, 'visa_no') || !issued || !expiry) return 'missing';
  const day = dayOf(pilgrim, 'departure_date');
  if (day === undefined) return 'met';
  return orMissing(day <= expiry && (days === null || daysBetween(issued, day) <= days));
}

const asked: Readonly<Record<Requirement, (policy: Policy, pilgrim: Traveller) => RequirementStatus>> = {
  photo_taken: (_, pilgrim) => orMissing(told(pilgrim, 'photo')),
  passport_complete: (_, pilgrim) =>
    orMissing(told(pilgrim, 'passport_number', 'passport_expiry_date', 'passport_scan')),
  passport_valid: passportValid,
  pre_registration_done: ({ pilgrim_type: type }, pilgrim) =>
    type === 'umrah' ? 'not_asked' : orMissing(told(pilgrim, 'pre_registration_no')),
  old_enough: oldEnough,
  health_checked: (_, pilgrim) => orMissing(told(pilgrim, 'has_health_certificate', 'is_vaccinated')),
  health_certified: (_, pilgrim) => orMissing(told(pilgrim, 'health_certificate_no', 'health_certificate_date')),
  camp_contracted: ({ has_camp: has }) => orMissing(has),
  housing_contracted: ({ has_housing: has }) => orMissing(has),
  accommodation_contracted: (_, pilgrim) =>
    orMissing(told(pilgrim, 'accommodation_brn') || told(pilgrim, 'departure_brn')),
  mahram_settled: mahramSettled,
  visa_valid: visaValid,
  ticket_issued: (_, pilgrim) => orMissing(told(pilgrim, 'ticket_no')),
  room_assigned: (_, pilgrim) => orMissing(told(pilgrim, 'room')),
  paid_up: (_, pilgrim) => orMissing(pilgrim.is_paid_up),
};

/** How a pilgrim stands with a requirement of their season (rules B5). */
export const requirementStatusOf = (requirement: Requirement, policy: Policy, pilgrim: Traveller): RequirementStatus =>
  asked[requirement](policy, pilgrim);

/** What is wrong with the mahram of a pilgrim for whom that is missing. */
export const mahramFlawOf = (policy: Policy, pilgrim: Traveller): MahramFlaw | undefined =>
  requirementStatusOf('mahram_settled', policy, pilgrim) === 'missing'
    ? mahramFlaw(pilgrim, pilgrim.mahram_found, policy.mahram_minimum_age)
    : undefined;
