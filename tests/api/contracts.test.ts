import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import type { FlyBoard } from '../../catalog/hajj/fly/FlyBoard.ts';
import { type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import { madeOf } from '../support/stock.ts';

let office: Office;
let journeys: Journeys;
beforeAll(async () => {
  office = await openOffice();
  journeys = journeysOf(office);
});
afterAll(() => office.close());

const asked = ['camp_contracted', 'housing_contracted', 'accommodation_contracted', 'health_certified'] as const;
const season = (type: 'hajj' | 'umrah') =>
  madeOf(office, 'season', {
    name: `Of ${type}`,
    pilgrim_type: type,
    begins_on: '2026-11-01',
    ends_on: '2027-08-01',
    mahram_policy: 'not_asked',
    requirements: asked.map(requirement => ({ requirement })),
  });

/** A pilgrim who has papers, a confirmed seat and a passport; gives their file. */
async function applicant(departure: number, type: 'hajj' | 'umrah'): Promise<number> {
  const pilgrim = await journeys.pilgrim({ pilgrim_type: type, passport_expiry_date: '2030-01-01' });
  const booked = await journeys.give('booking', 'confirm', await journeys.booking(departure, { pilgrim }));
  expect(booked.status, JSON.stringify(booked.body)).toBe(200);
  await office.pool.query(`update hajj_passenger_info set status = 'documents_complete' where id = $1`, [pilgrim]);
  return pilgrim;
}
const change = async (name: 'season' | 'departure' | 'hajj_passenger_info', id: number, body: object) =>
  expect((await office.call('PUT', calls(name).update(id), { body })).status).toBe(200);
const apply = async (pilgrim: number) => {
  const { status, body } = await journeys.give('hajj_passenger_info', 'apply_for_visa', pilgrim);
  return status === 200 ? 'applied' : body.reason;
};
const cells = async (departure: number, pilgrim: number) => {
  const { body } = await office.call('GET', `/api/departures/${departure}/fly-board`);
  const { requirements, pilgrims }: FlyBoard = body;
  const row = pilgrims.find(({ id }) => id === pilgrim);
  return requirements
    .filter(one => asked.some(mine => mine === one))
    .map(one => [one, row?.standings[requirements.indexOf(one)]]);
};
const certified = { health_certificate_no: 'H-1', health_certificate_date: '2026-11-01' };

it('nobody applies for the visa of a Hajj before camp and housing are contracted and their health is certified', async () => {
  const hajj = await season('hajj');
  const days = { departure_date: '2027-05-01', return_date: '2027-06-10' };
  const departure = await journeys.departure(3, { season: hajj, ...days });
  const pilgrim = await applicant(departure, 'hajj');
  expect(await cells(departure, pilgrim)).toEqual([
    ['health_certified', 'missing'],
    ['camp_contracted', 'missing'],
    ['housing_contracted', 'missing'],
  ]);
  const told = [await apply(pilgrim)];
  await change('hajj_passenger_info', pilgrim, certified);
  told.push(await apply(pilgrim));
  await change('season', hajj, { camp_contract_no: 'C-1' });
  told.push(await apply(pilgrim));
  await change('season', hajj, { camp_contract_date: '2026-11-02' });
  told.push(await apply(pilgrim));
  await change('season', hajj, { housing_contract_no: 'K-1', housing_contract_date: '2026-11-03' });
  expect((await cells(departure, pilgrim)).map(([, status]) => status)).toEqual(['met', 'met', 'met']);
  told.push(await apply(pilgrim));
  expect(told).toEqual([
    'health_certificate_missing',
    'camp_contract_missing',
    'camp_contract_missing',
    'housing_contract_missing',
    'applied',
  ]);
});

it('nor for that of an Umrah before the rooms of the departure, or their own, are contracted', async () => {
  const umrah = await season('umrah');
  const days = { departure_date: '2027-02-01', return_date: '2027-02-15' };
  const departure = await journeys.departure(3, { season: umrah, ...days });
  const pilgrims = [await applicant(departure, 'umrah'), await applicant(departure, 'umrah')] as const;
  for (const one of pilgrims) await change('hajj_passenger_info', one, certified);
  expect(await apply(pilgrims[0])).toBe('accommodation_missing');
  await change('hajj_passenger_info', pilgrims[0], { accommodation_brn: 'BRN-7' });
  expect(await cells(departure, pilgrims[0])).toEqual([
    ['health_certified', 'met'],
    ['accommodation_contracted', 'met'],
  ]);
  expect(await cells(departure, pilgrims[1])).toEqual([
    ['health_certified', 'met'],
    ['accommodation_contracted', 'missing'],
  ]);
  expect(await apply(pilgrims[0])).toBe('applied');
  await change('departure', departure, { brn: 'BRN-8' });
  expect(await apply(pilgrims[1])).toBe('applied');
});
