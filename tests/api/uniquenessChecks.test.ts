import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
let other: Record<string, unknown> & { id: number };
beforeAll(async () => {
  office = await openOffice();
  other = await createSample(office, entities.employee);
});
afterAll(() => office.close());

const ask = (
  name: string,
  moment: 'create' | 'update',
  query: Record<string, unknown>,
  as: 'admin' | 'guest' = 'admin',
) =>
  office.call(
    'GET',
    `/user/api/v1/user/check_${name}_when_${moment}/?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`,
    { as },
  );
const bare = (phone: unknown) => String(phone).slice(1);

describe.each(['email', 'username', 'primary_phone', 'secondary_phone'])('whether a %s is taken', name => {
  const sent = () => (name.endsWith('phone') ? bare(other[name]) : String(other[name]));
  const free = name.endsWith('phone') ? '8801999999999' : name === 'email' ? 'free@rihla.example' : 'free';

  it('is told to a form that makes a new record', async () => {
    expect((await ask(name, 'create', { [name]: sent() })).body).toEqual({ [`${name}_exists`]: true });
    expect((await ask(name, 'create', { [name]: free })).body).toEqual({ [`${name}_exists`]: false });
  });

  it('leaves the record out that the form changes', async () => {
    expect((await ask(name, 'update', { [name]: sent(), user: other.id })).body).toEqual({ [`${name}_exists`]: false });
    expect((await ask(name, 'update', { [name]: sent(), user: office.ids.staff })).body).toEqual({
      [`${name}_exists`]: true,
    });
  });

  it('is told to nobody who is not signed in', async () => {
    expect((await ask(name, 'create', { [name]: sent() }, 'guest')).status).toBe(401);
    expect((await ask(name, 'update', { [name]: sent() }, 'guest')).status).toBe(401);
  });

  it('asks for a value', async () => {
    for (const value of [{}, { [name]: '' }, { [name]: '  ' }]) {
      const { status, body } = await ask(name, 'create', value);
      expect([status, body.errors?.[0]?.field]).toEqual([400, name]);
    }
  });

  it('is not confused by a user that is no number', async () => {
    for (const user of ['abc', '', '-1', '1e9'])
      expect((await ask(name, 'update', { [name]: sent(), user })).body).toEqual({ [`${name}_exists`]: true });
    expect((await ask(name, 'update', { [name]: sent(), user: '99999999999999' })).status).toBeLessThan(500);
  });
});

describe('a value in another guise', () => {
  it('is the same email and the same user name in any case', async () => {
    expect((await ask('email', 'create', { email: String(other['email']).toUpperCase() })).body.email_exists).toBe(
      true,
    );
    expect(
      (await ask('username', 'create', { username: String(other['username']).toUpperCase() })).body.username_exists,
    ).toBe(true);
  });

  it('is the same phone with a plus sign, or the blank that a plus becomes in a query', async () => {
    for (const phone of [`+${bare(other['primary_phone'])}`, ` ${bare(other['primary_phone'])}`]) {
      expect((await ask('primary_phone', 'create', { primary_phone: phone })).body.primary_phone_exists).toBe(true);
    }
  });

  it('is the same phone whether it is the first or the second of somebody', async () => {
    expect(
      (await ask('primary_phone', 'create', { primary_phone: bare(other['secondary_phone']) })).body
        .primary_phone_exists,
    ).toBe(true);
    expect(
      (await ask('secondary_phone', 'create', { secondary_phone: bare(other['primary_phone']) })).body
        .secondary_phone_exists,
    ).toBe(true);
    expect(
      (await ask('secondary_phone', 'update', { secondary_phone: bare(other['primary_phone']), user: other.id })).body
        .secondary_phone_exists,
    ).toBe(false);
  });

  it('is no phone when it has letters', async () => {
    expect((await ask('primary_phone', 'create', { primary_phone: 'call me' })).body.errors[0].code).toBe('not_phone');
  });
});
