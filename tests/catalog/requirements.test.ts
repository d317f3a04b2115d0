import { describe, expect, it } from 'vitest';
import { ageOn } from '../../catalog/engine/days/days.ts';
import type { Mahram } from '../../catalog/hajj/fly/mahram.ts';
import {
  askedBy,
  mahramFlawOf,
  type Policy,
  type Requirement,
  requirementStatusOf,
  withoutSeason,
} from '../../catalog/hajj/fly/requirements.ts';
import { guidesFor, phaseOutOfBounds } from '../../catalog/hajj/seasons/phases.ts';
import { instalmentsOf, paidOf } from '../../catalog/hajj/bookings/instalments.ts';
import { fromMinor, toMinor } from '../../catalog/engine/money/money.ts';

const hajj: Policy = { ...withoutSeason('hajj'), passport_day: '2027-11-15' };
const umrah: Policy = { ...withoutSeason('umrah'), visa_days: 30, mahram_policy: 'women_under_age', mahram_age: 45 };
const pilgrim = {
  gender: 'female',
  birth_date: '1980-02-01',
  departure_date: '2027-01-05',
  return_date: '2027-06-10',
  passport_expiry_date: '2027-11-20',
  departure: 4,
  mahram_found: null,
  departure_brn: null,
  is_paid_up: true,
};
const passport = (policy: Policy, more: object = {}) =>
  requirementStatusOf('passport_valid', policy, { ...pilgrim, ...more });
const mahram = (policy: Policy, more: object) => requirementStatusOf('mahram_settled', policy, { ...pilgrim, ...more });

describe('a passport', () => {
  it('is held against the day of the season, whenever the journey ends', () => {
    expect(passport(hajj)).toBe('met');
    expect(passport({ ...hajj, passport_day: '2027-11-20' })).toBe('met');
    expect(passport({ ...hajj, passport_day: '2027-11-30' })).toBe('missing');
    expect(passport(hajj, { passport_expiry_date: null })).toBe('missing');
  });

  it('is otherwise valid so many days after the return, to the day, over leap days and summer time', () => {
    const expiring = (back: string, day: string) =>
      passport(withoutSeason('umrah'), { return_date: back, passport_expiry_date: day });
    expect([expiring('2027-06-10', '2027-12-06'), expiring('2027-06-10', '2027-12-07')]).toEqual(['missing', 'met']);
    expect([expiring('2027-10-01', '2028-03-28'), expiring('2027-10-01', '2028-03-29')]).toEqual(['missing', 'met']);
    expect(expiring('2027-06-10', '2027-06-09')).toBe('missing');
  });
});

describe('a mahram', () => {
  const husband: Mahram = {
    gender: 'male',
    birth_date: '1990-01-01',
    is_withdrawn: false,
    outbound_flight: null,
    departures: [4],
  };
  const hers = { mahram_relation: 'husband', mahram_found: husband };

  it('is asked of women below the age of the season alone', () => {
    expect(mahram(umrah, { birth_date: '1979-06-01' })).toBe('not_asked');
    expect(mahram(umrah, { birth_date: '1988-06-01' })).toBe('missing');
    expect(mahram(umrah, { birth_date: '1988-06-01', gender: 'male' })).toBe('not_asked');
    expect(mahram(umrah, { birth_date: '1988-06-01', gender: 'others' })).toBe('missing');
    expect(mahram({ ...umrah, mahram_policy: 'not_asked' }, { birth_date: '1988-06-01' })).toBe('not_asked');
    expect(mahram({ ...umrah, mahram_policy: 'all_women' }, { birth_date: '1950-06-01' })).toBe('missing');
  });

  it('has to travel himself, unless there is a reason to do without', () => {
    const young = { birth_date: '1988-06-01' };
    expect(mahram(umrah, { ...young, ...hers })).toBe('met');
    const flawOf = (more: object) => mahramFlawOf(umrah, { ...pilgrim, ...young, ...hers, ...more });
    expect(mahram(umrah, { ...young, ...hers, mahram_relation: null })).toBe('missing');
    expect([flawOf({}), flawOf({ mahram_relation: null })]).toEqual([undefined, 'mahram_missing']);
    // Of whom none is asked, nothing is wrong with him either.
    expect(flawOf({ birth_date: '1979-06-01', mahram_relation: null })).toBeUndefined();
    const [mahram_waiver, mahram_waiver_file] = ['In a group of women', '/media/sealed/aa/a.pdf'];
    expect(mahram(umrah, { ...young, mahram_waiver, mahram_waiver_file })).toBe('met');
    expect(mahram(umrah, { ...young, mahram_waiver })).toBe('missing');
    expect(mahram(umrah, { ...young, mahram_waiver_file })).toBe('missing');
  });
});

