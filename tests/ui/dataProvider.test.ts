import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { commandNamed } from '../../catalog/registry/commands.ts';
import { recordDonation } from '../../catalog/donations/donationCommands.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { suspendUser } from '../../catalog/people/userCommands.ts';
import { createDataProvider } from '../../src/dataProvider/createDataProvider.ts';
import { type Answers, familyHost } from '../support/familyHost.ts';

const EMPLOYEES = 'employee-management/employees';
const CITIES = 'city-management/cities';
const ROLES = 'roles-management/roles';
const PILGRIMS = 'hajjPassengers-management/hajjPassengers';

const pageOf = (collection: string, rows: unknown[], total = rows.length) => ({
  json: { [collection]: rows, page: 1, size: 25, total_pages: 1, total_elements: total },
});

const firstPage = { pagination: { page: 1, perPage: 25 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} };

const refusalOf = async (promise: Promise<unknown>): Promise<HttpError> => {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof HttpError)) throw new Error('not refused');
  return error;
};

describe('a list', () => {
  it('asks for its page, order and filters in the words of the contract', async () => {
    const { provider, seen } = familyHost({ 'GET /employee/api/v1/employee/all/': pageOf('employees', []) });
    await provider.getList(EMPLOYEES, {
      pagination: { page: 3, perPage: 50 },
      sort: { field: 'emp_join_date', order: 'DESC' },
      filter: { branch: [1, 2], emp_join_date__gte: '2026-01-01', is_active: true, department: null, nid: '' },
    });
    expect(seen[0]?.query).toEqual({
      page: '3',
      total: 'bounded',
      size: '50',
      ordering: '-emp_join_date,-id',
      branch__in: '1,2',
      emp_join_date__gte: '2026-01-01',
      is_active: 'true',
      department__isnull: 'true',
      titles: 'true',
    });
  });

  it('sends the token, the language and no range', async () => {
    const { provider, seen } = familyHost({ 'GET /city/api/v1/city/all/': pageOf('cities', []) });
    await provider.getList(CITIES, firstPage);
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer a.b.c');
    expect(seen[0]?.headers.get('accept-language')).toBe('en');
    expect(seen[0]?.headers.has('range')).toBe(false);
  });

  it('searches under the parameter that the family expects', async () => {
    const { provider, seen } = familyHost({ 'GET /employee/api/v1/employee/search/': pageOf('employees', []) });
    await provider.getList(EMPLOYEES, { ...firstPage, filter: { q: ' rahman ' } });
    expect(seen[0]?.query['username']).toBe('rahman');
  });
});

describe('a record', () => {
  it('goes out without what only the host sets and with the version it was read at', async () => {
    const { provider, seen } = familyHost({
      'PUT /city/api/v1/city/update/7': { json: { id: 7, name: 'Dhaka', country: 1 } },
    });
    const previousData = { id: 7, version: 4, name: 'Dacca', country: 1 };
    await provider.update(CITIES, {
      id: 7,
      data: { ...previousData, name: 'Dhaka', created_at: 'x', updated_by: 3, allowed_transitions: [] },
      previousData,
    });
    expect(seen[0]?.body).toEqual({ name: 'Dhaka', country: 1 });
    expect(seen[0]?.headers.get('if-match')).toBe('"4"');
  });

  it('goes as multipart as soon as a file goes along', async () => {
    const { provider, seen } = familyHost({
      'POST /employee/api/v1/employee/create/': { status: 201, json: { id: 9 } },
    });
    const rawFile = new File(['x'], 'face.png', { type: 'image/png' });
    await provider.create(EMPLOYEES, {
      data: { first_name: 'Amina', image: { rawFile, src: 'blob:1', title: 'face.png' }, nid: null },
    });
    const body = seen[0]?.body;
    if (!(body instanceof FormData)) throw new Error('not multipart');
    expect(body.get('image')).toBeInstanceOf(File);
    expect([body.get('first_name'), body.get('nid')]).toEqual(['Amina', '']);
    expect(seen[0]?.headers.has('content-type')).toBe(false);
  });

  it('keeps a picture that was only shown out of the update', async () => {
    const { provider, seen } = familyHost({ 'PUT /employee/api/v1/employee/update/9': { json: { id: 9 } } });
    const previousData = { id: 9, image: 'http://media.test/media/users/a.webp' };
    await provider.update(EMPLOYEES, { id: 9, data: { ...previousData, first_name: 'Amina' }, previousData });
    expect(seen[0]?.body).toEqual({ first_name: 'Amina' });
  });

  it('is cleared of its picture by an empty value', async () => {
    const { provider, seen } = familyHost({ 'PUT /employee/api/v1/employee/update/9': { json: { id: 9 } } });
    await provider.update(EMPLOYEES, {
      id: 9,
      data: { image: null },
      previousData: { id: 9, image: 'http://media.test/media/a.webp' },
    });
    expect(seen[0]?.body).toEqual({ image: null });
  });
});

