import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Kind } from '../../catalog/engine/fields.ts';
import { session } from '../../src/authProvider/session.ts';
import { examplePages as arabic } from '../../src/i18n/ar/examplePages.ts';
import { examplePages as words } from '../../src/i18n/en/examplePages.ts';
import { chooseLocale } from '../../src/i18n/locale.ts';
import { cells } from '../../src/engine/kinds/cells.ts';
import { Admin, routes } from '../../src/routes.tsx';
import { amina, tokenFor } from '../support/tokens.ts';

let asked: string[];

function host(path: string, { method = 'GET' }: RequestInit = {}): Response {
  const { pathname } = new URL(path, 'http://rihla.test');
  asked.push(`${method} ${pathname}`);
  if (pathname.endsWith('/user/login/')) return Response.json({ access: tokenFor(3600), id: 1, role: 'ADMIN' });
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

function open(at: string) {
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const seen: string[] = [];
  router.subscribe(({ location }) => seen.push(`${location.pathname}${location.search}`));
  render(<RouterProvider router={router} useTransitions={false} />);
  return { router, seen, user: userEvent.setup() };
}

async function openExamples(title: string = words.title, role = 'ADMIN') {
  session.start(tokenFor(3600), { ...amina, role });
  session.grant({ permissions: [] });
  const opened = open('/example');
  await screen.findByText(title, { selector: 'h1' });
  return opened;
}

const kinds = Object.keys(cells) as Kind[];
/** By its label: looked for by its role, each part of so long a page would take a second. */
function part(name: string): HTMLElement {
  const labelled = Array.from(document.querySelectorAll<HTMLElement>('[aria-labelledby]'));
  const found = labelled.find(
    one => document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent === name,
  );
  return found ?? screen.getByRole('region', { name });
}

describe('the page of examples', () => {
  it('has every kind of field, as it is entered, read and listed', async () => {
    await openExamples();
    expect(kinds.length).toBeGreaterThan(20);
    for (const kind of kinds) {
      const region = within(part(words.kinds[kind]));
      expect(region.getByText(words.read), kind).toBeVisible();
      expect(region.getByText(words.listed), kind).toBeVisible();
      // The editor and the grid of lines come by themselves.
      await waitFor(() =>
        expect(
          part(words.kinds[kind]).querySelector('input, textarea, [role=textbox], .MuiChip-root'),
          kind,
        ).not.toBeNull(),
      );
    }
    expect(within(part('Amount of money')).getByDisplayValue('1,250.00')).toBeVisible();
    const [link] = await within(part('One record')).findAllByRole('link', { name: 'Example 1' });
    expect(link).toBeVisible();
  });

  it('shows what is typed as it is read, and keeps and asks nothing', async () => {
    const { user, router } = await openExamples(words.title, 'STAFF');
    const money = within(part('Amount of money'));
    await user.clear(money.getByRole('textbox'));
    await user.type(money.getByRole('textbox'), '7.5');
    expect(money.getAllByText('7.50')).toHaveLength(2);
    const [link] = await within(part('One record')).findAllByRole('link', { name: 'Example 1' });
    if (!link) throw new Error('no link');
    await user.click(link);
    expect(router.state.location.pathname).toBe('/example');
    const beyondTheFrame = asked.filter(call => !/ \/(api|user|menu_item|general_setting)\//.test(call));
    expect(beyondTheFrame).toEqual([]);
    expect(asked.filter(call => !call.startsWith('GET '))).toEqual([]);
  });

  it('says how each part is broken, empty and failed', async () => {
    await openExamples();
    const inputs = within(part(words.sections.inputs));
    expect(await inputs.findByText('Enter a valid email address.')).toBeVisible();
    const states = within(part(words.sections.states));
    expect(states.getByText('There is nothing here yet.')).toBeVisible();
    expect(states.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(within(part(words.sections.tables)).getAllByRole('table').length).toBeGreaterThan(1);
  });

  it('shows messages and dialogues where they appear in use', async () => {
    const { user } = await openExamples();
    const messages = within(part(words.sections.messages));
    const [toast, banner] = messages.getAllByRole('button', { name: words.types.warning });
    for (const button of [toast, banner]) {
      if (!button) throw new Error('a button is missing');
      const before = screen.getAllByText(words.said.warning).length;
      await user.click(button);
      await waitFor(() => expect(screen.getAllByText(words.said.warning).length).toBeGreaterThan(before));
    }
    for (const name of Object.values(words.dialogues)) {
      await user.click(screen.getByText(name, { selector: 'button' }));
      const dialogue = await screen.findByRole('dialog', { name });
      expect(dialogue).not.toHaveTextContent('%{');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(dialogue).not.toBeInTheDocument());
    }
  });

  it('speaks the chosen language, samples and all', async () => {
    await chooseLocale('ar');
    try {
      await openExamples(arabic.title);
      expect(within(part(arabic.kinds.text)).getByDisplayValue('مثال 1')).toBeVisible();
    } finally {
      cleanup();
      await chooseLocale('en');
    }
  });

  it('is passed over by a sign-in, and come to by its own address', async () => {
    session.end();
    const { router, seen, user } = open('/login');
    const signIn = async () => {
      await user.type(await screen.findByLabelText('Email'), 'amina@rihla.example');
      await user.type(screen.getByLabelText('Password'), 'open sesame');
      await user.click(screen.getByRole('button', { name: 'Sign in' }));
    };
    await signIn();
    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/dashboards/project'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    expect(seen).not.toContain('/example');
    session.end();
    await act(() => router.navigate('/example'));
    expect(router.state.location.pathname).toBe('/login');
    await signIn();
    expect(await screen.findByRole('heading', { level: 1, name: words.title })).toBeVisible();
    expect(router.state.location.pathname).toBe('/example');
  });
});
