import { orderBy } from 'es-toolkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { entityNamed, writableEntities } from '../../catalog/registry/entities.ts';
import { calls, searchParam } from '../../catalog/engine/wire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { asSent, createSample, sampleOf } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  // The last label of a state is not deleted; samples have one state, so that others are.
  for (const name of ['orderstatus', 'purchase_status'] as const) await createSample(office, entityNamed(name));
});
afterAll(() => office.close());

/** Kinds that sort as numbers, though money and decimals travel as text. */
const numbers: readonly unknown[] = ['integer', 'decimal', 'money', 'ref'];

const UNKNOWN = 2_000_000_000;

/** A field that names the record to its reader and that a client may write. */
const writable = (entity: Entity): string =>
  [...entity.title, ...entity.search].find(name => !entity.fields[name]?.readOnly) ?? '';

/** Text by which a search finds a field's value: a reference by the title of its record. */
async function sought({ fields }: Entity, field: string, value: unknown): Promise<string> {
  const { target } = fields[field] ?? {};
  if (!target) return String(value);
  const { body } = await office.call('GET', calls(target).one(Number(value)));
  return String(body[writable(entityNamed(target))]);
}

describe.each(writableEntities.map(entity => [entity.name, entity] as const))('%s', (name, entity) => {
  const call = calls(name);
  // The name of a permission is fixed, and it has nothing else to change.
  const changes = it.skipIf(name === 'permission');
  const plain = Object.entries(entity.fields).filter(
    ([, field]) => !['password', 'image', 'file'].includes(field.kind),
  );

  it('is created with every field and answers the same when read', async () => {
    const sample = await sampleOf(office, entity);
    const created = await office.call('POST', call.create, { body: sample });
    expect(created.status, JSON.stringify(created.body)).toBe(201);
    const read = await office.call('GET', call.one(created.body.id));
    expect(read.status).toBe(200);
    for (const [field, facts] of plain)
      if (!facts.readOnly) expect(asSent(read.body[field], facts), field).toEqual(sample[field]);
    expect(read.body).toMatchObject({ id: created.body.id, version: 1, created_by: office.ids.admin });
    expect(read.body).not.toHaveProperty('password');
  });

  it('lists a page in the envelope of the contract', async () => {
    await createSample(office, entity);
    const { status, body } = await office.call('GET', `${call.all}?page=1&size=1`);
    expect(status).toBe(200);
    expect(body[entity.collection]).toHaveLength(1);
    expect(body).toMatchObject({ page: 1, size: 1, total_pages: body.total_elements });
  });

  it('answers an empty list past the last page', async () => {
    const { status, body } = await office.call('GET', `${call.all}?page=99999&size=500`);
    expect([status, body[entity.collection]]).toEqual([200, []]);
  });

  it('lists everything without pages, with and without the slash', async () => {
    const slashed = await office.call('GET', call.everything);
    const bare = await office.call('GET', call.everything.replace(/\/$/, ''));
    expect(slashed.status).toBe(200);
    expect(bare.body).toEqual(slashed.body);
  });

  it('is found by a part of each searched field, in any case', async () => {
    const { id, ...created } = await createSample(office, entity);
    // A sample leaves references empty that nobody has to set.
    for (const field of entity.search.filter(one => created[one] !== null)) {
      const text = await sought(entity, field, created[field]);
      const part = encodeURIComponent(text.slice(Math.floor(text.length / 4)).toLowerCase());
      const { body } = await office.call('GET', `${call.search}?${searchParam(entity)}=${part}&size=500`);
      expect(
        body[entity.collection].map((row: { id: number }) => row.id),
        `${field} by ${part}`,
      ).toContain(id);
    }
  });

  it('answers an empty list to a search without a match', async () => {
    const { status, body } = await office.call('GET', `${call.search}?${searchParam(entity)}=zzqqxxyy`);
    expect([status, body[entity.collection], body.total_elements]).toEqual([200, [], 0]);
  });

  it('sorts by each column of its list, both ways', async () => {
    const samples = [await sampleOf(office, entity), await sampleOf(office, entity), await sampleOf(office, entity)];
    // Not in the order of their values, which would be that of their ids.
    const created = [];
    for (const index of [1, 2, 0])
      created.push((await office.call('POST', call.create, { body: samples[index] })).body);
    const own = `id__in=${created.map(({ id }) => id).join()}`;
    for (const field of entity.list.filter(one => !entity.fields[one]?.sealed)) {
      const isNumber = numbers.includes(entity.fields[field]?.kind);
      const rank = (row: Record<string, unknown>) => (isNumber ? Number(row[field]) : row[field]);
      for (const direction of ['asc', 'desc'] as const) {
        const { status, body } = await office.call(
          'GET',
          `${call.all}?${own}&ordering=${direction === 'desc' ? '-' : ''}${field}`,
        );
        const sorted = orderBy(created, [rank], [direction]).map(rank);
        expect([status, body[entity.collection]?.map(rank)], `${field} ${direction}`).toEqual([200, sorted]);
      }
    }
  });

  changes('changes what is sent, keeps the rest, and counts the version', async () => {
    const created = await createSample(office, entity);
    const next = await sampleOf(office, entity);
    const field = writable(entity);
    const updated = await office.call('PUT', call.update(created.id), { body: { [field]: next[field] } });
    expect(updated.status, JSON.stringify(updated.body)).toBe(200);
    const { version, updated_at, [field]: _, ...rest } = created;
    expect(updated.body).toMatchObject({
      ...without(rest, 'allowed_transitions', 'blocked'),
      [field]: next[field],
      version: 2,
    });
  });

  it('sent back unchanged stays as it is', async () => {
    const created = await createSample(office, entity);
    const { status, body } = await office.call('PUT', call.update(created.id), { body: created });
    expect([status, body.version]).toEqual([200, 1]);
  });

  it('is deleted, alone and with others, and is then unknown', async () => {
    const rows = [
      await createSample(office, entity),
      await createSample(office, entity),
      await createSample(office, entity),
    ];
    const [first, ...others] = rows.map(row => row.id);
    expect((await office.call('DELETE', call.remove(first ?? 0))).status).toBe(200);
    const many = await office.call('DELETE', call.removeMany, { body: { ids: [...others, UNKNOWN] } });
    expect(many.body.results.map((one: { status: number }) => one.status)).toEqual([200, 200, 404]);
    for (const { id } of rows) expect((await office.call('GET', call.one(id))).status).toBe(404);
  });

  it('answers 404 to an unknown id, a wrong id and an id past all numbers', async () => {
    for (const id of [UNKNOWN, 'abc', '99999999999999999999', '-1', '1.5']) {
      expect((await office.call('GET', call.one(id))).status, String(id)).toBe(404);
      expect((await office.call('PUT', call.update(id), { body: {} })).status, String(id)).toBe(404);
      expect((await office.call('DELETE', call.remove(id))).status, String(id)).toBe(404);
    }
  });

  it('names every missing required field at once', async () => {
    const { status, body } = await office.call('POST', call.create, { body: {} });
    const missing = Object.entries(entity.fields)
      .filter(([, field]) => field.required && field.initial === undefined)
      .map(([field]) => field);
    expect(status).toBe(missing.length > 0 ? 400 : 201);
    for (const field of missing) expect(body[field], field).toEqual(['This field is required.']);
  });

  it('refuses a taken value of each unique field', async () => {
    const created = await createSample(office, entity);
    for (const [field] of Object.entries(entity.fields).filter(([, one]) => one.unique && !one.readOnly)) {
      const { status, body } = await office.call('POST', call.create, {
        body: { ...(await sampleOf(office, entity)), [field]: created[field] },
      });
      expect([status, body.errors?.[0]], field).toMatchObject([400, { field, code: 'taken' }]);
    }
  });

  changes('refuses a change made on an old version', async () => {
    const created = await createSample(office, entity);
    const field = writable(entity);
    const change = async () => ({ [field]: (await sampleOf(office, entity))[field] });
    const headers = { 'if-match': '"1"' };
    expect((await office.call('PUT', call.update(created.id), { body: await change(), headers })).status).toBe(200);
    const late = await office.call('PUT', call.update(created.id), { body: await change(), headers });
    expect([late.status, late.body.code]).toEqual([412, 'stale']);
  });

  changes('is not deleted by whoever has seen an old version', async () => {
    const created = await createSample(office, entity);
    const field = writable(entity);
    await office.call('PUT', call.update(created.id), { body: { [field]: (await sampleOf(office, entity))[field] } });
    const remove = (version: number) =>
      office.call('DELETE', call.remove(created.id), { headers: { 'if-match': `"${version}"` } });
    const late = await remove(1);
    expect([late.status, late.body.code]).toEqual([412, 'stale']);
    expect((await remove(2)).status).toBe(200);
  });

  changes('keeps a history of what was done to it, by whom', async () => {
    const created = await createSample(office, entity);
    const field = writable(entity);
    const next = (await sampleOf(office, entity))[field];
    await office.call('PUT', call.update(created.id), { body: { [field]: next } });
    await office.call('DELETE', call.remove(created.id));
    const filter = encodeURIComponent(JSON.stringify({ entity: name, record: created.id }));
    const { body, headers } = await office.call('GET', `/api/history?filter=${filter}`);
    expect(body.map((one: { action: string }) => one.action)).toEqual(['delete', 'update', 'create']);
    expect(headers.get('x-total-count')).toBe('3');
    expect(body[1]).toMatchObject({
      before: { [field]: created[field] },
      after: { [field]: next },
      by_name: 'admin@rihla.example',
    });
  });

  it('stands in the description of the API', async () => {
    const { body } = await office.call('GET', '/openapi.json', { as: 'guest' });
    expect(Object.keys(body.components.schemas[name].properties)).toEqual(
      expect.arrayContaining(Object.keys(entity.fields)),
    );
    for (const path of [call.all, call.create, call.search, call.everything, call.one('{id}')])
      expect(body.paths).toHaveProperty([path]);
  });
});

function without(record: Record<string, unknown>, ...names: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}
