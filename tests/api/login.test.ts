import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice, PASSWORD, type Reply } from '../support/office.ts';
import { createSample, sampleOf } from '../support/sample.ts';

const LOGIN = '/user/api/v1/user/login/';
const ME = '/user/api/v1/user/me/';
const employee = calls('employee');

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const login = (body: unknown, at = office): Promise<Reply> => at.call('POST', LOGIN, { as: 'guest', body });
const me = (token: string): Promise<Reply> =>
  office.call('GET', ME, { as: 'guest', headers: { authorization: `Bearer ${token}` } });
const outcome = ({ status, body }: Reply) => [status, body.code];

describe('signing in', () => {
  it('answers the token, the identity, the role and the permissions', async () => {
    const { status, body } = await login({ email: ' Staff@Rihla.Example ', password: PASSWORD });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: office.ids.staff,
      email: 'staff@rihla.example',
      username: 'staff',
      role: 'STAFF',
      is_admin: false,
      image: null,
    });
    expect(body.permissions).toContain('HAJJ_PASSENGER_INFO_UPDATE');
    expect(Object.keys(body).sort()).toEqual([
      'access',
      'branch',
      'data',
      'email',
      'id',
      'image',
      'is_admin',
      'permissions',
      'role',
      'username',
    ]);
    expect((await me(body.access)).body).toMatchObject({ id: office.ids.staff, role_name: 'STAFF', branch: null });
  });

  it('answers the branch in which an employee works', async () => {
    const branch = await createSample(office, entities.branch);
    const colleague = await hire(office, [], { branch: branch.id });
    expect((await login({ email: colleague.email, password: PASSWORD })).body.branch).toBe(branch.id);
    expect((await me(colleague.token)).body.branch).toBe(branch.id);
  });

  it('gives a token with the claims of the contract and nothing secret', async () => {
    const { body } = await login({ email: 'admin@rihla.example', password: PASSWORD });
    const claims = JSON.parse(Buffer.from(body.access.split('.')[1], 'base64url').toString());
    expect(Object.keys(claims).sort()).toEqual([
      'auth_time',
      'exp',
      'iat',
      'jti',
      'session_version',
      'sid',
      'token_type',
      'user_id',
    ]);
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
    expect(outcome(await login({ email: 'nobody@rihla.example', password: 'x' }, open))).toEqual([
      401,
      'user-not-found',
    ]);
    expect(outcome(await login({ email: 'user@rihla.example', password: 'x' }, open))).toEqual([401, 'wrong-password']);
    await open.close();
  });

  it('names what is missing or no email, on its field', async () => {
    const { status, body } = await login({});
    expect([status, body.email, body.password]).toEqual([
      400,
      ['This field is required.'],
      ['This field is required.'],
    ]);
    for (const email of ['staff', 'staff@', 7, ['staff@rihla.example'], { a: 1 }, 'a\u0000@rihla.example']) {
      expect((await login({ email, password: PASSWORD })).status, JSON.stringify(email)).toBe(400);
    }
    for (const password of [7, [PASSWORD], { a: 1 }, 'x'.repeat(201)]) {
      expect(
        (await login({ email: 'staff@rihla.example', password })).status,
        JSON.stringify(password).slice(0, 40),
      ).toBe(400);
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
    for (const password of ['', ' ', 'null', 'undefined'])
      expect([400, 401]).toContain((await login({ email: body.email, password })).status);
  });

  it('is remembered with its time', async () => {
    const { id } = await hire(office);
    const { body } = await office.call('GET', employee.one(id));
    expect(body.last_login).toBe(office.host.clock().toISOString());
  });
});
