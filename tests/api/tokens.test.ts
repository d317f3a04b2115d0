import { sign } from 'hono/jwt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice, PASSWORD, type Reply, SECRET } from '../support/office.ts';

const LOGIN = '/user/api/v1/user/login/';
const ME = '/user/api/v1/user/me/';
const employee = calls('employee');

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const me = (token: string): Promise<Reply> =>
  office.call('GET', ME, { as: 'guest', headers: { authorization: `Bearer ${token}` } });
const outcome = ({ status, body }: Reply) => [status, body.code];

describe('a token', () => {
  it('opens nothing once it has expired, and says so', async () => {
    const short = await openOffice();
    short.wait(12 * 60 * 60 - 1);
    expect((await short.call('GET', ME)).status).toBe(200);
    short.wait(1);
    const late = await short.call('GET', ME);
    expect(outcome(late)).toEqual([401, 'token_expired']);
    expect(outcome(await short.call('GET', calls('city').all))).toEqual([401, 'token_expired']);
    await short.close();
  });

  it('opens nothing when it was made or changed by others', async () => {
    const [head = '', payload = '', signature = ''] = office.tokens.user.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const forged = {
      'another user’s id': `${head}.${encode({ ...claims, user_id: office.ids.admin })}.${signature}`,
      'algorithm none': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      'algorithm none with a signature': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.${signature}`,
      'no signature': `${head}.${payload}.`,
      'another secret': await sign(claims, 'another secret', 'HS256'),
      'an empty secret': await sign(claims, ' ', 'HS256'),
      'another algorithm': await sign(claims, SECRET, 'HS512'),
      'no expiry': await sign({ ...claims, exp: undefined }, SECRET, 'HS256'),
      'an expiry that is no number': await sign({ ...claims, exp: '9999999999' }, SECRET, 'HS256'),
      'no session': await sign({ ...claims, sid: undefined }, SECRET, 'HS256'),
      'no version of the session': await sign({ ...claims, session_version: undefined }, SECRET, 'HS256'),
      'a later version of the session': await sign(
        { ...claims, session_version: claims.session_version + 1 },
        SECRET,
        'HS256',
      ),
      'no time of the sign-in': await sign({ ...claims, auth_time: undefined }, SECRET, 'HS256'),
      'another purpose': await sign({ ...claims, token_type: 'refresh' }, SECRET, 'HS256'),
      'no user': await sign({ ...claims, user_id: null }, SECRET, 'HS256'),
      'a user who never was': await sign({ ...claims, user_id: 2_000_000_000 }, SECRET, 'HS256'),
      'a user id past all numbers': await sign({ ...claims, user_id: '99999999999999' }, SECRET, 'HS256'),
      nonsense: 'nonsense',
      'three parts of nonsense': 'a.b.c',
    };
    for (const [name, token] of Object.entries(forged))
      expect(outcome(await me(token)), name).toEqual([401, 'token_not_valid']);
  });

  it('opens nothing where another secret is in force, however often it was good here', async () => {
    const other = await openOffice({ secret: 'another secret, long enough to be one as well' });
    const headers = { authorization: `Bearer ${office.tokens.admin}` };
    expect((await me(office.tokens.admin)).status).toBe(200);
    expect(outcome(await other.call('GET', ME, { as: 'guest', headers }))).toEqual([401, 'token_not_valid']);
    expect((await me(office.tokens.admin)).status).toBe(200);
    await other.close();
  });

  it('is needed in its own header, with its own word', async () => {
    const token = office.tokens.admin;
    for (const authorization of [token, `bearer${token}`, `Basic ${token}`, `JWT ${token}`, 'Bearer', 'Bearer ']) {
      const reply = await office.call('GET', ME, { as: 'guest', headers: { authorization } });
      expect(reply.status, authorization.slice(0, 12)).toBe(401);
    }
    expect((await office.call('GET', `${ME}?token=${token}`, { as: 'guest' })).status).toBe(401);
  });

  it('ends with the account', async () => {
    const { id, token } = await hire(office);
    expect((await me(token)).status).toBe(200);
    await office.call('DELETE', employee.remove(id));
    expect(outcome(await me(token))).toEqual([401, 'token_not_valid']);
  });

  it('ends when the password changes, by whoever and on whichever form', async () => {
    const changes = [
      (id: number) =>
        office.call('PATCH', `/user/api/v1/user/passwordchange/${id}`, {
          body: { password: 'another long password', confirm_password: 'another long password' },
        }),
      (id: number) => office.call('PUT', employee.update(id), { body: { password: 'another long password' } }),
    ];
    for (const change of changes) {
      const { id, token, email } = await hire(office);
      expect((await change(id)).status).toBe(200);
      expect(outcome(await me(token))).toEqual([401, 'token_not_valid']);
      expect(
        (await office.call('POST', LOGIN, { as: 'guest', body: { email, password: 'another long password' } })).status,
      ).toBe(200);
    }
  });

  it('is not needed to sign in: a stale one that a client still sends does not stand in the way', async () => {
    const reply = await office.call('POST', LOGIN, {
      as: 'guest',
      body: { email: 'admin@rihla.example', password: PASSWORD },
      headers: { authorization: 'Bearer stale.token.here' },
    });
    expect(reply.status).toBe(200);
  });
});
