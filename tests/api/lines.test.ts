import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineEntity } from '../../catalog/engine/defineEntity.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { dateTime, flag, image, lines, money, ref, richText, text } from '../../catalog/engine/fields.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { withParts } from '../../server/engine/records/select.ts';
import { openInvented } from '../support/inventedEntity.ts';
import { type Office, openOffice } from '../support/office.ts';
import { asFile, formOf, jpeg } from '../support/pictures.ts';
import { createSample, sampleOf } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const call = calls('tour_package');
const first = { day: 1, title: 'Dhaka to Jeddah', details: 'Night flight' };
const second = { day: 2, title: 'Makkah', details: null };
const save = async (id: number, itinerary: unknown) => office.call('PUT', call.update(id), { body: { itinerary } });
const read = async (id: number) => (await office.call('GET', call.one(id))).body;
const anId = expect.any(Number);
const known = (line: object) => ({ id: anId, ...line });
/** A package with these days, as it is answered. */
const withDays = async (...days: object[]) => {
  const { id } = await createSample(office, entities.tour_package);
  return (await save(id, days)).body;
};
const historyOf = async (id: number) =>
  (
    await office.call(
      'GET',
      `/api/history?filter=${encodeURIComponent(JSON.stringify({ entity: 'tour_package', record: id }))}`,
    )
  ).body;
const count = async () =>
  Number(
    (await office.host.db.execute<{ count: string }>('select count(*) from tour_package_itinerary')).rows[0]?.count,
  );

