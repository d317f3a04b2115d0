import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { chooseLocale } from '../../src/i18n/locale.ts';
import { Admin, routes } from '../../src/routes.tsx';
import { readAccount } from '../../src/authProvider/readAccount.ts';
import { session } from '../../src/authProvider/session.ts';
import { amina, tokenFor } from '../support/tokens.ts';

const CITIES = '/apps/city-management/cities';
const dhaka = { id: 7, version: 1, name: 'Dhaka', bn_name: null, country: null };

let signedOut: boolean;
/** What the host says of the house. */
let house: () => Response;
const settings = (...rows: object[]) =>
  Response.json({ general_settings: rows, page: 1, size: 1, total_pages: 1, total_elements: rows.length });

/** As much of a host as the frame needs: a list, a record, and nobody who knows more of the user. */
function answer(path: string): Response {
  const { pathname } = new URL(path, 'http://rihla.test');
  if (pathname === '/api/config') return Response.json({ demo: false });
  if (signedOut) return Response.json({ detail: 'x', code: 'token_not_valid' }, { status: 401 });
  if (pathname === calls('general_setting').all) return house();
  if (pathname === calls('city').all)
    return Response.json({ cities: [dhaka], page: 1, size: 25, total_pages: 1, total_elements: 1 });
  if (pathname === calls('city').one(7)) return Response.json(dhaka);
  if (pathname.startsWith('/api/')) return Response.json([], { headers: { 'X-Total-Count': '0' } });
  return Response.json({ detail: 'x', code: 'not_found' }, { status: 404 });
}

// The first import of the whole admin takes longer than a test may.
beforeAll(() => Admin.preload().then(() => undefined), 60_000);

beforeEach(() => {
  signedOut = false;
  house = () => settings({ id: 1, title: 'Rihla Travels', site_name: 'Rihla' });
  vi.stubGlobal('fetch', async (path: string) => answer(path));
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('scrollTo', () => undefined);
});

afterEach(() => act(() => chooseLocale('en')));

function visit(path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} useTransitions={false} />);
  return { router, user: userEvent.setup() };
}

const navigation = () => screen.findByRole('navigation', { name: 'Main navigation' });

