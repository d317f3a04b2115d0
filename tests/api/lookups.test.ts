import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample, sampleOf } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

describe('the thanas of a city', () => {
  const thanas = (city: number | string) =>
    office.call('GET', `/thana/api/v1/thana/all_thana_by_city_id/${city}`, { as: 'guest' });

  it('are those of the city alone, by name, for everybody', async () => {
    const [city, other] = [await createSample(office, entities.city), await createSample(office, entities.city)];
    for (const [name, where] of [
      ['Ramna', city],
      ['Badda', city],
      ['Mirpur', other],
    ] as const) {
      await office.call('POST', calls('thana').create, {
        body: { ...(await sampleOf(office, entities.thana)), name, city: where.id },
      });
    }
    const { status, body } = await thanas(city.id);
    expect(status).toBe(200);
    expect(body.thanas.map((one: { name: string; city: number }) => [one.name, one.city])).toEqual([
      ['Badda', city.id],
      ['Ramna', city.id],
    ]);
    expect(
      (await office.call('GET', `/thana/api/v1/thana/all_thana_by_city_id/${city.id}/`, { as: 'guest' })).body,
    ).toEqual(body);
  });

  it('are none for a city that is unknown, and no answer to what is no number', async () => {
    expect((await thanas(2_000_000_000)).body).toEqual({ thanas: [] });
    for (const city of ['abc', '0', '-1', '1.5', '99999999999999']) expect((await thanas(city)).status, city).toBe(404);
  });
});

describe('the branch of a user', () => {
  const branchOf = (id: number | string, as: 'staff' | 'user' | 'guest' = 'staff') =>
    office.call('GET', `/branch/api/v1/branch/get_a_branch_by_user_id/${id}`, { as });

  it('is told to the user and to the colleagues there, not to others', async () => {
    const branch = await createSample(office, entities.branch);
    const colleague = await hire(office);
    await office.call('PUT', calls('employee').update(colleague.id), { body: { branch: branch.id } });
    expect((await branchOf(colleague.id)).status).toBe(404);
    await office.call('PUT', calls('employee').update(office.ids.staff), { body: { branch: branch.id } });
    expect((await branchOf(colleague.id)).body).toMatchObject({ id: branch.id, name: branch['name'] });
    expect(
      (await colleague.call('GET', `/branch/api/v1/branch/get_a_branch_by_user_id/${colleague.id}`)).body,
    ).toMatchObject({ id: branch.id });
    expect((await branchOf(colleague.id, 'user')).status).toBe(403);
    expect((await branchOf(colleague.id, 'guest')).status).toBe(401);
  });

  it('is not found for a user without one, and for no user', async () => {
    for (const id of [office.ids.user, 2_000_000_000, 'abc', '99999999999999'])
      expect((await branchOf(id)).status, String(id)).toBe(404);
  });
});
