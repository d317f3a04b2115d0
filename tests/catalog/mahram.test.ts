import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../catalog/engine/defineEntity.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { kin, type Mahram, mahramFlaw } from '../../catalog/hajj/fly/mahram.ts';

const her = { mahram_relation: 'husband', departure: 4, departure_date: '2027-01-05' };
const him: Mahram = {
  gender: 'male',
  birth_date: '1996-01-05',
  is_withdrawn: false,
  outbound_flight: null,
  departures: [4],
};
const flaw = (his: Partial<Mahram> = {}, hers: object = {}) => mahramFlaw({ ...her, ...hers }, { ...him, ...his }, 18);

describe('a mahram', () => {
  it('is a man, of a relation that counts', () => {
    expect(flaw()).toBeUndefined();
    expect(mahramFlaw(her, null, 18)).toBe('mahram_missing');
    expect(flaw({}, { mahram_relation: null })).toBe('mahram_missing');
    expect([flaw({ gender: 'female' }), flaw({ gender: 'others' })]).toEqual(['mahram_not_male', 'mahram_not_male']);
    for (const relation of ['in_law', 'cousin', 'uncle_by_marriage'])
      expect(flaw({}, { mahram_relation: relation })).toBe('relation_does_not_count');
    for (const relation of kin) expect(flaw({}, { mahram_relation: relation }), relation).toBeUndefined();
  });

  it('counts from an age, to the day on which they leave', () => {
    const born = (birth_date: string | null, day: string | null = '2027-01-05') =>
      flaw({ birth_date }, { departure_date: day });
    expect([born('2009-01-05'), born('2009-01-06')]).toEqual([undefined, 'mahram_too_young']);
    expect([born('2017-05-01'), born(null)]).toEqual(['mahram_too_young', 'mahram_too_young']);
    expect(born('2009-01-06', null)).toBe('mahram_other_departure');
    expect(mahramFlaw(her, { ...him, birth_date: '2009-01-06' }, 17)).toBeUndefined();
  });

  it('surely goes himself, on her departure', () => {
    expect(flaw({ is_withdrawn: true })).toBe('mahram_withdrawn');
    expect(flaw({ departures: [] })).toBe('mahram_not_booked');
    expect(flaw({ departures: [3] })).toBe('mahram_other_departure');
    expect(flaw({ departures: [3, 4] })).toBeUndefined();
    expect(flaw({}, { departure: null })).toBe('mahram_other_departure');
  });

  it('flies with her as soon as both have a flight', () => {
    const flights = (his: string | null, hers: string | null) =>
      flaw({ outbound_flight: his }, { outbound_flight: hers });
    expect([flights('SV 803', null), flights(null, 'SV 803'), flights('', 'SV 803')]).toEqual(Array(3).fill(undefined));
    expect(flights('SV 803', 'sv803')).toBeUndefined();
    expect(flights('SV 803', 'SV 805')).toBe('mahram_other_flight');
  });

  it('has a relation of today; one of before is known and not offered', () => {
    const { options, retired } = fieldOf(entities.hajj_passenger_info, 'mahram_relation');
    expect([options, retired]).toEqual([[...kin], ['in_law']]);
    expect(options).not.toContain('in_law');
  });
});
