import { once } from 'node:events';
import { request } from 'node:http';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { entities, writableEntities } from '../../catalog/registry/entities.ts';
import { calls, MAX_IMPORT_ROWS } from '../../catalog/engine/wire.ts';
import { lockRecords } from '../../server/engine/records/select.ts';
import { hire } from '../support/hire.ts';
import { type CallOptions, type Office, openOffice, type Reply } from '../support/office.ts';
import { completePilgrim } from '../support/pilgrim.ts';
import { statementsOf } from '../support/statements.ts';
import { asSent, createSample, sampleOf } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

type Rows = readonly Readonly<Record<string, unknown>>[];
const send = (entity: string, rows: Rows, commit: boolean, asked: CallOptions = {}) =>
  office.call('POST', '/api/imports', { ...asked, body: { entity, rows, commit } });
const dryRun = (entity: string, rows: Rows) => send(entity, rows, false);
const commit = (entity: string, rows: Rows) => send(entity, rows, true);
const everything = async (entity: string) => (await office.call('GET', calls(entity).everything)).body;
const outcomes = (body: { rows: { outcome: string }[] }) => body.rows.map(row => row.outcome);
const mistakes = (body: { rows: { line: number; errors: { field: string; code: string }[] }[] }) =>
  body.rows.flatMap(row => row.errors.map(error => `${row.line} ${error.field} ${error.code}`));