describe('a delete', () => {
  const path = 'DELETE /city/api/v1/city/delete/7';
  const gone = { status: 404, json: { detail: 'x', code: 'not_found' } };

  it('whose answer was lost is done when the record is gone', async () => {
    const { provider, seen } = familyHost({
      [path]: () => {
        if (seen.length === 1) throw new TypeError('Failed to fetch');
        return gone;
      },
    });
    await expect(provider.delete(CITIES, { id: 7 })).rejects.toMatchObject({ status: 0 });
    expect(await provider.delete(CITIES, { id: 7 })).toEqual({ data: { id: 7 } });
    // What comes after is another delete, of a record that is not there.
    await expect(provider.delete(CITIES, { id: 7 })).rejects.toMatchObject({ status: 404 });
  });
});

describe('the lines of a record', () => {
  const PACKAGES = 'tourPackage-management/tourPackages';
  const day = { day: 1, title: 'Makkah', details: null };

  it('go out with their ids and declared fields alone', async () => {
    const { provider, seen } = familyHost({ 'PUT /tour_package/api/v1/tour_package/update/7': { json: { id: 7 } } });
    await provider.update(PACKAGES, {
      id: 7,
      data: {
        itinerary: [
          { ...day, id: 'a key of the form', position: 3 },
          { ...day, id: 5 },
        ],
      },
      previousData: { id: 7 },
    });
    expect(seen[0]?.body).toEqual({ itinerary: [day, { id: 5, ...day }] });
  });

  it('go as JSON text beside a file, and none of them as an empty value', async () => {
    const { provider, seen } = familyHost({ 'PUT /tour_package/api/v1/tour_package/update/7': { json: { id: 7 } } });
    const image = { rawFile: new File(['x'], 'a.png', { type: 'image/png' }), src: 'blob:1', title: 'a.png' };
    await provider.update(PACKAGES, { id: 7, data: { image, itinerary: [day] }, previousData: { id: 7 } });
    await provider.update(PACKAGES, { id: 7, data: { image, itinerary: [] }, previousData: { id: 7 } });
    const texts = seen.map(({ body }) => (body instanceof FormData ? body.get('itinerary') : 'not multipart'));
    expect(texts).toEqual([JSON.stringify([day]), '']);
  });

  it('have their files uploaded first, and name them by path', async () => {
    const { provider, seen } = familyHost({
      'POST /api/media': { status: 201, json: { file: '/media/open/ab/c.webp' } },
      'PUT /tour_package/api/v1/tour_package/update/7': { json: { id: 7 } },
    });
    const chosen = { rawFile: new File(['x'], 'a.png', { type: 'image/png' }), src: 'blob:1', title: 'a.png' };
    await provider.update(PACKAGES, {
      id: 7,
      data: { itinerary: [{ ...day, details: chosen }] },
      previousData: { id: 7 },
    });
    expect(seen.map(({ body }) => (body instanceof FormData ? body.get('file') instanceof File : body))).toEqual([
      true,
      { itinerary: [{ ...day, details: '/media/open/ab/c.webp' }] },
    ]);
  });

  it('show a refused file at its place', async () => {
    const { provider, seen } = familyHost({
      'POST /api/media': {
        status: 400,
        json: { file: ['Too large.'], errors: [{ field: 'file', code: 'file_too_large', params: { max: 8 } }] },
      },
    });
    const rawFile = new File(['x'], 'a.png', { type: 'image/png' });
    const refusal = await refusalOf(
      provider.update(PACKAGES, {
        id: 7,
        data: { itinerary: [day, { ...day, details: { rawFile } }] },
        previousData: { id: 7 },
      }),
    );
    expect(Object.keys(refusal.body.errors)).toEqual(['itinerary.1.details']);
    expect(seen).toHaveLength(1);
  });

  it('are an empty list where a host sends something else', async () => {
    const { provider } = familyHost({
      'GET /tour_package/api/v1/tour_package/7': { json: { id: 7, itinerary: 'none', name: 'Hajj' } },
    });
    expect((await provider.getOne(PACKAGES, { id: 7 })).data).toMatchObject({ itinerary: [], name: 'Hajj' });
  });
});

