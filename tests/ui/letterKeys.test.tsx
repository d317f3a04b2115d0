import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { changeSettings } from '../../src/layout/settings/settings.ts';
import { Admin, routes } from '../../src/routes.tsx';
import { session } from '../../src/authProvider/session.ts';
import { amina, tokenFor } from '../support/tokens.ts';

const { city } = entities;
const LIST = `/apps/${city.route}`;
const mecca = { id: 7, version: 1, name: 'Mecca', latin_name: 'Mecca' };

function answer(path: string): Response {
  const { pathname } = new URL(path, 'http://rihla.test');
  if (pathname === '/api/config') return Response.json({ demo: false });
  if ([calls('city').all, calls('city').search].includes(pathname))
    return Response.json({ [city.collection]: [mecca], page: 1, size: 25, total_pages: 1, total_elements: 1 });
  if (/\/city\/api\/v1\/city\/7\/?$/.test(pathname)) return Response.json(mecca);
  if (pathname.startsWith('/api/')) return Response.json([], { headers: { 'X-Total-Count': '0' } });
  return Response.json({ detail: 'x', code: 'not_found' }, { status: 404 });
}

// The first import of the whole admin takes longer than a test may.
beforeAll(() => Admin.preload().then(() => undefined), 60_000);

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => answer(path));
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('scrollTo', () => undefined);
  session.start(tokenFor(3600), amina);
});
afterEach(() => changeSettings({ letterKeys: true }));

async function showAt(at: string) {
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(<RouterProvider router={router} useTransitions={false} />);
  await screen.findByRole('navigation', { name: 'Main navigation' });
  return { router, user: userEvent.setup(), path: () => router.state.location.pathname };
}

async function showList() {
  const shown = await showAt(LIST);
  const create = await screen.findByRole('link', { name: 'Create' });
  return { ...shown, create };
}

const press = (key: string, more: KeyboardEventInit = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, code: `Key${key.toUpperCase()}`, ...more });

describe('a single letter', () => {
  it('begins a new record from its list, and the link says so', async () => {
    const { path, create } = await showList();
    expect(create).toHaveAttribute('aria-keyshortcuts', 'N');
    press('n');
    await waitFor(() => expect(path()).toBe(`${LIST}/create`));
  });

  it('begins one from the page of another, where an Arabic layout has it as well', async () => {
    const { path } = await showAt(`${LIST}/7`);
    await screen.findByRole('heading', { name: /Mecca/ });
    press('ى', { code: 'KeyN' });
    await waitFor(() => expect(path()).toBe(`${LIST}/create`));
  });

  it('is left to a field that is typed into, and to a browser by what is held down with it', async () => {
    const { path } = await showList();
    press('n', {}, screen.getByRole('combobox', { name: 'Search pages' }));
    for (const held of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey']) press('n', { [held]: true });
    press('n', { isComposing: true });
    press('n', { repeat: true });
    // On a layout of Latin letters the place of a key says nothing.
    press('b', { code: 'KeyN' });
    expect(path()).toBe(LIST);
  });

  it('does nothing below a dialogue', async () => {
    const { path, user } = await showList();
    press('?', { shiftKey: true });
    const help = await screen.findByRole('dialog', { name: 'Keys' });
    press('n');
    press('n', {}, help);
    expect(path()).toBe(LIST);
    await user.click(within(help).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can be turned off where all keys are told, and then none of them is announced', async () => {
    const { path, user, create } = await showList();
    press('?', { shiftKey: true });
    const help = within(await screen.findByRole('dialog', { name: 'Keys' }));
    expect(help.getByText('B').closest('div')).toHaveTextContent('Book, from a pilgrim or a departure');
    await user.click(help.getByRole('switch', { name: /^Single keys/ }));
    await user.click(help.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(create).not.toHaveAttribute('aria-keyshortcuts');
    press('n');
    press('?', { shiftKey: true });
    expect(path()).toBe(LIST);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the command palette', () => {
  it('tells the letter beside what it does, and opens the help of keys', async () => {
    const { user } = await showList();
    press('k', { ctrlKey: true });
    const field = await screen.findByRole('combobox', { name: 'Go to or do' });
    await user.type(field, 'create');
    expect(await screen.findByRole('option', { name: /Create: City .*N$/ })).toBeVisible();
    await user.clear(field);
    await user.type(field, 'keys{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeVisible();
  });
});
