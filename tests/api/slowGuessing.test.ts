import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetOld } from '../../server/engine/auth/keepForgetting.ts';
import { readTrustedProxies } from '../../server/platform/http/trustedProxies.ts';
import { attemptFrom, postFrom } from '../support/door.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice, PASSWORD } from '../support/office.ts';
import { mailTo } from '../support/outbox.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

let places = 0;
/** An address that nobody has used yet. */
const anywhere = (): string => {
  places += 1;
  return `198.18.${Math.floor(places / 250)}.${1 + (places % 250)}`;
};
const guess = (email: string, address = anywhere()) => attemptFrom(office, { address }, email, 'not the password');
const guesses = (email: string, count: number) => Promise.all(Array.from({ length: count }, () => guess(email)));
const owner = (email: string, address: string, cookie?: string) =>
  attemptFrom(office, { address, cookie }, email, PASSWORD);
const admitted = (replies: readonly { status: number }[]) => replies.filter(({ status }) => status === 401).length;

describe('guessing from ever new addresses', () => {
  it('goes no further than twenty in a day, all at once or not, and then one at a time', async () => {
    const { email } = await hire(office);
    const replies = await guesses(email, 100);
    expect(admitted(replies)).toBe(20);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(80);
    const waits: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      const { status, code, retryAfter } = await guess(email);
      expect([status, code]).toEqual([429, 'throttled']);
      waits.push(retryAfter / MINUTE);
      office.wait(retryAfter);
      expect(admitted(await guesses(email, 5))).toBe(1);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  });

  it('tells nothing about which accounts there are', async () => {
    const [known, unknown] = [await guesses((await hire(office)).email, 30), await guesses('nobody@rihla.example', 30)];
    const told = (replies: typeof known) => replies.map(({ status, code, detail }) => [status, code, detail]).sort();
    expect(told(unknown)).toEqual(told(known));
  });

  it('does not keep the owner out: not where they have signed in before, nor with their browser elsewhere', async () => {
    const { email } = await hire(office);
    const home = anywhere();
    const { cookie } = await owner(email, home);
    await guesses(email, 40);
    expect((await owner(email, home)).status).toBe(200);
    expect((await owner(email, anywhere(), cookie)).status).toBe(200);
    expect((await owner(email, anywhere())).status).toBe(429);
    expect((await owner(email, anywhere(), `${cookie}x`)).status).toBe(429);
  });

  it('does not keep the owner out who is somewhere new, with nothing: the way by mail stays open', async () => {
    const { id, email } = await hire(office);
    await guesses(email, 40);
    const away = anywhere();
    expect((await owner(email, away)).status).toBe(429);
    expect((await postFrom(office, { address: away }, '/auth/user/reset_password/', { email })).status).toBe(204);
    const token = /token=(\S+)/.exec((await mailTo(office, email))[0]?.text ?? '')?.[1];
    const chosen = { uid: id, token, new_password: `${PASSWORD} anew` };
    await Promise.all(
      Array.from({ length: 30 }, () =>
        postFrom(office, { address: anywhere() }, '/auth/user/reset_password_confirm/', { ...chosen, token: '1.x' }),
      ),
    );
    expect((await postFrom(office, { address: away }, '/auth/user/reset_password_confirm/', chosen)).status).toBe(204);
    expect((await attemptFrom(office, { address: away }, email, chosen.new_password)).status).toBe(200);
  });

  it('is slowed in a place that the account knows, too, yet not for the browser of its owner', async () => {
    const { email } = await hire(office);
    const home = anywhere();
    const { cookie } = await owner(email, home);
    await guesses(email, 40);
    let tried = 0;
    for (let quarter = 0; quarter < 8; quarter += 1) {
      tried += admitted(await Promise.all(Array.from({ length: 12 }, () => guess(email, home))));
      office.wait(15 * MINUTE);
    }
    // Fifty, and of those past them one or two that the slow limit lets in from wherever.
    expect(tried).toBeGreaterThanOrEqual(50);
    expect(tried).toBeLessThanOrEqual(54);
    expect((await owner(email, home, cookie)).status).toBe(200);
  });

  it('of somebody who knew the old password is that of a stranger after the new one', async () => {
    const { email, id } = await hire(office);
    const lodger = anywhere();
    const { cookie } = await owner(email, lodger);
    await office.call('PATCH', `/user/api/v1/user/passwordchange/${id}`, {
      body: { password: `${PASSWORD} anew`, confirm_password: `${PASSWORD} anew` },
    });
    await guesses(email, 40);
    expect((await attemptFrom(office, { address: lodger, cookie }, email, 'not the password')).status).toBe(429);
  });

  it('is not eased by a device that somebody else has put into the owner’s browser', async () => {
    const { email } = await hire(office);
    const planted = '__Host-rihla_device=planted';
    expect((await owner(email, anywhere(), planted)).status).toBe(200);
    await guesses(email, 40);
    expect((await owner(email, anywhere(), planted)).status).toBe(429);
  });
});

