import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personal } from '../../catalog/registry/personalFields.ts';
import { user } from '../../catalog/people/user.ts';
import { type CallOptions, type Office, openOffice } from '../support/office.ts';

const ME = '/user/api/v1/user/me/';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const change = (body: unknown, asked: CallOptions = { as: 'user' }) => office.call('PUT', ME, { ...asked, body });
/** The key of drafts is spelt otherwise in each answer. */
const mine = async () => ({ ...(await office.call('GET', ME, { as: 'user' })).body, draft_key: '' });

/** The key under the mask that it is told with. */
const unmasked = (told: string): string => {
  const bytes = Buffer.from(told, 'base64');
  const [mask, key] = [bytes.subarray(0, bytes.length / 2), bytes.subarray(bytes.length / 2)];
  return Buffer.from(key.map((byte, at) => byte ^ (mask[at] ?? 0))).toString('hex');
};

it('the key of one’s drafts is the same each time, spelt otherwise, and nobody else’s', async () => {
  const keysOf = async (as: 'user' | 'staff') => (await office.call('GET', ME, { as })).body.draft_key as string;
  const [first, again, other] = [await keysOf('user'), await keysOf('user'), await keysOf('staff')];
  expect(first).not.toBe(again);
  expect(unmasked(first)).toMatch(/^[\da-f]{64}$/);
  expect(unmasked(again)).toBe(unmasked(first));
  expect(unmasked(other)).not.toBe(unmasked(first));
});

describe('one’s own data', () => {
  it('are changed by a user whose role may change no user at all', async () => {
    const { status, body } = await change({
      first_name: 'Amina',
      primary_phone: '+880 1711-000001',
      date_of_birth: '1990-02-28',
    });
    expect([status, body.first_name, body.primary_phone, body.date_of_birth]).toEqual([
      200,
      'Amina',
      '+8801711000001',
      '1990-02-28',
    ]);
    expect({ ...body, draft_key: '' }).toEqual(await mine());
    expect(
      (
        await office.call('PUT', `/user/api/v1/user/update/${office.ids.user}`, {
          as: 'user',
          body: { first_name: 'Amina' },
        })
      ).status,
    ).toBe(403);
  });

  it('keep what is not named, and empty what is given as nothing', async () => {
    await change({ last_name: 'Rahman', postal_code: '1207' });
    const { body } = await change({ postal_code: '' });
    expect([body.last_name, body.postal_code]).toEqual(['Rahman', null]);
  });

  it('are no way to rights, to another name of the account, or to what the system writes', async () => {
    const before = await mine();
    const foreign = Object.keys(user.fields).filter(name => !(name in personal.fields));
    expect(foreign.sort()).toEqual([
      'email',
      'is_active',
      'is_admin',
      'last_login',
      'password',
      'role',
      'user_type',
      'username',
    ]);
    const values: Readonly<Record<string, unknown>> = {
      email: 'boss@rihla.example',
      is_active: false,
      is_admin: true,
      password: 'correct horse battery',
      role: 1,
      username: 'boss',
    };
    for (const as of ['user', 'admin'] as const) {
      for (const name of foreign) {
        const { status, body } = await change({ last_name: 'Intruder', [name]: values[name] ?? 'x' }, { as });
        expect([status, body.errors]).toEqual([400, [{ field: name, code: 'read_only' }]]);
      }
    }
    expect(await mine()).toEqual(before);
  });

  it('meet the checks of any change', async () => {
    await office.call('PUT', ME, { as: 'staff', body: { secondary_phone: '+8801711000002' } });
    const { status, body } = await change({
      first_name: '',
      primary_phone: '+8801711000002',
      country: 999_999,
      date_of_birth: '1890-01-01',
      nickname: 'x',
    });
    expect(status).toBe(400);
    const codes = Object.fromEntries(body.errors.map((one: { field: string; code: string }) => [one.field, one.code]));
    expect(codes).toEqual({
      first_name: 'required',
      primary_phone: 'taken',
      country: 'unknown_reference',
      date_of_birth: 'too_small',
      nickname: 'unknown_field',
    });
    expect((await change('{', { as: 'user' })).status).toBe(400);
    expect((await change({ first_name: 'X' }, { as: 'user', headers: { 'if-match': '"1"' } })).status).toBe(412);
  });

  it('leave a trace of who changed what', async () => {
    await change({ last_name: 'Begum' });
    const filter = encodeURIComponent(JSON.stringify({ entity: 'user', record: office.ids.user }));
    const { body } = await office.call('GET', `/api/history?filter=${filter}`);
    expect(body[0]).toMatchObject({
      action: 'update',
      by: office.ids.user,
      before: { last_name: 'Rahman' },
      after: { last_name: 'Begum' },
    });
  });

  it('are nobody’s without a sign-in', async () => {
    expect((await change({ first_name: 'X' }, { as: 'guest' })).status).toBe(401);
  });
});
