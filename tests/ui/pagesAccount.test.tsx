import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { account as ar } from '../../src/i18n/ar/account.ts';
import { account as en } from '../../src/i18n/en/account.ts';
import { chooseLocale } from '../../src/i18n/locale.ts';
import { account as tr } from '../../src/i18n/tr/account.ts';
import { routes } from '../../src/routes.tsx';
import { session } from '../../src/authProvider/session.ts';
import { amina, tokenFor } from '../support/tokens.ts';

interface Sent {
  readonly path: string;
  readonly body: unknown;
}

let sent: Sent[];
let answer: () => Response | Promise<Response>;
let check: () => Response;

beforeEach(() => {
  sent = [];
  answer = () => new Response(null, { status: 204 });
  check = () => new Response(null, { status: 204 });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (path === '/api/config') return Response.json({ demo: false });
    if (path === '/auth/user/reset_password_check/') return check();
    sent.push({ path, body: JSON.parse(String(init.body)) });
    return answer();
  });
});

afterEach(() => act(() => chooseLocale('en')));

function visit(path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} useTransitions={false} />);
  return { router, user: userEvent.setup() };
}

const box = (name: string | RegExp) => screen.findByLabelText(name);
const PASSWORD = 'a few words in a row';

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await box('First name'), 'Nadia');
  await user.type(await box('Email'), 'nadia@rihla.example');
  await user.type(await box('Password'), PASSWORD);
  await user.type(await box('Password once more'), PASSWORD);
}

describe('asking for an account', () => {
  it('sends what is needed, and says that an administrator decides', async () => {
    answer = () => new Response(null, { status: 202 });
    const { user } = visit('/register');
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toHaveFocus();
    expect(screen.getByText(/nadia@rihla.example/)).toBeVisible();
    expect(sent).toEqual([
      { path: '/api/auth/register', body: { first_name: 'Nadia', email: 'nadia@rihla.example', password: PASSWORD } },
    ]);
  });

  it('names every rule that is broken before anything is sent', async () => {
    const { user } = visit('/register');
    await user.type(await box('Email'), 'nadia');
    await user.type(await box('Password'), 'short');
    await user.type(await box('Password once more'), 'other');
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await box('First name')).toHaveFocus();
    expect(await box('First name')).toHaveAccessibleDescription('This field is required.');
    expect(await box('Email')).toHaveAccessibleDescription('Enter a valid email address.');
    expect(await box('Password')).toHaveAccessibleDescription(/Use at least 12 characters\.$/);
    expect(await box('Password once more')).toHaveAccessibleDescription('The two passwords are not the same.');
    expect(sent).toEqual([]);
  });

  it('shows what the host says at its field, until it is changed', async () => {
    answer = () => Response.json({ phone: ['This number is odd.'], errors: [] }, { status: 400 });
    const { user } = visit('/register');
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    await screen.findByText('This number is odd.');
    expect(await box(/^Phone/)).toHaveAccessibleDescription('This number is odd.');
    expect(await box(/^Phone/)).toHaveFocus();
    await user.type(await box(/^Phone/), '+8801700000000');
    expect(screen.queryByText('This number is odd.')).toBeNull();
  });

  it('without a network keeps what was typed', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const { user } = visit('/register');
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText(/The host cannot be reached/)).toBeVisible();
    expect(await box('Email')).toHaveValue('nadia@rihla.example');
  });

  it('is linked from the sign-in, as is the forgotten password', async () => {
    visit('/login');
    expect(await screen.findByRole('link', { name: 'Request an account' })).toHaveAttribute('href', '/register');
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/forgot-password');
  });

  it('is nothing for somebody who has signed in', async () => {
    session.start(tokenFor(3600), amina);
    const { router } = visit('/register');
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/register'));
    session.end();
  });
});

