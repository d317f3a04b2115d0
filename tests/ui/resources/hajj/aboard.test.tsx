import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Principal } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { Aboard } from '#src/resources/hajj/departures/Aboard.tsx';
import { showPages } from '../../../support/officePage.tsx';

const { departure } = entities;
const admin: Principal = { role: 'admin', permissions: null, branch: null };
beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ time_zone: 'Asia/Dhaka' })));
afterEach(() => vi.unstubAllGlobals());

const named = { hajj_passenger_info: { 9: { title: 'Mira Khan' } } };
const row = (id: number, more: object) => ({ id, version: 1, booking_no: `BK-${id}`, pilgrim: 9, named, ...more });
const paid = { status: 'confirmed', amount: '400000.00', due_amount: '400000.00', paid_amount: '1000.00' };
const offered = { status: 'held', is_offered: true, hold_until: '2026-12-01', waiting_since: '2026-11-01T08:00:00Z' };
const nobody = { is_leader: false, is_aboard: false, booking: null, departure: null };
const family = {
  id: 3,
  title: 'Uddin FM-2026-000003',
  members: [
    { ...nobody, id: 21, name: 'Head', status: 'registered', is_leader: true, is_aboard: true },
    { ...nobody, id: 22, name: 'Other', status: 'registered', departure: { id: 8, code: 'D-8' } },
    { ...nobody, id: 23, name: 'Unbooked', status: 'enquiry' },
  ],
};

interface Told {
  readonly seated?: readonly object[];
  readonly waiting?: readonly object[];
  readonly families?: readonly object[];
  readonly total?: number;
  readonly who?: Principal;
  readonly fails?: boolean;
}

async function showAboard({ seated = [], waiting = [], families = [], total, who = admin, fails = false }: Told) {
  const sent: unknown[] = [];
  const host = (path: string, init?: RequestInit) => {
    if (init?.method === 'POST') {
      sent.push(JSON.parse(String(init.body)));
      return Response.json({ results: [{ id: 3, status: 409, detail: 'Nothing is due.' }] });
    }
    if (path.includes('/families')) return Response.json({ total: families.length, families });
    if (path.includes('/departure/7')) return Response.json({ id: 7, version: 1, code: 'D-7', status: 'open' });
    if (fails) return Response.json({ detail: 'The host is busy.' }, { status: 503 });
    const bookings = path.includes('waiting_since__isnull=true') ? seated : waiting;
    const total_elements = total ?? bookings.length;
    return Response.json({ bookings, page: 1, size: 25, total_pages: 1, total_elements });
  };
  const shown = await showPages({ host, entity: departure, pages: { one: <Aboard id={7} /> }, at: 'one', who });
  const section = async (name: RegExp) => within(await screen.findByRole('region', { name }));
  return { ...shown, sent, section };
}

it('who has a seat stands apart from who waits, whom a seat is offered until a day', async () => {
  const { section, asked } = await showAboard({ seated: [row(3, paid)], waiting: [row(4, offered), row(5, {})] });
  const seats = await section(/^Bookings · 1/);
  const seated = within(await seats.findByRole('row', { name: /BK-3/ }));
  expect(seated.getByText('Mira Khan')).toBeVisible();
  expect(seated.getByText(/1,000\.00/)).toBeVisible();
  const list = await section(/^Waiting list · 2/);
  expect(list.getByRole('columnheader', { name: 'Offered' })).toBeVisible();
  expect(within(await list.findByRole('row', { name: /BK-4/ })).getByText('1 Dec 2026')).toBeVisible();
  const [bookings, waiting] = ['isnull=true', 'isnull=false'].map(part => asked.filter(path => path.includes(part)));
  expect([bookings, waiting].map(paths => paths?.length)).toEqual([1, 1]);
  expect(bookings?.[0]).toMatch(/departure=7/);
  expect(waiting?.[0]).toMatch(/ordering=waiting_since/);
  expect(asked).toHaveLength(3);
});

