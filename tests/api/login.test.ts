import { sign } from 'hono/jwt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/entities.ts';
import { calls } from '../../catalog/wire.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice, PASSWORD, type Reply, SECRET } from '../support/office.ts';
import { sampleOf } from '../support/sample.ts';

const LOGIN = '/user/api/v1/user/login/';
const ME = '/user/api/v1/user/me/';
const employee = calls('employee');

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const login = (body: unknown, at = office): Promise<Reply> => at.call('POST', LOGIN, { as: 'guest', body });
const me = (token: string): Promise<Reply> => office.call('GET', ME, { as: 'guest', headers: { authorization: `Bearer ${token}` } });
const outcome = ({ status, body }: Reply) => [status, body.code];

describe('signing in', () => {
  it('answers the token, the identity, the role and the permissions', async () => {
    const { status, body } = await login({ email: ' Staff@Rihla.Example ', password: PASSWORD });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: office.ids.staff, email: 'staff@rihla.example', username: 'staff', role: 'STAFF', is_admin: false, image: null });
    expect(body.permissions).toContain('HAJJ_PASSENGER_INFO_UPDATE');
    expect(Object.keys(body).sort()).toEqual(['access', 'data', 'email', 'id', 'image', 'is_admin', 'permissions', 'role', 'username']);
    expect((await me(body.access)).body).toMatchObject({ id: office.ids.staff, role_name: 'STAFF' });
  });

  it('gives a token with the claims of the contract and nothing secret', async () => {
    const { body } = await login({ email: 'admin@rihla.example', password: PASSWORD });
    const claims = JSON.parse(Buffer.from(body.access.split('.')[1], 'base64url').toString());
    expect(Object.keys(claims).sort()).toEqual(['exp', 'iat', 'jti', 'stamp', 'token_type', 'user_id']);
    expect([claims.token_type, claims.user_id, claims.exp - claims.iat]).toEqual(['access', office.ids.admin, 43_200]);
  });

  it('tells an unknown email and a wrong password apart from nothing but each other (D3)', async () => {
    const wrong = await login({ email: 'user@rihla.example', password: 'not the password' });
    const unknown = await login({ email: 'nobody@rihla.example', password: 'not the password' });
    expect(outcome(wrong)).toEqual([401, 'wrong-password']);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it('names an unknown email where the agency wants it so', async () => {
    const open = await openOffice({ revealsUsers: true });
    expect(outcome(await login({ email: 'nobody@rihla.example', password: 'x' }, open))).toEqual([401, 'user-not-found']);
    expect(outcome(await login({ email: 'user@rihla.example', password: 'x' }, open))).toEqual([401, 'wrong-password']);
    await open.close();
  });

  it('names what is missing or no email, on its field', async () => {
    const { status, body } = await login({});
    expect([status, body.email, body.password]).toEqual([400, ['This field is required.'], ['This field is required.']]);
    for (const email of ['staff', 'staff@', 7, ['staff@rihla.example'], { a: 1 }, 'a\u0000@rihla.example']) {
      expect((await login({ email, password: PASSWORD })).status, JSON.stringify(email)).toBe(400);
    }
    for (const password of [7, [PASSWORD], { a: 1 }, 'x'.repeat(201)]) {
      expect((await login({ email: 'staff@rihla.example', password })).status, JSON.stringify(password).slice(0, 40)).toBe(400);
    }
  });

  it('is refused to an inactive account, but only with the right password', async () => {
    const { id, email } = await hire(office);
    await office.call('PUT', employee.update(id), { body: { is_active: false } });
    expect(outcome(await login({ email, password: PASSWORD }))).toEqual([401, 'user-disabled']);
    expect(outcome(await login({ email, password: 'not the password' }))).toEqual([401, 'wrong-password']);
  });

  it('is refused to an account without a password', async () => {
    const { password: _, ...sample } = await sampleOf(office, entities.employee);
    const { body } = await office.call('POST', employee.create, { body: sample });
    for (const password of ['', ' ', 'null', 'undefined']) expect([400, 401]).toContain((await login({ email: body.email, password })).status);
  });

  it('is remembered with its time', async () => {
    const { id } = await hire(office);
    const { body } = await office.call('GET', employee.one(id));
    expect(body.last_login).toBe(office.host.clock().toISOString());
  });
});

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
      'no stamp': await sign({ ...claims, stamp: undefined }, SECRET, 'HS256'),
      'no user': await sign({ ...claims, user_id: null }, SECRET, 'HS256'),
      'a user who never was': await sign({ ...claims, user_id: 2_000_000_000 }, SECRET, 'HS256'),
      'a user id past all numbers': await sign({ ...claims, user_id: '99999999999999' }, SECRET, 'HS256'),
      nonsense: 'nonsense',
      'three parts of nonsense': 'a.b.c',
    };
    for (const [name, token] of Object.entries(forged)) expect(outcome(await me(token)), name).toEqual([401, 'token_not_valid']);
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

  it('ends at the very next request when the account is suspended, and works again when it is let back in', async () => {
    const { id, token } = await hire(office);
    await office.call('PUT', employee.update(id), { body: { is_active: false } });
    expect(outcome(await me(token))).toEqual([401, 'user_inactive']);
    await office.call('PUT', employee.update(id), { body: { is_active: true } });
    expect((await me(token)).status).toBe(200);
  });

  it('ends when the password changes, by whoever and on whichever form', async () => {
    const changes = [
      (id: number) => office.call('PATCH', `/user/api/v1/user/passwordchange/${id}`, { body: { password: 'another long password', confirm_password: 'another long password' } }),
      (id: number) => office.call('PUT', employee.update(id), { body: { password: 'another long password' } }),
    ];
    for (const change of changes) {
      const { id, token, email } = await hire(office);
      expect((await change(id)).status).toBe(200);
      expect(outcome(await me(token))).toEqual([401, 'token_not_valid']);
      expect((await login({ email, password: 'another long password' })).status).toBe(200);
    }
  });

  it('is not needed to sign in: a stale one that a client still sends does not stand in the way', async () => {
    const reply = await office.call('POST', LOGIN, { as: 'guest', body: { email: 'admin@rihla.example', password: PASSWORD }, headers: { authorization: 'Bearer stale.token.here' } });
    expect(reply.status).toBe(200);
  });
});
