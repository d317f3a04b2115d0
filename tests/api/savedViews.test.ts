import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { hire } from '../support/hire.ts';
import { type CallOptions, type Office, openOffice } from '../support/office.ts';

const cities = 'city-management/cities';
const query = { filter: { country: 3 }, sort: { field: 'name', order: 'DESC' }, columns: ['name', 'bn_name'] };

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const views = (method: string, id: number | string = '', asked: CallOptions = {}) =>
  office.call(method, `/api/saved_views${id === '' ? '' : `/${id}`}`, { as: 'staff', ...asked });
const save = async (name: string, as: CallOptions['as'] = 'staff') =>
  (await views('POST', '', { as, body: { resource: cities, name, query } })).body;

describe('a saved view', () => {
  it('is kept, read, changed and thrown away by its owner', async () => {
    const created = await views('POST', '', { body: { resource: cities, name: '  Of the Hejaz ', query } });
    expect([created.status, created.body]).toEqual([
      201,
      { id: expect.any(Number), resource: cities, name: 'Of the Hejaz', query },
    ]);
    const { id } = created.body;
    expect((await views('GET', id)).body).toEqual(created.body);
    const changed = await views('PUT', id, { body: { ...created.body, name: 'Renamed', query: {} } });
    expect(changed.body).toEqual({ id, resource: cities, name: 'Renamed', query: {} });
    expect((await views('DELETE', id)).status).toBe(200);
    expect((await views('GET', id)).status).toBe(404);
  });

  it('is nobody else’s, not even an administrator’s', async () => {
    const { id } = await save('Mine');
    for (const as of ['admin', 'user'] as const) {
      for (const method of ['GET', 'PUT', 'DELETE']) {
        expect(
          (
            await views(method, id, {
              as,
              ...(method === 'PUT' && { body: { resource: cities, name: 'Taken', query } }),
            })
          ).status,
          `${as} ${method}`,
        ).toBe(404);
      }
      expect((await views('GET', '', { as })).body).toEqual([]);
    }
    const forged = await views('POST', '', {
      as: 'user',
      body: { resource: cities, name: 'Forged', query, owner: office.ids.staff, id },
    });
    expect(forged.body.id).not.toBe(id);
    expect((await views('GET', id)).body.name).toBe('Mine');
  });

  it('takes an account, whatever is sent', async () => {
    for (const method of ['GET', 'POST'])
      expect((await views(method, '', { as: 'guest', body: method === 'POST' ? '{' : undefined })).status).toBe(401);
    for (const method of ['GET', 'PUT', 'DELETE']) expect((await views(method, 1, { as: 'guest' })).status).toBe(401);
  });

  it('has a list, a name and a query of some size', async () => {
    const good = { resource: cities, name: 'Good', query };
    const wrong = [
      { ...good, name: '' },
      { ...good, name: '   ' },
      { ...good, name: 'x'.repeat(101) },
      { ...good, name: 7 },
      { ...good, resource: '' },
      { ...good, resource: null },
      { ...good, query: 'x' },
      { ...good, query: null },
      { ...good, query: [] },
      { ...good, query: { filter: 'x'.repeat(30_000) } },
      { name: 'Good' },
    ];
    for (const body of wrong) {
      const { status, body: said } = await views('POST', '', { body });
      expect([status, said.code], JSON.stringify(body).slice(0, 80)).toEqual([400, 'malformed']);
    }
    for (const name of ['a\u0000', '\ud800']) {
      const { status, body } = await views('POST', '', { body: { ...good, name } });
      expect([status, body.errors]).toEqual([400, [{ field: 'name', code: 'control_characters' }]]);
    }
  });

  it('is listed by resource, in order of names, page by page', async () => {
    const owner = await hire(office);
    for (const name of ['Charlie', 'Alpha', 'Bravo'])
      await owner.call('POST', '/api/saved_views', { body: { resource: cities, name, query: {} } });
    await owner.call('POST', '/api/saved_views', { body: { resource: 'other', name: 'Delta', query: {} } });
    const filter = encodeURIComponent(JSON.stringify({ resource: cities }));
    const { body, headers } = await owner.call('GET', `/api/saved_views?filter=${filter}&range=[0,1]`);
    expect(body.map((one: { name: string }) => one.name)).toEqual(['Alpha', 'Bravo']);
    expect(headers.get('x-total-count')).toBe('3');
  });

  it('is unknown under a number that is none', async () => {
    for (const id of ['abc', '0', '-1', '1.5', '99999999999999'])
      expect([400, 404]).toContain((await views('GET', id)).status);
  });

  it('is one of so many that their owner still finds them', async () => {
    const owner = await hire(office);
    await office.pool.query(
      `insert into saved_view (owner, resource, name, query) select $1, 'x', n::text, '{}' from generate_series(1, 499) n`,
      [owner.id],
    );
    const add = () => owner.call('POST', '/api/saved_views', { body: { resource: cities, name: 'One', query: {} } });
    expect((await add()).status).toBe(201);
    const { status, body } = await add();
    expect([status, body.code]).toEqual([409, 'too_many_views']);
  });

  it('goes with its owner', async () => {
    const owner = await hire(office);
    await owner.call('POST', '/api/saved_views', { body: { resource: cities, name: 'Mine', query: {} } });
    expect((await office.call('DELETE', calls('employee').remove(owner.id))).status).toBe(200);
    const { rows } = await office.host.db.execute(`select id from saved_view where owner = ${owner.id}`);
    expect(rows).toEqual([]);
  });
});
