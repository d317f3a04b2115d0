import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Cancelling, Ended, Undecided } from '#catalog/hajj/departures/Cancelling.ts';
import { entities } from '#catalog/registry/entities.ts';
import { calls } from '#catalog/engine/wire.ts';
import { CancelPage } from '#src/resources/hajj/departures/CancelPage.tsx';
import { showPages } from '../../../support/officePage.tsx';

const { departure: entity } = entities;
beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ time_zone: 'Asia/Dhaka' })));
afterEach(() => vi.unstubAllGlobals());

const none: Ended = {
  bookings: 0,
  paid: '0.00',
  moved: '0.00',
  refunded: '0.00',
  waiting: '0.00',
  fees: '0.00',
};
const rowOf = (id: number, paid: string): Undecided => ({
  id,
  booking_no: `B-${id}`,
  status: 'confirmed',
  pilgrim: { id, name: `Pilgrim ${id}`, phone: null },
  room_type: null,
  price: '400.00',
  amount: '400.00',
  paid_amount: paid,
  payment_status: 'unpaid',
});

interface Sent {
  readonly id: number;
  readonly key: string | null;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A host on which a departure of three bookings is cancelled; what `answers` says of a booking comes before. */
function hostOf(answers: Partial<Record<number, () => Response | Promise<Response | undefined>>> = {}, begun = true) {
  let status = begun ? 'cancelling' : 'open';
  let rows = [rowOf(1, '0.00'), rowOf(2, '100.00'), rowOf(3, '50.00')];
  const kept: Undecided[] = [];
  const sent: Sent[] = [];
  const reading = (): Cancelling => {
    const paid = kept.reduce((sum, one) => sum + Number(one.paid_amount), 0).toFixed(2);
    const keep = { ...none, bookings: kept.length, paid, waiting: paid };
    return {
      id: 7,
      code: 'D-7',
      status,
      departure_date: '2027-01-20',
      season: 4,
      reason: status === 'open' ? null : 'Too few',
      undecided: rows,
      left: { bookings: rows.length, paid: '150.00' },
      hidden: 0,
      ended: { move: none, refund: none, keep, drop: none },
      endings: kept.map(({ id, booking_no, pilgrim, paid_amount: had }) => {
        const parts = { paid: had, moved: '0.00', refunded: '0.00', waiting: had, fees: '0.00' };
        return { id, booking_no, pilgrim, outcome: 'keep', departure: null, ...parts };
      }),
      total: keep,
      still_waiting: paid,
    };
  };
  const host = async (path: string, init?: RequestInit) => {
    const { pathname } = new URL(path, 'http://rihla.test');
    if (pathname === '/api/departures/7/cancelling') return Response.json(reading());
    if (pathname === calls('departure').command('begin_cancelling', 7)) {
      sent.push({ id: 7, key: null, body: JSON.parse(String(init?.body)) });
      status = 'cancelling';
      return Response.json({ id: 7, status, ended: 0 });
    }
    const found = rows.find(({ id }) => pathname === calls('booking').command('end_with_departure', id));
    if (found && init?.method === 'POST') {
      const key = new Headers(init.headers).get('idempotency-key');
      sent.push({ id: found.id, key, body: JSON.parse(String(init.body)) });
      const refusal = await answers[found.id]?.();
      if (refusal) return refusal;
      rows = rows.filter(one => one !== found);
      kept.push(found);
      if (rows.length === 0) status = 'cancelled';
      return Response.json({ id: found.id, status: 'cancelled', departure_ends: rows.length === 0 });
    }
    if (/package/.test(pathname) && !/departure/.test(pathname)) {
      const trip = { id: 5, price: '450.00', room_prices: [{ id: 1, room_type: 'double', price: '500.00' }] };
      return Response.json({ tour_packages: [trip], page: 1, size: 25, total_pages: 1, total_elements: 1 });
    }
    const isOffered = /departure/.test(pathname) && path.includes('season=4') && path.includes('status=open');
    const there = { id: 8, code: 'D-8', tour_package: 5, departure_date: '2027-02-01', seats: 9, booked: 2 };
    const offered = isOffered ? [there] : [];
    const total_elements = offered.length;
    return Response.json({ [entity.collection]: offered, page: 1, size: 25, total_pages: 1, total_elements });
  };
  return { host, sent };
}

async function showFor({ host }: ReturnType<typeof hostOf>) {
  const who = { role: 'admin', permissions: null, branch: null } as const;
  await showPages({
    host,
    entity,
    pages: { 'cancel/:departureId': <CancelPage /> },
    at: 'cancel/7',
    who,
    takesKeys: true,
  });
  const user = userEvent.setup();
  const choose = async (
    label: string,
    option: string | RegExp,
    within_ = screen.getByRole('region', { name: 'Choose for many' }),
  ) => {
    await user.click(await within(within_).findByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  return { user, choose };
}

it('begins with a reason, and goes on to the bookings that are left', async () => {
  const office = hostOf({}, false);
  const { user } = await showFor(office);
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Too few');
  await user.click(screen.getByRole('button', { name: 'Begin to cancel' }));
  expect(await screen.findByText('3 bookings to decide', { exact: false })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'B-2' })).toBeVisible();
  expect(office.sent.map(({ body }) => body['reason'])).toEqual(['Too few']);
});

it('ends each booking by itself: one that is refused says why and stays, the others are told in the account', async () => {
  const detail = 'More than your limit.';
  const office = hostOf({ 2: () => Response.json({ detail, code: 'limit' }, { status: 409 }) });
  const { user, choose } = await showFor(office);
  await screen.findByRole('link', { name: 'B-1' });
  await choose('For whom', 'All');
  await choose('What becomes of it', 'Keep the money');
  await user.click(screen.getByRole('button', { name: 'Choose for 3' }));
  await user.click(screen.getByRole('button', { name: 'Carry out 3' }));
  expect(await screen.findByText('Done here: 2 bookings')).toBeVisible();
  expect(screen.getByRole('row', { name: /B-2.*Not done\. More than your limit\./ })).toBeVisible();
  const left = within(screen.getByRole('region', { name: 'Bookings' }));
  expect(left.queryByRole('row', { name: /B-1/ })).toBeNull();
  expect(screen.getByRole('row', { name: /^Together 2 50/ })).toBeVisible();
  expect(office.sent.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(office.sent[0]?.body).toMatchObject({ outcome: 'keep', fee_amount: '0.00', reason: 'Too few' });
  expect(new Set(office.sent.map(({ key }) => key)).size).toBe(3);
});

it('a host that is gone stops it; carried out again, the same booking goes under the same key', async () => {
  let isGone = true;
  const office = hostOf({
    2: async () => {
      if (isGone) throw new TypeError('Failed to fetch');
      return undefined;
    },
  });
  const { user, choose } = await showFor(office);
  await screen.findByRole('link', { name: 'B-1' });
  await choose('What becomes of it', 'Keep the money');
  await user.click(screen.getByRole('button', { name: 'Choose for 3' }));
  await user.click(screen.getByRole('button', { name: 'Carry out 3' }));
  expect(await screen.findByText(/It has stopped before its end/)).toBeVisible();
  expect(office.sent.some(({ id }) => id === 3)).toBe(false);
  isGone = false;
  await user.click(await screen.findByRole('button', { name: 'Carry out 2' }));
  expect(await screen.findByText('All bookings have ended. The departure is cancelled.')).toBeVisible();
  expect(new Set(office.sent.filter(({ id }) => id === 2).map(({ key }) => key)).size).toBe(1);
  expect(await screen.findByRole('row', { name: /^Together 3 150/ })).toBeVisible();
  await user.click(screen.getByText('Booking by booking'));
  const each = within(screen.getByRole('region', { name: 'Booking by booking' }));
  expect(each.getByRole('row', { name: /^B-2 Pilgrim 2 Cancelled, money kept for them 100\b.* 100\b/ })).toBeVisible();
  expect(each.getByRole('link', { name: 'B-3' })).toBeVisible();
});

it('what lacks its departure is not carried out', async () => {
  const office = hostOf();
  const { user, choose } = await showFor(office);
  const row = await screen.findByRole('row', { name: /B-2/ });
  await choose('What becomes of it', 'Move elsewhere', row);
  expect(await screen.findByText(/One choice lacks its departure/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Carry out' })).toBeDisabled();
  await choose('What becomes of it', 'Give the money back', row);
  const fee = within(row).getByRole('textbox', { name: 'Cancellation fee' });
  await user.clear(fee);
  await user.type(fee, 'much');
  expect(screen.getByRole('button', { name: 'Carry out' })).toBeDisabled();
  await user.clear(fee);
  await user.type(fee, '10');
  await user.click(screen.getByRole('button', { name: 'Carry out one' }));
  await screen.findByText('Done here: one booking');
  expect(office.sent).toMatchObject([{ id: 2, body: { outcome: 'refund', fee_amount: '10.00' } }]);
});

it('stops where its user asks it to: the one on its way is done, the next ones are left as they were chosen', async () => {
  let letGo = (): void => undefined;
  const held = new Promise<undefined>(resolve => {
    letGo = () => resolve(undefined);
  });
  const office = hostOf({ 1: () => held });
  const { user, choose } = await showFor(office);
  await screen.findByRole('link', { name: 'B-1' });
  await choose('What becomes of it', 'Keep the money');
  await user.click(screen.getByRole('button', { name: 'Choose for 3' }));
  await user.click(screen.getByRole('button', { name: 'Carry out 3' }));
  expect(await screen.findByText('0 of 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByRole('button', { name: 'Stops after this one' })).toBeDisabled();
  letGo();
  expect(await screen.findByRole('button', { name: 'Carry out 2' })).toBeEnabled();
  expect(await screen.findByText('Done here: one booking')).toBeVisible();
  expect(office.sent.map(({ id }) => id)).toEqual([1]);
});

it('a host that fails to tell how far it has come is asked again', async () => {
  const { host, sent } = hostOf();
  let fails = true;
  const failing = async (path: string, init?: RequestInit) => {
    if (!fails || !path.includes('cancelling')) return host(path, init);
    fails = false;
    return Response.json({ detail: 'The database is away.' }, { status: 503 });
  };
  const { user } = await showFor({ host: failing, sent });
  expect(await screen.findByText('The database is away.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /again|retry/i }));
  expect(await screen.findByRole('link', { name: 'B-1' })).toBeVisible();
});

it('is moved within its season, and what a move is refused for is said in its row', async () => {
  const errors = { price: ['The price there is 450.00.'], instalments: ['Say by when the rest is paid.'] };
  let isAsked = true;
  const office = hostOf({
    2: () => (isAsked ? Response.json(errors, { status: 400 }) : Promise.resolve(undefined)),
  });
  const { user, choose } = await showFor(office);
  const row = await screen.findByRole('row', { name: /B-2/ });
  await choose('What becomes of it', 'Move elsewhere', row);
  expect(within(row).queryByRole('textbox', { name: 'Price per person' })).toBeNull();
  await choose('To which departure', /^D-8 /, row);
  expect(row).toHaveTextContent(/Stays at 400\.00/);
  await user.click(screen.getByRole('button', { name: 'Carry out one' }));
  await user.type(await within(row).findByRole('textbox', { name: 'Price per person' }), '450');
  fireEvent.change(within(row).getByLabelText('To be paid by'), { target: { value: '2027-01-30' } });
  isAsked = false;
  await user.click(screen.getByRole('button', { name: 'Carry out one' }));
  await screen.findByText('Done here: one booking');
  expect(office.sent.map(({ body }) => body)).toMatchObject([
    { outcome: 'move', departure: 8 },
    { outcome: 'move', departure: 8, price: '450.00', instalments: [{ due_date: '2027-01-30' }] },
  ]);
});

it('keeps its price where it is moved, says so, and takes that of the new departure if it is to', async () => {
  const office = hostOf();
  const { user, choose } = await showFor(office);
  const row = await screen.findByRole('row', { name: /B-2/ });
  await choose('What becomes of it', 'Move elsewhere', row);
  await choose('To which departure', /^D-8 .*450\.00.*7 seats free/, row);
  expect(row).toHaveTextContent(/Stays at 400\.00/);
  await user.click(within(row).getByRole('button', { name: /Take the price there: 450\.00/ }));
  expect(within(row).getByRole('textbox', { name: 'Price per person' })).toHaveValue('450.00');
  await user.click(screen.getByRole('button', { name: 'Carry out one' }));
  await screen.findByText('Done here: one booking');
  expect(office.sent.map(({ body }) => body)).toMatchObject([{ outcome: 'move', departure: 8, price: '450.00' }]);
});
