import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { calls } from '#catalog/engine/wire.ts';
import type { EntityName } from '#catalog/engine/names.ts';
import { entities } from '#catalog/registry/entities.ts';
import { session } from '#src/authProvider/session.ts';
import { Admin, routes } from '#src/routes.tsx';
import { amina, tokenFor } from '../support/tokens.ts';

/** What the host says to whoever asks for the record. */
let answer: () => Response;
let asked: string[];

// The first import of the whole admin takes longer than a test may.
beforeAll(() => Admin.preload().then(() => undefined), 60_000);

beforeEach(() => {
  asked = [];
  vi.stubGlobal('scrollTo', () => undefined);
});

/** Opens the page of record 7. */
async function open(name: EntityName) {
  const one = calls(name).one(7);
  vi.stubGlobal('fetch', async (path: string) => {
    const { pathname } = new URL(path, 'http://rihla.test');
    asked.push(pathname);
    if (pathname === one) return answer();
    if (pathname.startsWith('/api/')) return Response.json([], { headers: { 'X-Total-Count': '0' } });
    return Response.json({ page: 1, size: 25, total_pages: 0, total_elements: 0 });
  });
  session.start(tokenFor(3600), amina);
  session.grant({ permissions: [] });
  const address = `/apps/${entities[name].route}/7`;
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(<RouterProvider router={router} useTransitions={false} />);
  return { router, address, reads: () => asked.filter(path => path === one).length };
}

const FAILED = /^The record could not be loaded\. ./;
/** The pages of some records come on demand. */
const failed = () => screen.findByText(FAILED);

// No question is repeated by itself after these: a test would wait for that.
const busy = () => Response.json({ detail: 'x', code: 'conflict' }, { status: 409 });

const pages: EntityName[] = [
  'order',
  'sales',
  'purchase_request',
  'bank_statement',
  'fiscal_year',
  'ticket',
  'hajj_passenger_info',
  'brand',
  'booking',
];

it.each(pages)(
  'a page of a record (%s) that cannot be read says so at its address, and asks once for each try',
  async name => {
    answer = busy;
    const { router, address, reads } = await open(name);
    await failed();
    expect(router.state.location.pathname).toBe(address);
    expect(screen.getByText(FAILED)).toBeVisible();
    expect(reads()).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(reads()).toBe(2));
    await failed();
    expect(reads()).toBe(2);
    expect(router.state.location.pathname).toBe(address);
  },
);

it('it shows the record once another try gives it', async () => {
  answer = busy;
  await open('brand');
  await failed();
  answer = () => Response.json({ id: 7, version: 1, name: 'Zamzam' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByDisplayValue('Zamzam')).toBeVisible();
  expect(screen.queryByText(FAILED)).toBeNull();
});

it.each([
  ['a host in trouble', () => Response.json({ detail: 'x', code: 'internal' }, { status: 500 })],
  ['a lost connection', () => Response.error()],
])('after %s it does not leave for the list', async (_what, fails) => {
  answer = fails;
  const { router, address } = await open('hajj_passenger_info');
  expect(await failed()).toBeVisible();
  expect(router.state.location.pathname).toBe(address);
});

it.each([
  [404, 'This record does not exist'],
  [403, 'You do not have the right to see this'],
])('a document for which the host answers %i has the page of that', async (status, title) => {
  answer = () => Response.json({ detail: 'x', code: 'x' }, { status });
  await open('order');
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});
