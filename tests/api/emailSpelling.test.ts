import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice, PASSWORD } from '../support/office.ts';
import { mailTo } from '../support/outbox.ts';
import { sampleOf } from '../support/sample.ts';

const employee = calls('employee');
const WIDE_STAFF = 'ｓｔａｆｆ@rihla.example';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const login = (email: string) =>
  office.call('POST', '/user/api/v1/user/login/', { as: 'guest', body: { email, password: PASSWORD } });
const create = async (values: Record<string, unknown>) =>
  office.call('POST', employee.create, { body: { ...(await sampleOf(office, entities.employee)), ...values } });

describe('an email in another spelling', () => {
  it('is the same account: to sign in, to be told of a password, to be taken', async () => {
    expect((await login(WIDE_STAFF)).body.id).toBe(office.ids.staff);
    await office.call('POST', '/auth/user/reset_password/', { as: 'guest', body: { email: WIDE_STAFF } });
    expect(await mailTo(office, 'staff@rihla.example')).toHaveLength(1);
    const { status, body } = await create({ email: WIDE_STAFF });
    expect([status, body.errors[0].code]).toEqual([400, 'taken']);
    await office.call('POST', '/api/auth/register', {
      as: 'guest',
      body: { first_name: 'Amina', email: WIDE_STAFF, password: PASSWORD },
    });
    expect((await mailTo(office, 'staff@rihla.example'))[0]?.subject).toBe('You already have an account');
  });

  it('that others would take for it is refused on every way in, and so is such a user name', async () => {
    for (const [values, code] of [
      [{ email: 'st\u0430ff@rihla.example' }, 'mixed_scripts'],
      [{ email: 'sta\u200Bff@rihla.example' }, 'hidden_characters'],
      [{ username: 'st\u0430ff' }, 'mixed_scripts'],
      [{ username: 'sta\u2060ff' }, 'hidden_characters'],
    ] as const) {
      expect((await create(values)).body.errors[0].code).toBe(code);
      expect((await office.call('PUT', employee.update(office.ids.user), { body: values })).body.errors[0].code).toBe(
        code,
      );
      const row = { ...(await sampleOf(office, entities.employee)), ...values };
      expect(
        JSON.stringify(
          (await office.call('POST', '/api/imports', { body: { entity: 'employee', commit: false, rows: [row] } }))
            .body,
        ),
      ).toContain(code);
    }
    const asked = await office.call('POST', '/api/auth/register', {
      as: 'guest',
      body: { first_name: 'Amina', email: 'st\u0430ff@rihla.example', password: PASSWORD },
    });
    expect(asked.body.errors[0].code).toBe('mixed_scripts');
  });
});

it('an account that was named by older rules signs in, asks for links and is worked on as ever', async () => {
  const { id, email } = await hire(office);
  const [hidden, wide] = [`st\u0430ff${id}@rihla.example`, `ｗｉｄｅ${id}@rihla.example`];
  for (const old of [hidden, wide]) {
    await office.host.db.execute(`update "user" set email = '${old}', username = 'st\u0430ff${id}' where id = ${id}`);
    expect((await login(old)).body.id).toBe(id);
    expect(
      (await office.call('POST', '/auth/user/reset_password/', { as: 'guest', body: { email: old } })).status,
    ).toBe(204);
    expect(await mailTo(office, old)).toHaveLength(1);
  }
  const { body: record } = await office.call('GET', employee.one(id));
  const changed = await office.call('PUT', employee.update(id), {
    body: { ...record, email: record.email, last_name: 'Khatun' },
  });
  expect([changed.status, changed.body.last_name, changed.body.username]).toEqual([200, 'Khatun', `st\u0430ff${id}`]);
  expect(email).not.toBe(record.email);
});
