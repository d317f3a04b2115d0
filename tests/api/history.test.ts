import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type CallOptions, type Office, openOffice, PASSWORD } from '../support/office.ts';
import { completePilgrim, pilgrims } from '../support/pilgrim.ts';
import { createSample, sampleOf } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const read = (filter: unknown, asked: CallOptions & { range?: string } = {}) =>
  office.call(
    'GET',
    `/api/history?filter=${encodeURIComponent(JSON.stringify(filter))}${asked.range ? `&range=${asked.range}` : ''}`,
    asked,
  );
const entries = async (): Promise<number> =>
  Number((await office.host.db.execute<{ count: string }>('select count(*) from history')).rows[0]?.count);

describe('the history', () => {
  it('says what changed, from what to what, and nothing that stayed', async () => {
    const created = await createSample(office, entities.city);
    await office.call('PUT', calls('city').update(created.id), {
      as: 'admin',
      body: { ...created, bn_name: 'ঢাকা', lat: '23.7115' },
    });
    const { body } = await read({ entity: 'city', record: created.id });
    expect(body[0]).toMatchObject({
      action: 'update',
      by: office.ids.admin,
      by_name: 'admin@rihla.example',
      at: office.host.clock().toISOString(),
      reason: null,
    });
    expect(body[0].before).toEqual({ bn_name: created['bn_name'], lat: created['lat'] });
    expect(body[0].after).toEqual({ bn_name: 'ঢাকা', lat: '23.7115' });
    expect(body[1]).toMatchObject({ action: 'create', before: {} });
    expect(body[1].after).toMatchObject({ name: created['name'], country: created['country'] });
  });

  it('of a person is one, whether she was changed as an employee or as a user', async () => {
    const created = await createSample(office, entities.employee);
    await office.call('PUT', calls('employee').update(created.id), { body: { first_name: 'Amina' } });
    await office.call('PUT', calls('user').update(created.id), { body: { last_name: 'Rahman' } });
    for (const entity of ['employee', 'user']) {
      const { body } = await read({ entity, record: created.id });
      expect(body.map((one: { after: object }) => Object.keys(one.after)[0]).slice(0, 2)).toEqual([
        'last_name',
        'first_name',
      ]);
    }
  });

  it('says nothing of a change that changed nothing', async () => {
    const created = await createSample(office, entities.city);
    await office.call('PUT', calls('city').update(created.id), { body: created });
    await office.call('PUT', calls('city').update(created.id), { body: {} });
    expect((await read({ entity: 'city', record: created.id })).body).toHaveLength(1);
  });

  it('says nothing of a change that failed, at whatever point', async () => {
    const created = await createSample(office, entities.thana);
    const before = await entries();
    const { update, create, remove } = calls('thana');
    expect((await office.call('PUT', update(created.id), { body: { name: '' } })).status).toBe(400);
    expect((await office.call('PUT', update(created.id), { body: { city: 2_000_000_000 } })).status).toBe(400);
    expect(
      (await office.call('PUT', update(created.id), { body: { name: 'New' }, headers: { 'if-match': '"9"' } })).status,
    ).toBe(412);
    expect((await office.call('POST', create, { body: { name: 'New' } })).status).toBe(400);
    expect((await office.call('DELETE', remove(2_000_000_000))).status).toBe(404);
    expect((await office.call('DELETE', calls('city').remove(Number(created['city'])))).status).toBe(409);
    const row = { name: 'Imported', city: created['city'] };
    expect(
      (
        await office.call('POST', '/api/imports', {
          body: { entity: 'thana', commit: true, rows: [row, { name: '' }] },
        })
      ).status,
    ).toBe(400);
    expect(
      (await office.call('POST', '/api/imports', { body: { entity: 'thana', commit: false, rows: [row] } })).status,
    ).toBe(200);
    expect(await entries()).toBe(before);
  });

  it('cannot be missing: a change whose entry cannot be written is not made', async () => {
    const created = await createSample(office, entities.department);
    await office.host.db.execute("alter table history add constraint broken check (entity <> 'department') not valid");
    const changed = await office.call('PUT', calls('department').update(created.id), { body: { name: 'Never' } });
    const added = await office.call('POST', calls('department').create, { body: { name: 'Never' } });
    const removed = await office.call('DELETE', calls('department').remove(created.id));
    await office.host.db.execute('alter table history drop constraint broken');
    expect([changed.status, added.status, removed.status]).toEqual([500, 500, 500]);
    expect((await office.call('GET', calls('department').everything)).body.departments).toEqual([
      expect.objectContaining({ id: created.id, name: created['name'], version: 1 }),
    ]);
  });

  it('never tells a secret: no password, no hash, no sealed value', async () => {
    const pilgrim = await completePilgrim(office);
    await office.call('PUT', pilgrims.update(pilgrim.id), { body: { passport_number: 'A01234567' } });
    await office.call('PUT', pilgrims.update(pilgrim.id), {
      body: { passport_number: 'B98765432', nid_number: '1990123456789' },
    });
    const sample = { ...(await sampleOf(office, entities.employee)), password: PASSWORD };
    const { body: employee } = await office.call('POST', calls('employee').create, { body: sample });
    await office.call('PUT', calls('employee').update(employee.id), { body: { password: 'another long password' } });
    await office.call('DELETE', pilgrims.remove(pilgrim.id));
    const { rows } = await office.host.db.execute('select before, after, reason from history');
    const told = JSON.stringify(rows);
    for (const secret of [
      'B98765432',
      '1990123456789',
      PASSWORD,
      'another long password',
      'argon2',
      'A01234567',
      '/media/sealed/',
      'sig=',
    ]) {
      expect(told.includes(secret), secret).toBe(false);
    }
    const { body } = await read({ entity: 'hajj_passenger_info', record: pilgrim.id });
    expect(body[1].after).toEqual({ passport_number: '••••', nid_number: '••••' });
    const [entry] = (await read({ entity: 'employee', record: employee.id })).body;
    expect([entry.before, entry.after]).toEqual([{}, { password: '••••' }]);
  });

  it('outlives the record and its author', async () => {
    const created = await createSample(office, entities.designation);
    await office.call('DELETE', calls('designation').remove(created.id));
    expect(
      (await read({ entity: 'designation', record: created.id })).body.map((one: { action: string }) => one.action),
    ).toEqual(['delete', 'create']);
  });

  it('is read page by page, newest first, with the number of all', async () => {
    const created = await createSample(office, entities.department);
    for (const name of ['First', 'Second', 'Third'])
      await office.call('PUT', calls('department').update(created.id), { body: { name: `${name} ${created.id}` } });
    const { body, headers } = await read({ entity: 'department', record: created.id }, { range: '[1,2]' });
    expect(body.map((one: { after: { name: string } }) => one.after.name)).toEqual([
      `Second ${created.id}`,
      `First ${created.id}`,
    ]);
    expect(headers.get('x-total-count')).toBe('4');
  });

  it('asks for one record of a known entity', async () => {
    for (const filter of [
      {},
      { entity: 'city' },
      { record: 1 },
      { entity: 'history', record: 1 },
      { entity: 'constructor', record: 1 },
      { entity: 'city', record: 'x' },
      [],
      null,
      7,
    ]) {
      expect((await read(filter)).status, JSON.stringify(filter)).toBe(400);
    }
    expect((await office.call('GET', '/api/history?filter=%7B')).status).toBe(400);
    expect((await read({ entity: 'city', record: 1 }, { range: '[-1,5]' })).status).toBe(400);
  });

  it('can be changed by no call', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect((await office.call(method, '/api/history', { body: {} })).status).toBe(404);
  });
});
