import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Principal } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { PilgrimPage } from '#src/resources/hajj/PilgrimPage.tsx';
import { showPages } from '../../../support/officePage.tsx';

const { booking, hajj_passenger_info: pilgrim, season } = entities;
const admin: Principal = { role: 'admin', permissions: null, branch: null };
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ time_zone: 'Asia/Dhaka' }));
  vi.setSystemTime(new Date('2027-01-10T06:00:00Z'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const mira = {
  id: 9,
  version: 1,
  tracking_no: 'PG-9',
  given_names: 'Mira',
  surname: 'Khan',
  gender: 'female',
  pilgrim_type: 'hajj',
  status: 'documents_complete',
  birth_date: '1980-02-01',
  passport_number: 'BX0123456',
  passport_expiry_date: '2027-09-01',
  passport_scan: '/media/scan.jpg',
  season: 4,
  commands: [{ verb: 'apply_for_visa', blocked: 'passport_expires', params: { day: '2027-11-15' } }],
};
const hajj27 = {
  id: 4,
  version: 1,
  name: 'Hajj 2027',
  pilgrim_type: 'hajj',
  passport_day: '2027-11-15',
  passport_days: null,
  mahram_policy: 'not_asked',
  mahram_minimum_age: 18,
  requirements: [
    { id: 1, requirement: 'photo_taken' },
    { id: 2, requirement: 'health_checked' },
  ],
};
const booked = {
  id: 3,
  version: 1,
  booking_no: 'BK-3',
  status: 'confirmed',
  departure: 7,
  party: 5,
  due_amount: '300.00',
  paid_amount: '100.00',
  instalments: [
    { id: 1, due_date: '2026-12-01', amount: '150.00', paid_amount: '100.00' },
    { id: 2, due_date: '2027-03-01', amount: '150.00', paid_amount: '0.00' },
  ],
};

interface Given {
  readonly file?: object;
  readonly bookings?: readonly object[];
  readonly history?: readonly object[];
  readonly who?: Principal;
}

async function show({ file = {}, bookings = [], history = [], who = admin }: Given = {}) {
  const whole = { ...mira, ...file };
  const page = (rows: readonly object[], name: string) =>
    Response.json({ [name]: rows, page: 1, size: 25, total_pages: 1, total_elements: rows.length });
  const sent: string[] = [];
  const host = (path: string, init?: RequestInit) => {
    const { pathname } = new URL(path, 'http://rihla.test');
    if (pathname.includes('/history'))
      return Response.json(history, { headers: { 'X-Total-Count': String(history.length) } });
    if (pathname.includes(`/${booking.name}/`)) return page(bookings, booking.collection);
    if (pathname.includes(`/${season.name}/`)) return Response.json(hajj27);
    if (pathname.includes('booking_payment')) return page([{ id: 8, receipt_voucher: 77 }], 'booking_payments');
    if (init?.method === 'POST') {
      sent.push(pathname);
      return Response.json(whole);
    }
    if (/\/9\/?$/.test(pathname)) return Response.json(whole);
    return page([], pilgrim.collection);
  };
  const shown = await showPages({ host, entity: pilgrim, pages: { ':id': <PilgrimPage /> }, at: '9', who });
  await screen.findByRole('heading', { name: /Mira Khan/, level: 2 });
  return { ...shown, sent };
}

const region = (name: string) => screen.findByRole('region', { name });

it('the head says who it is, how far the file has come, and what comes next, with all that is missing for it', async () => {
  const { router } = await show();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '5 of 11');
  const next = await screen.findByRole('button', { name: 'Move to visa in process' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveAccessibleDescription(/must be valid until.*2027-11-15/);
  expect(await screen.findByRole('link', { name: /must be valid until/ })).toBeVisible();
  // The host tells the first reason alone; of the others the season and the file know.
  const [health] = await screen.findAllByRole('link', { name: /Record the health certificate/ });
  if (!health) throw new Error('It is not told.');
  await userEvent.click(health);
  expect(router.state.location.hash).toBe('#has_health_certificate');
  expect(await screen.findByRole('tab', { name: 'Visa', selected: true })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apply for visa' })).toBeNull();
});

it('a step that nothing keeps is taken by the button of the head', async () => {
  const { sent } = await show({ file: { commands: [{ verb: 'apply_for_visa' }, { verb: 'new_journey' }] } });
  const next = await screen.findByRole('button', { name: 'Move to visa in process' });
  expect(next.className).toContain('contained');
  expect(screen.getByRole('button', { name: 'Begin their next journey' }).className).not.toContain('contained');
  await userEvent.click(next);
  await waitFor(() => expect(sent).toEqual([expect.stringContaining('apply_for_visa')]));
});

it('the reason of a missing right stands alone', async () => {
  await show({ file: { photo: null, commands: [{ verb: 'apply_for_visa', blocked: 'no_right' }] } });
  const next = await screen.findByRole('button', { name: 'Move to visa in process' });
  expect(next).toHaveAccessibleDescription('Missing for that: You do not have the right to do this.');
});

it.each([
  [{ status: 'enquiry', pilgrim_type: 'umrah', commands: [{ verb: 'register' }] }, 'Move to registered', '1 of 10'],
  [{ status: 'enquiry', commands: [{ verb: 'pre_register' }] }, 'Move to pre-registered', '1 of 11'],
])('nobody pre-registers for an Umrah: %o', async (file, label, at) => {
  await show({ file });
  expect(await screen.findByRole('button', { name: label })).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', at);
});

it('what is told for a whole departure has no button', async () => {
  await show({ file: { status: 'ready_to_travel', commands: [] } });
  expect(await screen.findByText(/^Next: Travelling\. The departure says so/)).toBeVisible();
});

it('the cards tell what is paid, what is overdue, whether the passport lasts, and what the checklist lacks', async () => {
  await show({ bookings: [booked] });
  const money = within(await region('Booking and money'));
  expect(await money.findByText('100.00 of 300.00 paid.')).toBeVisible();
  expect(await money.findByText('50.00 overdue since 1 Dec 2026.')).toBeVisible();
  expect(money.getByRole('link', { name: 'BK-3' })).toBeVisible();
  expect(await within(await region('Passport')).findByText(/1 Sep 2027, too short: 15 Nov 2027/)).toBeVisible();
  const lacks = within(await region('Still missing'));
  expect(lacks.getByRole('link', { name: 'Photo' })).toHaveAttribute('href', expect.stringMatching(/#photo$/));
  expect(await region('Visa')).toHaveTextContent('VisaNone yet');
});

it('where nothing is overdue the next instalment is told with its day', async () => {
  const [first, second] = booked.instalments;
  const paid = { ...booked, paid_amount: '150.00', instalments: [{ ...first, paid_amount: '150.00' }, second] };
  await show({ bookings: [paid] });
  expect(await screen.findByText('150.00 due on 1 Mar 2027.')).toBeVisible();
});

it('a file without booking says so, and can be booked', async () => {
  await show();
  expect(await region('Booking and money')).toHaveTextContent('Not booked yet');
  expect(screen.queryByRole('button', { name: 'Take payment' })).toBeNull();
});

it('a payment is taken of the booking that takes the file, not of the newest', async () => {
  await show({
    bookings: [
      { ...booked, id: 8, booking_no: 'BK-8', status: 'cancelled', due_amount: '0.00', paid_amount: '0.00' },
      booked,
    ],
  });
  expect(await screen.findByRole('link', { name: 'BK-3' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Take payment' }));
  expect(await screen.findByRole('dialog', { name: 'Take payment' })).toHaveTextContent('300.00');
});

it.each([
  [{ paid_amount: '300.00' }, 'Nothing is due for it any more.'],
  [{ status: 'draft' }, 'The booking has no seat yet: hold or confirm it first.'],
])('none is taken where none may be: %o', async (more, why) => {
  await show({ bookings: [{ ...booked, ...more }] });
  expect(await screen.findByRole('button', { name: 'Take payment' })).toHaveAccessibleDescription(why);
});

it('the last receipt is looked for once somebody wants it, and of nothing paid there is none', async () => {
  const { router, asked } = await show({ bookings: [booked] });
  const button = await screen.findByRole('button', { name: 'Last receipt' });
  expect(asked.filter(call => call.includes('booking_payment'))).toEqual([]);
  await userEvent.click(button);
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/accounts/receiptvoucher/77'));
});

it('who pays for somebody else has a statement of their own', async () => {
  await show({ bookings: [booked] });
  const link = await screen.findByRole('link', { name: 'Statement of the payer' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/statements\/5$/));
});

it('who may not see bookings is told nothing of them', async () => {
  const who: Principal = { role: null, permissions: new Set(['HAJJ_PASSENGER_INFO_DETAILS']), branch: null };
  const { asked } = await show({ bookings: [booked], who });
  await screen.findByRole('region', { name: 'Passport' });
  expect(screen.queryByRole('region', { name: 'Booking and money' })).toBeNull();
  expect(asked.filter(call => call.includes(`/${booking.name}/`))).toEqual([]);
});

it('a file that has ended says who has ended it, when and why, and how to go on', async () => {
  const history = [
    { id: 12, action: 'update', at: '2027-01-09T04:00:00Z', by_name: 'Nur', after: { details: 'x' }, reason: null },
    {
      id: 11,
      action: 'transition',
      command: 'cancel_journey',
      at: '2027-01-08T04:00:00Z',
      by_name: 'Amina',
      after: { status: 'cancelled' },
      reason: 'Too ill to fly',
    },
  ];
  const commands = [{ verb: 'reopen_file' }, { verb: 'new_journey' }];
  const { asked } = await show({ file: { status: 'cancelled', commands }, history });
  const told = await screen.findByRole('alert');
  expect(await within(told).findByText(/^8 Jan 2027, .* by Amina$/)).toBeVisible();
  expect(told).toHaveTextContent('Too ill to fly');
  expect(told).toHaveTextContent('If they come after all, open the file again.');
  expect(within(told).getByRole('button', { name: 'Open the file again' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Begin their next journey' })).toHaveLength(1);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(asked.filter(call => call.includes(`/${season.name}/`))).toEqual([]);
});

it('one press says that the permanent address is the present one', async () => {
  await show({
    file: { present_address: '12 Lake Road', present_postal_code: '1209', permanent_address: 'elsewhere' },
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Contact' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Same as the present address' }));
  expect(screen.getByRole('textbox', { name: 'Permanent address' })).toHaveValue('12 Lake Road');
  expect(screen.getByRole('textbox', { name: 'Permanent post code' })).toHaveValue('1209');
});

it.each([
  ['Photo', '[data-testid="dropzone"]'],
  ['Passport valid', '[name="passport_expiry_date"]'],
])('what is missing (%s) leads into its field, each time', async (name, field) => {
  await show();
  const link = await within(await region('Still missing')).findByRole('link', { name });
  for (const _ of [1, 2]) {
    await userEvent.click(link);
    await waitFor(() => expect(document.activeElement?.matches(field)).toBe(true));
  }
});
