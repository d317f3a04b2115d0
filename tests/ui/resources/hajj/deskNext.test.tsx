import { configure, fireEvent, getConfig, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { Principal } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { DeskPage } from '#src/resources/hajj/DeskPage.tsx';
import { showPages } from '../../../support/officePage.tsx';
import { passportLines } from '../../../support/passportLines.ts';

const standing = { ...getConfig() };
// To find out what is hidden takes most of the time, and nothing here is.
configure({ defaultHidden: true, getElementError: message => new Error(message?.slice(0, 200)) });
afterAll(() => configure(standing));

const { hajj_passenger_info: pilgrim, departure, paymentmethod } = entities;
const admin: Principal = { role: 'admin', permissions: null, branch: 1 };
const leaves = { id: 4, version: 1, code: 'UMR-4', season: null, seats: 9, booked: 2, status: 'open', tour_package: 1 };
const days = { departure_date: '2027-03-01', return_date: '2027-03-15' };
const made = { id: 9, given_names: 'Salma', surname: 'Begum', tracking_no: 'PG-9', version: 1, family: null };

const pageOf = (collection: string, rows: readonly object[]) =>
  Response.json({ [collection]: rows, total_elements: rows.length, total_pages: 1, page: 1, size: 25 });

let scrolled: Element[];
beforeEach(() => {
  scrolled = [];
  vi.stubGlobal('fetch', async () => Response.json({ demo: false }));
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this);
  };
});

function host(path: string): Response {
  const { pathname } = new URL(path, 'http://rihla.test');
  if (pathname.startsWith('/api/passengers/'))
    return Response.json({ twins: [], likenesses: [], total: 0, matches: [] });
  if (pathname.includes('register_pilgrim'))
    return Response.json({ ...made, booking: null, voucher: null, file_lacks: null }, { status: 201 });
  if (pathname.includes('/paymentmethod/'))
    return pageOf(paymentmethod.collection, [{ id: 7, version: 1, name: 'bKash', code: 'bkash', is_active: true }]);
  if (!pathname.includes('/departure/')) return pageOf(pilgrim.collection, []);
  if (/\/4\/?$/.test(pathname)) return Response.json({ ...leaves, ...days });
  return pageOf(departure.collection, [{ ...leaves, ...days }]);
}

const box = (name: RegExp) => screen.findByRole('textbox', { name });
const choices = (name: string) => screen.getByRole('combobox', { name });

async function paste() {
  await showPages({
    host,
    entity: pilgrim,
    pages: { create: <DeskPage /> },
    at: 'create',
    who: admin,
    takesKeys: true,
  });
  const value = passportLines({ surname: 'Begum', given: 'Salma', number: 'BX7654322', sex: 'F' });
  fireEvent.change(await box(/Machine-readable lines/), { target: { value } });
  await waitFor(async () => expect(await box(/Surname/)).toHaveValue('Begum'));
}

async function choose(name: string, option: RegExp) {
  fireEvent.focus(choices(name));
  fireEvent.mouseDown(choices(name));
  fireEvent.click(await screen.findByRole('option', { name: option }));
}

const next = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Save and next' }));
  await screen.findByRole('link', { name: 'PG-9 Salma Begum' });
};

it('asks of the next one anew how they pay, and says what it means that nothing is said', async () => {
  await paste();
  expect(screen.getByText('Empty: cash.')).toBeVisible();
  await choose('Departure', /UMR-4/);
  await choose('Payment method', /bKash/);
  await waitFor(() => expect(choices('Payment method')).toHaveValue('bKash'));
  expect(screen.queryByText('Empty: cash.')).toBeNull();
  await next();
  await waitFor(() => expect(choices('Departure')).toHaveValue('UMR-4'));
  expect(choices('Payment method')).toHaveValue('');
  expect(screen.getByText('Empty: cash.')).toBeVisible();
});

it('brings what was done into sight, which is that a file was opened', async () => {
  await paste();
  await next();
  const note = screen.getByText(/File opened:/);
  expect(scrolled.some(place => place.contains(note))).toBe(true);
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Machine-readable/ })).toHaveFocus());
});

it('says beside the person and after the save that a mahram is asked of her, and leads to the field', async () => {
  await paste();
  const ahead = /A mahram is asked of her: the field stands beneath the departure/;
  expect(await screen.findByText(ahead)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Name him' }));
  await waitFor(() => expect(choices('Mahram')).toHaveFocus());
  await next();
  expect(await screen.findByText(/A mahram is asked of her and nobody is named yet/)).toBeVisible();
  expect(screen.queryByText(ahead)).toBeNull();
});