describe('the days of a tour package', () => {
  it('are kept in the order in which they were written, in the record and in every list', async () => {
    const { id } = await createSample(office, entities.tour_package);
    const [later, earlier] = (await save(id, [second, first])).body.itinerary;
    expect([later, earlier]).toEqual([known(second), known(first)]);
    expect((await save(id, [earlier, later])).body.itinerary).toEqual([earlier, later]);
    expect((await read(id)).itinerary).toEqual([earlier, later]);
    for (const path of [`${call.all}?id=${id}`, `${call.everything}?id=${id}`]) {
      expect((await office.call('GET', path)).body.tour_packages[0].itinerary, path).toEqual([earlier, later]);
    }
  });

  it('stay when a change does not mention them, and go when they are emptied', async () => {
    const { id } = await createSample(office, entities.tour_package);
    await save(id, [first]);
    expect((await office.call('PUT', call.update(id), { body: { name: 'Umrah in winter' } })).body.itinerary).toEqual([
      known(first),
    ]);
    for (const nothing of [[], '[]']) {
      await save(id, [first]);
      expect((await save(id, nothing)).body.itinerary).toEqual([]);
    }
  });

  it('go for nothing but an empty list', async () => {
    const { id, version, itinerary } = await withDays(first, second);
    for (const nothing of [null, '', ' \u200b', 'x', '{}', '{']) {
      const { status, body } = await save(id, nothing);
      expect([status, body.errors], String(nothing)).toMatchObject([400, [{ field: 'itinerary', code: 'not_lines' }]]);
    }
    expect(await read(id)).toMatchObject({ version, itinerary });
    await save(id, []);
    for (const nothing of [null, '']) expect((await save(id, nothing)).body.itinerary).toEqual([]);
  });

  it('are an empty list in a package that never had any', async () => {
    const body = await sampleOf(office, entities.tour_package);
    delete body['itinerary'];
    expect((await office.call('POST', call.create, { body })).body.itinerary).toEqual([]);
  });

  it('stand in the history as they were and as they are', async () => {
    const { id, itinerary } = await withDays(first);
    await save(id, [...itinerary, second]);
    expect((await historyOf(id))[0]).toMatchObject({
      action: 'update',
      before: { itinerary },
      after: { itinerary: [...itinerary, known(second)] },
    });
  });

  it('written again as they are leave no trace', async () => {
    const { id, version, itinerary } = await withDays(first, second);
    const spelt = { title: ' Dhaka to Jeddah ', details: 'Night flight', day: '1', id: String(itinerary[0].id) };
    const again = (await save(id, [spelt, itinerary[1]])).body;
    expect([again.version, again.itinerary, (await historyOf(id)).length]).toEqual([version, itinerary, 2]);
  });

  it('stay who they are when they are changed, moved, or get others beside them', async () => {
    const { id, itinerary } = await withDays(first, second);
    const [dhaka, makkah] = itinerary;
    const arafat = { day: 3, title: 'Arafat', details: null };
    const changed = (await save(id, [makkah, arafat, { ...dhaka, title: 'Dhaka to Madinah' }])).body.itinerary;
    expect(changed).toEqual([makkah, known(arafat), { ...dhaka, title: 'Dhaka to Madinah' }]);
    expect((await save(id, [changed[2], changed[0]])).body.itinerary).toEqual([changed[2], makkah]);
  });

  it('are written alone where they differ: no other row is touched', async () => {
    const { id, itinerary } = await withDays(first, second, { ...first, day: 3 }, { ...second, day: 4 });
    const rows = async () =>
      (
        await office.host.db.execute<{ id: number; state: string }>(
          sql`select id, xmin::text || ctid::text as state from tour_package_itinerary where owner = ${id} order by position`,
        )
      ).rows;
    const before = await rows();
    const [, makkah, third, fourth] = itinerary;
    const saved = (await save(id, [makkah, { ...third, title: 'Mina' }, fourth, { ...first, day: 5 }])).body.itinerary;
    const after = await rows();
    expect(after.map(row => row.id)).toEqual([makkah.id, third.id, fourth.id, saved[3].id]);
    expect([after[0], after[2]]).toEqual([before[1], before[3]]);
    expect(after[1]?.state).not.toBe(before[2]?.state);
  });

  it('are refused under an id that is none of this record, at its place', async () => {
    const { itinerary: others } = await withDays(first);
    const { id, itinerary } = await withDays(first, second);
    const refused = await save(id, [
      { ...first, id: others[0].id },
      itinerary[1],
      itinerary[1],
      { ...first, id: 'first' },
    ]);
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ field: 'itinerary.3.id', code: 'unknown_line', params: { id: 'first' } }],
    ]);
    const { body } = await save(id, [{ ...first, id: others[0].id }, itinerary[1], itinerary[1]]);
    expect(body.errors).toEqual([
      { field: 'itinerary.0.id', code: 'unknown_line', params: { id: others[0].id } },
      { field: 'itinerary.2.id', code: 'repeated_line', params: { id: itinerary[1].id } },
    ]);
    expect(body['itinerary.0.id']).toEqual([
      `Line ${others[0].id} does not belong to this record, or no longer does. Remove it, or enter it as a new line.`,
    ]);
    const made = { ...(await sampleOf(office, entities.tour_package)), itinerary: others };
    expect((await office.call('POST', call.create, { body: made })).body.errors).toMatchObject([
      { field: 'itinerary.0.id', code: 'unknown_line' },
    ]);
    expect((await read(id)).itinerary).toEqual(itinerary);
  });

  it('are found for any number of packages at once', async () => {
    const { id, itinerary } = await withDays(first);
    const others = Array.from({ length: 70_000 }, (_, index) => ({ id: 1_000_000 + index }));
    const read = await withParts(office.host.db, entities.tour_package, [{ id }, ...others]);
    expect([read.length, read[0]?.['itinerary'], read[70_000]?.['itinerary']]).toEqual([70_001, itinerary, []]);
  });

  it('go with the package', async () => {
    const before = await count();
    const { id } = await createSample(office, entities.tour_package);
    expect(await count()).toBe(before + 2);
    await office.call('DELETE', call.remove(id));
    expect(await count()).toBe(before);
  });

  it('are refused each at its place, all mistakes at once, and nothing is written', async () => {
    const { id } = await createSample(office, entities.tour_package);
    const { itinerary } = (await save(id, [first])).body;
    const { status, body } = await save(id, [first, { day: 0, title: '' }, { ...second, hotel: 1 }]);
    expect([status, body.errors]).toEqual([
      400,
      [
        { field: 'itinerary.1.day', code: 'too_small', params: { min: 1 } },
        { field: 'itinerary.1.title', code: 'required' },
        { field: 'itinerary.2.hotel', code: 'unknown_field' },
      ],
    ]);
    expect(body['itinerary.1.title']).toEqual(['This field is required.']);
    expect((await read(id)).itinerary).toEqual(itinerary);
  });

  it('come as JSON text from a form with a file', async () => {
    const form = formOf({
      ...(await sampleOf(office, entities.tour_package)),
      itinerary: [first, second],
      image: asFile(await jpeg(), 'kaaba.jpg'),
    });
    const { status, body } = await office.call('POST', call.create, { body: form });
    expect([status, body.itinerary, typeof body.image], JSON.stringify(body)).toEqual([
      201,
      [known(first), known(second)],
      'string',
    ]);
  });

  it('come from a sheet as JSON text in one cell, and are unchanged when they come back', async () => {
    const { id } = await createSample(office, entities.tour_package);
    const send = async (cell: string) =>
      (
        await office.call('POST', '/api/imports', {
          body: { entity: 'tour_package', rows: [{ id, itinerary: cell }], commit: true },
        })
      ).body;
    expect((await send(JSON.stringify([first, second]))).rows[0].outcome).toBe('update');
    const { itinerary } = await read(id);
    expect((await send(JSON.stringify(itinerary))).rows[0].outcome).toBe('unchanged');
    const copied = { ...(await sampleOf(office, entities.tour_package)), itinerary: JSON.stringify(itinerary) };
    const made = await office.call('POST', '/api/imports', {
      body: { entity: 'tour_package', rows: [copied], commit: true },
    });
    const copy = (await read(made.body.rows[0].id)).itinerary;
    expect(copy).toEqual([known(first), known(second)]);
    expect(copy[0].id).not.toBe(itinerary[0].id);
    expect((await send('[{"day":0}]')).rows[0].errors).toMatchObject([
      { field: 'itinerary.0.day', code: 'too_small' },
      { field: 'itinerary.0.title', code: 'required' },
    ]);
    expect((await send('{')).rows[0].errors).toMatchObject([{ field: 'itinerary', code: 'not_lines' }]);
  });

  it('are neither a filter nor an order', async () => {
    for (const query of [
      'itinerary=1',
      'itinerary__isnull=true',
      'itinerary__icontains=a',
      'ordering=itinerary',
      'itinerary__day=1',
    ]) {
      expect((await office.call('GET', `${call.all}?${query}`)).status, query).toBe(400);
    }
  });

  it('are written whole by whoever is last, however many write at once', async () => {
    const { id } = await createSample(office, entities.tour_package);
    const versions = Array.from({ length: 6 }, (_, n) => [
      { ...first, day: n + 1 },
      { ...second, day: n + 1 },
    ]);
    await Promise.all(versions.map(one => save(id, one)));
    const { itinerary } = await read(id);
    expect(versions.map(days => days.map(known))).toContainEqual(itinerary);
  });

  it('stand in the description of the API with their fields', async () => {
    const { body } = await office.call('GET', '/openapi.json', { as: 'guest' });
    expect(body.components.schemas.tour_package.properties.itinerary).toMatchObject({
      type: 'array',
      maxItems: 500,
      items: {
        type: 'object',
        required: ['id', 'day', 'title'],
        properties: { id: { type: 'integer' }, day: { type: 'integer' }, title: { type: 'string' } },
      },
    });
    expect(body.components.schemas.tour_package_change.properties.itinerary.items).toMatchObject({
      required: ['day', 'title'],
      properties: { id: { type: 'integer' } },
    });
  });
});