describe('a refusal', () => {
  it('names our words for the rules that it breaks, and keeps the text of the others', async () => {
    const { provider } = familyHost({
      'POST /city/api/v1/city/create/': {
        status: 400,
        json: {
          name: ['Use at most 50 characters.'],
          lat: ['Something of its own.'],
          non_field_errors: ['Both together do not fit.'],
          errors: [{ field: 'name', code: 'too_long', params: { max: 50 } }],
        },
      },
    });
    const { status, body } = await refusalOf(provider.create(CITIES, { data: { name: 'x' } }));
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      name: '@@react-admin@@{"message":"violations.too_long","args":{"max":50}}',
      lat: 'Something of its own.',
      root: { serverError: 'Both together do not fit.' },
    });
  });

  it('of a stale version keeps its code', async () => {
    const { provider } = familyHost({
      'PUT /city/api/v1/city/update/7': { status: 412, json: { detail: 'Changed.', code: 'stale' } },
    });
    const { status, message, body } = await refusalOf(
      provider.update(CITIES, { id: 7, data: {}, previousData: { id: 7 } }),
    );
    expect([status, message, body.code]).toEqual([412, 'Changed.', 'stale']);
  });

  it('of a host that is away says so, whoever answers in its place, and when to ask again', async () => {
    const ask = (answer: Parameters<typeof familyHost>[0][string]) =>
      familyHost({ 'GET /city/api/v1/city/7': answer })
        .provider.getOne(CITIES, { id: 7 })
        .catch((error: unknown) => error);
    expect(
      await ask({ status: 503, json: { detail: 'Veritabanına ulaşılamıyor.' }, headers: { 'retry-after': '2' } }),
    ).toMatchObject({ message: 'Veritabanına ulaşılamıyor.', status: 503, body: { retryAfter: 2 } });
    for (const status of [502, 503, 504]) {
      expect(
        await ask({
          status,
          text: '<h1>Bad Gateway</h1>',
          headers: { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' },
        }),
      ).toMatchObject({
        message: 'shell.failures.network',
        status,
        body: expect.not.objectContaining({ retryAfter: expect.anything() }),
      });
    }
  });

  it('written in HTML becomes one clear message', async () => {
    const { provider } = familyHost({ 'GET /city/api/v1/city/7': { status: 500, text: '<h1>Server Error</h1>' } });
    const { status, message } = await refusalOf(provider.getOne(CITIES, { id: 7 }));
    expect([status, message]).toEqual([500, 'problems.internal']);
  });

  it('by the network says that the host is out of reach', async () => {
    const provider = createDataProvider({
      baseUrl: '',
      mediaUrl: '',
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
      token: () => null,
      locale: () => 'en',
    });
    const { status, message } = await refusalOf(provider.getList(CITIES, firstPage));
    expect([status, message]).toEqual([0, 'shell.failures.network']);
  });
});