describe('a dry run', () => {
  it('writes nothing and tells what the commit then does', async () => {
    const country = await createSample(office, entities.country);
    const city = await createSample(office, entities.city);
    const rows = [
      { name: 'Jeddah', country: country.id },
      { id: city.id, name: 'Makkah' },
      { id: String(city['id']), bn_name: city['bn_name'] },
      { name: 'Madinah', country: String(country['name']) },
    ];
    const before = await everything('city');
    const plan = await dryRun('city', rows);
    expect([plan.status, outcomes(plan.body), plan.body.totals]).toEqual([
      200,
      ['create', 'update', 'unchanged', 'create'],
      { create: 2, update: 1, unchanged: 1, error: 0 },
    ]);
    expect(plan.body.rows.map((row: { line: number }) => row.line)).toEqual([1, 2, 3, 4]);
    expect(await everything('city')).toEqual(before);
    const done = await commit('city', rows);
    expect([done.status, outcomes(done.body), done.body.totals]).toEqual([200, outcomes(plan.body), plan.body.totals]);
    const { cities } = await everything('city');
    expect(cities.length - before.cities.length).toBe(2);
    expect(cities.find((one: { id: number }) => one.id === city.id)).toMatchObject({ name: 'Makkah', version: 2 });
    expect(cities.find((one: { id: number }) => one.id === done.body.rows[3].id)).toMatchObject({
      name: 'Madinah',
      country: country.id,
    });
  });

  it('refuses a column that JavaScript gives a meaning of its own like any other that is unknown', async () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      const rows = `[{"name":"Jeddah","${name}":"x"},{"name":"Makkah","${name}":{"x":1}}]`;
      const { body } = await office.call('POST', '/api/imports', {
        body: `{"entity":"department","commit":true,"rows":${rows}}`,
      });
      expect(body.rows, name).toMatchObject([
        { outcome: 'error', errors: [{ field: name, code: 'unknown_field' }] },
        { outcome: 'error', errors: [{ field: name, code: 'unknown_field' }] },
      ]);
    }
  });

  it('ends, and keeps nothing, when its sender has left', async () => {
    const { id, name } = await createSample(office, entities.department);
    const server = serve({ fetch: office.app.fetch, port: 0 });
    await once(server, 'listening');
    const address = server.address();
    const sender = request({
      port: typeof address === 'object' && address ? address.port : 0,
      path: '/api/imports',
      method: 'POST',
      headers: { authorization: `Bearer ${office.tokens.admin}`, 'content-type': 'application/json' },
    }).on('error', () => {});
    const { pools, db } = office.host;
    await db.transaction(async tx => {
      await lockRecords(tx, entities.department, [id]);
      sender.end(JSON.stringify({ entity: 'department', rows: [{ id, name: 'Left alone' }], commit: true }));
      await vi.waitFor(() => expect(pools.imports.$client.totalCount - pools.imports.$client.idleCount).toBe(1));
      sender.destroy();
      const connections = promisify(server.getConnections.bind(server));
      await vi.waitFor(async () => expect(await connections()).toBe(0));
    });
    await vi.waitFor(() => expect(pools.imports.$client.totalCount - pools.imports.$client.idleCount).toBe(0));
    expect((await office.call('GET', calls('department').one(id))).body.name).toBe(name);
    server.close();
  });

  it('and a commit end after ten minutes, with nothing kept and words that say so', async () => {
    const before = await everything('department');
    const rows = ['Slow', 'Slower', 'Never there'].map(name => ({ name }));
    for (const isKept of [false, true]) {
      let reply: Reply | undefined;
      const seen = await statementsOf(
        office,
        async () => {
          reply = await send('department', rows, isKept);
        },
        // The second row is written for longer than everybody else waits.
        async ([...all]) =>
          all.filter(one => one.startsWith('insert into "department"')).length === 2 && office.wait(601),
      );
      expect([reply?.status, reply?.body.code, reply?.body.detail]).toEqual([
        422,
        'import_too_slow',
        expect.stringContaining('600'),
      ]);
      expect(seen.filter(one => one.startsWith('insert into "department"'))).toHaveLength(2);
    }
    expect(await everything('department')).toEqual(before);
    expect((await commit('department', rows)).status).toBe(200);
  });

  it('looks for all the titles of a cell at once', async () => {
    const { permissions } = await everything('permission');
    const statementsFor = async (many: number) => {
      const cell = permissions
        .slice(0, many)
        .map((one: { name: string }) => one.name)
        .join(';');
      const seen = await statementsOf(office, async () => {
        const { body } = await dryRun('role', [{ name: 'Holds many', permissions: cell }]);
        expect(body.totals).toMatchObject({ create: 1, error: 0 });
      });
      return seen.length;
    };
    expect(await statementsFor(150)).toBe(await statementsFor(2));
  });

  it('names every mistake of every line, in the reader’s language', async () => {
    const { status, body } = await dryRun('city', [
      {},
      { name: 'x'.repeat(51), country: 2_000_000_000, lat: 'north' },
      { name: '', country: 'Atlantis', lat: 'north' },
      { id: 2_000_000_000, name: 'x' },
      { id: 'x' },
      { nmae: 'x' },
    ]);
    expect([status, body.totals]).toEqual([200, { create: 0, update: 0, unchanged: 0, error: 6 }]);
    expect(mistakes(body)).toEqual([
      '1 name required',
      '1 country required',
      '2 name too_long',
      '2 lat not_number',
      '2 country unknown_reference',
      '3 country not_choice',
      '3 name required',
      '3 lat not_number',
      '4 id unknown_reference',
      '5 id unknown_reference',
      '6 nmae unknown_field',
      '6 name required',
      '6 country required',
    ]);
    expect(body.rows[0].errors[0].text).toBe('This field is required.');
    const arabic = await send('city', [{}], false, { headers: { 'accept-language': 'ar' } });
    expect(arabic.body.rows[0].errors[0].text).toMatch(/[\u0600-\u06ff]/);
  });

  it('finds a value that two lines of the file claim', async () => {
    const { body } = await dryRun('department', [{ name: 'Visas' }, { name: 'Tickets' }, { name: 'VISAS' }]);
    expect(outcomes(body)).toEqual(['create', 'create', 'error']);
    expect(mistakes(body)).toEqual(['3 name taken']);
  });
});

