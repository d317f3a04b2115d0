import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { type CallOptions, type Office, openOffice, PASSWORD } from '../support/office.ts';
import { mailTo } from '../support/outbox.ts';
import { statementsOf } from '../support/statements.ts';

const users = calls('user');

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

let counter = 0;
const applicant = (more: Record<string, unknown> = {}): Record<string, unknown> & { email: string } => {
  counter += 1;
  return {
    first_name: 'Amina',
    last_name: 'Rahman',
    email: `applicant${counter}@rihla.example`,
    password: PASSWORD,
    ...more,
  };
};
const register = (body: unknown, asked: CallOptions = {}) =>
  office.call('POST', '/api/auth/register', { as: 'guest', body, ...asked });
const login = (email: string) =>
  office.call('POST', '/user/api/v1/user/login/', { as: 'guest', body: { email, password: PASSWORD } });
const found = async (email: string) =>
  (await office.call('GET', `${users.all}?email=${encodeURIComponent(email)}`)).body.users[0];

describe('who registers', () => {
  it('waits for an administrator, with the least role, and is told so by mail', async () => {
    const { email, ...rest } = applicant({ phone: '+880 1711 555001' });
    const { status, body } = await register({ email: ` ${email.toUpperCase()} `, ...rest });
    expect([status, body]).toEqual([202, { status: 'waiting' }]);
    const user = await found(email);
    expect(user).toMatchObject({
      email,
      first_name: 'Amina',
      primary_phone: '+8801711555001',
      is_active: false,
      is_admin: false,
      user_type: 'registration',
    });
    const { body: role } = await office.call('GET', calls('role').one(user.role));
    expect(role.name).toBe('USER');
    expect((await login(email)).body.code).toBe('user-disabled');
    expect(await mailTo(office, email)).toMatchObject([{ subject: 'Your registration' }]);
  });

  it('signs in once an administrator has let her in, and gets a mail in her language, once', async () => {
    const { email, ...rest } = applicant();
    await register({ email, ...rest }, { headers: { 'accept-language': 'tr' } });
    const { id } = await found(email);
    await office.call('PUT', users.update(id), { body: { last_name: 'Khatun' } });
    expect(await mailTo(office, email)).toHaveLength(1);
    for (const is_active of [true, false, true]) await office.call('PUT', users.update(id), { body: { is_active } });
    const mail = await mailTo(office, email);
    expect(mail.map(one => one.subject)).toEqual(['Artık giriş yapabilirsiniz', 'Kaydınız']);
    expect(mail[0]?.text).toContain('Amina');
    expect(mail[0]?.text).toContain('https://office.rihla.example/login');
    expect((await login(email)).status).toBe(200);
  });

  it('gets no mail when the change that lets her in is taken back', async () => {
    const { email, ...rest } = applicant();
    await register({ email, ...rest });
    const { id } = await found(email);
    await office.call('PUT', users.update(id), { body: { is_active: true, email: 'no email' } });
    await office.call('POST', '/api/imports', {
      body: { entity: 'user', commit: false, rows: [{ id, is_active: true }] },
    });
    expect(await mailTo(office, email)).toHaveLength(1);
    await office.call('POST', '/api/imports', {
      body: { entity: 'user', commit: true, rows: [{ id, is_active: true }] },
    });
    expect(await mailTo(office, email)).toHaveLength(2);
  });

  it('learns nothing about who has an account: the owner of the address does, by mail', async () => {
    const fresh = await register(applicant());
    const count = async () => (await office.call('GET', users.all)).body.total_elements;
    const before = await count();
    const known = await register(applicant({ email: 'staff@rihla.example', first_name: 'http://evil.example' }));
    expect([known.status, known.body]).toEqual([fresh.status, fresh.body]);
    expect(await count()).toBe(before);
    const [mail] = await mailTo(office, 'staff@rihla.example');
    expect(mail?.subject).toBe('You already have an account');
    expect(mail?.text).toContain('https://office.rihla.example/forgot-password');
    expect(mail?.text).not.toContain('evil');
    expect((await found('staff@rihla.example')).first_name).toBe('staff');
    expect((await login('staff@rihla.example')).status).toBe(200);
  });

  it('learns nothing about whose a phone is', async () => {
    const phone = '+8801711555002';
    const [one, two] = [applicant({ phone }), applicant({ phone })];
    await register(one);
    expect((await register(two)).status).toBe(202);
    expect((await found(two.email)).primary_phone).toBeNull();
  });

  it('with the phone of another who asks at the same moment has an account all the same, without it', async () => {
    const phone = '+8801711555003';
    const forms = [applicant({ phone }), applicant({ phone }), applicant({ phone })];
    for (const { status } of await Promise.all(forms.map(form => register(form)))) expect(status).toBe(202);
    const accounts = await Promise.all(forms.map(({ email }) => found(email)));
    expect(accounts.map(one => one.primary_phone).filter(Boolean)).toEqual([phone]);
    for (const { email } of forms)
      expect((await mailTo(office, email)).map(one => one.subject)).toEqual(['Your registration']);
  });

  it('has an account without the phone also when somebody who is no applicant takes it meanwhile', async () => {
    const form = applicant({ phone: '+8801711555004' });
    const take = () =>
      office.host.db.execute(
        `update "user" set secondary_phone = null, primary_phone = '${form['phone']}' where id = ${office.ids.user}`,
      );
    let isTaken = false;
    await statementsOf(
      office,
      () => register(form),
      async seen => {
        if (isTaken || !seen.at(-1)?.startsWith('insert into "user"')) return;
        isTaken = true;
        await take();
      },
    );
    expect(isTaken).toBe(true);
    expect((await found(form.email)).primary_phone).toBeNull();
    expect((await mailTo(office, form.email)).map(one => one.subject)).toEqual(['Your registration']);
  });

  it('cannot give herself a role, an active account or anything else', async () => {
    for (const more of [
      { is_admin: true },
      { is_active: true },
      { role: 1 },
      { user_type: 'x' },
      { id: 1 },
      { username: 'amina' },
    ]) {
      const { status, body } = await register(applicant(more));
      expect([status, body.errors[0].code]).toEqual([400, 'unknown_field']);
    }
  });

  it('is told what is missing or wrong, by field, in her language', async () => {
    const { status, body } = await register({}, { headers: { 'accept-language': 'ar' } });
    expect([status, Object.keys(body).sort()]).toEqual([400, ['email', 'errors', 'first_name', 'password']]);
    expect(body.email).toEqual(['هذا الحقل مطلوب.']);
    for (const more of [
      { email: 'amina' },
      { password: 'too short' },
      { phone: 'call me' },
      { first_name: 'x'.repeat(101) },
      { first_name: 'a\u0000' },
      { email: ['a@b.example'] },
    ]) {
      const [field] = Object.keys(more);
      expect(
        (await register(applicant(more))).body.errors.map((one: { field: string }) => one.field),
        JSON.stringify(more).slice(0, 60),
      ).toEqual([field]);
    }
  });

  it('is one, whoever sends the form twice at the same moment', async () => {
    const form = applicant();
    const replies = await Promise.all([register(form), register(form), register(form)]);
    expect(replies.map(reply => reply.status)).toEqual([202, 202, 202]);
    expect((await office.call('GET', `${users.all}?email=${encodeURIComponent(form.email)}`)).body.total_elements).toBe(
      1,
    );
    expect((await mailTo(office, form.email)).map(one => one.subject).sort()).toEqual([
      'You already have an account',
      'You already have an account',
      'Your registration',
    ]);
  });

  it('needs no token, and a stale one does not stand in the way', async () => {
    expect((await register(applicant(), { headers: { authorization: 'Bearer stale.token.here' } })).status).toBe(202);
  });

  it('leaves a trace in the history, without the password', async () => {
    const form = applicant();
    await register(form);
    const { id } = await found(form.email);
    const { body } = await office.call(
      'GET',
      `/api/history?filter=${encodeURIComponent(JSON.stringify({ entity: 'user', record: id }))}`,
    );
    expect(body).toMatchObject([{ action: 'create', by: null, after: { email: form.email, is_active: false } }]);
    expect(JSON.stringify(body)).not.toMatch(/argon2|correct horse/);
  });

  it('can be turned away by deleting the account', async () => {
    const form = applicant();
    await register(form);
    const { id } = await found(form.email);
    expect((await office.call('DELETE', users.remove(id))).status).toBe(200);
    expect((await office.host.db.execute(`select 1 from registration where "user" = ${id}`)).rows).toEqual([]);
  });

  it('cannot flood a mailbox or the office: five times an address, thirty times a place', async () => {
    const crowded = await openOffice();
    const form = applicant();
    const same = await Promise.all(
      Array.from({ length: 8 }, () => crowded.call('POST', '/api/auth/register', { as: 'guest', body: form })),
    );
    expect(same.filter(reply => reply.status === 202)).toHaveLength(5);
    expect(same.find(reply => reply.status === 429)?.headers.get('retry-after')).toBe('900');
    const others = await Promise.all(
      Array.from({ length: 40 }, () => crowded.call('POST', '/api/auth/register', { as: 'guest', body: applicant() })),
    );
    expect(others.filter(reply => reply.status === 202).length).toBeLessThanOrEqual(25);
    expect(
      (
        await crowded.call('POST', '/user/api/v1/user/login/', {
          as: 'guest',
          body: { email: 'user@rihla.example', password: PASSWORD },
        })
      ).status,
    ).toBe(200);
    await crowded.close();
  });
});