const trip = defineEntity({
  name: 'trip',
  collection: 'trips',
  route: 'trips',
  access: 'operations',
  fields: {
    name: text({ required: true }),
    stops: lines(
      {
        city: ref('city', { required: true }),
        price: money(),
        leaves: dateTime(),
        picture: image(),
        notes: richText({ required: true }),
        guided: flag(),
      },
      { required: true, max: 3 },
    ),
  },
  title: ['name'],
  list: ['name'],
  form: { main: ['name', 'stops'] },
  search: ['name'],
});

describe('lines of every kind', () => {
  const of = calls('trip');
  let ask: Awaited<ReturnType<typeof openInvented>>;
  let city: number;
  let stop: Record<string, unknown>;
  beforeAll(async () => {
    ask = await openInvented(office, trip);
    city = (await createSample(office, entities.city)).id;
    stop = {
      city,
      price: '12.50',
      leaves: '2027-03-01T09:30:00.000Z',
      picture: null,
      notes: '<p>By bus</p>',
      guided: true,
    };
  });
  const errors = async (stops: unknown) => (await ask('POST', of.create, { name: 'Hajj', stops })).body.errors;

  it('come back as they were written', async () => {
    const { status, body } = await ask('POST', of.create, {
      name: 'Hajj',
      stops: [stop, { ...stop, price: null, leaves: null, guided: false }],
    });
    expect([status, body.stops], JSON.stringify(body)).toEqual([
      201,
      [known(stop), known({ ...stop, price: null, leaves: null, guided: false })],
    ]);
    expect((await ask('PUT', of.update(body.id), { stops: body.stops })).body.version).toBe(1);
  });

  it('refuse a reference to nothing, where it stands', async () => {
    expect(await errors([stop, { ...stop, city: 2_000_000_000 }])).toEqual([
      { field: 'stops.1.city', code: 'unknown_reference', params: { id: 2_000_000_000 } },
    ]);
  });

  it('keep what they refer to from being deleted', async () => {
    const used = (await createSample(office, entities.city)).id;
    const { body } = await ask('POST', of.create, { name: 'Hajj', stops: [{ ...stop, city: used }] });
    const refused = await office.call('DELETE', calls('city').remove(used));
    // The invented entity stands in no catalogue, so nobody is told of it by name.
    expect([refused.status, refused.body.code]).toEqual([409, 'in_use_elsewhere']);
    await ask('DELETE', of.remove(body.id));
    expect((await office.call('DELETE', calls('city').remove(used))).status).toBe(200);
  });

  it('take pictures that were uploaded before, and no others', async () => {
    const form = new FormData();
    form.set('file', asFile(await jpeg(), 'arafat.jpg'));
    const { file } = (await office.call('POST', '/api/media', { body: form })).body;
    const { status, body } = await ask('POST', of.create, { name: 'Hajj', stops: [{ ...stop, picture: file }] });
    expect([status, body.stops?.[0].picture]).toEqual([201, file]);
    for (const other of [
      'https://evil.example/a.png',
      `/media/open/aa/${'a'.repeat(40)}.webp`,
      '/media/../etc/passwd',
    ]) {
      expect(await errors([{ ...stop, picture: other }]), other).toEqual([
        { field: 'stops.0.picture', code: 'not_media' },
      ]);
    }
  });

  it('are freed of harmful markup, and empty markup is no text', async () => {
    const { body } = await ask('POST', of.create, {
      name: 'Hajj',
      stops: [{ ...stop, notes: '<p onclick="x()">Walk<script>alert(1)</script></p>' }],
    });
    expect(body.stops[0].notes).toBe('<p>Walk</p>');
    expect(await errors([{ ...stop, notes: '<p> </p>' }])).toEqual([{ field: 'stops.0.notes', code: 'required' }]);
  });

  it('are at least one where they are required, and no more than the field takes', async () => {
    for (const none of [undefined, null, [], ''])
      expect(await errors(none), String(none)).toEqual([{ field: 'stops', code: 'required' }]);
    expect(await errors([stop, stop, stop, stop])).toEqual([
      { field: 'stops', code: 'too_many_lines', params: { max: 3 } },
    ]);
  });
});

