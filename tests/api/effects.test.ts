import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { violation } from '../../catalog/engine/violations/violation.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { createWithin } from '../../server/engine/crud/write.ts';
import type { Change, Effect } from '../../server/engine/context/host.ts';
import { refuseFixed } from '../../server/engine/effects/refuseFixed.ts';
import { Problem } from '../../server/platform/problem.ts';
import { type Office, openOffice } from '../support/office.ts';
import { completePilgrim, pilgrims } from '../support/pilgrim.ts';
import { createSample, sampleOf } from '../support/sample.ts';

const changes: Change[] = [];
let isRefused = false;

/** Keeps what it is told, and fails after the change when asked to. */
const witness: Effect = {
  async afterChange(_tx, _desk, change) {
    changes.push(change);
    if (isRefused) throw new Problem(409, 'fixed');
  },
};

/** A thana named “New …” brings its city along, and “Nowhere” is no name. */
const founding: Effect = {
  async beforeCreate(tx, request, body) {
    if (!String(body['name']).startsWith('New ')) return body;
    const country = Number(body['city']);
    const city = await createWithin(
      tx,
      { ...request, entity: entities.city },
      { name: `${String(body['name'])} city`, country },
    );
    return { ...body, city: city['id'] };
  },
  async check(tx, _desk, merged) {
    const { rows } = await tx.execute('select 1');
    return rows.length > 0 && merged['name'] === 'Nowhere' ? [violation('name', 'not_link')] : [];
  },
};

let isUntold = false;

const fixed: Effect = {
  async closes() {
    if (isUntold) throw new Error('out of order');
    return [];
  },
  beforeDelete: (tx, request, stored) =>
    refuseFixed.beforeDelete?.(tx, request, { is_deletable: stored['name'] !== 'Fixed' }) ?? Promise.resolve(),
};

let office: Office;
beforeAll(async () => {
  office = await openOffice({
    effects: { city: witness, hajj_passenger_info: witness, user: witness, thana: founding, department: fixed },
  });
});
afterAll(() => office.close());
beforeEach(() => {
  changes.length = 0;
  isRefused = false;
});

describe('an effect on an entity', () => {
  it('is told of each change with the record before and after it', async () => {
    const city = await createSample(office, entities.city);
    await office.call('PUT', calls('city').update(city.id), { body: { bn_name: 'ঢাকা' } });
    await office.call('PUT', calls('city').update(city.id), { body: { bn_name: 'ঢাকা' } });
    await office.call('DELETE', calls('city').remove(city.id));
    expect(changes).toMatchObject([
      { after: { id: city.id, bn_name: city['bn_name'] } },
      { before: { bn_name: city['bn_name'], version: 1 }, after: { bn_name: 'ঢাকা', version: 2 } },
      { before: { id: city.id, bn_name: 'ঢাকা' } },
    ]);
    expect([changes[0]?.before, changes[2]?.after]).toEqual([undefined, undefined]);
  });

  it('is told of a transition', async () => {
    const { id } = await completePilgrim(office);
    await office.call('POST', pilgrims.transition(id), { body: { to: 'pre_registered' } });
    expect(changes.at(-1)).toMatchObject({ before: { status: 'enquiry' }, after: { status: 'pre_registered' } });
  });

  it('holds for those that extend the entity, and for each row of an import', async () => {
    await createSample(office, entities.employee);
    expect(changes).toHaveLength(1);
    const rows = [await sampleOf(office, entities.city), await sampleOf(office, entities.city)];
    changes.length = 0;
    await office.call('POST', '/api/imports', { body: { entity: 'city', commit: true, rows } });
    expect(changes).toHaveLength(2);
  });

  it('that fails undoes the change and its history', async () => {
    const city = await createSample(office, entities.city);
    isRefused = true;
    const { status, body } = await office.call('PUT', calls('city').update(city.id), { body: { bn_name: 'খুলনা' } });
    expect([status, body.code]).toEqual([409, 'fixed']);
    expect((await office.call('GET', calls('city').one(city.id))).body).toMatchObject({
      bn_name: city['bn_name'],
      version: 1,
    });
    const filter = encodeURIComponent(JSON.stringify({ entity: 'city', record: city.id }));
    expect((await office.call('GET', `/api/history?filter=${filter}`)).body).toHaveLength(1);
  });

  it('may make what a new record needs, which is not made when the record is refused', async () => {
    const country = (await createSample(office, entities.country)).id;
    const { status, body } = await office.call('POST', calls('thana').create, {
      body: { name: 'New Ramna', city: country },
    });
    expect([status, (await office.call('GET', calls('city').one(body.city))).body.name]).toEqual([
      201,
      'New Ramna city',
    ]);
    const cities = async () => (await office.call('GET', calls('city').all)).body.total_elements;
    const before = await cities();
    expect(
      (await office.call('POST', calls('thana').create, { body: { name: 'New Badda', city: country, nothing: 1 } }))
        .status,
    ).toBe(400);
    expect(await cities()).toBe(before);
  });

  it('adds its own rules to all others that are broken', async () => {
    const { status, body } = await office.call('POST', calls('thana').create, {
      body: { name: 'Nowhere', city: 2_000_000_000 },
    });
    expect([status, body.errors.map((one: { field: string; code: string }) => [one.field, one.code])]).toEqual([
      400,
      [
        ['city', 'unknown_reference'],
        ['name', 'not_link'],
      ],
    ]);
  });

  it('keeps records that belong to the product, alone and among many', async () => {
    const [kept, free] = [
      await createSample(office, entities.department, { name: 'Fixed' }),
      await createSample(office, entities.department),
    ];
    const texts = await Promise.all(
      ['en', 'tr', 'ar'].map(
        async language =>
          (
            await office.call('DELETE', calls('department').remove(kept.id), {
              headers: { 'accept-language': language },
            })
          ).body.detail,
      ),
    );
    expect(texts).toEqual([
      expect.stringContaining('product'),
      expect.stringContaining('ürün'),
      expect.stringContaining('المنتج'),
    ]);
    const { body } = await office.call('DELETE', calls('department').removeMany, { body: { ids: [kept.id, free.id] } });
    expect(body.results).toMatchObject([{ status: 409, code: 'fixed' }, { status: 200 }]);
    expect((await office.call('GET', calls('department').one(kept.id))).status).toBe(200);
  });
});

it('what cannot be answered is not changed either', async () => {
  const { id } = await createSample(office, entities.department);
  isUntold = true;
  const { status } = await office.call('PUT', calls('department').update(id), { body: { name: 'Renamed' } });
  isUntold = false;
  expect(status).toBe(500);
  expect((await office.call('GET', calls('department').one(id))).body).toMatchObject({ version: 1 });
});
