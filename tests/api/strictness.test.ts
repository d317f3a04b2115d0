import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { plainLine } from '../../catalog/engine/texts/plainLine.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type Office, openOffice, type Reply } from '../support/office.ts';
import { createSample, sampleOf } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const city = calls('city');
const errors = ({ status, body }: Reply) => [status, body.errors];

describe('If-Match', () => {
  const headers = (value: string) => ({ headers: { 'if-match': value } });

  /** Every call that changes one record, of a record whose version is 1. */
  async function changes() {
    const [{ id }, { id: gone }, pilgrim, role] = [
      await createSample(office, entities.city),
      await createSample(office, entities.city),
      await createSample(office, entities.hajj_passenger_info),
      await createSample(office, entities.role),
    ];
    return [
      [
        'update',
        (value: string) =>
          office.call('PUT', city.update(id), { ...headers(value), body: { name: `City ${value.length}` } }),
        () => office.call('GET', city.one(id)),
      ],
      [
        'delete',
        (value: string) => office.call('DELETE', city.remove(gone), headers(value)),
        () => office.call('GET', city.one(gone)),
      ],
      [
        'transition',
        (value: string) =>
          office.call('POST', calls('hajj_passenger_info').transition(pilgrim.id), {
            ...headers(value),
            body: { to: 'lost', reason: 'x' },
          }),
        () => office.call('GET', calls('hajj_passenger_info').one(pilgrim.id)),
      ],
      [
        'menu of a role',
        (value: string) =>
          office.call('POST', '/role_menu/api/v1/role_menu/create/', {
            ...headers(value),
            body: { role: role.id, menu_items: [] },
          }),
        () => office.call('GET', calls('role').one(role.id)),
      ],
      [
        'own data',
        (value: string) =>
          office.call('PUT', '/user/api/v1/user/me/', { ...headers(value), body: { postal_code: '1207' } }),
        // Without the key of drafts, which is spelt otherwise in each answer.
        async () => ({ body: { ...(await office.call('GET', '/user/api/v1/user/me/')).body, draft_key: '' } }),
      ],
    ] as const;
  }

  it('that names no version of the record changes nothing, whatever else it says', async () => {
    for (const [name, change, read] of await changes()) {
      const before = (await read()).body;
      for (const value of [
        '"999"',
        'W/"1"',
        '1',
        '"x"',
        '""',
        '"01"',
        '"1.0"',
        '"1e0"',
        '" 1"',
        '"1" "2"',
        '"8", "9"',
        '"1", *',
        '*, "1"',
        '"1',
        "'1'",
        '"-1"',
        'garbage',
        ',',
      ]) {
        expect([name, value, (await change(value)).status]).toEqual([name, value, 412]);
      }
      expect((await read()).body.version).toBe(before.version);
    }
  });

  it('takes an asterisk, and a list that holds the version, as RFC 9110 does', async () => {
    const { id } = await createSample(office, entities.city);
    expect((await office.call('PUT', city.update(id), { ...headers('*'), body: { name: 'Any' } })).status).toBe(200);
    expect(
      (await office.call('PUT', city.update(id), { ...headers('"7", W/"1", "2"'), body: { name: 'One of three' } }))
        .status,
    ).toBe(200);
    expect((await office.call('PUT', city.update(id), { ...headers('"3"'), body: { name: 'The one' } })).status).toBe(
      200,
    );
    expect((await office.call('PUT', city.update(999_999), { ...headers('*'), body: { name: 'None' } })).status).toBe(
      404,
    );
  });
});

