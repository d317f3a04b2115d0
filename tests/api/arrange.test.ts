import { countBy } from 'es-toolkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderFieldOf, parentFieldOf } from '../../catalog/engine/arranging.ts';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { entities, entityList } from '../../catalog/registry/entities.ts';
import { calls, mount } from '../../catalog/engine/wire.ts';
import { hire } from '../support/hire.ts';
import { type CallOptions, type Office, openOffice } from '../support/office.ts';
import { createSample, sampleOf } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const { cms_menu: menu, category } = entities;
const ordered = entityList.filter(orderFieldOf);
const trees = ordered.filter(parentFieldOf);

const arrange = ({ name }: Entity, items: unknown, asked: CallOptions = {}) =>
  office.call('POST', `${mount(name)}/arrange/`, { ...asked, body: { items } });
const recordOf = async ({ name }: Entity, id: number) => (await office.call('GET', calls(name).one(id))).body;
const historyOf = async ({ name }: Entity, id: number) =>
  (await office.call('GET', `/api/history?filter=${encodeURIComponent(JSON.stringify({ entity: name, record: id }))}`))
    .body;
const add = async (entity: Entity, parent: number | null = null): Promise<number> => {
  const { status, body } = await office.call('POST', calls(entity.name).create, {
    body: { ...(await sampleOf(office, entity)), ...(parentFieldOf(entity) && { parent }) },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
};
/** A line of records, each below the one before it. */
async function line(entity: Entity, length: number): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < length; at += 1) ids.push(await add(entity, ids.at(-1) ?? null));
  return ids;
}
const parentOf = async (entity: Entity, id: number | undefined) => (await recordOf(entity, id ?? 0)).parent;

describe.each(ordered.map(entity => [entity.name, entity] as const))('%s', (name, entity) => {
  const order = orderFieldOf(entity) ?? '';

  it('is put in order by one call, which leaves a trace where it changed something and nowhere else', async () => {
    const ids = (await Promise.all([1, 2, 3].map(() => createSample(office, entity)))).map(one => one.id);
    await arrange(
      entity,
      ids.map((id, at) => ({ id, position: at + 1 })),
    );
    const before = await Promise.all(ids.map(id => recordOf(entity, id)));
    const [a, b, c] = ids;
    const { status, body } = await arrange(entity, [
      { id: c, position: 3 },
      { id: b, position: 1 },
      { id: a, position: 2 },
    ]);
    expect([status, body.results, body.items.map((one: Record<string, unknown>) => [one['id'], one[order]])]).toEqual([
      200,
      2,
      [
        [c, 3],
        [b, 1],
        [a, 2],
      ],
    ]);
    const after = await Promise.all(ids.map(id => recordOf(entity, id)));
    expect(after.map((one, at) => one.version - before[at].version)).toEqual([1, 1, 0]);
    expect((await historyOf(entity, a ?? 0))[0]).toMatchObject({
      action: 'update',
      before: { [order]: 1 },
      after: { [order]: 2 },
      by_name: 'admin@rihla.example',
    });
  });

  it('is put in order by whoever may change it', async () => {
    const { id } = await createSample(office, entity);
    const reader = await hire(office, [`${name.toUpperCase()}_LIST`, `${name.toUpperCase()}_DETAILS`]);
    expect(
      (await reader.call('POST', `${mount(name)}/arrange/`, { body: { items: [{ id, position: 77 }] } })).status,
    ).toBe(403);
    expect((await arrange(entity, [{ id, position: 77 }], { as: 'guest' })).status).toBe(401);
    const editor = await hire(office, [`${name.toUpperCase()}_UPDATE`]);
    expect(
      (await editor.call('POST', `${mount(name)}/arrange`, { body: { items: [{ id, position: 77 }] } })).status,
    ).toBe(200);
    expect((await recordOf(entity, id))[order]).toBe(77);
  });
});

