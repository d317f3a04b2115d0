import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { type Office, openOffice, PASSWORD } from '../support/office.ts';
import { mailTo } from '../support/outbox.ts';
import { sampleOf } from '../support/sample.ts';

const NEW = 'a password of another kind';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const ask = (email: unknown, at = office) =>
  at.call('POST', '/auth/user/reset_password/', { as: 'guest', body: { email } });
const confirm = (body: unknown, at = office) =>
  at.call('POST', '/auth/user/reset_password_confirm/', { as: 'guest', body });
const check = (body: unknown, at = office) =>
  at.call('POST', '/auth/user/reset_password_check/', { as: 'guest', body });
const login = (email: string, password: string, at = office) =>
  at.call('POST', '/user/api/v1/user/login/', { as: 'guest', body: { email, password } });

/** What the link of the newest mail to an address carries. */
async function linkOf(email: string, at = office): Promise<{ uid: string; token: string }> {
  const mail = (await mailTo(at, email)).find(one => one.text.includes('/reset-password?'));
  const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? 'none:');
  expect(link.origin + link.pathname).toBe('https://office.rihla.example/reset-password');
  return { uid: link.searchParams.get('uid') ?? '', token: link.searchParams.get('token') ?? '' };
}

async function forgetful(): Promise<Colleague & { readonly link: { uid: string; token: string } }> {
  const colleague = await hire(office);
  expect((await ask(colleague.email)).status).toBe(204);
  return { ...colleague, link: await linkOf(colleague.email) };
}

const expired = { status: 400, body: { errors: [{ field: 'token', code: 'link_expired' }] } };

