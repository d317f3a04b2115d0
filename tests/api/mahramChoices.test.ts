import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { hire } from '../support/hire.ts';
import { type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import { madeOf } from '../support/stock.ts';

const { all } = calls('hajj_passenger_info');

let office: Office;
let journeys: Journeys;
let season: number;
let journey: number;
beforeAll(async () => {
  office = await openOffice();
  journeys = journeysOf(office);
  season = await madeOf(office, 'season', {
    name: 'Umrah 1448',
    pilgrim_type: 'umrah',
    begins_on: '2026-11-01',
    ends_on: '2027-03-01',
    mahram_minimum_age: 20,
  });
  const type = await madeOf(office, 'tour_type', { name: 'Umrah' });
  journey = await madeOf(office, 'tour_package', { name: 'Ramadan', code: 'R', tour_type: type, price: '1000.00' });
});
afterAll(() => office.close());

const offered = async (query: string): Promise<readonly string[]> => {
  const { body } = await office.call('GET', `${all}?size=100&ordering=relevance,id&among=men_of_age&${query}`);
  return body.hajj_passenger_infos.map((one: { given_names: string }) => one.given_names);
};

describe('whom a mahram is chosen from', () => {
  it('are men first of the family, then of the package, then of the season, each by name', async () => {
    const made = async (given_names: string, more: object) => journeys.pilgrim({ given_names, ...more });
    await made('Abu of nobody', {});
    await made('Abu of the season', { season });
    await made('Abu of the package', { season, tour_package: journey });
    const family = await journeys.family('Uddin');
    await made('Zayd of the family', { season, family });
    await made('Zakir of the family and package', { season, family, tour_package: journey });
    await made('Wife of the family', { season, family, tour_package: journey, gender: 'female' });
    await made('Boy of the family', { season, family, tour_package: journey, birth_date: '2017-06-01' });
    expect(await offered(`family__near=${family}&tour_package__near=${journey}&season__near=${season}`)).toEqual([
      'Zakir of the family and package',
      'Zayd of the family',
      'Abu of the package',
      'Abu of the season',
      'Abu of nobody',
    ]);
    expect(await offered(`search=nobody&family__near=${family}`)).toEqual(['Abu of nobody']);
    expect(await offered('search=boy')).toEqual([]);
  });

  it('are old enough for their season, on the day on which they leave', async () => {
    const young = async (given_names: string, birth_date: string, more: object = {}) =>
      journeys.pilgrim({ given_names, birth_date, ...more });
    const years = (age: number) => `${new Date().getFullYear() - age}-01-01`;
    await young('Yusuf of nineteen', years(19));
    await young('Yusuf of nineteen of a season', years(19), { season });
    await young('Yusuf of seventeen', years(17));
    const next = new Date().getFullYear() + 1;
    const leaves = { departure_date: `${next}-02-01`, return_date: `${next}-02-20` };
    await young('Yusuf who leaves at eighteen', years(17), leaves);
    expect((await offered('search=yusuf')).toSorted()).toEqual(['Yusuf of nineteen', 'Yusuf who leaves at eighteen']);
  });

  it('are none who does not come after all', async () => {
    const id = await journeys.pilgrim({ given_names: 'Qasim' });
    expect(await offered('search=qasim')).toEqual(['Qasim']);
    await office.pool.query("update hajj_passenger_info set status = 'cancelled' where id = $1", [id]);
    expect(await offered('search=qasim')).toEqual([]);
  });
});

it('what comes first is asked for by fields that there are and the caller may read', async () => {
  const clerk = await hire(office, ['INVENTORY_LIST']);
  const asked = (query: string) => office.call('GET', `${all}?${query}`);
  expect((await asked('nothing__near=1')).body.errors).toMatchObject([{ field: 'nothing', code: 'unknown_field' }]);
  expect((await asked('nid_number__near=1')).body.errors).toMatchObject([{ code: 'unknown_field' }]);
  expect((await asked('season__near=soon')).body.errors).toMatchObject([{ field: 'season', code: 'invalid' }]);
  const { status, body } = await clerk.call('GET', `${calls('inventory').all}?stock_value__near=1`);
  expect([status, body.errors?.[0]?.code ?? null]).toEqual([400, 'unreadable']);
});
