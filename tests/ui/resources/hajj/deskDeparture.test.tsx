import { act, configure, fireEvent, getConfig, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { Principal } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { DeskPage } from '#src/resources/hajj/DeskPage.tsx';
import { showPages } from '../../../support/officePage.tsx';

const standing = { ...getConfig() };
// To find out what is hidden takes most of the time, and nothing here is.
configure({ defaultHidden: true, getElementError: message => new Error(message?.slice(0, 200)) });
afterAll(() => configure(standing));

const { hajj_passenger_info: pilgrim, departure, tour_package: tourPackage } = entities;
const admin: Principal = { role: 'admin', permissions: null, branch: 1 };
const leaves = { version: 1, season: null, seats: 9, booked: 2, status: 'open' };
const days = { departure_date: '2027-03-01', return_date: '2027-03-15' };
const departures = [
  { id: 4, code: 'UMR-4', tour_package: 1, ...leaves, ...days },
  { id: 5, code: 'HAJJ-5', tour_package: 2, ...leaves, ...days },
];
const full = { id: 6, code: 'LAST-6', tour_package: 1, ...leaves, seats: 2, status: 'full', ...days };
const packages = [1, 2].map(id => ({ id, version: 1, name: `Package ${id}`, price: `${id}00000.00`, room_prices: [] }));

const pageOf = (collection: string, rows: readonly object[]) =>
  Response.json({ [collection]: rows, total_elements: rows.length, total_pages: 1, page: 1, size: 25 });

function host(path: string): Response {
  const { pathname, searchParams } = new URL(path, 'http://rihla.test');
  if (pathname.startsWith('/api/passengers/'))
    return Response.json({ twins: [], likenesses: [], total: 0, matches: [] });
  const id = Number(/\/(\d+)\/?$/.exec(pathname)?.[1]);
  if (pathname.includes('/tour_package/')) return pageOf(tourPackage.collection, packages);
  if (!pathname.includes('/departure/')) return pageOf(pilgrim.collection, []);
  if (id) return Response.json([...departures, full].find(one => one.id === id));
  const offered = searchParams.toString().includes('full') ? [...departures, full] : departures;
  const typed = searchParams.get('code')?.toLowerCase() ?? '';
  return pageOf(
    departure.collection,
    offered.filter(({ code }) => code.toLowerCase().includes(typed)),
  );
}

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ demo: false })));

async function open() {
  const shown = await showPages({
    host,
    entity: pilgrim,
    pages: { create: <DeskPage /> },
    at: 'create',
    who: admin,
    takesKeys: true,
  });
  const box = await screen.findByRole('combobox', { name: 'Departure' });
  fireEvent.focus(box);
  return { ...shown, box };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** Types as somebody who waits for each answer. */
async function type({ box, asked }: Opened, text: string) {
  for (let length = 1; length <= text.length; length += 1) {
    const typed = text.slice(0, length);
    fireEvent.change(box, { target: { value: typed } });
    await waitFor(() => expect(asked.some(path => new RegExp(`departure/.*code=${typed}(&|$)`).test(path))).toBe(true));
    // What the packages of the answer ask comes after it.
    await act(() => new Promise(resolve => setTimeout(resolve, 100)));
    expect(box).toHaveValue(typed);
  }
}

it('leaves what is typed as it is when the look-up answers, and takes the one that was typed', async () => {
  const opened = await open();
  const { box } = opened;
  await type(opened, 'umr');
  fireEvent.click(await screen.findByRole('option', { name: /UMR-4.*7 free seats.*100,000/ }));
  await waitFor(() => expect(box).toHaveValue('UMR-4'));
  await type(opened, 'haj');
  expect(await screen.findByRole('option', { name: /HAJJ-5.*200,000/ })).toBeVisible();
  expect(box).toHaveValue('haj');
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(box).toHaveValue('HAJJ-5'));
  expect(await screen.findByText(/200,000/)).toBeVisible();
});

it('reads the one that is chosen again where what was typed found nothing', async () => {
  const opened = await open();
  const { box } = opened;
  fireEvent.mouseDown(box);
  fireEvent.click(await screen.findByRole('option', { name: /UMR-4/ }));
  await waitFor(() => expect(box).toHaveValue('UMR-4'));
  await type(opened, 'xy');
  expect(await screen.findByText('Nothing found')).toBeVisible();
  fireEvent.blur(box);
  await waitFor(() => expect(box).toHaveValue('UMR-4'));
});

it('offers one that is full, and says that it is', async () => {
  const { box } = await open();
  fireEvent.mouseDown(box);
  fireEvent.click(await screen.findByRole('option', { name: /LAST-6.*0 free seats.*Full: a seat comes only by/ }));
  await waitFor(() => expect(box).toHaveValue('LAST-6'));
  expect(await screen.findByText('Full: a seat comes only by the waiting list')).toBeVisible();
});
