import { BUSINESS } from '../../engine/calendar.ts';
import { defineEntity, namesOf } from '../../engine/defineEntity.ts';
import { choice, date, flag, integer, lines, text } from '../../engine/fields.ts';
import { requirements } from '../fly/requirements.ts';
import { identity } from '../pilgrimFields.ts';
import { contracts } from './contracts.ts';
import { OFFER_DAYS } from './offerDays.ts';
import { deadlines, putOffWhole } from './deadlines.ts';
import { phases } from './phases.ts';
import { policy } from './policy.ts';

const share = integer({ min: 0, max: 100 });

const main = {
  name: text({ required: true, unique: true, max: 100 }),
  pilgrim_type: identity.pilgrim_type,
  hajj_year: identity.hajj_year,
  hajj_year_hijri: identity.hajj_year_hijri,
  begins_on: date({ required: true, ...BUSINESS }),
  ends_on: date({ required: true, ...BUSINESS }),
  /** Whether departures of it take bookings. */
  is_open: flag({ initial: true }),
  lead_agency: text(),
  /** Pilgrims whom the authority lets the agency bring, and how many of them may be replaced by others. */
  quota: integer({ min: 0 }),
  replacement_quota: integer({ min: 0 }),
  /** Days for which a freed seat is offered to whoever waits. */
  offer_days: integer({ min: 0, max: 60, initial: OFFER_DAYS }),
  /** Most pilgrims for whom one guide is enough. */
  guide_ratio: integer({ min: 1 }),
} as const;

/**
 * A Hajj year or a period of Umrah: what the authorities ask of it, and by when (rules B5). Nothing of that stands in
 * code.
 */
export const season = defineEntity({
  name: 'season',
  collection: 'seasons',
  route: 'tourPackage-management/seasons',
  fields: {
    ...main,
    ...policy,
    ...contracts,
    requirements: lines(
      { requirement: choice(requirements, { required: true }) },
      { rules: { unique: [['requirement']] } },
    ),
    /** Least and most of the pilgrims of a departure who may fly in a phase, in per cent. */
    phase_bounds: lines(
      { phase: choice(phases, { required: true }), least: share, most: share },
      { rules: { unique: [['phase']] } },
    ),
    deadlines,
  },
  title: ['name'],
  list: ['name', 'pilgrim_type', 'hajj_year', 'hajj_year_hijri', 'begins_on', 'ends_on', 'quota', 'is_open'],
  form: {
    main: namesOf(main),
    policy: namesOf(policy),
    contracts: namesOf(contracts),
    requirements: ['requirements'],
    phases: ['phase_bounds'],
    deadlines: ['deadlines'],
  },
  search: ['name'],
  access: 'operations',
  checks: [{ name: 'days', left: 'ends_on', is: '>', right: 'begins_on' }],
  check: record => putOffWhole(record.deadlines),
});
