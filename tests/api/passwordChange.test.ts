import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallOptions, type Office, openOffice, PASSWORD } from '../support/office.ts';

const NEW = 'another long password';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const change = (id: number | string, body: unknown, asked: CallOptions = {}) =>
  office.call('PATCH', `/user/api/v1/user/passwordchange/${id}`, { ...asked, body });
const login = (role: string, password: string) =>
  office.call('POST', '/user/api/v1/user/login/', { as: 'guest', body: { email: `${role}@rihla.example`, password } });

describe('changing a password', () => {
  it('asks for the old one, from its owner and from an administrator of himself alike', async () => {
    for (const as of ['user', 'admin'] as const) {
      for (const old of [undefined, '', 'not the password', 7, null]) {
        const { status, body } = await change(
          office.ids[as],
          { old_password: old, password: NEW, confirm_password: NEW },
          { as },
        );
        expect([status, body.errors[0]]).toEqual([400, { field: 'old_password', code: 'wrong_password' }]);
      }
    }
  });

  it('asks for twelve characters, twice the same', async () => {
    const own = { as: 'user', body: {} } as const;
    const short = await change(
      office.ids.user,
      { old_password: PASSWORD, password: 'eleven char', confirm_password: 'eleven char' },
      own,
    );
    expect([short.status, short.body.errors[0]]).toEqual([
      400,
      { field: 'password', code: 'too_short', params: { min: 12 } },
    ]);
    const differing = await change(
      office.ids.user,
      { old_password: PASSWORD, password: NEW, confirm_password: `${NEW}s` },
      own,
    );
    expect([differing.status, differing.body.errors[0]]).toEqual([
      400,
      { field: 'confirm_password', code: 'passwords_differ' },
    ]);
    for (const password of [undefined, null, '', 123_456_789_012, [NEW], { NEW }]) {
      expect(
        (await change(office.ids.user, { old_password: PASSWORD, password, confirm_password: password }, own)).status,
      ).toBe(400);
    }
    expect((await login('user', PASSWORD)).status).toBe(200);
  });

  it('of another is refused to all but administrators', async () => {
    const body = { old_password: PASSWORD, password: NEW, confirm_password: NEW };
    expect((await change(office.ids.admin, body, { as: 'staff' })).status).toBe(403);
    expect((await change(office.ids.user, body, { as: 'staff' })).status).toBe(403);
    expect((await change(office.ids.user, body, { as: 'guest' })).status).toBe(401);
    expect((await login('user', PASSWORD)).status).toBe(200);
  });

  it('works for its owner and ends his other sessions', async () => {
    expect(
      (await change(office.ids.user, { old_password: PASSWORD, password: NEW, confirm_password: NEW }, { as: 'user' }))
        .status,
    ).toBe(200);
    expect((await login('user', PASSWORD)).status).toBe(401);
    expect((await login('user', NEW)).status).toBe(200);
    expect((await office.call('GET', '/user/api/v1/user/me/', { as: 'user' })).status).toBe(401);
  });

  it('works for an administrator without the old one, who names an account that exists', async () => {
    expect((await change(office.ids.staff, { password: NEW, confirm_password: NEW })).status).toBe(200);
    expect((await login('staff', NEW)).status).toBe(200);
    expect((await change(2_000_000_000, { password: NEW, confirm_password: NEW })).status).toBe(404);
    for (const id of ['abc', '1.5', '99999999999'])
      expect([400, 404]).toContain((await change(id, { password: NEW, confirm_password: NEW })).status);
  });

  it('leaves a trace in the history, without the password', async () => {
    const filter = encodeURIComponent(JSON.stringify({ entity: 'user', record: office.ids.staff }));
    const { body } = await office.call('GET', `/api/history?filter=${filter}`);
    expect(body[0]).toMatchObject({ action: 'update', by: office.ids.admin, before: {}, after: { password: '••••' } });
    expect(JSON.stringify(body)).not.toMatch(/argon2|another long/);
  });

  it('is kept as a memory-hard hash that no answer shows', async () => {
    const { rows } = await office.host.db.execute<{ password: string }>('select password from "user"');
    for (const { password } of rows) expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const { body } = await office.call('GET', '/user/api/v1/user/all/');
    expect(JSON.stringify(body)).not.toContain('argon2');
  });
});

it('the old password cannot be guessed: ten wrong ones close the way for a while', async () => {
  const fresh = await openOffice();
  const body = { old_password: 'a wrong old password', password: NEW, confirm_password: NEW };
  const guess = () => fresh.call('PATCH', `/user/api/v1/user/passwordchange/${fresh.ids.staff}`, { as: 'staff', body });
  for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(400);
  const refused = await guess();
  expect([refused.status, refused.body.code]).toEqual([429, 'throttled']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  fresh.wait(15 * 60 + 1);
  expect((await guess()).status).toBe(400);
  await fresh.close();
});
