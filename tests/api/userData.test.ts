import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { hire } from '../support/hire.ts';
import { type CallOptions, type Office, openOffice, PASSWORD } from '../support/office.ts';
import { expectRefusal } from '../support/refusal.ts';

const ME = '/user/api/v1/user/me/';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const keep = (data: unknown, as: CallOptions['as'] = 'user') =>
  office.call('POST', '/api/auth/user/update', { as, body: { user: { data } } });
const kept = async (as: CallOptions['as'] = 'user') => (await office.call('GET', ME, { as })).body.data;

describe('what the interface keeps for a user', () => {
  it('is nothing at first, and comes with the sign-in and with oneself', async () => {
    const login = () =>
      office.call('POST', '/user/api/v1/user/login/', {
        as: 'guest',
        body: { email: 'staff@rihla.example', password: PASSWORD },
      });
    expect((await login()).body.data).toEqual({});
    expect(await kept('staff')).toEqual({});
    await keep({ notes: 'Call Amina' }, 'staff');
    expect((await login()).body.data).toEqual({ notes: 'Call Amina' });
    expect(await kept('staff')).toEqual({ notes: 'Call Amina' });
  });

  it('is replaced key by key, and the other keys stay', async () => {
    expect((await keep({ settings: { layout: { style: 'layout1' }, direction: 'rtl' } })).body).toEqual({
      user: { data: { settings: { layout: { style: 'layout1' }, direction: 'rtl' } } },
    });
    await keep({ notes: 'Ticket for Karim' });
    const { body } = await keep({ settings: { layout: { style: 'layout2' } }, shortcuts: ['cities'] });
    expect(body.user.data).toEqual({
      settings: { layout: { style: 'layout2' } },
      notes: 'Ticket for Karim',
      shortcuts: ['cities'],
    });
    expect(await kept()).toEqual(body.user.data);
  });

  it('loses nothing when two tabs keep different things at once', async () => {
    const { call } = await hire(office);
    const parts = {
      settings: { direction: 'rtl' },
      preferences: { dense: true },
      notes: 'Both',
      shortcuts: ['cities'],
    };
    await Promise.all(
      Object.entries(parts).map(([name, value]) =>
        call('POST', '/api/auth/user/update', { body: { user: { data: { [name]: value } } } }),
      ),
    );
    expect((await call('GET', ME)).body.data).toEqual(parts);
  });

  it('is what the interface knows, and nothing that could be taken for the host’s word', async () => {
    const { id, call } = await hire(office);
    const data = { notes: 'Mine', role: 'ADMIN', is_admin: true, permissions: ['ROLE_UPDATE'], displayName: 'Amina' };
    const { status, body } = await call('POST', '/api/auth/user/update', {
      body: { user: { data, before: { ...data, notes: '' } } },
    });
    expect([status, body]).toEqual([200, { user: { data: { notes: 'Mine' } } }]);
    await office.pool.query(`update user_data set data = data || '{"role":"ADMIN"}' where "user" = $1`, [id]);
    expect((await call('GET', ME)).body.data).toEqual({ notes: 'Mine' });
  });

  it('is not written over by somebody who has not seen the newest, whom it tells what that is', async () => {
    const { call } = await hire(office);
    const write = (notes: string, before: unknown) =>
      call('POST', '/api/auth/user/update', { body: { user: { data: { notes, settings: {} }, before } } });
    expect((await write('Call Amina', { notes: '' })).status).toBe(200);
    const late = await write('Call Karim', { notes: '' });
    expect([late.status, late.body.code, late.body.data]).toEqual([412, 'stale_user_data', { notes: 'Call Amina' }]);
    expect((await call('GET', ME)).body.data.notes).toBe('Call Amina');
    expect((await write('Call both', { notes: 'Call Amina' })).status).toBe(200);
    expect((await write('Call both', { notes: 'Call Amina' })).status, 'the same once more').toBe(200);
    expect((await write('Call nobody', {})).status, 'without a claim').toBe(200);
  });

  it('is not written over either when two write at the same moment', async () => {
    const { call } = await hire(office);
    const names = Array.from({ length: 8 }, (_, n) => `tab ${n}`);
    const replies = await Promise.all(
      names.map(notes =>
        call('POST', '/api/auth/user/update', { body: { user: { data: { notes }, before: { notes: null } } } }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 412)]);
    const won = replies.findIndex(({ status }) => status === 200);
    expect((await call('GET', ME)).body.data.notes).toBe(names[won]);
  });

  it('is one’s own: nobody else’s changes with it', async () => {
    await keep({ notes: 'mine' }, 'user');
    await keep({ notes: 'hers' }, 'admin');
    expect((await kept('user')).notes).toBe('mine');
    const forged = await office.call('POST', '/api/auth/user/update', {
      as: 'user',
      body: { user: { id: office.ids.admin, data: { notes: 'forged' } } },
    });
    expect([forged.status, (await kept('admin')).notes]).toEqual([200, 'hers']);
  });

  it('is 64 kB at most, in one piece or piece by piece, and what was there stays', async () => {
    const { id, call } = await hire(office);
    const update = (data: unknown) => call('POST', '/api/auth/user/update', { body: { user: { data } } });
    expect((await update({ notes: 'x'.repeat(40_000) })).status).toBe(200);
    const more = await update({ settings: { more: 'x'.repeat(40_000) } });
    expect([more.status, more.body.code]).toEqual([413, 'user_data_too_large']);
    expect((await update({ notes: 'ن'.repeat(40_000) })).status).toBe(413);
    expect(Object.keys((await call('GET', ME)).body.data)).toEqual(['notes']);
    await office.call('DELETE', calls('employee').remove(id));
  });

  it('takes an account and the right shape', async () => {
    expect((await keep({ notes: '' }, 'guest')).status).toBe(401);
    for (const data of [
      undefined,
      null,
      7,
      'x',
      [],
      { notes: 7 },
      { settings: 'dark' },
      { notes: 'a\u0000b' },
      { notes: '\ud800' },
    ]) {
      expectRefusal(await keep(data), JSON.stringify(data) ?? 'nothing');
    }
    for (const body of [{}, { data: {} }, { user: null }, { user: { data: {}, before: 7 } }, '[]', '{'])
      expectRefusal(await office.call('POST', '/api/auth/user/update', { as: 'user', body }), JSON.stringify(body));
  });
});

