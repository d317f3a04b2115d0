import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lines, password, text } from '../../catalog/engine/fields.ts';
import { authProvider } from '../../src/authProvider/authProvider.ts';
import { forgetDraftKey, learnDraftKey } from '../../src/authProvider/draftKey.ts';
import { dropDrafts, keepDraft, takeDraft } from '../../src/authProvider/drafts.ts';
import { readRights } from '../../src/authProvider/readAccount.ts';
import { refreshAccount } from '../../src/authProvider/refreshAccount.ts';
import { session } from '../../src/authProvider/session.ts';
import { withoutPasswords } from '../../src/engine/editing/withoutPasswords.ts';
import { amina, tokenFor } from '../support/tokens.ts';

/** A key of 256 bits as the host tells it: under a mask, which is another each time. */
const keyUnder = (mask: number, key: string): string =>
  btoa(String.fromCharCode(mask).repeat(32) + String.fromCharCode(key.charCodeAt(0) ^ mask).repeat(32));
const KEY = keyUnder(17, 'k');
const PILGRIMS = 'hajjPassengers-management/hajjPassengers';
const USERS = 'users-management/userslist';
const BRANCHES = 'branch-management/branchs';

const me = vi.fn<() => Response>();
const asked: { url: string; method: string | undefined; headers: unknown }[] = [];
const can = (action: string, resource: string) => authProvider.canAccess({ action, resource });

beforeEach(() => {
  me.mockReset().mockReturnValue(new Response('<h1>Not Found</h1>', { status: 404 }));
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string, { method, headers }: RequestInit = {}) => {
    asked.push({ url, method, headers });
    return me();
  });
});

const signOuts = () => asked.filter(({ url }) => url.endsWith('/user/api/v1/user/logout/'));