it('a browser keeps its proof out of reach of scripts, other sites and plain lines, and it opens no other account', async () => {
  const reply = await office.app.request('/user/api/v1/user/login/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'staff@rihla.example', password: PASSWORD }),
  });
  expect(reply.headers.get('set-cookie')).toMatch(
    /^__Host-rihla_device=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  const { email } = await hire(office);
  await guesses(email, 40);
  expect((await owner(email, anywhere(), reply.headers.get('set-cookie')?.split(';')[0])).status).toBe(429);
});

it('the old password is not guessed with a borrowed session, however patiently', async () => {
  const own = await openOffice();
  const body = { old_password: 'not the password', password: `${PASSWORD} anew`, confirm_password: `${PASSWORD} anew` };
  let tried = 0;
  for (let quarter = 0; quarter < 8; quarter += 1) {
    for (let n = 0; n < 6; n += 1)
      tried +=
        (await own.call('PATCH', `/user/api/v1/user/passwordchange/${own.ids.user}`, { as: 'user', body })).status ===
        400
          ? 1
          : 0;
    own.wait(15 * MINUTE);
  }
  expect(tried).toBeGreaterThanOrEqual(20);
  expect(tried).toBeLessThan(30);
  await own.close();
});

it('guessing does not begin anew with a sign-in of the owner, but with the next day', async () => {
  const own = await openOffice();
  const tries = (count: number) =>
    Promise.all(
      Array.from({ length: count }, () => attemptFrom(own, { address: anywhere() }, 'user@rihla.example', 'guess')),
    );
  const home = anywhere();
  const comeHome = () => attemptFrom(own, { address: home }, 'user@rihla.example', PASSWORD);
  await comeHome();
  await tries(20);
  await comeHome();
  expect(admitted(await tries(1))).toBe(0);
  own.wait(DAY);
  expect(admitted(await tries(30))).toBe(20);
  await own.close();
});

const askForLink = (at: Office, n: number, from: { address: string; forwarded?: string }) =>
  postFrom(at, from, '/auth/user/reset_password/', { email: `x${n}@rihla.example` });

describe('an address', () => {
  it('is not changed by a header that anybody can write', async () => {
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        askForLink(office, n, { address: '203.0.113.77', forwarded: `198.51.100.${n}` }),
      ),
    );
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(30);
  });

  it('is counted for each client behind a proxy of ours', async () => {
    const behind = await openOffice({ trustedProxies: readTrustedProxies('10.0.0.0/8') });
    const from = (client: string) =>
      attemptFrom(behind, { address: '10.0.0.1', forwarded: client }, 'user@rihla.example', 'not the password');
    expect(admitted(await Promise.all(Array.from({ length: 12 }, () => from('198.51.100.1'))))).toBe(10);
    expect((await from('198.51.100.2')).status).toBe(401);
    await behind.close();
  });

  it('that is refused writes nothing more, and what counts no more is swept', async () => {
    const swept = await openOffice();
    const rows = async () => (await swept.host.db.execute('select 1 from login_attempt')).rows.length;
    const flood = (from: number) =>
      Promise.all(Array.from({ length: 30 }, (_, n) => askForLink(swept, from + n, { address: '203.0.113.1' })));
    await flood(0);
    const before = await rows();
    await flood(30);
    expect(await rows()).toBe(before);
    await forgetOld(swept.host);
    expect(await rows()).toBe(before);
    swept.wait(DAY);
    await forgetOld(swept.host);
    expect(await rows()).toBe(0);
    await swept.close();
  });
});