describe('a token that is renewed', () => {
  const renew = (asked: CallOptions = {}) => office.call('GET', '/api/auth/access-token', { as: 'staff', ...asked });

  it('lasts as long as a new one and tells who has signed in', async () => {
    const fresh = await openOffice();
    fresh.wait(11 * 60 * 60);
    const { status, body } = await fresh.call('GET', '/api/auth/access-token', { as: 'staff' });
    expect([status, body.user]).toMatchObject([
      200,
      { id: fresh.ids.staff, email: 'staff@rihla.example', role: 'STAFF', data: {} },
    ]);
    fresh.wait(2 * 60 * 60);
    const late = await fresh.call('GET', '/api/auth/access-token', { as: 'staff' });
    expect([late.status, late.body.code]).toEqual([401, 'token_expired']);
    const me = await fresh.call('GET', ME, { as: 'guest', headers: { authorization: `Bearer ${body.access_token}` } });
    expect([me.status, me.body.id]).toEqual([200, fresh.ids.staff]);
    await fresh.close();
  });

  it('is refused to a guest and to a suspended account', async () => {
    expect((await renew({ as: 'guest' })).status).toBe(401);
    const { id, call } = await hire(office);
    await office.call('PUT', calls('employee').update(id), { body: { is_active: false } });
    expect((await call('GET', '/api/auth/access-token')).body.code).toBe('user_inactive');
  });
});
