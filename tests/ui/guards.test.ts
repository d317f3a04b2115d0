import { createMemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { corrected } from '../../src/authProvider/corrected.ts';
import { besideApps, guestsOnly, requireSession, welcome } from '../../src/authProvider/guards.ts';
import { AFTER_SIGN_IN, returnPath } from '../../src/authProvider/returnPath.ts';
import { session } from '../../src/authProvider/session.ts';
import { routes } from '../../src/routes.tsx';
import { amina, tokenFor } from '../support/tokens.ts';

type Guard = typeof requireSession;

/** Where a guard sends a visit; null when it lets it in. */
async function sentTo(guard: Guard, path: string): Promise<string | null> {
  if (typeof guard !== 'function') throw new Error('not a guard');
  const request = new Request(`http://rihla.test${path}`);
  const answer: unknown = await Promise.resolve()
    .then(() => guard({ request, url: new URL(request.url), pattern: '/', params: {}, context: {} }))
    .catch((thrown: unknown) => thrown);
  return answer instanceof Response ? answer.headers.get('location') : null;
}

describe('the door to the admin', () => {
  it('remembers for a guest where she wanted to go', async () => {
    session.end();
    expect(await sentTo(requireSession, '/apps/city-management/cities?page=2')).toContain(
      `next=${encodeURIComponent('/apps/city-management/cities?page=2')}`,
    );
  });

  it('tells about a token that had expired, and forgets it', async () => {
    session.start(tokenFor(-60), amina);
    expect(await sentTo(requireSession, '/apps')).toBe('/login?reason=expired&next=%2Fapps');
    expect(session.token()).toBeNull();
  });

  it('leads a signed-in user from the bare /apps to the overview', async () => {
    session.start(tokenFor(60), amina);
    expect(await sentTo(requireSession, '/apps')).toBe('/apps/dashboards/project');
    expect(await sentTo(requireSession, '/apps/city-management/cities')).toBeNull();
  });
});

it('a step within the admin waits for no loader, and still ends where the session does', async () => {
  session.start(tokenFor(60), amina);
  const router = createMemoryRouter(routes, { initialEntries: ['/apps/city-management/cities'] });
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  const states: string[] = [];
  router.subscribe(({ navigation }) => states.push(navigation.state));
  await router.navigate('/apps/city-management/cities/1');
  expect(router.state.location.pathname).toBe('/apps/city-management/cities/1');
  expect(states).not.toContain('loading');
  await router.navigate('/apps');
  expect(router.state.location.pathname).toBe('/apps/dashboards/project');
  session.start(tokenFor(-60), amina);
  await router.navigate('/apps/city-management/cities');
  expect(router.state.location.pathname).toBe('/login');
  expect(session.token()).toBeNull();
});

describe('the other pages', () => {
  it('at the start lead to the work or to the sign-in', async () => {
    session.start(tokenFor(60), amina);
    expect(await sentTo(welcome, '/')).toBe('/apps/dashboards/project');
    session.end();
    expect(await sentTo(welcome, '/')).toBe('/login');
    session.start(tokenFor(-60), amina);
    expect(await sentTo(welcome, '/')).toBe('/login?reason=expired');
  });

  it('inside the frame are the profile and the example page, for whoever has signed in', async () => {
    session.start(tokenFor(60), amina);
    for (const path of ['/pages/profile', '/pages/anything', '/example', '/anything'])
      expect(await sentTo(besideApps, path)).toBeNull();
    session.end();
    expect(await sentTo(besideApps, '/pages/profile')).toBe('/login?next=%2Fpages%2Fprofile');
    expect(await sentTo(besideApps, '/example')).toBe('/login?next=%2Fexample');
    expect(await sentTo(besideApps, '/anything')).toBeNull();
  });

  it('lead a sign-in over the example page to the overview', async () => {
    session.start(tokenFor(60), amina);
    expect(await sentTo(guestsOnly, '/login')).toBe(AFTER_SIGN_IN);
    expect(AFTER_SIGN_IN).toMatch(/^\/example\?/);
    expect(await sentTo(besideApps, AFTER_SIGN_IN)).toBe('/apps/dashboards/project');
  });

  it('keep the sign-in for guests', async () => {
    session.start(tokenFor(60), amina);
    expect(await sentTo(guestsOnly, '/login?next=%2Fapps%2Fcity-management%2Fcities')).toBe(
      '/apps/city-management/cities',
    );
    session.end();
    expect(await sentTo(guestsOnly, '/login')).toBeNull();
  });
});

describe('where the sign-in leads to', () => {
  const after = (next: string) => returnPath({ search: `?next=${encodeURIComponent(next)}`, state: null });

  it('is the page that was asked for', () => {
    for (const path of [
      '/apps',
      '/apps/city-management/cities?filter={"a":"ঢাকা"}&page=2',
      '/pages/profile#password',
      '/apps/a/4/x%0ay',
    ]) {
      expect(after(path)).toBe(path);
    }
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/apps\\..\\evil',
    '/\t/evil.example',
    '/\n//evil.example',
    '/apps\r\nx',
    '/apps\u0000',
    '/.//evil.example',
    '/apps/..//evil.example',
    '/apps/%2e%2e//evil.example',
    'javascript:alert(1)',
    '\u0001/apps',
    ' /apps',
    'apps',
    '/apps\u0085',
    '',
  ])('is never elsewhere: %j', path => {
    expect(after(path)).toBe(AFTER_SIGN_IN);
    expect(returnPath({ search: '', state: { nextPathname: path, nextSearch: '' } })).toBe(AFTER_SIGN_IN);
  });
});

describe('an address', () => {
  it.each([
    ['/apps/branch-management/branches', '/apps/branch-management/branchs'],
    ['/apps/branch-management/branches/4/dhaka', '/apps/branch-management/branchs/4/dhaka'],
    ['/apps/profile', '/pages/profile'],
    ['/apps/example', '/example'],
    ['/apps/e-commerce/', '/apps/e-commerce/products'],
    ['/apps/e-commerce/product/4/tasbih', '/apps/e-commerce/products/4/tasbih'],
    ['/apps/e-commerce/products/4', '/apps/e-commerce/products/4'],
    ['/apps/e-commerce/products/new', '/apps/e-commerce/products/create'],
    ['/apps/city-management/cities/new', '/apps/city-management/cities/create'],
    ['/apps/city-management/cities/4/new', '/apps/city-management/cities/4/new'],
  ])('%s leads to %s', (asked, right) => {
    expect(corrected(asked)).toBe(right);
  });
});