it('a booking is opened without a mouse by its number', async () => {
  const { section } = await showAboard({ seated: [row(3, paid)], waiting: [row(4, offered)] });
  for (const [name, number] of [
    [/^Bookings/, 'BK-3'],
    [/^Waiting list/, 'BK-4'],
  ] as const) {
    const link = await (await section(name)).findByRole('link', { name: number });
    expect(link).toHaveAttribute('href', expect.stringContaining(`bookings/${number.slice(3)}/`));
    link.focus();
    expect(link).toHaveFocus();
  }
});

it('many are read page by page', async () => {
  const { section, asked } = await showAboard({ seated: [row(3, paid)], total: 300 });
  const seats = await section(/^Bookings · 300/);
  await userEvent.click(await seats.findByRole('button', { name: 'Go to next page' }));
  await waitFor(() => expect(asked.at(-1)).toMatch(/page=2/));
  expect(asked.at(-1)).toMatch(/size=25/);
});

it('what is done to selected bookings is told row by row, and all lists are read anew', async () => {
  const { section, sent, asked } = await showAboard({ seated: [row(3, paid)] });
  const user = userEvent.setup();
  const seats = await section(/^Bookings/);
  await user.click(within(await seats.findByRole('row', { name: /BK-3/ })).getByRole('checkbox'));
  expect(seats.queryByRole('button', { name: 'Delete' })).toBeNull();
  await user.click(await seats.findByRole('button', { name: 'Change status' }));
  await user.click(await screen.findByRole('combobox', { name: 'What is to be done' }));
  await user.click(await screen.findByRole('option', { name: 'Cancel the booking' }));
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Closed');
  await user.click(screen.getByRole('button', { name: 'Cancel the booking' }));
  expect(await screen.findByText('Nothing is due.')).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ ids: [3] })]);
  const before = asked.filter(path => path.includes('/families')).length;
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(asked.filter(path => path.includes('/families')).length).toBeGreaterThan(before));
});

it('a family says who leads it and who of it is not on the departure; only who is may be selected', async () => {
  const { section } = await showAboard({ families: [family] });
  const list = await section(/^Families · 1/);
  expect(list.getByRole('link', { name: 'Uddin FM-2026-000003' })).toHaveAttribute(
    'href',
    expect.stringContaining('families/3/'),
  );
  const [head, other, unbooked] = (await list.findAllByRole('listitem')).map(item => within(item));
  expect(head?.getByText('Leader')).toBeVisible();
  expect(other?.getByText('On another departure: D-8')).toBeVisible();
  expect(unbooked?.getByText('Not on this departure')).toBeVisible();
  await userEvent.click(await list.findByRole('checkbox', { name: /Head/ }));
  expect(list.getAllByRole('checkbox')).toHaveLength(1);
  expect(await list.findByText(/1 item selected/)).toBeVisible();
});

it('a departure that nobody has booked leads on to the first booking', async () => {
  const { section } = await showAboard({});
  const seats = await section(/^Bookings/);
  expect(await seats.findByText('Nobody has booked this departure yet.')).toBeVisible();
  expect(await seats.findByRole('link', { name: 'Book' })).toBeVisible();
  expect(await (await section(/^Waiting list/)).findByText('Nobody waits for a seat.')).toBeVisible();
});

it('lists that cannot be read say so, and can be asked for again', async () => {
  const { section } = await showAboard({ fails: true });
  const seats = await section(/^Bookings/);
  expect(await seats.findByRole('alert')).toHaveTextContent('The host is busy.');
  expect(seats.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('nobody is shown lists of what they may not read', async () => {
  const permissions = new Set(['DEPARTURE_DETAILS', 'BOOKING_LIST']);
  const { section, asked } = await showAboard({ who: { role: 'staff', permissions, branch: null } });
  expect(await section(/^Waiting list/)).toBeDefined();
  expect(screen.queryByRole('region', { name: /^Families/ })).toBeNull();
  expect(asked.filter(path => path.includes('/families'))).toEqual([]);
});
