import { createServer, type Server } from 'node:http';
import { HttpError } from 'react-admin';
import { afterEach, describe, expect, it } from 'vitest';
import { createDataProvider } from '../../src/dataProvider/createDataProvider.ts';
import { familyHost } from '../support/familyHost.ts';

// Answers written from the contract, section 5; the numbers are that section's.
const EMPLOYEES = 'employee-management/employees';
const CITIES = 'city-management/cities';
const PACKAGES = 'tourPackage-management/tourPackages';
const USERS = 'users-management/userslist';

const list = { pagination: { page: 1, perPage: 25 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} };

const statusOf = (promise: Promise<unknown>): Promise<number | undefined> =>
  promise.then(
    () => undefined,
    (error: unknown) => (error instanceof HttpError ? error.status : -1),
  );

describe('1: status 200 that carries an error', () => {
  it('is a refusal when it holds field errors instead of a record', async () => {
    const { provider } = familyHost({
      'PUT /employee/api/v1/employee/update/9': { json: { email: ['Enter a valid email address.'] } },
    });
    const error: unknown = await provider
      .update(EMPLOYEES, { id: 9, data: {}, previousData: { id: 9 } })
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ status: 400, body: { errors: { email: 'Enter a valid email address.' } } });
  });

  it('is a missing record when a get-one holds only a sentence', async () => {
    const { provider } = familyHost({
      'GET /employee/api/v1/employee/99': { json: { detail: "Employee id - 99 does't exists" } },
    });
    expect(await statusOf(provider.getOne(EMPLOYEES, { id: 99 }))).toBe(404);
  });

  it('is a missing right when a delete says so', async () => {
    const { provider } = familyHost({
      'DELETE /user/api/v1/user/delete/3': { json: { detail: "You don't have these permissions ['USER_DELETE']" } },
    });
    expect(await statusOf(provider.delete(USERS, { id: 3, previousData: { id: 3 } }))).toBe(403);
  });

  it('is a refusal when a list holds no list', async () => {
    const { provider } = familyHost({ 'GET /city/api/v1/city/all/': { json: { detail: 'company_id is missing' } } });
    expect(await statusOf(provider.getList(CITIES, list))).toBe(400);
  });
});

describe('2: searches and unknown records', () => {
  it('without a hit are empty, whether the host says 400 or 204', async () => {
    for (const status of [400, 204]) {
      const { provider } = familyHost({
        'GET /city/api/v1/city/search/':
          status === 400 ? { status, json: { detail: 'There are no cities matching your search' } } : { status },
      });
      expect(await provider.getList(CITIES, { ...list, filter: { q: 'x' } })).toEqual({ data: [], total: 0 });
    }
  });

  it('under 400 are missing records for a get-one', async () => {
    const { provider } = familyHost({
      'GET /city/api/v1/city/99': { status: 400, json: { detail: "City id - 99 doesn't exists" } },
    });
    expect(await statusOf(provider.getOne(CITIES, { id: 99 }))).toBe(404);
  });
});

describe('3: another collection key than the catalogue has', () => {
  it('is found all the same', async () => {
    const { provider } = familyHost({
      'GET /tour_package/api/v1/tour_package/all/': {
        json: { packages: [{ id: 1 }], page: 1, size: 25, total_pages: 1, total_elements: 1 },
      },
    });
    expect((await provider.getList(PACKAGES, list)).data).toHaveLength(1);
  });
});

describe('5: misspelt field names', () => {
  it('are read as the fields that they mean', async () => {
    const { provider } = familyHost({
      'GET /qualification/api/v1/qualification/4': {
        json: { id: 4, passign_year: '2019', employee_id: { id: 9, username: 'amina' } },
      },
      'GET /customer/api/v1/customer/5': { json: { id: 5, cusotmer_type: 2 } },
    });
    expect((await provider.getOne('qualification-management/qualifications', { id: 4 })).data).toMatchObject({
      passing_year: '2019',
      employee: 9,
    });
    expect((await provider.getOne('customer-management/customers', { id: 5 })).data).toMatchObject({
      customer_type: 2,
    });
  });
});

describe('6: references, roles and pictures in any shape', () => {
  it('become ids and absolute addresses', async () => {
    const { provider } = familyHost({
      'GET /employee/api/v1/employee/9': {
        json: {
          id: 9,
          role: { id: 2, name: 'STAFF' },
          branch: { id: 4, name: 'Dhaka' },
          department: '5',
          designation: 6,
          thana: null,
          created_by: 'a@b.example',
          updated_by: { id: 1, email: 'a@b.example' },
          image: '/media/users/a.webp',
        },
      },
    });
    const { data } = await provider.getOne(EMPLOYEES, { id: 9 });
    expect(data).toMatchObject({
      role: 2,
      branch: 4,
      department: 5,
      designation: 6,
      thana: null,
      created_by: null,
      updated_by: 1,
      image: 'http://media.test/media/users/a.webp',
    });
  });

  it('are looked up by name, once, where the host gives only a name', async () => {
    const { provider, seen } = familyHost({
      'GET /user/api/v1/user/all/': {
        json: {
          users: [
            { id: 1, role: 'ADMIN' },
            { id: 2, role: 'STAFF' },
            { id: 3, role: 'GONE' },
          ],
          total_elements: 3,
        },
      },
      'GET /role/api/v1/role/all/': {
        json: {
          roles: [
            { id: 7, name: 'ADMIN' },
            { id: 8, name: 'STAFF' },
          ],
          total_elements: 2,
        },
      },
    });
    const { data } = await provider.getList(USERS, list);
    expect(data.map(({ role }) => role)).toEqual([7, 8, null]);
    expect(seen.filter(({ path }) => path.startsWith('/role/'))).toHaveLength(1);
  });
});

