import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { forgetEndedSessions } from '../../server/engine/auth/endSession.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice, PASSWORD, type Reply } from '../support/office.ts';
import { statementsOf } from '../support/statements.ts';

const LOGIN = '/user/api/v1/user/login/';
const ME = '/user/api/v1/user/me/';
const OUT = '/user/api/v1/user/logout/';
const EVERYWHERE = '/user/api/v1/user/logout_everywhere/';
const RENEWAL = '/api/auth/access-token';
const HOUR = 3600;
const employee = calls('employee');

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const as = (token: string, method: string, path: string, at = office): Promise<Reply> =>
  at.call(method, path, { as: 'guest', headers: { authorization: `Bearer ${token}` } });
const login = async (email: string, at = office): Promise<string> =>
  (await at.call('POST', LOGIN, { as: 'guest', body: { email, password: PASSWORD } })).body.access;
const renew = async (token: string, at = office): Promise<string> =>
  (await as(token, 'GET', RENEWAL, at)).body.access_token;
const outcome = async (token: string, at = office) => {
  const { status, body } = await as(token, 'GET', ME, at);
  return status === 200 ? 'in' : body.code;
};

describe('signing out', () => {
  it('ends this session on the host, with every token that was renewed in it, and no other session', async () => {
    const { email, token } = await hire(office);
    const [renewed, elsewhere] = [await renew(token), await login(email)];
    expect((await as(token, 'POST', OUT)).status).toBe(204);
    expect([await outcome(token), await outcome(renewed), await outcome(elsewhere)]).toEqual([
      'token_not_valid',
      'token_not_valid',
      'in',
    ]);
    expect((await as(renewed, 'GET', RENEWAL)).status).toBe(401);
    expect((await as(token, 'POST', OUT)).status).toBe(401);
    expect(await outcome(await login(email))).toBe('in');
  });

  it('everywhere ends all of them at once, and those of nobody else', async () => {
    const { email, token } = await hire(office);
    const tokens = [token, await renew(token), await login(email)];
    expect((await as(token, 'POST', EVERYWHERE)).status).toBe(204);
    for (const one of tokens) expect(await outcome(one)).toBe('token_not_valid');
    expect(await outcome(await login(email))).toBe('in');
    expect(await outcome(office.tokens.user)).toBe('in');
  });

  it('needs a session', async () => {
    for (const path of [OUT, EVERYWHERE]) expect((await office.call('POST', path, { as: 'guest' })).status).toBe(401);
  });

  it('is remembered as long as a token of the session could be good, and then forgotten', async () => {
    const own = await openOffice();
    await own.call('POST', OUT, { as: 'staff' });
    const left = async () => (await own.host.db.execute('select 1 from ended_session')).rows.length;
    own.wait(24 * HOUR - 1);
    await forgetEndedSessions(own.host);
    expect(await left()).toBe(1);
    own.wait(1);
    await forgetEndedSessions(own.host);
    expect(await left()).toBe(0);
    await own.close();
  });
});

describe('a session', () => {
  it('is ended by a suspension for good: letting the account in again revives no token and no link', async () => {
    const suspensions = [
      (id: number, is_active: boolean) => office.call('PUT', employee.update(id), { body: { is_active } }),
      (id: number, is_active: boolean) =>
        office.host.db.execute(`update "user" set is_active = ${is_active} where id = ${id}`),
    ];
    for (const set of suspensions) {
      const { id, token, email } = await hire(office);
      const renewed = await renew(token);
      await set(id, false);
      expect(await outcome(token)).toBe('user_inactive');
      await set(id, true);
      expect([await outcome(token), await outcome(renewed)]).toEqual(['token_not_valid', 'token_not_valid']);
      expect(await outcome(await login(email))).toBe('in');
    }
  });

  it('goes on in both of two tabs that renew at once', async () => {
    const { token } = await hire(office);
    const renewed = await Promise.all([renew(token), renew(token)]);
    for (const one of [token, ...renewed]) expect(await outcome(one)).toBe('in');
  });

  it('is not handed over by a renewal under way when all of them end', async () => {
    const { id, token } = await hire(office);
    let renewed = '';
    const end = () =>
      office.host.db.execute(`update "user" set session_version = session_version + 1 where id = ${id}`);
    // The renewal has been let in, and is about to read the account again.
    await statementsOf(
      office,
      async () => void (renewed = await renew(token)),
      async seen => seen.length === 2 && end(),
    );
    expect(renewed).toBeTruthy();
    expect(await outcome(renewed)).toBe('token_not_valid');
  });

  it('lasts a day at most, however often it is renewed, and an expired token is never renewed', async () => {
    const own = await openOffice();
    let token = await login('user@rihla.example', own);
    for (let hours = 0; hours < 22; hours += 11) {
      own.wait(11 * HOUR);
      token = await renew(token, own);
    }
    own.wait(2 * HOUR - 1);
    expect(await outcome(token, own)).toBe('in');
    const last = await renew(token, own);
    own.wait(1);
    for (const one of [token, last])
      expect([await outcome(one, own), (await as(one, 'GET', RENEWAL, own)).status]).toEqual(['token_expired', 401]);
    await own.close();
  });

  it('costs a request one statement, where its host knows already what the role holds', async () => {
    await as(office.tokens.staff, 'GET', ME);
    const seen = await statementsOf(office, () => as(office.tokens.staff, 'POST', '/api/auth/nothing-here'));
    expect(seen).toHaveLength(1);
    expect(seen[0]).toContain('session_version');
  });
});
