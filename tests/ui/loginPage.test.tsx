import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { chooseLocale } from '../../src/i18n/locale.ts';
import { LoginPage } from '../../src/pages/login/LoginPage.tsx';
import { session } from '../../src/authProvider/session.ts';
import { tokenFor } from '../support/tokens.ts';

type Answer = () => Response | Promise<Response>;

let login: Answer;
let config: Answer;
/** What the host says of the house to everybody. */
let house: Answer;

beforeEach(() => {
  config = () => Response.json({ demo: false });
  house = () => Response.json({ detail: 'x', code: 'internal' }, { status: 500 });
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/config') return config();
    return path.startsWith(calls('general_setting').all) ? house() : login();
  });
});

afterEach(() => act(() => chooseLocale('en')));

const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: 'Sign in' });

function open(at = '/login') {
  const arrived = (name: string) => ({ path: name, element: <p>{`arrived at ${name}`}</p> });
  const routes = [
    { path: '/login', element: <LoginPage /> },
    arrived('/example'),
    arrived('/apps/city-management/cities'),
  ];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
}

async function submit(user: ReturnType<typeof userEvent.setup>) {
  await user.type(email(), 'amina@rihla.example');
  await user.type(password(), 'open sesame');
  await user.click(button());
}

describe('the sign-in form', () => {
  it('is checked on every change, in the words of the specification', async () => {
    const { user } = open();
    await user.type(email(), 'x');
    expect(screen.getByText('You must enter a valid email')).toBeVisible();
    await user.clear(email());
    expect(screen.getByText('You must enter a email')).toBeVisible();
    await user.type(password(), 'abc');
    expect(screen.getByText('Password is too short - should be 4 chars minimum.')).toBeVisible();
    await user.clear(password());
    expect(screen.getByText('Please enter your password.')).toBeVisible();
  });

  it('is submittable once it is changed and valid', async () => {
    const { user } = open();
    expect(button()).toBeDisabled();
    await user.type(email(), 'amina@rihla.example');
    expect(button()).toBeDisabled();
    await user.type(password(), 'abcd');
    expect(button()).toBeEnabled();
  });

  it('shows what it hides on demand', async () => {
    const { user } = open();
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
  });

  it('is filled in on demo data only', async () => {
    config = () => Response.json({ demo: true });
    open();
    expect(await screen.findByDisplayValue('admin@rihla.example')).toBe(email());
    expect(button()).toBeEnabled();
  });

  it('gives way, filled in, to what is typed, by keyboard and by pointer', async () => {
    config = () => Response.json({ demo: true });
    const { user } = open();
    await screen.findByDisplayValue('admin@rihla.example');
    email().focus();
    await user.keyboard('staff@rihla.example');
    expect(email()).toHaveValue('staff@rihla.example');
    await user.click(password());
    await user.keyboard('open sesame');
    expect(password()).toHaveValue('open sesame');
    // What was typed is mended where it is wrong.
    await user.click(email());
    await user.keyboard('s');
    expect(email()).toHaveValue('staff@rihla.examples');
  });
});

describe('signing in', () => {
  it('leads to the example page, or to where the user wanted to go', async () => {
    login = () =>
      Response.json({ access: tokenFor(3600), id: 1, email: 'a', username: 'amina', image: null, role: 'ADMIN' });
    const { user } = open();
    await submit(user);
    expect(await screen.findByText('arrived at /example')).toBeVisible();
    expect(session.account()).toMatchObject({ id: '1', name: 'amina', role: 'admin' });
  });

  it('keeps the query of the page that was asked for', async () => {
    login = () => Response.json({ access: tokenFor(3600), id: 1, role: { id: 1, name: 'ADMIN' } });
    const next = '/apps/city-management/cities?page=2';
    const { user, router } = open(`/login?${new URLSearchParams({ next })}`);
    await submit(user);
    expect(await screen.findByText('arrived at /apps/city-management/cities')).toBeVisible();
    expect(router.state.location.search).toBe('?page=2');
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example'])(
    'never leads out of the house, to %s',
    async next => {
      login = () => Response.json({ access: tokenFor(3600), id: 1, role: 'ADMIN' });
      const { user } = open(`/login?${new URLSearchParams({ next })}`);
      await submit(user);
      expect(await screen.findByText('arrived at /example')).toBeVisible();
    },
  );

  it.each([
    ['user-not-found', 'Email'],
    ['user-disabled', 'Email'],
    ['wrong-password', 'Password'],
    ['weak-password', 'Password'],
  ])('refused with %s says so at %s', async (code, label) => {
    login = () => Response.json({ detail: `because of ${code}`, code }, { status: 401 });
    const { user } = open();
    await submit(user);
    await screen.findByText(`because of ${code}`);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(`because of ${code}`);
  });

  it('refused leads to the field that is wrong, and where none is keeps the focus', async () => {
    let answered = (): void => undefined;
    const held = new Promise<void>(resolve => {
      answered = resolve;
    });
    login = async () => {
      await held;
      return Response.json({ detail: 'unknown', code: 'user-not-found' }, { status: 401 });
    };
    const { user } = open();
    await submit(user);
    expect(screen.getByRole('button', { name: 'Signing in…' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Signing in…' })).toHaveAttribute('aria-disabled', 'true');
    answered();
    await waitFor(() => expect(email()).toHaveFocus());
    login = () => Response.json({ detail: 'x', code: 'throttled' }, { status: 429 });
    await user.click(button());
    await screen.findByText(/Too many attempts/);
    expect(button()).toHaveFocus();
  });

  it('refused too often says how long to wait', async () => {
    login = () => Response.json({ detail: 'x', code: 'throttled' }, { status: 429, headers: { 'Retry-After': '37' } });
    const { user } = open();
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Try again in 37 seconds.');
  });

  it('without a network says so and keeps what was typed', async () => {
    login = () => Promise.reject(new TypeError('Failed to fetch'));
    const { user } = open();
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('The host cannot be reached.');
    expect(email()).toHaveValue('amina@rihla.example');
  });

  it('with an answer that holds no token says so', async () => {
    login = () => Response.json({ id: 1, access: 'nonsense' });
    const { user } = open();
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to login with token.');
    expect(session.state()).toBe('none');
  });

  it.each([
    ['expired', 'access_token expired'],
    ['rejected', 'Invalid access_token'],
  ])('after a session that was %s tells why', (reason, text) => {
    open(`/login?reason=${reason}`);
    expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended. Sign in again.');
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });
});

describe('the language', () => {
  it('turns words and direction at once', async () => {
    const { user } = open();
    await user.click(screen.getByRole('radio', { name: 'العربية' }));
    expect(await screen.findByRole('heading', { name: 'تسجيل الدخول' })).toBeVisible();
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
    expect(localStorage.getItem('locale')).toBe('ar');
  });
});

describe('the tab of the browser', () => {
  const titled = (title: string) => waitFor(() => expect(document.title).toBe(title));
  const settings = (...rows: object[]) =>
    Response.json({ general_settings: rows, page: 1, size: 1, total_pages: 1, total_elements: rows.length });

  it('says that the house has no title while its settings cannot be read, and else shows its title and icon', async () => {
    const icon = document.head.appendChild(
      Object.assign(document.createElement('link'), { rel: 'icon', href: '/favicon.svg' }),
    );
    open();
    await titled('Sign in · No title');
    cleanup();
    house = () => settings({ id: 3, title: 'Rihla Travels', favicon: '/media/icon.png' });
    open();
    await titled('Sign in · Rihla Travels');
    expect(icon).toHaveAttribute('href', '/media/icon.png');
    icon.remove();
  });
});
