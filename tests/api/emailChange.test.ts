import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { type Office, openOffice, PASSWORD } from '../support/office.ts';
import { mailTo } from '../support/outbox.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const ask = ({ call }: Pick<Colleague, 'call'>, email: unknown, password: unknown = PASSWORD) =>
  call('POST', '/api/auth/user/email/', { body: { email, password } });
const confirm = (body: unknown, at = office) => at.call('POST', '/auth/user/confirm_email/', { as: 'guest', body });
const login = (email: string, at = office) =>
  at.call('POST', '/user/api/v1/user/login/', { as: 'guest', body: { email, password: PASSWORD } });
const expired = { status: 400, body: { errors: [{ field: 'token', code: 'link_expired' }] } };

/** What the link of the newest mail to an address carries. */
async function linkOf(email: string, at = office): Promise<{ uid: string; token: string }> {
  const [mail] = await mailTo(at, email);
  const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? 'none:');
  expect(link.origin + link.pathname).toBe('https://office.rihla.example/confirm-email');
  return { uid: link.searchParams.get('uid') ?? '', token: link.searchParams.get('token') ?? '' };
}

let counter = 0;
const address = () => `moved${(counter += 1)}@rihla.example`;

describe('one’s own email', () => {
  it('changes when the new address confirms it, and the old one is told of the wish and of the change', async () => {
    const mover = await hire(office);
    const email = address();
    expect((await ask(mover, ` ${email.toUpperCase()} `)).status).toBe(202);
    expect((await login(mover.email)).status).toBe(200);
    expect((await mailTo(office, mover.email))[0]).toMatchObject({
      subject: 'A new email address was asked for',
      text: expect.stringContaining(email),
    });
    expect((await confirm(await linkOf(email))).status).toBe(204);
    expect([(await login(email)).status, (await login(mover.email)).status]).toEqual([200, 401]);
    expect((await mover.call('GET', '/user/api/v1/user/me/')).body.code).toBe('token_not_valid');
    expect((await mailTo(office, mover.email))[0]).toMatchObject({
      subject: 'Your email address has changed',
      text: expect.stringContaining(email),
    });
    const filter = encodeURIComponent(JSON.stringify({ entity: 'user', record: mover.id }));
    expect((await office.call('GET', `/api/history?filter=${filter}`)).body[0]).toMatchObject({
      by: mover.id,
      before: { email: mover.email },
      after: { email },
    });
  });

  it('is no longer confirmed once it was another, although it is the former again', async () => {
    const mover = await hire(office);
    const email = address();
    await ask(mover, email);
    const link = await linkOf(email);
    for (const now of [address(), mover.email])
      await office.call('PUT', calls('user').update(mover.id), { body: { email: now } });
    expect(await confirm(link)).toMatchObject(expired);
    expect((await login(mover.email)).status).toBe(200);
  });

  it('floods no mailbox, however many accounts ask for the same address', async () => {
    const email = address();
    const asked: number[] = [];
    for (let count = 0; count < 6; count += 1) asked.push((await ask(await hire(office), email)).status);
    expect(asked).toEqual([202, 202, 202, 202, 202, 429]);
    expect(await mailTo(office, email)).toHaveLength(5);
    // By then their own place is counted anew.
    office.wait(901);
  });

  it('asks for the password, whoever holds the session, and soon for patience', async () => {
    const mover = await hire(office);
    for (const password of [undefined, '', 'a wrong password', [PASSWORD], 7]) {
      const { status, body } = await ask(mover, address(), password ?? null);
      expect([status, body.errors]).toEqual([400, [{ field: 'password', code: 'wrong_password' }]]);
    }
    expect(await mailTo(office, mover.email)).toEqual([]);
    const many = await Promise.all(Array.from({ length: 12 }, () => ask(mover, address(), 'a wrong password')));
    expect(many.some(({ status }) => status === 429)).toBe(true);
    expect(
      (
        await office.call('POST', '/api/auth/user/email/', {
          as: 'guest',
          body: { email: address(), password: PASSWORD },
        })
      ).status,
    ).toBe(401);
  });

  it('is another, an address, and nobody else’s', async () => {
    const mover = await hire(office);
    for (const [email, code] of [
      [mover.email, 'same_email'],
      ['nobody', 'not_email'],
      ['', 'required'],
      [null, 'required'],
      ['user@rihla.example', 'taken'],
    ] as const) {
      const { status, body } = await ask(mover, email);
      expect([email, status, body.errors?.[0]]).toMatchObject([email, 400, { field: 'email', code }]);
    }
    // Without the password nobody learns who has an account.
    expect((await ask(mover, 'user@rihla.example', 'a wrong password')).body.errors).toEqual([
      { field: 'password', code: 'wrong_password' },
    ]);
  });

  it('is confirmed once, by the newest link, within the hour, by nothing made up', async () => {
    const mover = await hire(office);
    const [first, second] = [address(), address()];
    await ask(mover, first);
    const old = await linkOf(first);
    await ask(mover, second);
    const link = await linkOf(second);
    for (const body of [
      old,
      { ...link, token: `${link.token}x` },
      { ...link, uid: office.ids.admin },
      { uid: link.uid },
      { ...link, uid: ` ${link.uid}` },
      { token: link.token },
      {},
    ]) {
      expect(await confirm(body), JSON.stringify(body)).toMatchObject(expired);
    }
    const replies = await Promise.all([confirm(link), confirm(link)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 400]);
    // Given back to its owner, the former address is not lost to the same link again.
    expect((await office.call('PUT', calls('user').update(mover.id), { body: { email: mover.email } })).status).toBe(
      200,
    );
    expect(await confirm(link)).toMatchObject(expired);
    const late = await openOffice();
    const own = {
      call: (method: string, path: string, asked = {}) => late.call(method, path, { ...asked, as: 'user' as const }),
    };
    await ask(own, first);
    late.wait(3600);
    expect(await confirm(await linkOf(first, late), late)).toMatchObject(expired);
    await late.close();
  });

  it.each([
    [
      'a new password',
      (mover: Colleague) =>
        mover.call('PATCH', `/user/api/v1/user/passwordchange/${mover.id}`, {
          body: { old_password: PASSWORD, password: `${PASSWORD} 2`, confirm_password: `${PASSWORD} 2` },
        }),
    ],
    [
      'a suspension',
      (mover: Colleague) => office.call('PUT', calls('user').update(mover.id), { body: { is_active: false } }),
    ],
    [
      'another address that an administrator gave',
      (mover: Colleague) => office.call('PUT', calls('user').update(mover.id), { body: { email: address() } }),
    ],
  ])('is no longer confirmed after %s', async (_, end) => {
    const mover = await hire(office);
    const email = address();
    await ask(mover, email);
    expect((await end(mover)).status).toBe(200);
    expect(await confirm(await linkOf(email))).toMatchObject(expired);
    expect((await login(email)).status).toBe(401);
  });

  it('goes to one of two who want the same', async () => {
    const [one, other] = [await hire(office), await hire(office)];
    const email = address();
    await ask(one, email);
    const first = await linkOf(email);
    await ask(other, email);
    const second = await linkOf(email);
    const replies = await Promise.all([confirm(first), confirm(second)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 400]);
    expect(replies.find(({ status }) => status === 400)?.body.errors).toEqual([{ field: 'email', code: 'taken' }]);
  });

  it('is confirmed by nothing that its inbox shows', async () => {
    const mover = await hire(office);
    const email = address();
    await ask(mover, email);
    await confirm(await linkOf(email));
    const authorization = `Bearer ${(await login(email)).body.access}`;
    const read = (path: string) => office.call('GET', path, { as: 'guest', headers: { authorization } });
    const { body } = await read('/api/inbox/');
    const opened = await Promise.all(body.map(({ id }: { id: string }) => read(`/api/inbox/${id}`)));
    expect(opened.some(one => one.body.withheld)).toBe(true);
    expect(JSON.stringify([body, opened])).not.toMatch(/token=|confirm-email/);
  });
});
