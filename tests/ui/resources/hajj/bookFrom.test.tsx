import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type RaRecord, RecordContextProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Principal } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { originAt } from '#src/engine/crud/list/WayBack.tsx';
import { BookingCreate } from '#src/resources/hajj/bookings/BookingCreate.tsx';
import { bookExtra } from '#src/resources/hajj/bookings/bookExtra.tsx';
import { showPages } from '../../../support/officePage.tsx';

const { booking, departure, hajj_passenger_info: pilgrim } = entities;
const admin: Principal = { role: 'admin', permissions: null, branch: null };
beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ time_zone: 'Asia/Dhaka' })));
afterEach(() => vi.unstubAllGlobals());

const open = { id: 7, version: 1, code: 'D-7', status: 'open' };
const mira = { id: 9, version: 1, given_names: 'Mira', surname: 'Khan', status: 'registered' };

const withState = (status: string) => ({ ...open, status });

interface Given {
  readonly entity: typeof departure;
  readonly record: RaRecord;
  readonly who?: Principal;
  readonly bookings?: readonly object[];
}

async function showFrom({ entity, record, who = admin, bookings = [] }: Given) {
  const View = bookExtra(entity)?.View ?? (() => null);
  const page = (
    <RecordContextProvider value={record}>
      <h1>the record</h1>
      <View record={record} place="page" />
    </RecordContextProvider>
  );
  const host = () => Response.json({ bookings, page: 1, size: 1, total_pages: 1, total_elements: bookings.length });
  const shown = await showPages({ host, entity, pages: { one: page }, at: 'one', who });
  await screen.findByRole('heading', { name: 'the record' });
  return shown;
}

it('a departure leads to a booking of it, which leads back', async () => {
  const { router } = await showFrom({ entity: departure, record: open });
  await userEvent.click(await screen.findByRole('link', { name: 'Book' }));
  const { pathname, search, state } = router.state.location;
  expect(pathname).toBe(`/apps/${booking.route}/create`);
  expect(JSON.parse(new URLSearchParams(search).get('source') ?? '')).toEqual({ departure: 7 });
  expect(state).toMatchObject(
    originAt({ ...router.state.location, pathname: `/apps/${departure.route}/one`, search: '' }, 'D-7'),
  );
});

it('one that is full takes whoever waits', async () => {
  await showFrom({ entity: departure, record: withState('full') });
  expect(await screen.findByRole('link', { name: 'Book' })).toBeVisible();
});

it.each(['draft', 'locked', 'cancelling', 'departed', 'cancelled'])(
  'one that is %s says that it takes none',
  async status => {
    await showFrom({ entity: departure, record: withState(status) });
    const button = await screen.findByRole('button', { name: 'Book' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('D-7 takes no bookings.');
  },
);

it('a pilgrim leads to a booking for them', async () => {
  const { router, asked } = await showFrom({ entity: pilgrim, record: mira });
  await userEvent.click(await screen.findByRole('link', { name: 'Book' }));
  const { search, state } = router.state.location;
  expect(JSON.parse(new URLSearchParams(search).get('source') ?? '')).toEqual({ pilgrim: 9 });
  expect(state).toMatchObject({ origin: { title: 'Mira Khan' } });
  expect(asked).toHaveLength(1);
});

it.each([
  ['cancelled', [], 'This file has ended: its pilgrim does not come.'],
  ['replaced', [], 'This file has ended: its pilgrim does not come.'],
  ['registered', [{ id: 3, status: 'held' }], 'There is a booking for this file already: a file is for one journey.'],
])('of one who is %s it says why not', async (status, bookings, why) => {
  await showFrom({ entity: pilgrim, record: { ...mira, status }, bookings });
  expect(await screen.findByRole('button', { name: 'Book' })).toHaveAccessibleDescription(why);
});

it('nobody is offered it who may not make bookings', async () => {
  const who: Principal = { role: null, permissions: null, branch: null };
  await showFrom({ entity: departure, record: open, who });
  expect(screen.queryByText('Book')).toBeNull();
});

it('the new booking leads back to the departure', async () => {
  const pages = { start: <h1>start</h1>, create: <BookingCreate /> };
  const { router } = await showPages({
    host: () => Response.json({}),
    entity: booking,
    pages,
    at: 'start',
    who: admin,
  });
  const state = { origin: { to: `/apps/${departure.route}/7`, title: 'D-7' } };
  await router.navigate(`/apps/${booking.route}/create`, { state });
  expect(await screen.findByRole('link', { name: 'Back to: D-7' })).toHaveAttribute('href', state.origin.to);
});
