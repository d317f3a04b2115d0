import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import type { EntityName } from '../../catalog/engine/names.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { Admin, routes } from '../../src/routes.tsx';
import { session } from '../../src/authProvider/session.ts';
import { amina, tokenFor } from '../support/tokens.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

let records: Partial<Record<EntityName, Rows>>;
/** Stands before the answers of every list of people. */
let gate: () => Response | Promise<Response | undefined> | undefined;

const listed = (name: EntityName): Response => {
  const rows = records[name] ?? [];
  return Response.json({
    [entities[name].collection]: rows,
    page: 1,
    size: 5,
    total_pages: 1,
    total_elements: rows.length,
  });
};

async function answer(path: string): Promise<Response> {
  const { pathname } = new URL(path, 'http://rihla.test');
  if (pathname === '/api/config') return Response.json({ demo: false });
  const names: readonly EntityName[] = [
    'hajj_passenger_info',
    'employee',
    'customer',
    'member',
    'vendor',
    'user',
    'city',
  ];
  const name = names.find(one => [calls(one).all, calls(one).search].includes(pathname));
  if (name === 'city') return listed(name);
  if (name) return (await gate()) ?? listed(name);
  if (pathname.startsWith('/api/')) return Response.json([], { headers: { 'X-Total-Count': '0' } });
  return Response.json({ detail: 'x', code: 'not_found' }, { status: 404 });
}

// The first import of the whole admin takes longer than a test may.
beforeAll(() => Admin.preload().then(() => undefined), 60_000);

beforeEach(() => {
  records = {};
  gate = () => undefined;
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

const press = (key: string, code: string) => fireEvent.keyDown(document.body, { key, code, ctrlKey: true });
const field = () => screen.findByRole('combobox', { name: 'Go to or do' });

async function openPalette() {
  const router = createMemoryRouter(routes, { initialEntries: ['/apps/city-management/cities'] });
  render(<RouterProvider router={router} useTransitions={false} />);
  await screen.findByRole('navigation', { name: 'Main navigation' });
  press('k', 'KeyK');
  return { router, user: userEvent.setup(), field: await field() };
}

describe('the key of the command palette', () => {
  it('is where K stands on layouts of other letters, and under its letter on every Latin one', async () => {
    await openPalette();
    press('ن', 'KeyK');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Go to or do' })).toBeNull());
    press('t', 'KeyK');
    expect(screen.queryByRole('combobox', { name: 'Go to or do' })).toBeNull();
    press('k', 'KeyV');
    expect(await field()).toBeVisible();
  });
});

describe('the command palette', () => {
  it.each([
    ['my profile', 'My profile'],
    ['theme', 'Theme settings'],
    ['dark', 'Dark colours'],
    ['light', 'Dark colours'],
    ['quick', 'Quick panel'],
    ['inbox', 'Inbox'],
  ])('finds by “%s” the tool %s', async (text, name) => {
    const { user, field: input } = await openPalette();
    await user.type(input, text);
    expect(await screen.findByRole('option', { name })).toBeVisible();
  });

  it('opens the panel that was chosen', async () => {
    const { user, field: input } = await openPalette();
    await user.type(input, 'theme settings{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Theme settings' })).toBeVisible();
  });

  it('finds people of every kind once, and tells two of one name apart', async () => {
    const karim = {
      id: 4,
      first_name: 'Rahima',
      last_name: 'Karim',
      emp_id_no: 'E-4',
      primary_phone: '+8801711000004',
    };
    records = {
      hajj_passenger_info: [
        { id: 1, given_names: 'Rahima', surname: 'Khatun', tracking_no: 'T-1', status: 'draft' },
        { id: 2, given_names: 'Rahima', surname: 'Khatun', tracking_no: 'T-2', status: 'draft' },
      ],
      employee: [karim],
      customer: [{ id: 5, first_name: 'Rahima', last_name: 'Customer' }],
      member: [{ id: 6, first_name: 'Rahima', last_name: 'Member', ref_no: 'M-6' }],
      user: [karim],
    };
    const { user, field: input } = await openPalette();
    await user.type(input, 'rahima');
    expect(await screen.findByRole('option', { name: /Rahima Khatun.*T-1/ })).toBeVisible();
    expect(screen.getByRole('option', { name: /Rahima Khatun.*T-2/ })).toBeVisible();
    expect(await screen.findByRole('option', { name: /Rahima Customer/ })).toBeVisible();
    expect(await screen.findByRole('option', { name: /Rahima Member.*M-6/ })).toBeVisible();
    const employees = await screen.findByRole('group', { name: 'Employees' });
    expect(within(employees).getByRole('option', { name: /Rahima Karim.*E-4 · \+8801711000004/ })).toBeVisible();
    expect(screen.getAllByRole('option', { name: /Karim/ })).toHaveLength(1);
  });

  it('says while it searches, when the search fails, and tries again', async () => {
    let refuse = (): void => undefined;
    const held = new Promise<Response>(resolve => {
      refuse = () => resolve(Response.json({ detail: 'no', code: 'permission_denied' }, { status: 403 }));
    });
    gate = async () => (await held).clone();
    const { user, field: input } = await openPalette();
    await user.type(input, 'rahima');
    const status = screen.getAllByRole('status').find(one => one.textContent === 'Searching…');
    expect(status).toBeVisible();
    refuse();
    await waitFor(() => expect(status).toHaveTextContent('The people could not be searched.'));
    gate = () => undefined;
    records = { customer: [{ id: 5, first_name: 'Rahima', last_name: 'Customer' }] };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: /Rahima Customer/ })).toBeVisible();
    expect(status).toHaveTextContent('');
  });

  it('says that there is nothing only once everything has answered', async () => {
    const { user, field: input } = await openPalette();
    await user.type(input, 'zzzz');
    expect(screen.queryByText('No results')).toBeNull();
    expect(await screen.findByText('No results')).toBeVisible();
  });
});