const route = defineEntity({
  name: 'bus_route',
  collection: 'bus_routes',
  route: 'busRoutes',
  access: 'operations',
  fields: {
    name: text({ required: true }),
    city: ref('city'),
    halts: lines({ city: ref('city'), thana: ref('thana', { within: 'city' }) }),
  },
  title: ['name'],
  list: ['name'],
  form: { main: ['name', 'city', 'halts'] },
  search: ['name'],
});

describe('references within a line', () => {
  const of = calls('bus_route');

  it('belong to their neighbours in the same line, whatever other lines and the record say', async () => {
    const ask = await openInvented(office, route);
    const thana = await createSample(office, entities.thana);
    const other = (await createSample(office, entities.city)).id;
    const within = { city: Number(thana['city']), thana: thana.id };
    const send = (halts: unknown, id?: number) =>
      ask(id ? 'PUT' : 'POST', id ? of.update(id) : of.create, { name: 'North', city: other, halts });
    const { status, body } = await send([within, { city: null, thana: thana.id }, { city: other, thana: null }]);
    expect(status, JSON.stringify(body)).toBe(201);
    const [halt] = body.halts;
    const refused = await send([{ city: other, thana: null }, { ...halt, city: other }, within], body.id);
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ field: 'halts.1.thana', code: 'outside', params: { parent: 'city' } }],
    ]);
  });
});