describe('a session', () => {
  it('stands in local storage under the names of the specification', () => {
    session.start(tokenFor(3600), { ...amina, image: '/media/a.webp' });
    expect(Object.keys(localStorage).toSorted()).toEqual([
      'jwt_access_token',
      'user_email',
      'user_id',
      'user_image',
      'user_name',
      'user_role',
    ]);
  });

  it('goes on while its token is valid', async () => {
    session.start(tokenFor(3600), amina);
    await expect(authProvider.checkAuth()).resolves.toBeUndefined();
  });

  it('whose token has expired ends with that reason', async () => {
    session.start(tokenFor(-1), amina);
    await expect(authProvider.checkAuth()).rejects.toEqual({ redirectTo: '/login?reason=expired', message: false });
    expect(localStorage).toHaveLength(0);
  });

  it('that a host refuses ends once, with one reason, however many calls fail', async () => {
    session.start(tokenFor(3600), amina);
    const ends = { redirectTo: '/login?reason=rejected', message: false };
    await expect(authProvider.checkError({ status: 401 })).rejects.toEqual(ends);
    await expect(authProvider.checkError({ status: 401 })).rejects.toEqual({ ...ends, redirectTo: false });
    await expect(authProvider.checkAuth()).rejects.toEqual(ends);
    expect(await authProvider.logout()).toBe('/login?reason=rejected');
  });

  it('survives every other refusal', async () => {
    session.start(tokenFor(3600), amina);
    for (const status of [0, 400, 403, 404, 409, 500]) await authProvider.checkError({ status });
    expect(session.state()).toBe('valid');
  });

  it('ended on purpose leads to the start and leaves nothing behind', async () => {
    session.start(tokenFor(3600), amina);
    await learnDraftKey({ draft_key: KEY });
    await keepDraft('/apps/x/1', { values: { name: 'Dhaka' } });
    expect(await authProvider.logout()).toBe('/');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('ended on purpose leaves no key, and is over in the other tabs', async () => {
    const heard: unknown[] = [];
    const other = new BroadcastChannel('login-event');
    other.addEventListener('message', ({ data }) => heard.push(data));
    session.start(tokenFor(3600), amina);
    await learnDraftKey({ draft_key: KEY });
    await authProvider.logout();
    await keepDraft('/apps/x/1', { values: { name: 'Dhaka' } });
    expect(sessionStorage).toHaveLength(0);
    await vi.waitFor(() => expect(heard.at(-1)).toBe('logout'));
    other.close();
  });

  it('ended on purpose ends on the host as well', async () => {
    const token = tokenFor(3600);
    session.start(token, amina);
    await authProvider.logout();
    expect(signOuts()).toEqual([
      expect.objectContaining({ method: 'POST', headers: { Authorization: `Bearer ${token}` } }),
    ]);
  });

  it('that the host has ended is not ended there again', async () => {
    session.start(tokenFor(3600), amina);
    await authProvider.checkError({ status: 401 }).catch(() => undefined);
    await authProvider.logout();
    expect(signOuts()).toEqual([]);
  });

  it('is left although the host is away, or answers nothing', async () => {
    for (const answer of [() => Promise.reject(new TypeError('Failed to fetch')), () => new Promise(() => {})]) {
      vi.stubGlobal('fetch', answer);
      session.start(tokenFor(3600), amina);
      expect(await authProvider.logout()).toBe('/');
      expect(session.state()).toBe('none');
    }
  });

  it('shows the default picture of a user who has none', async () => {
    session.start(tokenFor(3600), amina);
    expect((await authProvider.getIdentity()).avatar).toMatch(/^data:image\/svg/);
  });
});

describe('rights', () => {
  it('of an administrator are all there are', async () => {
    session.start(tokenFor(3600), amina);
    expect(await can('delete', USERS)).toBe(true);
  });

  it('are those that the host tells', async () => {
    session.start(tokenFor(3600, 2), { ...amina, id: '2', role: 'staff' });
    session.grant({ permissions: ['HAJJ_PASSENGER_INFO_LIST'] });
    expect([await can('list', PILGRIMS), await can('export', PILGRIMS), await can('edit', PILGRIMS)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('are the first grants of the role on a host that tells none', async () => {
    session.start(tokenFor(3600, 3), { ...amina, id: '3', role: 'STAFF' });
    expect([await can('edit', PILGRIMS), await can('list', USERS)]).toEqual([true, false]);
  });

  it('that have changed since the sign-in are asked for anew', async () => {
    me.mockReturnValue(
      Response.json({
        id: 4,
        username: 'amina',
        email: 'a@b.example',
        role: 9,
        role_name: 'USER',
        permissions: ['BRANCH_LIST'],
      }),
    );
    session.start(tokenFor(3600, 4), { ...amina, id: '4', role: 'staff' });
    expect([await can('list', PILGRIMS), await can('list', BRANCHES)]).toEqual([false, true]);
    expect(session.account().role).toBe('user');
  });

  it('of whoever the host has flagged are an administrator’s, and so is what she is called', async () => {
    me.mockReturnValue(
      Response.json({
        id: 8,
        username: 'amina',
        email: 'a@b.example',
        role: 9,
        role_name: 'STAFF',
        is_admin: true,
        permissions: ['CITY_LIST'],
        branch: 3,
      }),
    );
    session.start(tokenFor(3600, 8), { ...amina, id: '8', role: 'STAFF' });
    expect([await can('delete', USERS), await can('edit', PILGRIMS)]).toEqual([true, true]);
    expect((await authProvider.getIdentity()).role).toBe('admin');
  });

  it('of an administrator end with the flag', async () => {
    me.mockReturnValue(
      Response.json({
        id: 10,
        username: 'amina',
        email: 'a@b.example',
        role: null,
        role_name: null,
        is_admin: false,
        permissions: [],
      }),
    );
    session.start(tokenFor(3600, 10), { ...amina, id: '10', role: 'admin' });
    await can('list', USERS);
    await vi.waitFor(() => expect(session.principal().role).toBeNull());
    expect(await can('list', USERS)).toBe(false);
  });

  it('stay those of the role that a host does not name again', async () => {
    me.mockReturnValue(Response.json({ id: 11, username: 'amina', email: 'a@b.example', role: 9 }));
    session.start(tokenFor(3600, 11), { ...amina, id: '11', role: 'STAFF' });
    expect([await can('edit', PILGRIMS), await can('list', USERS)]).toEqual([true, false]);
    expect(session.account().role).toBe('staff');
  });

  it('are not those of the user before, whose answer comes late', async () => {
    session.start(tokenFor(3600, 12), { ...amina, id: '12' });
    me.mockImplementation(() => {
      session.start(tokenFor(3600, 13), { ...amina, id: '13', name: 'bilal', role: 'staff' });
      return Response.json({ id: 12, username: 'amina', email: 'a@b.example', role_name: 'ADMIN', permissions: [] });
    });
    await refreshAccount();
    expect(session.account()).toMatchObject({ id: '13', name: 'bilal', role: 'staff' });
    expect(session.principal().permissions).toBeNull();
  });

  it('know the branch in which the user works, as the host tells it', async () => {
    me.mockReturnValue(
      Response.json({ id: 7, username: 'amina', email: 'a@b.example', role_name: 'STAFF', permissions: [], branch: 3 }),
    );
    session.start(tokenFor(3600, 7), { ...amina, id: '7', role: 'staff' });
    expect((await authProvider.getPermissions()).branch).toBe(3);
    session.grant(readRights({ permissions: [], branch: { id: 4, name: 'Sylhet' } }));
    expect(session.principal().branch).toBe(4);
    session.grant(readRights({}));
    expect(session.principal()).toMatchObject({ permissions: null, branch: null });
    session.grant({ permissions: [], branch: 3 });
    session.end();
    expect(session.principal().branch).toBeNull();
  });

  it('of an unknown role are a guest’s', async () => {
    session.start(tokenFor(3600, 5), { ...amina, id: '5', role: 'OWNER' });
    expect([await can('list', PILGRIMS), await can('list', BRANCHES), await can('list', 'saved_views')]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('to do something unheard of are nobody’s but an administrator’s to ask', async () => {
    session.start(tokenFor(3600, 6), { ...amina, id: '6', role: 'staff' });
    expect(await can('explode', PILGRIMS)).toBe(false);
  });
});

describe('a draft', () => {
  it('waits for whoever typed it, through the sign-in, and is handed out once', async () => {
    session.start(tokenFor(3600), amina);
    const draft = { values: { name: 'Dhaka', image: { rawFile: new File([], 'a') }, lines: [1, null] }, version: 3 };
    await keepDraft('/apps/x/1', draft);
    await authProvider.checkError({ status: 401 }).catch(() => undefined);
    session.start(tokenFor(3600), amina);
    expect(await takeDraft('/apps/x/1')).toBe(draft);
    expect(await takeDraft('/apps/x/1')).toBeUndefined();
  });

  it('can be read in the browser by nobody, and is back when its owner has the key again', async () => {
    session.start(tokenFor(3600), amina);
    await learnDraftKey({ draft_key: KEY });
    await keepDraft('/apps/x/1', { values: { passport_number: 'A01234567' }, version: 3 });
    const [kept = ''] = Object.values(sessionStorage);
    expect(kept).toMatch(/^[\w+/=]+\.[\w+/=]{40,}$/);
    expect(atob(kept.split('.')[1] ?? '')).not.toContain('A01234567');
    // As after the page was loaded anew: only what the browser keeps is left.
    const key = Object.keys(sessionStorage)[0] ?? '';
    for (const [path, draft_key, found] of [
      ['/apps/x/1', keyUnder(17, 'o'), undefined],
      ['/apps/x/1', keyUnder(99, 'k'), { values: { passport_number: 'A01234567' }, version: 3 }],
    ] as const) {
      dropDrafts();
      sessionStorage.setItem(key, kept);
      forgetDraftKey();
      const taken = takeDraft(path);
      await learnDraftKey({ draft_key });
      expect(await taken).toEqual(found);
    }
  });

  it('is back as well when the host was in trouble as it was first asked for the key', async () => {
    session.start(tokenFor(3600), amina);
    await learnDraftKey({ draft_key: KEY });
    await keepDraft('/apps/x/1', { values: { name: 'Dhaka' } });
    const [path = ''] = Object.keys(sessionStorage);
    const kept = sessionStorage.getItem(path) ?? '';
    dropDrafts();
    sessionStorage.setItem(path, kept);
    forgetDraftKey();
    vi.useFakeTimers();
    me.mockReturnValueOnce(new Response('', { status: 503 }));
    me.mockReturnValue(
      Response.json({ id: 1, username: 'amina', email: 'amina@rihla.example', role: 'ADMIN', draft_key: KEY }),
    );
    const taken = takeDraft('/apps/x/1');
    await refreshAccount();
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    expect(await taken).toEqual({ values: { name: 'Dhaka' } });
  });

  it('is not written down without a key', async () => {
    session.start(tokenFor(3600), amina);
    forgetDraftKey();
    await keepDraft('/apps/x/1', { values: { name: 'Dhaka' } });
    expect(sessionStorage).toHaveLength(0);
  });

  it('holds no password, whatever its field is called', () => {
    const fields = { name: text(), pin: password(), devices: lines({ model: text() }) };
    const typed = { name: 'Amina', devices: [{ id: 4, model: 'Reader' }] };
    expect(withoutPasswords(fields, { ...typed, pin: 'secret' })).toEqual(typed);
  });

  it('is not shown to somebody else', async () => {
    session.start(tokenFor(3600), amina);
    await keepDraft('/apps/x/1', { values: { name: 'Dhaka' } });
    session.start(tokenFor(3600, 2), { ...amina, id: '2' });
    expect(await takeDraft('/apps/x/1')).toBeUndefined();
  });

  it('is sealed with no key that was asked for before the user went', async () => {
    session.start(tokenFor(3600), amina);
    const late = learnDraftKey({ draft_key: KEY });
    forgetDraftKey();
    await late;
    await keepDraft('/apps/x/1', { values: { name: 'Dhaka' } });
    expect(sessionStorage).toHaveLength(0);
  });

  it('that is dropped while it is being sealed is not written down', async () => {
    session.start(tokenFor(3600), amina);
    await learnDraftKey({ draft_key: KEY });
    const kept = keepDraft('/apps/x/1', { values: { name: 'Dhaka' } });
    dropDrafts();
    await kept;
    expect(sessionStorage).toHaveLength(0);
  });
});