describe('a forgotten password', () => {
  it('is answered the same whether the email is known or not', async () => {
    const { user } = visit('/forgot-password');
    await user.type(await box('Email'), ' nobody@rihla.example');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByRole('heading', { name: 'Look into your mail' })).toBeVisible();
    expect(sent).toEqual([{ path: '/auth/user/reset_password/', body: { email: 'nobody@rihla.example' } }]);
  });

  it('is that of the address typed at the sign-in', async () => {
    const { user } = visit('/login');
    await user.type(await box('Email'), 'nadia@rihla.example');
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    await screen.findByRole('heading', { name: 'Forgot your password?' });
    expect(await box('Email')).toHaveValue('nadia@rihla.example');
  });

  it('asked for too often says how long to wait', async () => {
    answer = () => Response.json({ detail: 'x', code: 'throttled' }, { status: 429, headers: { 'Retry-After': '40' } });
    const { user } = visit('/forgot-password');
    await user.type(await box('Email'), 'nadia@rihla.example');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText('Too many attempts. Try again in 40 seconds.')).toBeVisible();
  });
});

describe('the link of the mail', () => {
  it('leads to a new password', async () => {
    const { user } = visit('/reset-password?uid=7&token=abc');
    await user.type(await box('New password'), PASSWORD);
    await user.type(await box('Password once more'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await screen.findByRole('heading', { name: 'Your password is set' })).toBeVisible();
    expect(sent).toEqual([
      { path: '/auth/user/reset_password_confirm/', body: { uid: '7', token: 'abc', new_password: PASSWORD } },
    ]);
  });

  it('that is used up offers another', async () => {
    answer = () => Response.json({ token: ['expired'], errors: [] }, { status: 400 });
    const { user } = visit('/reset-password?uid=7&token=abc');
    await user.type(await box('New password'), PASSWORD);
    await user.type(await box('Password once more'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  it('that opens nothing says so before anything is typed', async () => {
    check = () => Response.json({ token: ['expired'], errors: [] }, { status: 400 });
    visit('/reset-password?uid=7&token=abc');
    expect(await screen.findByRole('heading', { name: 'This link cannot be used' })).toBeVisible();
  });

  it('of which the host cannot say so is tried', async () => {
    check = () => Response.json({ detail: 'x', code: 'no_such_call' }, { status: 404 });
    const { user } = visit('/reset-password?uid=7&token=abc');
    await user.type(await box('New password'), PASSWORD);
    await user.type(await box('Password once more'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await screen.findByRole('heading', { name: 'Your password is set' })).toBeVisible();
  });

  it('that is incomplete says so at once', async () => {
    visit('/reset-password?uid=7');
    expect(await screen.findByRole('heading', { name: 'This link cannot be used' })).toBeVisible();
  });
});

describe('the words of these pages', () => {
  it('turn with the language at once', async () => {
    const { user } = visit('/forgot-password');
    await user.click(await screen.findByRole('radio', { name: 'Türkçe' }));
    expect(await screen.findByRole('heading', { name: tr.forgot.title })).toBeVisible();
  });

  it.each([
    ['tr', tr],
    ['ar', ar],
  ])('are translated in %s and mention the same values', (_name, words) => {
    const texts = (tree: object): string[] =>
      Object.values(tree).flatMap(value => (typeof value === 'string' ? [value] : texts(value)));
    const values = (text: string) => (text.match(/%\{\w+\}/g) ?? []).sort();
    expect(texts(words).map(values)).toEqual(texts(en).map(values));
    expect(texts(words).filter(text => texts(en).includes(text))).toEqual([]);
  });
});

describe('another address for an account', () => {
  const link = '/confirm-email?uid=7&token=abc';

  it('is confirmed by a press, not by opening the link', async () => {
    const { user } = visit(link);
    await screen.findByRole('heading', { name: en.newEmail.title });
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('heading', { name: 'Your email is changed' })).toHaveFocus();
    expect(sent).toEqual([{ path: '/auth/user/confirm_email/', body: { uid: '7', token: 'abc' } }]);
  });

  it.each(['token', 'email'])('says where a new link comes from when this one cannot be used (%s)', async name => {
    answer = () => Response.json({ [name]: ['x'], errors: [] }, { status: 400 });
    const { user } = visit(link);
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('heading', { name: 'This link cannot be used' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Go to my profile' })).toHaveAttribute('href', '/pages/profile');
  });

  it('says so at once of a link that is cut off', async () => {
    visit('/confirm-email?uid=7');
    expect(await screen.findByRole('heading', { name: 'This link cannot be used' })).toBeVisible();
  });
});