describe('an order that cannot be', () => {
  it('is refused whole, with every fault at its place in the list', async () => {
    const [a, b] = [await add(menu), await add(menu)];
    const before = await Promise.all([a, b].map(id => recordOf(menu, id)));
    const refusals: readonly (readonly [unknown, unknown])[] = [
      [undefined, [{ field: 'items', code: 'required' }]],
      [[], [{ field: 'items', code: 'required' }]],
      ['all', [{ field: 'items', code: 'required' }]],
      [
        Array.from({ length: 2001 }, (_, id) => ({ id: id + 1, position: 1 })),
        [{ field: 'items', code: 'too_large', params: { max: 2000 } }],
      ],
      [
        [
          { id: a, position: 1 },
          { id: a, position: 2 },
        ],
        [{ field: 'items.1.id', code: 'taken' }],
      ],
      [[{ id: a }], [{ field: 'items.0.position', code: 'required' }]],
      [
        [
          { id: a, position: 1 },
          { id: b, position: -1 },
        ],
        [{ field: 'items.1.position', code: 'too_small', params: { min: 0 } }],
      ],
      [
        [
          { id: a, position: 'first' },
          { id: b, position: 1, parent: 'top' },
        ],
        [
          { field: 'items.0.position', code: 'not_integer' },
          { field: 'items.1.parent', code: 'not_reference' },
        ],
      ],
      [[{ id: a, position: 1, name: 'Mine' }], [{ field: 'items.0.name', code: 'unknown_field' }]],
      [
        [{ id: a, position: 1, parent: 2_000_000_000 }],
        [{ field: 'items.0.parent', code: 'unknown_reference', params: { id: 2_000_000_000 } }],
      ],
      [
        [{ id: 'x', position: 1 }, null, 7],
        [
          { field: 'items.0.id', code: 'not_reference' },
          { field: 'items.1.id', code: 'not_reference' },
          { field: 'items.1.position', code: 'required' },
          { field: 'items.2.id', code: 'not_reference' },
          { field: 'items.2.position', code: 'required' },
        ],
      ],
    ];
    for (const [items, errors] of refusals) {
      const reply = await arrange(menu, items);
      expect([reply.status, reply.body.errors], JSON.stringify(items)?.slice(0, 100)).toEqual([400, errors]);
    }
    expect(
      (
        await arrange(menu, [
          { id: a, position: 9 },
          { id: 2_000_000_000, position: 1 },
        ])
      ).status,
    ).toBe(404);
    expect(await Promise.all([a, b].map(id => recordOf(menu, id)))).toEqual(before);
  });

  it('names a parent only where records stand below each other', async () => {
    const { id } = await createSample(office, entities.homepage_slider);
    expect((await arrange(entities.homepage_slider, [{ id, position: 1, parent: null }])).body.errors).toEqual([
      { field: 'items.0.parent', code: 'unknown_field' },
    ]);
  });

  it('is no call where there is no order to give', async () => {
    expect((await arrange(entities.city, [{ id: 1, position: 1 }])).body).toMatchObject({ code: 'no_such_call' });
  });
});