describe('a visa', () => {
  it('lapses so many days after its issue', () => {
    const visa = { visa_no: 'V1', visa_issue_date: '2026-12-01', visa_expiry_date: '2027-03-01' };
    const on = (day: string, policy = umrah) =>
      requirementStatusOf('visa_valid', policy, { ...pilgrim, ...visa, departure_date: day });
    expect([on('2026-12-31'), on('2027-01-05')]).toEqual(['met', 'missing']);
    expect(on('2027-01-05', { ...umrah, visa_days: null })).toBe('met');
    expect(on('2027-03-02', { ...umrah, visa_days: null })).toBe('missing');
  });
});

describe('a season', () => {
  it('asks no pre-registration for Umrah', () => {
    expect(requirementStatusOf('pre_registration_done', umrah, pilgrim)).toBe('not_asked');
    expect(requirementStatusOf('pre_registration_done', hajj, pilgrim)).toBe('missing');
  });

  it('counts full years', () => {
    expect([ageOn('2000-02-29', '2012-02-28'), ageOn('2000-02-29', '2012-02-29')]).toEqual([11, 12]);
    const of = (birth: string) =>
      requirementStatusOf('old_enough', { ...hajj, minimum_age: 12 }, { ...pilgrim, birth_date: birth });
    expect([of('2015-01-05'), of('2015-01-06')]).toEqual(['met', 'missing']);
  });

  it('bounds the share of each phase', () => {
    const bounds = [
      { phase: 'first_phase', least: 30, most: 50 },
      { phase: 'middle_phase', least: 20, most: null },
      { phase: 'last_phase', least: 30, most: 50 },
    ] as const;
    const flown = (first: number, middle: number, last: number) =>
      phaseOutOfBounds(
        [
          { phase: 'first_phase', pilgrims: first },
          { phase: 'middle_phase', pilgrims: middle },
          { phase: 'last_phase', pilgrims: last },
        ],
        bounds,
      );
    expect(flown(110, 60, 80)).toBeUndefined();
    expect(flown(130, 40, 80)).toBe('first_phase');
    expect(flown(125, 45, 80)).toBe('middle_phase');
    expect(phaseOutOfBounds([], bounds)).toBeUndefined();
    expect([guidesFor(250, 46), guidesFor(230, 46), guidesFor(250, null)]).toEqual([6, 5, 0]);
  });
});

describe('instalments', () => {
  const of = (whole: string, ...amounts: (string | null)[]) =>
    instalmentsOf(
      amounts.map((amount, at) => ({
        due_date: `2027-0${at + 1}-01`,
        amount: amount === null ? null : toMinor(amount),
      })),
      toMinor(whole),
    )?.map(fromMinor);

  it('make up the whole exactly', () => {
    expect(of('10000.00', null, null, null)).toEqual(['3333.34', '3333.33', '3333.33']);
    expect(of('10000.00', '4000.01', null, null)).toEqual(['4000.01', '3000.00', '2999.99']);
    expect(of('10000.00', '4000.01', '5999.98')).toBeUndefined();
    expect(of('10000.00', '10000.01', null)).toBeUndefined();
  });

  it('are paid in the order in which they are due', () => {
    const plan = [
      { due_date: '2027-03-01', amount: 500n },
      { due_date: '2027-01-01', amount: 300n },
    ];
    expect(paidOf(plan, 450n)).toEqual([150n, 300n]);
    expect(paidOf(plan, 900n)).toEqual([500n, 300n]);
  });
});

describe('what is signed before visas are applied for', () => {
  const standing = (requirement: Requirement, policy: Policy, more: object = {}) =>
    requirementStatusOf(requirement, policy, { ...pilgrim, ...more });

  it('is of a Hajj the contracts of its season, of an Umrah the accommodation of the departure or their own', () => {
    const signed = { ...hajj, has_camp: true, has_housing: true };
    for (const one of ['camp_contracted', 'housing_contracted'] as const)
      expect(
        [hajj, signed].map(policy => standing(one, policy)),
        one,
      ).toEqual(['missing', 'met']);
    const rooms = (more?: object) => standing('accommodation_contracted', umrah, more);
    expect(rooms()).toBe('missing');
    expect([rooms({ departure_brn: 'B1' }), rooms({ accommodation_brn: 'B2' })]).toEqual(['met', 'met']);
    const contracts = ['camp_contracted', 'housing_contracted', 'accommodation_contracted'] as const;
    const asked = (type: 'hajj' | 'umrah') => askedBy(contracts, type).filter(one => one.endsWith('contracted'));
    expect([asked('hajj'), asked('umrah')]).toEqual([contracts.slice(0, 2), contracts.slice(2)]);
  });

  it('is a health certificate with its number and day', () => {
    const numbered = { health_certificate_no: 'H-1' };
    const health = (more: object) => standing('health_certified', hajj, more);
    expect(health({ has_health_certificate: true })).toBe('missing');
    expect([health(numbered), health({ ...numbered, health_certificate_date: '2026-12-01' })]).toEqual([
      'missing',
      'met',
    ]);
  });
});