describe('who forgot a password', () => {
  it('chooses a new one by the link in a mail, and is signed out everywhere', async () => {
    const { email, link, call } = await forgetful();
    const { status, body } = await confirm({ ...link, new_password: NEW });
    expect([status, body]).toEqual([204, '']);
    expect((await call('GET', '/user/api/v1/user/me/')).body.code).toBe('token_not_valid');
    expect((await login(email, PASSWORD)).status).toBe(401);
    expect((await login(email, NEW)).status).toBe(200);
    expect((await mailTo(office, email))[0]?.subject).toBe('Your password has changed');
  });

  it('does it once: the same link, and any older one, opens nothing more', async () => {
    const { email, link } = await forgetful();
    await ask(email);
    const second = await linkOf(email);
    const replies = await Promise.all([
      confirm({ ...second, new_password: NEW }),
      confirm({ ...second, new_password: `${NEW} two` }),
    ]);
    expect(replies.map(reply => reply.status).sort()).toEqual([204, 400]);
    expect(await confirm({ ...second, new_password: NEW })).toMatchObject(expired);
    expect(await confirm({ ...link, new_password: NEW })).toMatchObject(expired);
  });

  it('learns beforehand whether the link opens, which leaves it as it is', async () => {
    const { link } = await forgetful();
    expect((await check(link)).status).toBe(204);
    expect((await check(link)).status).toBe(204);
    expect(await check({ ...link, token: `${link.token}x` })).toMatchObject(expired);
    expect(await check({ uid: 'x' })).toMatchObject(expired);
    expect((await confirm({ ...link, new_password: NEW })).status).toBe(204);
    expect(await check(link)).toMatchObject(expired);
  });

  it('does it within the hour', async () => {
    const late = await openOffice();
    await ask('user@rihla.example', late);
    const link = await linkOf('user@rihla.example', late);
    late.wait(3600);
    expect(await confirm({ ...link, new_password: NEW }, late)).toMatchObject(expired);
    await ask('user@rihla.example', late);
    const fresh = await linkOf('user@rihla.example', late);
    late.wait(3599);
    expect((await confirm({ ...fresh, new_password: NEW }, late)).status).toBe(204);
    await late.close();
  });

  it('uses her own link: one of another account, or made up, opens nothing', async () => {
    const { email, link } = await forgetful();
    const [expiry = '', signature = ''] = link.token.split('.');
    const forged = [
      { uid: office.ids.admin, token: link.token },
      { uid: link.uid, token: `${Number(expiry) + 3600}.${signature}` },
      { uid: link.uid, token: `${expiry}.` },
      { uid: link.uid, token: `${expiry}.${signature.slice(1)}` },
      { uid: link.uid, token: signature },
      { uid: link.uid, token: '' },
      { uid: link.uid },
      { uid: link.uid, token: [link.token, link.token] },
      { uid: 'abc', token: link.token },
      { uid: 2_000_000_000, token: link.token },
    ];
    const elsewhere = await openOffice();
    for (const one of forged)
      expect(
        await confirm({ ...one, new_password: NEW }, one.uid === link.uid ? office : elsewhere),
        JSON.stringify(one),
      ).toMatchObject(expired);
    await elsewhere.close();
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it('cannot use an access token in its place, nor a link as a token', async () => {
    const { link, token } = await forgetful();
    expect(await confirm({ uid: link.uid, token, new_password: NEW })).toMatchObject(expired);
    const me = await office.call('GET', '/user/api/v1/user/me/', {
      as: 'guest',
      headers: { authorization: `Bearer ${link.token}` },
    });
    expect(me.body.code).toBe('token_not_valid');
  });

  it('is told by field when the new password will not do, and the link stays good', async () => {
    const { link } = await forgetful();
    const short = await confirm({ ...link, new_password: 'too short' });
    expect([short.status, short.body.errors]).toEqual([
      400,
      [{ field: 'new_password', code: 'too_short', params: { min: 12 } }],
    ]);
    expect((await confirm({ ...link, new_password: NEW })).status).toBe(204);
  });

  it('gets nothing while the account is suspended, nor by a link of before', async () => {
    const { id, email, link } = await forgetful();
    await office.call('PUT', calls('employee').update(id), { body: { is_active: false } });
    expect(await confirm({ ...link, new_password: NEW })).toMatchObject(expired);
    const before = (await mailTo(office, email)).length;
    expect((await ask(email)).status).toBe(204);
    expect(await mailTo(office, email)).toHaveLength(before);
  });

  it.each(['member', 'customer', 'vendor', 'employee'] as const)(
    'gets nothing as a %s who never had an account, whichever address staff enter',
    async name => {
      const { email: _, ...sample } = await sampleOf(office, entities[name]);
      const closed = { password: null, role: null, is_admin: false, is_active: true };
      const body = { ...sample, ...closed, email: `${name}.of.staff@rihla.example` };
      const { id } = (await office.call('POST', calls(name).create, { body })).body;
      expect((await ask(body.email)).status).toBe(204);
      expect(await mailTo(office, body.email)).toEqual([]);
      // By a role an administrator lets them in, and so they may choose their first password.
      const least = await office.call('GET', `${calls('role').everything}?name=USER`);
      await office.call('PUT', calls(name).update(id), { body: { role: least.body.roles[0].id } });
      expect((await ask(body.email)).status).toBe(204);
      const link = await linkOf(body.email);
      expect((await check(link)).status).toBe(204);
      await office.call('PUT', calls(name).update(id), { body: { role: null } });
      expect(await confirm({ ...link, new_password: NEW })).toMatchObject(expired);
    },
  );

  it('loses the link when the address of the account changes, also when it is changed back', async () => {
    const { id, email, link } = await forgetful();
    for (const now of [`moved${id}@rihla.example`, email]) {
      await office.call('PUT', calls('employee').update(id), { body: { email: now } });
      expect(await confirm({ ...link, new_password: NEW })).toMatchObject(expired);
    }
  });

  it('learns nothing about who has an account', async () => {
    const [known, unknown] = [await ask('user@rihla.example'), await ask('nobody@elsewhere.example')];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await mailTo(office, 'nobody@elsewhere.example')).toEqual([]);
    for (const email of ['', 'nobody', 7, null, undefined, ['a@b.example']])
      expect((await ask(email)).status, JSON.stringify(email)).toBe(400);
  });

  it('gets five mails in a quarter of an hour at most, wherever they are asked for', async () => {
    const crowded = await openOffice();
    const askFrom = async (place: number) =>
      crowded.app.request(
        '/auth/user/reset_password/',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'user@rihla.example' }),
        },
        { incoming: { socket: { remoteAddress: `203.0.113.${place}` } } },
      );
    const replies = await Promise.all(Array.from({ length: 9 }, (_, n) => askFrom(n)));
    expect(replies.filter(reply => reply.status === 429)).toHaveLength(4);
    expect(await mailTo(crowded, 'user@rihla.example')).toHaveLength(5);
    await crowded.close();
  });
});