describe.each(trees.map(entity => [entity.name, entity] as const))('records of %s below each other', (_, entity) => {
  it('change places in one call although each step alone would close a circle', async () => {
    const [top = 0, below = 0] = await line(entity, 2);
    const { status } = await arrange(entity, [
      { id: top, position: 1, parent: below },
      { id: below, position: 1, parent: null },
    ]);
    expect([status, await parentOf(entity, top), await parentOf(entity, below)]).toEqual([200, below, null]);
    await arrange(entity, [{ id: top, position: 3 }]);
    expect(await parentOf(entity, top)).toBe(below);
  });

  it('never stand below themselves', async () => {
    const [a, b, c] = await line(entity, 3);
    for (const [items, at] of [
      [[{ id: a, position: 1, parent: c }], 0],
      [
        [
          { id: c, position: 1, parent: b },
          { id: b, position: 1, parent: c },
        ],
        1,
      ],
      [[{ id: b, position: 1, parent: b }], 0],
    ] as const) {
      const { status, body } = await arrange(entity, items);
      expect([status, body.errors], JSON.stringify(items)).toContainEqual(
        expect.arrayContaining([{ field: `items.${at}.parent`, code: 'circle' }]),
      );
      expect(status).toBe(400);
    }
    expect(await Promise.all([a, b, c].map(id => parentOf(entity, id)))).toEqual([null, a, b]);
  });

  it('never close a circle when two move at the same moment', async () => {
    for (let round = 0; round < 12; round += 1) {
      const [a, b] = [await add(entity), await add(entity)];
      const replies = await Promise.all([
        arrange(entity, [{ id: a, position: 1, parent: b }]),
        round % 2
          ? arrange(entity, [{ id: b, position: 1, parent: a }])
          : office.call('PUT', calls(entity.name).update(b), { body: { parent: a } }),
      ]);
      expect(countBy(replies, one => one.status)).toEqual({ 200: 1, 400: 1 });
    }
  });

  it('are put in order by several at once without a failure, in opposite orders', async () => {
    const ids = [await add(entity), await add(entity), await add(entity), await add(entity)];
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, client) =>
        arrange(
          entity,
          (client % 2 ? ids : ids.toReversed()).map((id, position) => ({ id, position: position + client })),
        ),
      ),
    );
    expect(countBy(replies, one => one.status)).toEqual({ 200: 8 });
  });
});

describe('categories', () => {
  const tooDeep = (field: string) => [{ field, code: 'too_deep', params: { max: 3 } }];
  const move = (id: number | undefined, parent: number | undefined) =>
    office.call('PUT', calls('category').update(id ?? 0), { body: { parent } });

  it('stand in three levels, however one asks for a fourth', async () => {
    const [, second, third] = await line(category, 3);
    const fourth = { ...(await sampleOf(office, category)), parent: third };
    expect((await office.call('POST', calls('category').create, { body: fourth })).body.errors).toEqual(
      tooDeep('parent'),
    );
    expect(
      (await office.call('POST', '/api/imports', { body: { entity: 'category', commit: true, rows: [fourth] } })).body
        .rows[0].errors[0],
    ).toMatchObject({ field: 'parent', code: 'too_deep', text: expect.any(String) });
    const [top] = await line(category, 2);
    expect((await move(top, second)).body.errors).toEqual(tooDeep('parent'));
    expect((await arrange(category, [{ id: top, position: 1, parent: second }])).body.errors).toEqual(
      tooDeep('items.0.parent'),
    );
    expect(
      (await office.call('PUT', calls('category').update(third ?? 0), { body: { name: 'Prayer beads' } })).status,
    ).toBe(200);
  });

  it('tell in each language how deep they may stand', async () => {
    const [, , third] = await line(category, 3);
    const alone = await add(category);
    const texts = await Promise.all(
      ['en', 'tr', 'ar'].map(
        async language =>
          (
            await office.call('PUT', calls('category').update(alone), {
              body: { parent: third },
              headers: { 'accept-language': language },
            })
          ).body.parent[0],
      ),
    );
    expect([new Set(texts).size, texts.every(text => text.includes('3'))]).toEqual([3, true]);
  });

  it('grow no fourth level when two hang on to each other at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [, second] = await line(category, 2);
      const [top] = await line(category, 2);
      const below = await add(category);
      const replies = await Promise.all([
        move(below, second),
        move((await line(category, 1))[0], below),
        arrange(category, [{ id: top, position: 1, parent: below }]),
      ]);
      for (const { status } of replies) expect([200, 400]).toContain(status);
    }
    const { rows } = await office.host.db.execute(
      'select a.id from category a join category b on a.parent = b.id join category c on b.parent = c.id where c.parent is not null',
    );
    expect(rows).toEqual([]);
  });
});

describe('menus', () => {
  it('stand to any depth', async () => {
    const ids = await line(menu, 7);
    expect(await parentOf(menu, ids.at(-1))).toBe(ids.at(-2));
  });
});