describe('several records', () => {
  it('are asked for at once, and one by one where the host ignores the filter', async () => {
    const { provider, seen } = familyHost({
      'GET /city/api/v1/city/all/': pageOf('cities', [
        { id: 1, name: 'Dhaka' },
        { id: 2, name: 'Sylhet' },
      ]),
      'GET /city/api/v1/city/64': { json: { id: 64, name: 'Khulna' } },
      'GET /city/api/v1/city/99': { status: 400, json: { detail: "City id - 99 doesn't exists" } },
    });
    const { data } = await provider.getMany(CITIES, { ids: [2, 64, 99] });
    expect(data.map(({ name }) => name)).toEqual(['Sylhet', 'Khulna']);
    expect(seen[0]?.query['id__in']).toBe('2,64,99');
  });

  it('are deleted one by one on a host that cannot delete many, with a result for each', async () => {
    const { provider } = familyHost({
      'DELETE /city/api/v1/city/delete/1': { json: { detail: 'City id - 1 is deleted successfully' } },
      'DELETE /city/api/v1/city/delete/2': { status: 500, text: '<h1>RestrictedError</h1>' },
      'DELETE /city/api/v1/city/delete/3': { json: { detail: "You don't have these permissions ['CITY_DELETE']" } },
    });
    const { results } = await provider.deleteManyResults(CITIES, { ids: [1, 2, 3] });
    expect(results.map(({ id, status }) => [id, status])).toEqual([
      [1, 200],
      [2, 500],
      [3, 403],
    ]);
  });

  it('come as pages until the whole result is told', async () => {
    const rows = Array.from({ length: 230 }, (_, index) => ({ id: index + 1, name: `City ${index + 1}` }));
    const { provider } = familyHost({
      'GET /city/api/v1/city/all/': ({ query }) => {
        const page = Number(query['page']);
        return {
          json: {
            cities: rows.slice((page - 1) * 100, page * 100),
            page,
            size: 100,
            total_pages: 3,
            total_elements: 230,
          },
        };
      },
    });
    const counts: number[] = [];
    const progress: number[] = [];
    const pages = await provider.everyPage(CITIES, { filter: {}, sort: firstPage.sort }, ({ done }) =>
      progress.push(done),
    );
    for await (const page of pages) counts.push(page.length);
    expect(counts).toEqual([230]);
    expect(progress.at(-1)).toBe(230);
  });
});

describe('a command', () => {
  const cancel = commandNamed(entities.hajj_passenger_info, 'cancel_journey');
  const path = '/hajj_passenger_info/api/v1/hajj_passenger_info';

  it('is given to one record, based on a version, with its reason', async () => {
    const { provider, seen } = familyHost({
      [`POST ${path}/4/cancel_journey`]: { json: { id: 4, status: 'cancelled' } },
    });
    if (!cancel) throw new Error('no such command');
    const { data } = await provider.perform(PILGRIMS, { command: cancel, id: 4, reason: 'illness', version: 2 });
    expect(data['status']).toBe('cancelled');
    expect(seen[0]?.body).toEqual({ reason: 'illness' });
    expect(seen[0]?.headers.get('if-match')).toBe('"2"');
    // Such a host would refuse the header.
    expect(seen[0]?.headers.has('idempotency-key')).toBe(false);
  });

  it('is given to many, and tells of each how it went', async () => {
    const results = [
      { id: 4, status: 200 },
      { id: 5, status: 409, code: 'INVALID_TRANSITION' },
    ];
    const { provider, seen } = familyHost({ [`POST ${path}/cancel_journey/`]: { json: { results } } });
    if (!cancel) throw new Error('no such command');
    expect(await provider.performMany(PILGRIMS, { command: cancel, ids: [4, 5], reason: 'illness' })).toEqual({
      results,
    });
    expect(seen[0]?.body).toEqual({ ids: [4, 5], reason: 'illness' });
  });
});

