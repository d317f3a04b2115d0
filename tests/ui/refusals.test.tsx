import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, matchPath, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../src/authProvider/session.ts';
import { modules } from '../../src/resources/modules.ts';
import { Admin, routes } from '../../src/routes.tsx';
import { specifiedPages, specifiedRecords } from '../support/specifiedRoutes.ts';
import { amina, tokenFor } from '../support/tokens.ts';

const DENIED = 'You do not have the right to see this';

/** An address with its parts filled in, as the specification or a route spells them. */
const filled = (path: string): string => path.replace(':kind', 'sales').replace(/\{\w+\??\}|:\w+\??/g, '7');

/** Pages that whoever has signed in may open. */
const forAnybody = ['/dashboards/project', '/dashboards/analytics', '/mail/:box?/:item?', '/profile', '/example'];
const forGuests = ['/login', '/register', '/pages/errors/error-404'];

const own = modules.flatMap(({ routes: all = {} }) => Object.keys(all)).filter(path => !forAnybody.includes(path));

const isOpen = (path: string): boolean =>
  forGuests.includes(path) || forAnybody.some(one => matchPath(one, path.replace(/^\/(apps|pages)/, '')));

/** Every page of the registry that nobody opens without a right, those of the specification, and one of each kind. */
const guarded = [
  ...own.map(path => filled(`/apps${path}`)),
  ...Object.keys(specifiedPages)
    .filter(path => !isOpen(path))
    .map(filled),
  ...Object.keys(specifiedRecords).map(filled),
  ...['', '/7', '/7/a-name', '/create'].map(below => `/apps/employee-management/employees${below}`),
];

let asked: string[];
/** What the host says to the next sign-in. */
let entering: Response;

function host(path: string, { method = 'GET' }: RequestInit = {}): Response {
  const { pathname } = new URL(path, 'http://rihla.test');
  asked.push(`${method} ${pathname}`);
  if (pathname.endsWith('/login') || pathname.endsWith('/login/')) return entering;
  if (pathname === '/api/config') return Response.json({ demo: false });
  if (pathname.startsWith('/api/')) return Response.json([], { headers: { 'X-Total-Count': '0' } });
  return Response.json({ detail: 'x', code: 'not_found' }, { status: 404 });
}

// The first import of the whole admin takes longer than a test may.
beforeAll(() => Admin.preload().then(() => undefined), 60_000);

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => host(path, init));
  vi.stubGlobal('scrollTo', () => undefined);
});

async function visitAs(role: string, permissions: readonly string[] | null) {
  session.start(tokenFor(3600, 2), { ...amina, id: '2', role });
  session.grant({ permissions });
  const router = createMemoryRouter(routes, { initialEntries: ['/apps/e-commerce/orders'] });
  render(<RouterProvider router={router} useTransitions={false} />);
  await screen.findByRole('heading', { level: 1, name: DENIED });
  // The frame asks for its menu and counts once.
  await waitFor(() => expect(asked.some(call => call.includes('/user/me/'))).toBe(true));
  return router;
}

type Visit = Awaited<ReturnType<typeof visitAs>>;

/** Opens an address and tells what stands there. */
async function shownAt(router: Visit, path: string): Promise<string> {
  await act(() => router.navigate(path));
  return (await screen.findByRole('heading', { level: 1 })).textContent ?? '';
}

async function wronglyShown(router: Visit, paths: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const path of paths) {
    const shown = await shownAt(router, path);
    if (shown !== DENIED) wrong.push(`${path}: ${shown}`);
  }
  return wrong;
}

/** Another user of the desk fills in the sign-in. */
async function signIn(id: number): Promise<void> {
  entering = Response.json({
    access: tokenFor(3600, id),
    id,
    email: 'b',
    username: 'bilal',
    image: null,
    role: 'ADMIN',
  });
  await userEvent.type(await screen.findByLabelText('Email'), 'bilal@rihla.example');
  await userEvent.type(screen.getByLabelText('Password'), 'open sesame');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('pages that a role may not see', () => {
  it.each([
    ['staff who hold no right', 'STAFF', []],
    ['somebody without a role', '', null],
  ] as const)(
    'are refused to %s in one way on every route, before a call is sent',
    async (_who, role, permissions) => {
      const router = await visitAs(role, permissions);
      const before = [...asked];
      expect(await wronglyShown(router, guarded)).toEqual([]);
      expect(asked.slice(before.length)).toEqual([]);
    },
    120_000,
  );

  it('keep their address, which somebody else comes to by signing in', async () => {
    const router = await visitAs('STAFF', []);
    const path = '/apps/order-managements/send-email/7?from=list';
    expect(await shownAt(router, path)).toBe(DENIED);
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(path);
    expect(screen.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in as somebody else' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(new URLSearchParams(router.state.location.search).get('next')).toBe(path);
    expect(session.token()).toBeNull();
    await signIn(1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/order-managements/send-email/7'));
    expect(router.state.location.search).toBe('?from=list');
  });

  it('are left to the next one only, and nothing else of who was refused is', async () => {
    const router = await visitAs('STAFF', []);
    const path = '/apps/order-managements/send-email/7';
    await shownAt(router, path);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in as somebody else' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    await act(() => router.navigate('/apps/city-management/cities?name=secret'));
    await signIn(1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/dashboards/project'));
    for (const reason of [undefined, 'rejected'] as const) {
      session.end(reason);
      await act(() => router.navigate(path));
      await signIn(reason ? 1 : 3);
      await waitFor(() => expect(router.state.location.pathname, reason).toBe('/apps/dashboards/project'));
    }
  });

  it('are for guests behind the sign-in, which remembers the address', async () => {
    const router = createMemoryRouter(routes, { initialEntries: ['/login'] });
    render(<RouterProvider router={router} useTransitions={false} />);
    for (const path of guarded) {
      await act(() => router.navigate(path));
      expect(router.state.location.pathname, path).toBe('/login');
      expect(new URLSearchParams(router.state.location.search).get('next'), path).toBe(path);
    }
  });
});