describe('while an import runs', () => {
  it('the next one is told to wait, and everybody else is answered', async () => {
    const { id } = await createSample(office, entities.department);
    const rows = [{ id, name: 'Imported' }];
    const { department } = entities;
    let first: Promise<unknown> | undefined;
    await office.host.db.transaction(async tx => {
      // The first import waits for the record that is held here.
      await lockRecords(tx, department, [id]);
      first = commit('department', rows);
      const lane = office.host.pools.imports.$client;
      await vi.waitFor(() => expect(lane.totalCount - lane.idleCount).toBe(1));
      const next = dryRun('department', [{ name: 'Next' }]);
      const others = await Promise.all(
        Array.from({ length: 4 }, () => office.call('GET', calls('department').all, { as: 'staff' })),
      );
      expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const { status, body, headers } = await next;
      expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'import_waits', '5']);
    });
    expect(await first).toMatchObject({ status: 200, body: { totals: { update: 1 } } });
    expect((await dryRun('department', [{ name: 'Next' }])).status).toBe(200);
  });
});

describe('a commit', () => {
  it('writes nothing when one line of many is wrong', async () => {
    const existing = await createSample(office, entities.designation);
    const before = await everything('designation');
    const { status, body } = await commit('designation', [
      { name: 'Guide' },
      { id: existing.id, name: 'Changed' },
      { name: '' },
      { name: 'Cook' },
    ]);
    expect([status, body.totals.error, mistakes(body)]).toEqual([400, 1, ['3 name required']]);
    expect(await everything('designation')).toEqual(before);
  });

  it('asks for the rights that its lines take', async () => {
    const { id } = await createSample(office, entities.department);
    const row = { name: 'From a file' };
    const clerk = (...names: string[]) => hire(office, names);
    const body = (rows: Rows) => ({ body: { entity: 'department', rows, commit: true } });
    const maker = await clerk('DEPARTMENT_LIST', 'DEPARTMENT_CREATE');
    expect((await maker.call('POST', '/api/imports', body([row, { id, ...row }]))).status).toBe(403);
    expect((await maker.call('POST', '/api/imports', body([row]))).status).toBe(200);
    const editor = await clerk('DEPARTMENT_LIST', 'DEPARTMENT_UPDATE');
    expect((await editor.call('POST', '/api/imports', body([{ name: 'New' }]))).status).toBe(403);
    expect((await editor.call('POST', '/api/imports', body([{ id, name: 'Renamed' }]))).status).toBe(200);
    expect((await send('department', [row], true, { as: 'guest' })).status).toBe(401);
    expect((await send('department', [row], true, { as: 'user' })).status).toBe(403);
  });

  it('says of a line that is refused as a whole why, in the reader’s language', async () => {
    const row = { id: office.ids.admin, is_active: false };
    const body = { entity: 'user', commit: true, rows: [row] };
    const { body: report } = await office.call('POST', '/api/imports', { body, headers: { 'accept-language': 'en' } });
    const text = 'You cannot delete or deactivate your own account, or give up being an administrator.';
    expect(report.rows[0].errors).toEqual([{ field: 'non_field_errors', code: 'own_account', text }]);
  });

  it('takes ten thousand lines at most', async () => {
    const { status, body } = await dryRun(
      'department',
      Array.from({ length: MAX_IMPORT_ROWS + 1 }, (_, at) => ({ name: `Department ${at}` })),
    );
    expect([status, body.code]).toEqual([400, 'too_many_rows']);
  });

  it('stands in the history like any other change', async () => {
    const { body } = await commit('department', [{ name: 'In the history' }]);
    const filter = encodeURIComponent(JSON.stringify({ entity: 'department', record: body.rows[0].id }));
    expect((await office.call('GET', `/api/history?filter=${filter}`)).body).toMatchObject([
      { action: 'create', by: office.ids.admin },
    ]);
  });
});

