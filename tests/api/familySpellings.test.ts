import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, entityList } from '../../catalog/registry/entities.ts';
import { oddMounts, oddPaths } from '../../catalog/registry/oddPaths.ts';
import { calls, mount } from '../../catalog/engine/wire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { formOf } from '../support/pictures.ts';
import { createSample, sampleOf } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

describe('a field name as the family misspells it', () => {
  const { create, update } = calls('tour_package');
  const sample = async () => {
    const { inclusions: _, ...rest } = await sampleOf(office, entities.tour_package);
    return rest;
  };

  it('is taken on create and update, from JSON and from a form', async () => {
    const created = await office.call('POST', create, { body: { ...(await sample()), inclution: 'Flights' } });
    expect([created.status, created.body.inclusions]).toEqual([201, 'Flights']);
    const { body } = await office.call('PUT', update(created.body.id), {
      body: formOf({ inclution: 'Flights and visa' }),
    });
    expect(body.inclusions).toBe('Flights and visa');
    expect(body).not.toHaveProperty('inclution');
  });

  it('is taken from an imported sheet', async () => {
    const { id } = await createSample(office, entities.tour_package);
    const { body } = await office.call('POST', '/api/imports', {
      body: { entity: 'tour_package', commit: true, rows: [{ id, inclution: 'Bus' }] },
    });
    expect(body.rows).toMatchObject([{ outcome: 'update' }]);
    expect((await office.call('GET', calls('tour_package').one(id))).body.inclusions).toBe('Bus');
  });

  it('does not count beside the right one', async () => {
    const { body } = await office.call('POST', create, {
      body: { ...(await sample()), inclution: 'Wrong', inclusions: 'Right' },
    });
    expect(body.inclusions).toBe('Right');
  });
});

/** Lists under another path. */
const odd = entityList.flatMap(entity =>
  (oddPaths[entity.name] ?? [])
    .filter(({ call }) => call !== '/create')
    .map(one => [entity.name, one.path, entity, one] as const),
);

describe.each(odd)('%s under %s', (_name, path, entity, { call, collection = entity.collection }) => {
  it('answers as the standard call does, with and without the slash, to whom it answers', async () => {
    await createSample(office, entity);
    const standard = await office.call('GET', `${mount(entity.name)}${call}`);
    for (const where of [mount(entity.name), ...(oddMounts[entity.name] ?? [])]) {
      for (const slash of ['', '/']) {
        const { status, body } = await office.call('GET', `${where}${path}${slash}`);
        expect([status, body[collection]], where).toEqual([200, standard.body[entity.collection]]);
      }
      expect((await office.call('GET', `${where}${path}`, { as: 'guest' })).status).toBe(
        (await office.call('GET', `${mount(entity.name)}${call}`, { as: 'guest' })).status,
      );
    }
  });
});

const mounted = entityList.flatMap(entity =>
  (oddMounts[entity.name] ?? []).map(where => [entity.name, where, entity] as const),
);

it('every other mount of an entity leads to it', async () => {
  for (const [, where, entity] of mounted) {
    const { id } = await createSample(office, entity);
    expect((await office.call('GET', `${where}/${id}`)).body).toMatchObject({ id });
  }
});