describe('8: amounts', () => {
  it('become decimal strings, whether the host sends text or a number', async () => {
    const { provider } = familyHost({ 'GET /tour_package/api/v1/tour_package/1': { json: { id: 1, price: 12.5 } } });
    expect((await provider.getOne(PACKAGES, { id: 1 })).data.price).toBe('12.50');
  });
});

describe('9: a missing slash', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  it('is put right by following the redirect', async () => {
    server = createServer((request, response) => {
      if (request.url?.startsWith('/city/api/v1/city/7/')) response.end(JSON.stringify({ id: 7, name: 'Dhaka' }));
      else response.writeHead(301, { location: '/city/api/v1/city/7/' }).end();
    });
    const listening = server;
    await new Promise<void>(resolve => {
      listening.listen(0, '127.0.0.1', resolve);
    });
    const address = listening.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const provider = createDataProvider({
      baseUrl: `http://127.0.0.1:${address.port}`,
      mediaUrl: '',
      fetch,
      token: () => null,
      locale: () => 'en',
    });
    expect((await provider.getOne(CITIES, { id: 7 })).data.name).toBe('Dhaka');
  });
});

describe('10: a stale token', () => {
  it('is refused as 401 even where a look-up needs none', async () => {
    const { provider } = familyHost({
      'GET /city/api/v1/city/all/': { status: 401, json: { detail: 'x', code: 'token_not_valid', messages: [] } },
    });
    expect(await statusOf(provider.getList(CITIES, list))).toBe(401);
  });
});

describe('11: what a create answers', () => {
  it('may be all siblings: the newest is ours', async () => {
    const { provider } = familyHost({
      'POST /city/api/v1/city/create/': { status: 201, json: [{ id: 3 }, { id: 8 }, { id: 5 }] },
    });
    expect((await provider.create(CITIES, { data: {} })).data.id).toBe(8);
  });

  it('may be nothing: the newest of the list is ours', async () => {
    const { provider, seen } = familyHost({
      'POST /city/api/v1/city/create/': { status: 201 },
      'GET /city/api/v1/city/all/': { json: { cities: [{ id: 12 }], total_elements: 12 } },
    });
    expect((await provider.create(CITIES, { data: {} })).data.id).toBe(12);
    expect(seen[1]?.query['ordering']).toBe('-id');
  });

  it('may be a bare sentence, which is a refusal', async () => {
    const { provider } = familyHost({ 'POST /employee/api/v1/employee/create/': { json: 'username is missing' } });
    const error: unknown = await provider.create(EMPLOYEES, { data: {} }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ status: 400, message: 'username is missing' });
  });

  it('may lack an id on update, which the call already knows', async () => {
    const { provider } = familyHost({ 'PUT /city/api/v1/city/update/7': { json: { name: 'Dhaka' } } });
    expect((await provider.update(CITIES, { id: 7, data: {}, previousData: { id: 7 } })).data).toMatchObject({
      id: 7,
      name: 'Dhaka',
    });
  });
});

describe('14: names that the host writes its own way', () => {
  it('are shown as it wrote them', async () => {
    const { provider } = familyHost({ 'PUT /city/api/v1/city/update/7': { json: { id: 7, name: "Cox's bazar" } } });
    const { data } = await provider.update(CITIES, { id: 7, data: { name: "COX'S BAZAR" }, previousData: { id: 7 } });
    expect(data.name).toBe("Cox's bazar");
  });
});

describe('paging of the family', () => {
  it('past the end is an empty page, not the last one again', async () => {
    const { provider } = familyHost({
      'GET /city/api/v1/city/all/': {
        json: { cities: [{ id: 64 }], page: 3, size: 25, total_pages: 3, total_elements: 64 },
      },
    });
    expect(await provider.getList(CITIES, { ...list, pagination: { page: 9, perPage: 25 } })).toEqual({
      data: [],
      total: 64,
    });
  });

  it('capped at 100 is put together to the page that was asked for', async () => {
    const { provider, seen } = familyHost({
      'GET /city/api/v1/city/all/': ({ query }) => {
        const page = Number(query['page']);
        return { json: { cities: [{ id: page * 100 }], page, size: 100, total_pages: 5, total_elements: 450 } };
      },
    });
    const { data } = await provider.getList(CITIES, { ...list, pagination: { page: 2, perPage: 200 } });
    expect(data.map(({ id }) => id)).toEqual([300, 400]);
    expect(seen.map(({ query }) => query['page'])).toEqual(['2', '3', '4']);
  });
});
