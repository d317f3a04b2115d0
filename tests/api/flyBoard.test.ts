import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import type { FlyBoard } from '../../catalog/hajj/fly/FlyBoard.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { hire } from '../support/hire.ts';
import { DAY, type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';
import { madeOf } from '../support/stock.ts';

let office: Office;
let journeys: Journeys;
beforeAll(async () => {
  office = await openOffice();
  journeys = journeysOf(office);
});
afterAll(() => office.close());

const boardPath = (departure: number) => `/api/departures/${departure}/fly-board`;
const boardOf = async (departure: number): Promise<FlyBoard> => (await office.call('GET', boardPath(departure))).body;
/** How each pilgrim of a board stands with one requirement, by their id. */
const standings = async (departure: number, requirement: FlyBoard['requirements'][number]) => {
  const { requirements, pilgrims } = await boardOf(departure);
  return Object.fromEntries(pilgrims.map(one => [one.id, one.standings[requirements.indexOf(requirement)]]));
};
/** A pilgrim with a seat on a departure. */
async function booked(departure: number, more: object): Promise<number> {
  const pilgrim = await journeys.pilgrim(more);
  const { status, body } = await journeys.give('booking', 'confirm', await journeys.booking(departure, { pilgrim }));
  expect(status, JSON.stringify(body)).toBe(200);
  return pilgrim;
}
const changed = async (name: 'season' | 'hajj_passenger_info', id: number, body: object) =>
  expect((await office.call('PUT', calls(name).update(id), { body })).status).toBe(200);

describe('the board of a departure', () => {
  it('turns red when the day on which passports must be valid is moved', async () => {
    const season = await madeOf(office, 'season', {
      name: 'Hajj 2027',
      pilgrim_type: 'hajj',
      begins_on: '2027-04-01',
      ends_on: '2027-08-01',
      passport_day: '2027-11-15',
      requirements: [{ requirement: 'paid_up' }],
    });
    const days = { departure_date: '2027-05-01', return_date: '2027-06-10' };
    const departure = await journeys.departure(5, { season, ...days });
    const pilgrim = await booked(departure, { pilgrim_type: 'hajj', passport_expiry_date: '2027-11-20' });
    expect(await standings(departure, 'passport_valid')).toEqual({ [pilgrim]: 'met' });
    expect(await standings(departure, 'paid_up')).toEqual({ [pilgrim]: 'missing' });
    expect((await boardOf(departure)).requirements).not.toContain('photo_taken');
    await changed('season', season, { passport_day: '2027-11-30' });
    expect(await standings(departure, 'passport_valid')).toEqual({ [pilgrim]: 'missing' });
  });

  it('asks of Umrah what its season says: visas that lapse, mahrams who still travel, no pre-registration', async () => {
    const season = await madeOf(office, 'season', {
      name: 'Umrah 1448',
      pilgrim_type: 'umrah',
      begins_on: '2026-11-01',
      ends_on: '2027-03-01',
      visa_days: 30,
      mahram_policy: 'women_under_age',
      mahram_age: 45,
      requirements: [{ requirement: 'pre_registration_done' }],
    });
    const days = { departure_date: '2026-12-06', return_date: '2026-12-20' };
    const departure = await journeys.departure(9, { season, ...days });
    const visa = { visa_no: 'V-1', visa_issue_date: '2026-11-01', visa_expiry_date: '2027-03-01' };
    const lapsed = await booked(departure, visa);
    const valid = await booked(departure, { ...visa, visa_no: 'V-2', visa_issue_date: '2026-11-06' });
    expect(await standings(departure, 'visa_valid')).toEqual({ [lapsed]: 'missing', [valid]: 'met' });
    expect(await standings(departure, 'pre_registration_done')).toEqual({
      [lapsed]: 'not_asked',
      [valid]: 'not_asked',
    });

    const husband = await journeys.pilgrim();
    const seat = await journeys.booking(departure, { pilgrim: husband });
    expect((await journeys.give('booking', 'confirm', seat)).status).toBe(200);
    const her = (birth_date: string) =>
      booked(departure, { gender: 'female', birth_date, mahram: husband, mahram_relation: 'husband' });
    const [older, younger] = [await her('1979-06-01'), await her('1988-06-01')];
    expect(await standings(departure, 'mahram_settled')).toMatchObject({ [older]: 'not_asked', [younger]: 'met' });
    const cancelled = await journeys.give('booking', 'cancel', seat, { cancelled_on: DAY, reason: 'Ill' });
    expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200);
    expect(await standings(departure, 'mahram_settled')).toMatchObject({ [older]: 'not_asked', [younger]: 'missing' });
  });

  it('shows the pilgrims whom its reader may see, and nobody without the right to pilgrims', async () => {
    const departure = await journeys.departure(5);
    const [dhaka, sylhet] = [await createSample(office, entities.branch), await createSample(office, entities.branch)];
    const own = await booked(departure, { branch: dhaka.id });
    await booked(departure, { branch: sylhet.id });
    const permissions = ['DEPARTURE_DETAILS', 'HAJJ_PASSENGER_INFO_LIST'];
    const clerk = await hire(office, permissions, { branch: dhaka.id });
    const { body } = await clerk.call('GET', boardPath(departure));
    expect(body.pilgrims.map((one: { id: number }) => one.id)).toEqual([own]);
    const guide = await hire(office, permissions.slice(0, 1), { branch: dhaka.id });
    expect((await guide.call('GET', boardPath(departure))).status).toBe(403);
    expect((await office.call('GET', boardPath(999_999))).status).toBe(404);
  });

  it('names the lead agency of its season, for whoever sees seasons', async () => {
    const season = await madeOf(office, 'season', {
      name: 'Umrah with others',
      pilgrim_type: 'umrah',
      begins_on: '2026-11-01',
      ends_on: '2027-03-01',
      lead_agency: 'Alpha Travels',
    });
    const departure = await journeys.departure(2, { season });
    expect((await boardOf(departure)).lead_agency).toBe('Alpha Travels');
    const clerk = await hire(office, ['DEPARTURE_DETAILS', 'HAJJ_PASSENGER_INFO_LIST']);
    expect((await clerk.call('GET', boardPath(departure))).body).toMatchObject({
      season: 'Umrah with others',
      lead_agency: null,
    });
  });
});
