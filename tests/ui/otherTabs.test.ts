import { createMemoryRouter } from 'react-router';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { authProvider } from '../../src/authProvider/authProvider.ts';
import { keepDraft, takeDraft } from '../../src/authProvider/drafts.ts';
import { followOtherTabs } from '../../src/authProvider/followOtherTabs.ts';
import type { LoginEvent } from '../../src/authProvider/otherTabs.ts';
import { session } from '../../src/authProvider/session.ts';
import { amina, tokenFor } from '../support/tokens.ts';

const FORM = '/apps/city-management/cities/7';
const anywhere = [{ path: '*', element: null }];

const router = createMemoryRouter(anywhere, { initialEntries: ['/'] });
const startAnew = vi.fn<() => void>();
followOtherTabs({ router, startAnew });

/** What the other tabs of the browser say and hear. */
const other = new BroadcastChannel('login-event');
let heard: LoginEvent[] = [];
other.addEventListener('message', ({ data }) => heard.push(data));
afterAll(() => other.close());

const signInElsewhere = (id = 1) => {
  localStorage.setItem('user_id', String(id));
  localStorage.setItem('jwt_access_token', tokenFor(3600, id));
};
const endElsewhere = () => localStorage.clear();

/** Says something in another tab, and waits until this one has heard it. */
async function say(event: LoginEvent): Promise<void> {
  const ear = new BroadcastChannel('login-event');
  const arrived = new Promise(resolve => ear.addEventListener('message', resolve, { once: true }));
  other.postMessage(event);
  await arrived;
  ear.close();
}

beforeEach(async () => {
  localStorage.clear();
  session.start(tokenFor(3600), amina);
  await router.navigate(FORM);
  await vi.waitFor(() => expect(heard).toContain('login'));
  heard = [];
  startAnew.mockClear();
});

it('the end of a session takes what its user had chosen in this browser, but for the looks of the screen', () => {
  localStorage.setItem('RaStorerihla.pilgrims.selectedIds', '[7]');
  localStorage.setItem('RaStorerihla.theme', '"dark"');
  localStorage.setItem('of another application', 'stays');
  session.end();
  expect(Object.keys(localStorage).sort()).toEqual(['RaStorerihla.theme', 'of another application']);
});

describe('a tab at work', () => {
  it('starts anew when another tab signs out', async () => {
    session.grant({ permissions: ['CITY_LIST'] });
    endElsewhere();
    await say('logout');
    expect(startAnew).toHaveBeenCalledOnce();
    expect(session.principal().permissions).toBeNull();
  });

  it('starts anew when somebody else signs in', async () => {
    signInElsewhere(2);
    await say('login');
    expect(startAnew).toHaveBeenCalledOnce();
  });

  it('that the browser had put away starts anew when somebody else has signed in, or nobody is, and for no other reason', () => {
    const comeBack = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    comeBack(true);
    expect(startAnew).not.toHaveBeenCalled();
    signInElsewhere(2);
    comeBack(false);
    expect(startAnew).not.toHaveBeenCalled();
    comeBack(true);
    expect(startAnew).toHaveBeenCalledTimes(1);
    endElsewhere();
    comeBack(true);
    expect(startAnew).toHaveBeenCalledTimes(2);
  });

  it('stays when the same user signs in again, also if she had come as a guest', async () => {
    signInElsewhere();
    await say('login');
    expect(startAnew).not.toHaveBeenCalled();
    expect(router.state.location.pathname).toBe(FORM);
  });

  it('learns why another tab had to end the session, and tells nobody of a sign-out', async () => {
    endElsewhere();
    await say('expired');
    await expect(authProvider.checkAuth()).rejects.toMatchObject({ redirectTo: '/login?reason=expired' });
    expect(await authProvider.logout()).toBe('/login?reason=expired');
    await say('rejected');
    expect(heard).toEqual([]);
  });

  it('that finds no session takes it for no sign-out, and keeps what was typed', async () => {
    await keepDraft('/apps/x/1', { values: { name: 'Dhaka' } });
    endElsewhere();
    await expect(authProvider.checkAuth()).rejects.toMatchObject({ redirectTo: '/login' });
    expect(await authProvider.logout()).toBe('/login');
    await say('rejected');
    expect(heard).toEqual([]);
    signInElsewhere();
    expect(await takeDraft('/apps/x/1')).toEqual({ values: { name: 'Dhaka' } });
  });

  it('goes on after its session was ended and begun again elsewhere', async () => {
    await say('rejected');
    signInElsewhere();
    await say('login');
    expect(session.endReason()).toBeNull();
    await expect(authProvider.checkAuth()).resolves.toBeUndefined();
  });
});

describe('a tab at the sign-in', () => {
  beforeEach(async () => {
    session.end('rejected');
    await vi.waitFor(() => expect(heard).toEqual(['rejected']));
    await router.navigate(`/login?${new URLSearchParams({ reason: 'rejected', next: FORM })}`);
  });

  it('goes to where its user wanted as soon as she signs in elsewhere', async () => {
    signInElsewhere();
    await say('login');
    await vi.waitFor(() => expect(router.state.location.pathname).toBe(FORM));
    expect(session.endReason()).toBeNull();
  });

  it('waits for what the other tab has written', async () => {
    await say('login');
    expect(router.state.location.pathname).toBe('/login');
    signInElsewhere();
    dispatchEvent(new StorageEvent('storage'));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe(FORM));
  });

  it('shows somebody else nothing of that', async () => {
    signInElsewhere(2);
    await say('login');
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('stays when another tab signs out', async () => {
    await say('logout');
    expect(startAnew).not.toHaveBeenCalled();
    expect(router.state.location.search).toContain('next=');
  });
});
