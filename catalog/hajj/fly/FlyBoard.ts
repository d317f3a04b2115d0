import type { departure } from '../departures/departure.ts';
import type { hajjPassengerInfo } from '../hajjPassengerInfo.ts';
import type { season } from '../seasons/season.ts';
import type { MahramFlaw } from './mahram.ts';
import type { Requirement, RequirementStatus } from './requirements.ts';

/** A pilgrim of a departure, with how they stand with each of its requirements, in their order. */
export interface BoardRow {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly standings: readonly RequirementStatus[];
  /** Why their mahram does not count, where that is what is missing. */
  readonly mahram_flaw?: MahramFlaw;
  /** Strangers of the other sex have the same room: a warning, which keeps nobody from flying. */
  readonly room_mixed?: true;
  /** The day on which their passport must still be valid, where it is not. */
  readonly passport_until?: string;
}

/** Whether a departure can fly: what its season asks, pilgrim by pilgrim. */
export interface FlyBoard {
  readonly id: number;
  readonly code: string;
  /** `YYYY-MM-DD`. */
  readonly departure_date: string;
  readonly season: string | null;
  readonly season_id: number | null;
  /** Of its season; null also for who may not see seasons. */
  readonly lead_agency: string | null;
  readonly requirements: readonly Requirement[];
  readonly pilgrims: readonly BoardRow[];
  /** How many more go whom its reader may not see. */
  readonly hidden: number;
}

/** The field that mends what a requirement asks for: of a pilgrim's file, or of their season or departure. */
export const mendedBy = {
  photo_taken: 'photo',
  passport_complete: 'passport_number',
  passport_valid: 'passport_expiry_date',
  pre_registration_done: 'pre_registration_no',
  old_enough: 'birth_date',
  health_checked: 'has_health_certificate',
  health_certified: 'health_certificate_no',
  camp_contracted: { season: 'camp_contract_no' },
  housing_contracted: { season: 'housing_contract_no' },
  accommodation_contracted: { departure: 'brn' },
  mahram_settled: 'mahram',
  visa_valid: 'visa_no',
  ticket_issued: 'ticket_no',
  room_assigned: 'room',
  paid_up: 'departure',
} as const satisfies Readonly<
  Record<
    Requirement,
    | keyof typeof hajjPassengerInfo.fields
    | { readonly season: keyof typeof season.fields }
    | { readonly departure: keyof typeof departure.fields }
  >
>;

/** Whether nothing is missing for a pilgrim. */
export const canFly = ({ standings }: BoardRow): boolean => standings.every(one => one !== 'missing');
