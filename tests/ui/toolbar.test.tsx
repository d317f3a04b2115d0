import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import polyglot from 'ra-i18n-polyglot';
import { AdminContext, type AuthProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../src/i18n/en/messages.ts';
import { UserMenu } from '../../src/layout/toolbar/UserMenu.tsx';
import { Admin, routes } from '../../src/routes.tsx';
import { session } from '../../src/authProvider/session.ts';
import { changeSettings, settings, withLayout } from '../../src/layout/settings/settings.ts';
import { amina, tokenFor } from '../support/tokens.ts';

// The first import of the whole admin takes longer than a test may.
beforeAll(() => Admin.preload().then(() => undefined), 60_000);

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.startsWith('/api/config')
      ? Response.json({ demo: false })
      : Response.json([], { headers: { 'X-Total-Count': '0' } }),
  );
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollTo = () => undefined;
  session.start(tokenFor(3600), amina);
});

function visit() {
  const router = createMemoryRouter(routes, { initialEntries: ['/apps/passenger/search/'] });
  render(<RouterProvider router={router} useTransitions={false} />);
  return { router, user: userEvent.setup() };
}

const bar = async () => within(await screen.findByRole('banner'));
const tool = async (name: string) => (await bar()).findByRole('button', { name });

describe('the passenger search of the toolbar', () => {
  const field = { name: 'Search pilgrims' };

  it('gives the focus back when it is closed', async () => {
    const { user } = visit();
    for (const close of [
      () => user.keyboard('{Escape}'),
      async () => user.click((await bar()).getByRole('button', { name: 'Close' })),
    ]) {
      await user.click(await tool('Search pilgrims'));
      expect((await bar()).getByRole('textbox', field)).toHaveFocus();
      expect(await tool('Search pilgrims')).toHaveAttribute('aria-expanded', 'true');
      await close();
      expect((await bar()).queryByRole('textbox', field)).toBeNull();
      expect(await tool('Search pilgrims')).toHaveFocus();
    }
  });

  it('closes when the focus goes on, so that it covers nothing in use', async () => {
    const { user } = visit();
    await user.click(await tool('Search pilgrims'));
    await user.tab();
    await user.tab();
    expect((await bar()).queryByRole('textbox', field)).toBeNull();
    expect(await tool('Language')).toHaveFocus();
  });

  it('stands in the toolbar itself in layout 3', async () => {
    changeSettings(withLayout(settings(), 'layout3'));
    const { user, router } = visit();
    await user.type(await (await bar()).findByRole('textbox', field), 'rahman{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/passenger/search/rahman'));
    expect((await bar()).getByRole('textbox', field)).toHaveValue('');
  });

  it('is for who may see pilgrims', async () => {
    session.start(tokenFor(3600, 2), { ...amina, id: '2', role: 'USER' });
    session.grant({ permissions: ['CITY_LIST'] });
    visit();
    await screen.findByText('You do not have the right to see this');
    expect((await bar()).queryByRole('button', { name: 'Search pilgrims' })).toBeNull();
  });
});

describe('the tools', () => {
  it('tell whether what they open is open', async () => {
    const { user } = visit();
    for (const [name, role] of [
      ['Language', 'menu'],
      ['amina, Administrator', 'menu'],
      ['Font size', 'dialog'],
    ] as const) {
      const button = await tool(name);
      expect(button).toHaveAttribute('aria-expanded', 'false');
      await user.click(button);
      await screen.findByRole(role);
      expect(button).toHaveAttribute('aria-expanded', 'true');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
      expect(button).toHaveAttribute('aria-expanded', 'false');
    }
  });
});

describe('the full screen', () => {
  /** As much of a browser as fills its screen. */
  function screenOf({ refuses = false } = {}) {
    const become = async (element: Element | null) => {
      if (refuses) throw new TypeError('Permissions check failed');
      Object.assign(document, { fullscreenElement: element });
      act(() => void document.dispatchEvent(new Event('fullscreenchange')));
    };
    Object.assign(document, { fullscreenEnabled: true, fullscreenElement: null, exitFullscreen: () => become(null) });
    Object.assign(document.documentElement, { requestFullscreen: () => become(document.documentElement) });
  }

  afterEach(() => Object.assign(document, { fullscreenEnabled: false, fullscreenElement: null }));

  it('is entered and left by a button that says what it does next', async () => {
    screenOf();
    const { user } = visit();
    const button = await tool('Full screen');
    await user.click(button);
    expect(button).toHaveAccessibleName('Leave full screen');
    expect(button).not.toHaveAttribute('aria-pressed');
    await user.click(button);
    expect(button).toHaveAccessibleName('Full screen');
  });

  it('that the browser refuses is told about', async () => {
    screenOf({ refuses: true });
    const { user } = visit();
    await user.click(await tool('Full screen'));
    expect(await screen.findByText('The browser does not allow the full screen here.')).toBeVisible();
  });

  it('is among the further tools of a phone', async () => {
    screenOf();
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: media.includes('max-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const { user } = visit();
    await user.click(await tool('More tools'));
    await user.click(await screen.findByRole('menuitem', { name: 'Full screen' }));
    await user.click(await tool('More tools'));
    expect(await screen.findByRole('menuitem', { name: 'Leave full screen' })).toBeVisible();
  });
});

describe('the menu of whoever is not signed in', () => {
  it('names a guest and leads to sign in and to register, and nowhere else', async () => {
    const guest: AuthProvider = {
      ...({} as AuthProvider),
      getIdentity: async () => ({ id: '' }),
      canAccess: async () => false,
    };
    render(
      <AdminContext authProvider={guest} i18nProvider={polyglot(() => messages, 'en')}>
        <UserMenu />
      </AdminContext>,
    );
    await userEvent.click(await screen.findByRole('button', { name: /, Guest$/ }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(item => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Login', expect.stringContaining('/login')],
      ['Register', expect.stringContaining('/register')],
    ]);
  });
});