describe('a host of the family', () => {
  it('is asked in its own words for what it knows by another call', async () => {
    const { provider, seen } = familyHost({
      'POST /donation/api/v1/donation/create/': { status: 201, json: { id: 9, status: 'pledged' } },
      'PUT /user/api/v1/user/update/4': { json: { id: 4 } },
      'PUT /user/api/v1/user/update/5': { status: 403, json: { detail: 'no' } },
    });
    const input = { amount: '5.00', receive: true };
    const { data } = await provider.perform(recordDonation.entity.route, { command: recordDonation, input });
    expect([data.id, seen[0]?.body]).toEqual([9, { amount: '5.00' }]);
    const asked = { command: suspendUser, ids: [4, 5] };
    expect((await provider.performMany(suspendUser.entity.route, asked)).results).toMatchObject([
      { id: 4, status: 200 },
      { id: 5, status: 403 },
    ]);
    expect(seen[1]?.body).toEqual({ is_active: false });
  });
});

describe('an import', () => {
  const lineOf = (line: unknown) => ({ text: `${JSON.stringify(line)}\n` });

  it('with errors is a report, also where nothing was written for them', async () => {
    const report = {
      rows: [
        { line: 2, outcome: 'error', errors: [{ field: 'name', code: 'required', text: 'This field is required.' }] },
      ],
      totals: { create: 0, update: 0, unchanged: 0, error: 1 },
      made: [],
    };
    const { provider, seen } = familyHost({ 'POST /api/imports': lineOf({ report, isRefused: true }) });
    expect(await provider.importRows(CITIES, { rows: [{ name: '' }], commit: true })).toEqual(report);
    expect(seen[0]?.body).toEqual({ entity: 'city', rows: [{ name: '' }], commit: true });
  });

  it('tells line by line how many come first and how far it is, then what became of it', async () => {
    const report = { rows: [], totals: { create: 1, update: 0, unchanged: 0, error: 0 }, made: [] };
    const lines = [{ before: 2 }, { before: 1 }, { done: 0, total: 1 }, { report, isRefused: false }];
    const body = lines.map(line => `${JSON.stringify(line)}\n`).join('');
    const { provider } = familyHost({ 'POST /api/imports': { text: body } });
    const told: unknown[] = [];
    const answer = await provider.importRows(CITIES, {
      rows: [{ name: 'a' }],
      commit: false,
      onWaiting: before => told.push(before),
      onProgress: progress => told.push(progress),
    });
    expect([answer, told]).toEqual([report, [2, 1, { done: 0, total: 1 }]]);
  });

  it('that is refused on the way, or cut off, fails with words', async () => {
    const refused = { refused: { status: 422, body: { code: 'import_too_slow', detail: 'Too slow.' } } };
    const asked = { rows: [{ name: 'a' }], commit: false };
    const slow = familyHost({ 'POST /api/imports': lineOf(refused) });
    await expect(slow.provider.importRows(CITIES, asked)).rejects.toMatchObject({ status: 422, message: 'Too slow.' });
    const cut = familyHost({ 'POST /api/imports': { text: '{"done":1,"total":2}\n{"rep' } });
    await expect(cut.provider.importRows(CITIES, asked)).rejects.toMatchObject({ status: 0 });
  });

  it('that finds the queue full asks again', async () => {
    vi.useFakeTimers();
    try {
      const report = { rows: [], totals: { create: 0, update: 0, unchanged: 0, error: 0 }, made: [] };
      const late = { status: 503, json: { code: 'import_waits' }, headers: { 'retry-after': '5' } };
      const turns = [late, late, lineOf({ report, isRefused: false })];
      const { provider, seen } = familyHost({ 'POST /api/imports': () => turns[seen.length - 1] ?? late });
      const answer = provider.importRows(CITIES, { rows: [{ name: 'a' }], commit: true });
      await vi.advanceTimersByTimeAsync(9_999);
      expect(seen).toHaveLength(2);
      await vi.advanceTimersByTimeAsync(1);
      expect(await answer).toEqual(report);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a unique value', () => {
  const taken: Answers = {
    'GET /user/api/v1/user/check_primary_phone_when_update/': ({ query }) => ({
      json: { primary_phone_exists: query['primary_phone'] === '8801711000000' && query['user'] === '9' },
    }),
    'GET /user/api/v1/user/check_username_when_create/': { json: { detail: "Username can't be null." } },
    'GET /role/api/v1/role/all/': pageOf('roles', [
      { id: 1, name: 'ADMIN' },
      { id: 2, name: 'STAFF' },
    ]),
  };

  it('of whoever may sign in is asked by the check of the contract, phones without their plus', async () => {
    const { provider } = familyHost(taken);
    expect(await provider.isTaken(EMPLOYEES, { field: 'primary_phone', value: '+8801711000000', id: 9 })).toBe(true);
  });

  it('counts as free where the check answers nonsense', async () => {
    const { provider } = familyHost(taken);
    expect(await provider.isTaken(EMPLOYEES, { field: 'username', value: 'amina' })).toBe(false);
  });

  it('of anything else is looked for, also where filters are ignored', async () => {
    const { provider } = familyHost(taken);
    expect(await provider.isTaken(ROLES, { field: 'name', value: 'staff' })).toBe(true);
    expect(await provider.isTaken(ROLES, { field: 'name', value: 'staff', id: 2 })).toBe(false);
    expect(await provider.isTaken(ROLES, { field: 'name', value: 'GUIDE' })).toBe(false);
  });
});

describe('what stands below /api/', () => {
  it('goes in the simple-rest dialect, with the same token', async () => {
    const { provider, seen } = familyHost({
      'GET /api/history': { json: [{ id: 5, action: 'update' }], headers: { 'X-Total-Count': '31' } },
    });
    const { data, total } = await provider.getList('history', { ...firstPage, filter: { entity: 'city', record: 7 } });
    expect([data.length, total]).toEqual([1, 31]);
    expect(JSON.parse(seen[0]?.query['filter'] ?? '')).toEqual({ entity: 'city', record: 7 });
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer a.b.c');
  });

  it('outlives its page when it is to, unless it is longer than browsers allow', async () => {
    const { provider, seen } = familyHost({ 'POST /api/auth/user/update': { json: {} } });
    for (const notes of ['short', 'হজ'.repeat(15_000)])
      await provider.ask('/api/auth/user/update', { method: 'POST', body: { notes }, keepalive: true });
    expect(seen.map(({ keepalive }) => keepalive)).toEqual([true, false]);
  });
});

describe('titles of what records point to', () => {
  const city = { json: { id: 7, name: 'Dhaka', country: 1, named: { country: { 1: { title: 'Bangladesh' } } } } };
  const named = { country: { 1: { title: 'Bangladesh' } } };

  it('are asked of what is made, changed and commanded, and stand in what the page is given', async () => {
    const { provider, seen } = familyHost({
      'POST /city/api/v1/city/create/': city,
      'PUT /city/api/v1/city/update/7': city,
      'POST /booking/api/v1/booking/7/confirm': city,
    });
    const made = await provider.create(CITIES, { data: { name: 'Dhaka', country: 1 } });
    const changed = await provider.update(CITIES, { id: 7, data: { name: 'Dhaka' }, previousData: { id: 7 } });
    const command = commandNamed(entities.booking, 'confirm');
    if (!command) throw new Error('no such command');
    const given = await provider.perform(entities.booking.route, { command, id: 7, input: {} });
    expect([made, changed, given].map(({ data }) => data.named)).toEqual([named, named, named]);
    expect(seen.map(one => one.query)).toEqual(seen.map(() => ({ titles: 'true' })));
  });

  it('are asked of several records, and of those that point to one', async () => {
    const { provider, seen } = familyHost({ 'GET /city/api/v1/city/all/': pageOf('cities', [city.json]) });
    const several = await provider.getMany(CITIES, { ids: [7] });
    const pointing = await provider.getManyReference(CITIES, { ...firstPage, target: 'country', id: 1 });
    expect([...several.data, ...pointing.data].map(one => one['named'])).toEqual([named, named]);
    expect(seen.map(one => one.query['titles'])).toEqual(['true', 'true']);
  });
});
