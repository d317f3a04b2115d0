import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { writableEntities } from '../../catalog/registry/entities.ts';
import type { Kind } from '../../catalog/engine/fields.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { expectRefusal } from '../support/refusal.ts';
import { createSample, isRuled, sampleOf } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const rowsOf = async ({ name }: Entity): Promise<unknown> =>
  (await office.host.db.execute(`select count(*) from "${name}"`)).rows[0];

/** What no kind of field takes. */
const wrong: Partial<Record<Kind, readonly unknown[]>> = {
  text: [{}, [], true, ['a'], { toString: 1 }, 'x'.repeat(11_000), 'a\u0000b', '\u001b[31m', '\ud83d'],
  longText: [{}, [], false, 'x'.repeat(11_000), '\u0000', '\udc00'],
  email: [{}, [], 7, 'no email', 'a@b', 'a\u0000@b.de'],
  phone: [{}, [], true, '01711', 'phone', '+1'.repeat(100)],
  url: [{}, [], 7, 'javascript:alert(1)', 'data:text/html,<script>', '//evil.example'],
  password: [{}, ['a long enough password'], 7, 'short', 'x'.repeat(10_000)],
  integer: [{}, [], true, 'x', 1.5, 1e300, -1e300, '99999999999999999999', 2 ** 31, '1; drop table city'],
  decimal: [{}, [], true, 'x', '1e5', '9'.repeat(400), 'NaN', 'Infinity', '1;--'],
  money: [{}, [], true, 'x', '1e5', '9'.repeat(400), '1.2345', 'NaN', '-'],
  date: [{}, [], true, 0, 'tomorrow', '2027-02-30', '0000-00-00', '99999-01-01', "2027-01-01'; --"],
  flag: [{}, [], 'yes', 2, -1, 'null'],
  choice: [{}, [], 7, 'elsewhere', ['male'], ['hajj'], { toString: 1 }, 'constructor'],
  state: ['closed', 'elsewhere', {}, ['enquiry']],
  ref: [{}, true, -1, 0, 1.5, 'x', 2_000_000_000, 1e15, { id: 'x' }, { id: { id: 1 } }, '1 or 1=1'],
  refs: [{}, 'x', 7, ['x'], [{}], [0], [2_000_000_000], [[1]], Array.from({ length: 6000 }, (_, at) => at + 1)],
  image: [
    {},
    [],
    7,
    'https://evil.example/a.png',
    '/media/../../etc/passwd',
    `/media/open/aa/${'a'.repeat(40)}.webp`,
    '/etc/passwd',
  ],
  richText: [{}, [], true, ['<p>a</p>'], 'x'.repeat(300_000)],
  lines: [{}, 'x', 7, true, ['x'], [7], [[]], [null], '{', '[1]', Array.from({ length: 2500 }, () => ({}))],
  file: [{}, [], 7, '/media/open/../sealed/a.pdf', 'file:///etc/passwd'],
};