describe('a reference in a file', () => {
  it('is an id, a title in any case, or a title with its number, as an export writes it', async () => {
    const country = await createSample(office, entities.country);
    const name = String(country['name']);
    for (const [place, cell] of [
      country.id,
      String(country.id),
      ` ${name} `,
      name.toUpperCase(),
      `${name} #${country.id}`,
      `#${country.id}`,
    ].entries()) {
      const { body } = await commit('city', [{ name: `Taif ${place}`, country: cell }]);
      expect(body.totals, String(cell)).toMatchObject({ create: 1, error: 0 });
      expect((await office.call('GET', calls('city').one(body.rows[0].id))).body.country).toBe(country.id);
    }
  });

  it('is refused when several records have the title', async () => {
    const [one, other] = [await createSample(office, entities.country), await createSample(office, entities.country)];
    const { body: made } = await commit('city', [
      { name: 'Springfield', country: one.id },
      { name: 'Springfield', country: other.id },
    ]);
    expect(made.totals).toMatchObject({ create: 2, error: 0 });
    expect(mistakes((await dryRun('thana', [{ name: 'Centre', city: 'Springfield' }])).body)).toEqual([
      '1 city not_choice',
    ]);
  });

  it('is narrowed by the choice that it lies within', async () => {
    const [one, other] = [await createSample(office, entities.country), await createSample(office, entities.country)];
    const { body: made } = await commit('city', [
      { name: 'Kufa', country: one.id },
      { name: 'Kufa', country: other.id },
    ]);
    const { body } = await commit('branch', [
      { name: 'First', country: String(one['name']), city: 'Kufa' },
      { name: 'Second', country: other.id, city: 'kufa' },
    ]);
    expect(body.totals).toMatchObject({ create: 2, error: 0 });
    const branches = await Promise.all(
      body.rows.map(async (row: { id: number }) => (await office.call('GET', calls('branch').one(row.id))).body.city),
    );
    expect(branches).toEqual([made.rows[0].id, made.rows[1].id]);
    const astray = await dryRun('branch', [{ name: 'Third', country: one.id, city: made.rows[1].id }]);
    expect(mistakes(astray.body)).toEqual(['1 city outside']);
  });

  it('may be several, divided by semicolons', async () => {
    const { permissions } = await everything('permission');
    const [first, second] = permissions;
    const { body } = await commit('role', [
      { name: 'Clerk', permissions: `${first.name}; ${second.name} #${second.id}` },
    ]);
    expect((await office.call('GET', calls('role').one(body.rows[0].id))).body.permissions).toEqual(
      [first.id, second.id].sort((a, b) => a - b),
    );
    expect(
      mistakes((await dryRun('role', [{ name: 'Other', permissions: `${first.name};NO_SUCH_THING` }])).body),
    ).toEqual(['1 permissions not_choice']);
  });
});

describe.each(writableEntities.map(entity => [entity.name, entity] as const))('the list of %s', (name, entity) => {
  it('is unchanged when it is imported as it was exported', async () => {
    if (name === 'hajj_passenger_info') await completePilgrim(office);
    await createSample(office, entity);
    const rows = (await everything(name))[entity.collection];
    const before = await everything(name);
    const { status, body } = await commit(name, rows);
    expect([status, mistakes(body), body.totals]).toEqual([
      200,
      [],
      { create: 0, update: 0, unchanged: rows.length, error: 0 },
    ]);
    expect(await everything(name)).toEqual(before);
  });

  it('takes new records from a file as it takes them from a form', async () => {
    const rows = [await sampleOf(office, entity), await sampleOf(office, entity)];
    const asText = rows.map(row =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [
          key,
          value === null || (Array.isArray(value) && typeof value[0] !== 'object')
            ? ''
            : typeof value === 'string'
              ? value
              : JSON.stringify(value),
        ]),
      ),
    );
    const { status, body } = await commit(name, asText);
    expect([status, mistakes(body), body.totals.create]).toEqual([200, [], 2]);
    const { body: read } = await office.call('GET', calls(name).one(body.rows[0].id));
    const plain = Object.entries(entity.fields).filter(
      ([, { kind, readOnly }]) => !readOnly && !['password', 'image', 'file'].includes(kind),
    );
    for (const [field, facts] of plain) expect(asSent(read[field], facts), field).toEqual(rows[0]?.[field]);
  });
});
