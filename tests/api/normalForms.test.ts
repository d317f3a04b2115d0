import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample, sampleOf } from '../support/sample.ts';

const COMPOSED = 'Caf\u00e9 Makkah';
const APART = 'Cafe\u0301 Makkah';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

async function second(name: 'brand' | 'city', values: Record<string, unknown>) {
  const body = { ...(await sampleOf(office, entities[name])), ...values };
  const answer = await office.call('POST', calls(name).create, { body });
  return [answer.status, answer.body.errors?.map((one: { code: string }) => one.code) ?? []];
}

it.each([
  [COMPOSED, APART],
  [`2 ${APART}`, `2 ${COMPOSED}`],
  [`3 ${APART}`, `3 ${COMPOSED.toUpperCase()}`],
  ['4 ABC', '4 ＡＢＣ'],
])('a name of which no two are alike is one in every normal form: %j, %j', async (first, other) => {
  await createSample(office, entities.brand, { name: first });
  expect(await second('brand', { name: other })).toEqual([400, ['taken']]);
});

it('one that was kept apart before is found as well', async () => {
  const { id } = await createSample(office, entities.brand);
  await office.pool.query('update brand set name = $1 where id = $2', [`5 ${APART}`, id]);
  expect(await second('brand', { name: `5 ${COMPOSED}` })).toEqual([400, ['taken']]);
});

it('so is one that is unique within another record', async () => {
  const { country } = await createSample(office, entities.city, { name: APART });
  expect(await second('city', { country: (country as { id: number }).id ?? country, name: COMPOSED })).toEqual([
    400,
    expect.arrayContaining(['taken']),
  ]);
});

it('a cell of an import names a record in either form', async () => {
  const country = await createSample(office, entities.country, { name: COMPOSED });
  const { body } = await office.call('POST', '/api/imports', {
    body: { entity: 'city', rows: [{ name: 'A city of its own', country: APART }], commit: true },
  });
  expect(body.totals, JSON.stringify(body.rows)).toMatchObject({ create: 1 });
  const { body: city } = await office.call('GET', calls('city').one(body.rows[0].id));
  expect([city.country, city.country?.id]).toContain(country.id);
});