const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe.each(writableEntities.map(entity => [entity.name, entity] as const))('%s', (name, entity) => {
  const call = calls(name);

  it('refuses values of a wrong type in each field, on the field, and stores nothing', async () => {
    const created = await createSample(office, entity);
    const sample = await sampleOf(office, entity);
    const before = await rowsOf(entity);
    const testable = Object.entries(entity.fields).flatMap(([field, { kind }]) =>
      wrong[kind] ? [[field, wrong[kind]] as const] : [],
    );
    for (let round = 0; round < Math.max(...testable.map(([, values]) => values.length)); round += 1) {
      const body = {
        ...sample,
        ...Object.fromEntries(testable.map(([field, values]) => [field, values[round % values.length]])),
      };
      for (const reply of [
        await office.call('POST', call.create, { body }),
        await office.call('PUT', call.update(created.id), { body }),
      ]) {
        expectRefusal(reply, `round ${round}`);
        const told = reply.body.errors.map((one: { field: string }) => one.field);
        expect(told, `round ${round}`).toHaveLength(Math.min(testable.length, 50));
        expect(
          testable.map(([field]) => field),
          `round ${round}`,
        ).toEqual(expect.arrayContaining(told));
      }
    }
    expect(await rowsOf(entity)).toEqual(before);
    expect((await office.call('GET', call.one(created.id))).body.version).toBe(1);
  });

  it('refuses fields that it does not have, those of every object included', async () => {
    const sample = await sampleOf(office, entity);
    const before = await rowsOf(entity);
    for (const key of [
      'nmae',
      'search_text',
      'constructor',
      '__proto__',
      'toString',
      'hasOwnProperty',
      'name; drop table city',
      '',
    ]) {
      const body = `{${JSON.stringify(key)}: {"polluted": true}, ${JSON.stringify(sample).slice(1)}`;
      const reply = await office.call('POST', call.create, { body });
      expectRefusal(reply, key);
      expect(reply.body.errors, key).toContainEqual({ field: key, code: 'unknown_field' });
    }
    expect(await rowsOf(entity)).toEqual(before);
    expect({}).not.toHaveProperty('polluted');
  });

  it('refuses a body that is no record', async () => {
    const before = await rowsOf(entity);
    for (const body of [
      '',
      '[]',
      'null',
      '7',
      '"text"',
      '{',
      '{"a":}',
      '[{}]',
      '\u0000',
      deep(10),
      deep(100_000),
      `{"name":${deep(100_000)}}`,
    ]) {
      const reply = await office.call('POST', call.create, { body });
      expectRefusal(reply, body.slice(0, 40));
      expectRefusal(await office.call('PUT', call.update(1), { body }), body.slice(0, 40));
    }
    expect(await rowsOf(entity)).toEqual(before);
  });

  it('refuses another content type and a body that is too large', async () => {
    for (const type of ['text/plain', 'application/xml', 'text/html', 'application/octet-stream']) {
      expect(
        (await office.call('POST', call.create, { body: '{}', headers: { 'content-type': type } })).status,
        type,
      ).toBe(415);
    }
    const huge = JSON.stringify({ name: 'x'.repeat(10 * 1024 * 1024) });
    for (const [method, path] of [
      ['POST', call.create],
      ['PUT', call.update(1)],
      ['DELETE', call.removeMany],
    ] as const) {
      const reply = await office.call(method, path, { body: huge });
      expect([reply.status, reply.body.code], path).toEqual([413, 'too_large']);
    }
    const boundary = await office.call('POST', call.create, {
      body: '--x',
      headers: { 'content-type': 'multipart/form-data; boundary=y' },
    });
    expectRefusal(boundary, 'broken multipart');
  });

  it('refuses another method and says which it takes', async () => {
    for (const [method, path, allow] of [
      ['POST', call.all, 'GET'],
      ['DELETE', call.search, 'GET'],
      ['PUT', call.create, 'POST'],
      ['PATCH', call.update(1), 'PUT'],
      ['POST', call.one(1), 'GET'],
      ['POST', call.remove(1), 'DELETE'],
    ] as const) {
      const reply = await office.call(method, path, { body: {} });
      expect([reply.status, reply.body.code, reply.headers.get('allow')], `${method} ${path}`).toEqual([
        405,
        'method_not_allowed',
        allow,
      ]);
    }
    for (const path of [`${call.one('abc')}/def/ghi`, call.update('abc/def')])
      expect((await office.call('GET', path)).status).toBe(404);
  });

  it('keeps code of every language as plain text and gives it back unchanged', async () => {
    const hostile = `'; DROP TABLE "${name}"; -- <script>alert(1)</script> <img src=x onerror=alert(1)> \${7*7} {{7*7}} %00 \\u0000 ../../etc \u202e 🕋`;
    const texts = Object.entries(entity.fields).filter(
      ([field, { kind }]) => (kind === 'text' || kind === 'longText') && !isRuled(field),
    );
    const body = { ...(await sampleOf(office, entity)) };
    for (const [field, { max, readOnly, names }] of texts) {
      // What is not seen is no part of a name.
      const given = names ? hostile.replace('\u202e', '') : hostile;
      if (!readOnly) body[field] = given.slice(0, Number(max ?? 250)).trim();
    }
    const created = await office.call('POST', call.create, { body });
    expect(created.status, JSON.stringify(created.body)).toBe(201);
    const read = await office.call('GET', call.one(created.body.id));
    // A line loses the sign that turns its direction, and nothing else.
    const kept = (kind: Kind, text: string) => (kind === 'text' ? text.replace('\u202e', '').trim() : text);
    for (const [field, { kind, readOnly }] of texts)
      if (!readOnly) expect(read.body[field], field).toBe(kept(kind, String(body[field])));
    expect(read.headers.get('content-type')).toMatch(/^application\/json/);
    await office.call('DELETE', call.remove(created.body.id));
  });
});

describe('calls without an entity', () => {
  it('refuse what they do not understand as clearly', async () => {
    const bodies = [
      '',
      '[]',
      'null',
      '{',
      '{}',
      deep(100_000),
      `{"entity":"city","rows":[${deep(5000)}],"commit":true}`,
      '{"entity":"constructor","rows":[{}],"commit":true}',
      '{"entity":"city","rows":[],"commit":true}',
      '{"entity":"city","rows":[null],"commit":1}',
      `{"resource":"x","name":"y","query":{"a":${deep(20_000)}}}`,
      '{"resource":"x","name":"a\\u0000","query":{}}',
      '{"resource":"x","name":"y","query":{"a":"\\u0000"}}',
      '{"resource":"x","name":"y","query":[]}',
    ];
    for (const path of [
      '/api/imports',
      '/api/saved_views',
      '/user/api/v1/user/login/',
      `/user/api/v1/user/passwordchange/${office.ids.user}`,
    ]) {
      for (const body of bodies) {
        const method = path.includes('passwordchange') ? 'PATCH' : 'POST';
        expectRefusal(await office.call(method, path, { body }), `${path} ${body.slice(0, 60)}`);
        expect((await office.call(method, path, { body, headers: { 'content-type': 'text/plain' } })).status).toBe(415);
      }
    }
    for (const path of [
      '/api/nothing',
      '/city/api/v1/nothing/all/',
      '/nothing/api/v1/nothing/all/',
      '/media/../package.json',
      '/%',
    ])
      expectRefusal(await office.call('GET', path), path);
    expect((await office.call('GET', calls('city').all)).body.total_elements).toBe(await cities());
  });

  it('never failed on our side', () => {
    expect(office.logged.filter(line => line['level'] === 'error')).toEqual([]);
  });

  const cities = async () =>
    Number((await office.host.db.execute<{ count: string }>('select count(*) from city')).rows[0]?.count);
});
