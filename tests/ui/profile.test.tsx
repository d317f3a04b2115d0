import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Admin, routes } from '../../src/routes.tsx';
import { session } from '../../src/authProvider/session.ts';
import { amina, tokenFor } from '../support/tokens.ts';

const ME = '/user/api/v1/user/me/';
const PASSWORD = 'a few words in a row';

let image: string | null;
let changed: boolean;
let login: () => Response;
let everywhere: () => Response;
let isSignedOut = false;
let asked: (body: unknown) => Response;

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  const { pathname } = new URL(path, 'http://rihla.test');
  if (pathname === '/api/config') return Response.json({ demo: false });
  if (pathname.includes('/login/')) return login();
  if (pathname.includes('/logout_everywhere/')) return everywhere();
  if (pathname.includes('/logout/')) isSignedOut = true;
  if (pathname.includes('/passwordchange/')) {
    changed = true;
    return Response.json({ detail: 'done' });
  }
  if (changed) return Response.json({ detail: 'x', code: 'token_not_valid' }, { status: 401 });
  if (pathname === ME) {
    const change: unknown = init.method === 'PUT' ? JSON.parse(String(init.body)) : null;
    if (typeof change === 'object' && change !== null && 'image' in change) image = null;
    return Response.json({
      id: 1,
      first_name: 'Amina',
      email: 'amina@rihla.example',
      role_name: 'ADMIN',
      permissions: [],
      image,
    });
  }
  if (pathname === '/api/auth/user/email/') return asked(JSON.parse(String(init.body)));
  if (pathname.startsWith('/api/')) return Response.json([], { headers: { 'X-Total-Count': '0' } });
  return Response.json({ detail: 'x', code: 'not_found' }, { status: 404 });
}

// The first import of the whole admin takes longer than a test may.
beforeAll(async () => {
  await Promise.all([Admin.preload(), import('../../src/resources/people/profile/ProfilePage.tsx')]);
}, 60_000);

beforeEach(() => {
  [image, changed] = ['/media/amina.webp', false];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => answer(path, init));
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('scrollTo', () => undefined);
  session.start(tokenFor(3600), { ...amina, image });
});

/** At once: each letter typed draws the whole page. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

function open() {
  const router = createMemoryRouter(routes, { initialEntries: ['/pages/profile'] });
  render(<RouterProvider router={router} useTransitions={false} />);
  return { router, user: userEvent.setup() };
}

describe('one’s own profile', () => {
  it('sends whoever cannot be signed in again after a new password to the sign-in, and says why', async () => {
    login = () => Response.json({ detail: 'x', code: 'throttled' }, { status: 429 });
    const { router, user } = open();
    fill(await screen.findByLabelText(/^Present password/), 'the old one');
    fill(screen.getByLabelText(/^New password\b(?! once)/), PASSWORD);
    fill(screen.getByLabelText(/^New password once more/), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Your password is changed. Sign in with it.');
    login = () => Response.json({ access: tokenFor(3600), id: 1, role: 'ADMIN' });
    changed = false;
    fill(screen.getByRole('textbox', { name: 'Email' }), 'amina@rihla.example');
    fill(screen.getByLabelText('Password'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/pages/profile'));
  });

  it('asks for another email with the password, and says where the mail has gone', async () => {
    const bodies: unknown[] = [];
    asked = body => {
      bodies.push(body);
      return bodies.length === 1
        ? Response.json(
            { password: ['The password is not correct.'], errors: [{ field: 'password', code: 'wrong_password' }] },
            { status: 400 },
          )
        : Response.json({ status: 'waiting' }, { status: 202 });
    };
    const { user } = open();
    const send = async () => user.click(screen.getByRole('button', { name: 'Send link' }));
    fill(await screen.findByLabelText(/^New email/), 'new@rihla.example');
    fill(screen.getByLabelText(/^Your password/), 'a guess');
    await send();
    expect(await screen.findByText('The password is not correct.')).toBeVisible();
    fill(screen.getByLabelText(/^Your password/), PASSWORD);
    await send();
    expect(
      await screen.findByText('A mail with a link is on its way to new@rihla.example. It works once, for one hour.'),
    ).toBeVisible();
    expect(screen.getByLabelText(/^New email/)).toHaveValue('');
    expect(bodies[1]).toEqual({ email: 'new@rihla.example', password: PASSWORD });
  });

  it('signs out everywhere on the host before it does here, and stays when the host cannot', async () => {
    const { router, user } = open();
    const press = async () => user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    everywhere = () => Response.json({ detail: 'x', code: 'unavailable' }, { status: 503 });
    await press();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect([router.state.location.pathname, session.state()]).toEqual(['/pages/profile', 'valid']);
    everywhere = () => new Response(null, { status: 204 });
    await press();
    await waitFor(() => expect(session.state()).toBe('none'));
    expect(isSignedOut, 'its token says nothing to the host any more').toBe(false);
    expect(router.state.location.pathname).not.toBe('/pages/profile');
  });

  it('goes without a picture when its owner wants none', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove picture' }));
    expect(screen.getByRole('button', { name: 'Change picture' })).toHaveFocus();
    expect(await screen.findByText('Your picture is removed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull());
    expect([image, session.account().image]).toEqual([null, '']);
  });
});