describe('an id', () => {
  const odd = [
    '1e0',
    '0x1',
    '%2B1',
    '01',
    '%201',
    '1%20',
    '1.0',
    '-1',
    '0',
    '%D9%A1',
    '1_0',
    '2147483648',
    '9'.repeat(30),
    'NaN',
  ];

  it('is digits in every path', async () => {
    const { id } = await createSample(office, entities.city);
    expect((await office.call('GET', city.one(id))).status).toBe(200);
    const view = await office.call('POST', '/api/saved_views', { body: { resource: 'x', name: 'y', query: {} } });
    const spelled = odd.map(one => one.replace('1', String(id)));
    for (const one of spelled) {
      const paths: readonly (readonly [string, string])[] = [
        ['GET', `/city/api/v1/city/${one}`],
        ['PUT', `/city/api/v1/city/update/${one}`],
        ['DELETE', `/city/api/v1/city/delete/${one}`],
        ['GET', `/api/people/user/${one}`],
        ['GET', `/api/access/${one}`],
        ['GET', `/api/outbox/${one}`],
        ['GET', `/api/inbox/${one}`],
        ['GET', `/api/saved_views/${one.replace(String(id), view.body.id)}`],
        ['PATCH', `/user/api/v1/user/passwordchange/${one}`],
        ['POST', `/user/api/v1/user/uploadimage/${one}`],
        ['GET', `/api/causes/${one}/contributors`],
      ];
      for (const [method, path] of paths) {
        const reply = await office.call(method, path, method === 'GET' ? {} : { body: {} });
        expect([path, reply.status], JSON.stringify(reply.body)).toEqual([path, 404]);
      }
    }
    expect((await office.call('GET', city.one(id))).status).toBe(200);
  });

  it('is a number or digits in a body and in a filter', async () => {
    const country = await createSample(office, entities.country);
    const sample = await sampleOf(office, entities.city);
    for (const one of odd.map(decodeURIComponent).map(text => text.replace('1', String(country.id)))) {
      expect(errors(await office.call('POST', city.create, { body: { ...sample, country: one } })), one).toEqual([
        400,
        [expect.objectContaining({ field: 'country' })],
      ]);
      expect((await office.call('GET', `${city.all}?country=${encodeURIComponent(one)}`)).status, one).toBe(400);
      expect((await office.call('GET', `${city.all}?id__in=${encodeURIComponent(one)}`)).status, one).toBe(400);
      expect((await office.call('DELETE', city.removeMany, { body: { ids: [one] } })).status, one).toBe(400);
      const [row] = (
        await office.call('POST', '/api/imports', {
          body: { entity: 'city', commit: false, rows: [{ id: one, name: 'x' }] },
        })
      ).body.rows;
      expect([one, row.outcome]).toEqual([one, 'error']);
    }
    expect((await office.call('POST', city.create, { body: { ...sample, country: String(country.id) } })).status).toBe(
      201,
    );
  });
});

describe('a number', () => {
  it('of a page or its size is digits, from one', async () => {
    for (const path of [city.all, city.everything, city.search, '/api/passengers/search']) {
      for (const name of path.startsWith('/api') ? ['page'] : ['page', 'size']) {
        for (const raw of [
          '1e3',
          '-1',
          '0',
          'NaN',
          'Infinity',
          '0x10',
          '1.5',
          '%2B1',
          '01',
          '%201',
          '9'.repeat(20),
          'x',
        ]) {
          const reply = await office.call('GET', `${path}?${name}=${raw}`);
          expect([path, raw, reply.status, reply.body.errors?.[0].field], JSON.stringify(reply.body)).toEqual([
            path,
            raw,
            400,
            name,
          ]);
        }
      }
    }
    expect((await office.call('GET', `${city.all}?page=2&size=9999`)).body).toMatchObject({ page: 2, size: 500 });
  });

  it('is finite, and the one that was written', async () => {
    const { id } = await createSample(office, entities.cause);
    const body = (amount: string) => `{"donated_on":"2026-11-01","cause":${id},"amount":${amount}}`;
    for (const [raw, code] of [
      ['1e999', 'not_number'],
      ['-1e999', 'not_number'],
      ['9007199254740993', 'imprecise'],
      ['123456789012345.67', 'imprecise'],
      ['1e21', 'imprecise'],
    ]) {
      const reply = await office.call('POST', calls('donation').create, { body: body(raw ?? '') });
      expect(reply.body.errors, raw).toContainEqual(expect.objectContaining({ field: 'amount', code }));
    }
    const reply = await office.call('POST', calls('employee').create, {
      body: { ...(await sampleOf(office, entities.employee)), basic_money: 3e9 },
    });
    expect(errors(reply)).toEqual([400, [{ field: 'basic_money', code: 'too_large', params: { max: 2_147_483_647 } }]]);
  });
});