describe('the frame', () => {
  it('leads a guest to the sign-in, and an unknown address to the error page', async () => {
    visit(CITIES);
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    visit('/nowhere/ş');
    expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeVisible();
    expect(screen.getByText('/nowhere/ş')).toBeVisible();
  });

  it('shows an administrator every module, where she is, and who she is', async () => {
    session.start(tokenFor(3600), amina);
    const { user } = visit(CITIES);
    const menu = within(await navigation());
    await user.click(await menu.findByRole('button', { name: 'People' }));
    expect(await menu.findByRole('link', { name: 'Users' })).toBeVisible();
    expect(menu.getByRole('link', { current: 'page' })).toHaveAttribute('href', CITIES);
    expect(await screen.findByText('Dhaka')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/cities/i));
    expect(screen.getByRole('button', { name: 'amina, Administrator' })).toBeVisible();
  });

  it('shows the same to an administrator whose role is another, and calls her one', async () => {
    const account = readAccount({
      id: 4,
      username: 'amina',
      email: 'amina@rihla.example',
      role: 'STAFF',
      is_admin: true,
    });
    session.start(tokenFor(3600, 4), account ?? amina);
    session.grant({ permissions: ['CITY_LIST'] });
    const { user } = visit(CITIES);
    const menu = within(await navigation());
    await user.click(await menu.findByRole('button', { name: 'People' }));
    expect(await menu.findByRole('link', { name: 'Users' })).toBeVisible();
    expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'amina, Administrator' })).toBeVisible();
  });

  it('shows others only the lists that they may see', async () => {
    session.start(tokenFor(3600, 2), { ...amina, id: '2', role: 'USER' });
    session.grant({ permissions: ['CITY_LIST'] });
    visit(CITIES);
    const menu = within(await navigation());
    expect(await menu.findByRole('link', { name: /cities/i })).toBeVisible();
    expect(menu.queryByRole('link', { name: 'Users' })).toBeNull();
  });

  it('names a role of the agency’s own making as the agency does', async () => {
    session.start(tokenFor(3600, 4), { ...amina, id: '4', role: 'Accountant' });
    session.grant({ permissions: ['CITY_LIST'] });
    visit(CITIES);
    expect(await screen.findByRole('button', { name: 'amina, Accountant' })).toBeVisible();
  });

  it('denies a page whose right is missing', async () => {
    session.start(tokenFor(3600, 3), { ...amina, id: '3', role: 'USER' });
    session.grant({ permissions: ['CITY_LIST'] });
    visit('/apps/users-management/userslist');
    expect(await screen.findByText('You do not have the right to see this')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/');
  });

  it('says for as long as the network is gone that nothing can be saved', async () => {
    session.start(tokenFor(3600), amina);
    visit(CITIES);
    await navigation();
    const told = { name: 'No connection: nothing can be saved.' };
    expect(screen.queryByRole('region', told)).toBeNull();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(screen.getByRole('region', told)).toBeVisible();
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.queryByRole('region', told)).toBeNull();
  });

  it('turns language and direction there and back, without a reload and without losing what was typed', async () => {
    session.start(tokenFor(3600), amina);
    const { user } = visit(`${CITIES}/7/dhaka`);
    await user.type(await screen.findByDisplayValue('Dhaka'), ' North');
    await user.click(await screen.findByRole('button', { name: 'Language' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'العربية' }));
    const turned = await screen.findByRole('navigation', { name: 'التنقل الرئيسي' });
    expect(turned).toBeVisible();
    expect(turned.closest('[lang]')).toHaveAttribute('lang', 'ar');
    expect(turned.closest('[dir]')).toHaveAttribute('dir', 'rtl');
    await waitFor(() => expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']));
    expect(screen.getByDisplayValue('Dhaka North')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'اللغة' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'English' }));
    expect((await navigation()).closest('[dir]')).toHaveAttribute('dir', 'ltr');
    await waitFor(() => expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en', 'ltr']));
    expect(screen.getByDisplayValue('Dhaka North')).toBeVisible();
  });

  it('keeps its page while the window becomes narrow', async () => {
    session.start(tokenFor(3600), amina);
    let narrow = false;
    const listeners = new Set<() => void>();
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      get matches() {
        return narrow && media.includes('max-width');
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }));
    const { user } = visit(`${CITIES}/7/dhaka`);
    await user.type(await screen.findByDisplayValue('Dhaka'), ' North');
    narrow = true;
    act(() => {
      for (const listener of listeners) listener();
    });
    expect(screen.getByDisplayValue('Dhaka North')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show navigation' }));
    expect(await screen.findByRole('dialog', { name: 'Main navigation' })).toBeVisible();
  });

  it('returns to the sign-in with a reason when the host refuses the token', async () => {
    session.start(tokenFor(3600), amina);
    signedOut = true;
    visit(CITIES);
    expect(await screen.findByText(/^Your session has ended. Sign in again.*Invalid access_token/)).toBeVisible();
  });

  it('leads out on purpose without a reason', async () => {
    session.start(tokenFor(3600), amina);
    const { user, router } = visit(CITIES);
    await user.click(await screen.findByRole('button', { name: /amina/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(router.state.location.search).toBe('');
    expect(localStorage.getItem('jwt_access_token')).toBeNull();
  });
});

describe('the tab of the browser', () => {
  const titled = (title: string) => waitFor(() => expect(document.title).toBe(title));

  it('is named after the page, the record in it, and the house', async () => {
    session.start(tokenFor(3600), amina);
    const { router } = visit(CITIES);
    await titled('Cities / districts · Rihla Travels');
    await act(() => router.navigate(`${CITIES}/7/dhaka`));
    await titled('City / district Dhaka · Rihla Travels');
    await act(() => router.navigate('/apps/passenger/search/maryam'));
    await titled('maryam · Passenger search · Rihla Travels');
    await act(() => router.navigate('/pages/profile'));
    await titled('My profile · Rihla Travels');
  });
});

describe('a page that does not exist', () => {
  it('says so in the one heading of the page and in the tab, inside the frame', async () => {
    session.start(tokenFor(3600), amina);
    visit('/apps/no/such/page');
    await navigation();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This page does not exist');
    await waitFor(() => expect(document.title).toBe('This page does not exist · Rihla Travels'));
  });
});