describe('a text that could not be kept as it is', () => {
  it('is refused by its name, in a body and in a query', async () => {
    for (const text of ['a\u0000b', '\ud800', '\udc00x']) {
      const { id } = await createSample(office, entities.hajj_passenger_info);
      const lost = await office.call('POST', calls('hajj_passenger_info').transition(id), {
        body: { to: 'lost', reason: text },
      });
      expect(errors(lost)).toEqual([400, [{ field: 'reason', code: 'control_characters' }]]);
      const notes = await office.call('POST', '/api/auth/user/update', { body: { user: { data: { notes: text } } } });
      expect(errors(notes)).toEqual([400, [{ field: 'user', code: 'control_characters' }]]);
      const view = await office.call('POST', '/api/saved_views', {
        body: { resource: 'x', name: 'y', query: { [text]: 1 } },
      });
      expect(errors(view)).toEqual([400, [{ field: 'query', code: 'control_characters' }]]);
      const employee = { ...(await sampleOf(office, entities.employee)), password: `a long password ${text}` };
      expect(errors(await office.call('POST', calls('employee').create, { body: employee }))).toEqual([
        400,
        [{ field: 'password', code: 'control_characters' }],
      ]);
    }
    for (const query of ['search=a%00', 'name__icontains=%00', '%00=1']) {
      const [status, found] = errors(await office.call('GET', `${city.all}?${query}`));
      expect([query, status, found[0].code]).toEqual([query, 400, 'control_characters']);
    }
  });

  it('never comes back as another, but without signs that nobody sees', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 20 }).map(text => `x${text}x`),
        async address => {
          const { status } = await office.call('PUT', '/user/api/v1/user/me/', {
            body: { street_address_one: address },
          });
          if (status === 200)
            expect((await office.call('GET', '/user/api/v1/user/me/')).body.street_address_one).toBe(
              plainLine(address),
            );
          else expect(status).toBe(400);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('a day', () => {
  it('of birth lies between 1900 and the agency’s today', async () => {
    const at = (instant: string) => openOffice({ clock: () => new Date(instant) });
    // The last minute of the day in Dhaka, and the first of the next.
    const [evening, midnight] = [await at('2026-11-21T17:59:00Z'), await at('2026-11-21T18:00:00Z')];
    const born = (day: string, where = evening) =>
      where.call('PUT', '/user/api/v1/user/me/', { body: { date_of_birth: day } });
    expect([(await born('2026-11-21')).status, (await born('1900-01-01')).status]).toEqual([200, 200]);
    expect(errors(await born('2026-11-22'))).toEqual([
      400,
      [{ field: 'date_of_birth', code: 'too_large', params: { max: '2026-11-21' } }],
    ]);
    expect(errors(await born('1899-12-31'))).toEqual([
      400,
      [{ field: 'date_of_birth', code: 'too_small', params: { min: '1900-01-01' } }],
    ]);
    expect((await born('2026-11-22', midnight)).status).toBe(200);
    await Promise.all([evening.close(), midnight.close()]);
  });

  it('of business lies within reach, and so does an instant, which the agency’s clock tells where it names no offset', async () => {
    const { id } = await createSample(office, entities.notice);
    const set = (values: object) => office.call('PUT', calls('notice').update(id), { body: values });
    for (const day of ['1949-12-31', '2101-01-01', '9999-12-31'])
      expect((await set({ expires_on: day })).status, day).toBe(400);
    for (const at of ['1', '2026', '2026-12-01 13:00 PM', 'Tue Dec 32 2026', '2101-01-01T00:00:00Z'])
      expect((await set({ publish_at: at })).status, at).toBe(400);
    expect((await set({ publish_at: '2026-12-01 09:00' })).body.publish_at).toBe('2026-12-01T03:00:00.000Z');
    const imported = { entity: 'notice', commit: true, rows: [{ id, publish_at: '2026-12-02T10:30' }] };
    expect((await office.call('POST', '/api/imports', { body: imported })).status).toBe(200);
    expect((await office.call('GET', calls('notice').one(id))).body.publish_at).toBe('2026-12-02T04:30:00.000Z');
  });
});
