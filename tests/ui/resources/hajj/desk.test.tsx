import { configure, fireEvent, getConfig, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Principal } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { DeskPage } from '#src/resources/hajj/DeskPage.tsx';
import { besideAt } from '#src/resources/hajj/desk/besideAt.ts';
import { showPages } from '../../../support/officePage.tsx';
import { passportLines } from '../../../support/passportLines.ts';

const standing = { ...getConfig() };
// To find out what is hidden takes most of the time, and nothing here is.
configure({ defaultHidden: true, getElementError: message => new Error(message?.slice(0, 200)) });
afterAll(() => configure(standing));

const { hajj_passenger_info: pilgrim, departure } = entities;
const admin: Principal = { role: 'admin', permissions: null, branch: 1 };
const clerk = (...permissions: string[]): Principal => ({
  role: 'staff',
  permissions: new Set(permissions.map(name => `HAJJ_PASSENGER_INFO_${name}`)),
  branch: 1,
});
const made = { id: 9, given_names: 'Karim', surname: 'Uddin', tracking_no: 'PG-9', version: 1, family: null };
const nothing = { booking: null, voucher: null, file_lacks: null };
const leaves = { id: 4, code: 'UMR-4', season: null, seats: 9, booked: 2, status: 'open', tour_package: 1 };
const days = { departure_date: '2027-03-01', return_date: '2027-03-15' };

let answer: () => Response;
let sent: { readonly key: string | null; readonly body: Record<string, unknown> }[];
let matches: readonly object[];
beforeEach(() => {
  [sent, matches] = [[], []];
  answer = () => Response.json({ ...made, ...nothing }, { status: 201 });
  // What day it is, the agency's zone says.
  vi.stubGlobal('fetch', async () => Response.json({ demo: false }));
});

function host(path: string, init?: RequestInit): Response {
  const { pathname } = new URL(path, 'http://rihla.test');
  if (pathname === '/api/passengers/registered') return Response.json({ twins: [], likenesses: [] });
  if (pathname === '/api/passengers/search') return Response.json({ total: matches.length, matches });
  if (pathname.includes('register_pilgrim')) {
    sent.push({
      key: new Headers(init?.headers).get('idempotency-key'),
      body: JSON.parse(String(init?.body)),
    });
    return answer();
  }
  const isDeparture = pathname.includes('/departure/');
  if (isDeparture && /\/4\/?$/.test(pathname)) return Response.json({ ...leaves, ...days });
  const rows = isDeparture ? [{ ...leaves, ...days }] : [];
  const of = isDeparture ? departure : pilgrim;
  return Response.json({ [of.collection]: rows, total_elements: rows.length, total_pages: 1, page: 1, size: 100 });
}

const box = (name: RegExp) => screen.findByRole('textbox', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
async function open(who: Principal = admin, number = 'BX7654321') {
  await showPages({ host, entity: pilgrim, pages: { create: <DeskPage /> }, at: 'create', who, takesKeys: true });
  const value = passportLines({ surname: 'Uddin', given: 'Karim', number });
  fireEvent.change(await box(/Machine-readable lines/), { target: { value } });
  await waitFor(async () => expect(await box(/Surname/)).toHaveValue('Uddin'));
}
async function chooseDeparture() {
  const field = screen.getByRole('combobox', { name: 'Departure' });
  fireEvent.focus(field);
  fireEvent.mouseDown(field);
  fireEvent.click(await screen.findByRole('option', { name: /UMR-4.*7 free seats/ }));
}

describe('one save at the desk', () => {
  it('sends the person, the departure and the payment under one key, and tells what was done', async () => {
    answer = () =>
      Response.json({ ...made, booking: 5, voucher: 6, file_lacks: 'pre_registration_missing' }, { status: 201 });
    await open();
    await chooseDeparture();
    fireEvent.change(await box(/Amount paid now/), { target: { value: '500' } });
    press('Save and next');
    expect(await screen.findByRole('link', { name: 'PG-9 Karim Uddin' })).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.key).toBeTruthy();
    expect(sent[0]?.body).toMatchObject({
      given_names: 'Karim',
      passport_number: 'BX7654321',
      branch: 1,
      departure: 4,
      pay_amount: '500.00',
      confirms: true,
      with_pilgrim: null,
    });
    expect(sent[0]?.body).not.toHaveProperty('season');
    expect(screen.getByRole('link', { name: 'Print the receipt' })).toHaveAttribute(
      'href',
      expect.stringContaining('receiptvoucher/6'),
    );
    // What the file waits for is no failure.
    const waits = screen.getByText(/not registered with the season yet\. Enter the pre-registration number first/);
    expect(waits.closest('[role=alert]')?.className).toMatch(/Info/);
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Machine-readable/ })).toHaveFocus());
    expect(await box(/Surname/)).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Departure' })).toHaveValue('UMR-4');
    expect(screen.getByRole('checkbox', { name: 'Same family as the one before: Karim Uddin' })).not.toBeChecked();
  });

  it('begins with somebody of the family that a link has led from', async () => {
    const { router } = await showPages({
      host,
      entity: pilgrim,
      pages: { create: <DeskPage />, from: <h1>from</h1> },
      at: 'from',
      who: admin,
    });
    await router.navigate(`/apps/${pilgrim.route}/create`, { state: besideAt({ id: 21, name: 'Mira Khan' }) });
    expect(await screen.findByRole('checkbox', { name: 'Same family as the one before: Mira Khan' })).toBeChecked();
  });

  it('is the same once its answer is lost, and leaves what was typed', async () => {
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    await open();
    press('Save');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    await waitFor(() => expect(sent.length).toBeGreaterThan(0));
    expect(await box(/Surname/)).toHaveValue('Uddin');
    answer = () => Response.json({ ...made, ...nothing }, { status: 201 });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    press('Save');
    expect(await screen.findByRole('button', { name: 'Next pilgrim' })).toHaveFocus();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('that is refused says so at its field', async () => {
    answer = () =>
      Response.json(
        { detail: 'Full.', code: 'conflict', errors: [{ field: 'departure', code: 'no_seats' }] },
        { status: 409 },
      );
    await open();
    await chooseDeparture();
    press('Save');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Departure' })).toBeInvalid());
    expect(await box(/Passport number/)).toHaveValue('BX7654321');
  });

  it('takes an amount as it is written, and more than is owed where that is said', async () => {
    await open();
    await chooseDeparture();
    const amount = await box(/Amount paid now/);
    for (const [typed, meant] of [
      ['half of it', 'half of it'],
      ['٥٠٬٠٠٠', '50,000.00'],
      ['50,000', '50,000.00'],
    ] as const) {
      fireEvent.change(amount, { target: { value: typed } });
      fireEvent.blur(amount);
      await waitFor(() => expect(amount).toHaveValue(meant));
    }
    press('All fields');
    fireEvent.click(await screen.findByLabelText(/^More than is owed/));
    press('Save');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ pay_amount: '50000.00', beyond_due: true });
  });

  it('needs a departure for a payment', async () => {
    await open();
    fireEvent.change(await box(/Amount paid now/), { target: { value: '500' } });
    press('Save');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Departure' })).toBeInvalid());
    expect(sent).toEqual([]);
  });
});

describe('the desk', () => {
  it('leads somebody who has a file already to their next journey', async () => {
    matches = [{ id: 3, name: 'Karim Uddin', tracking_no: 'PG-3', matched: 'passport_number', score: 100 }];
    await open();
    expect(await screen.findByText(/has a file already: PG-3 Karim Uddin.*“Begin their next journey”/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open it: Karim Uddin' })).toHaveAttribute(
      'href',
      expect.stringContaining(`${pilgrim.route}/3/`),
    );
  });

  it('asks nothing of bookings and payments of who may only enter files', async () => {
    await open(clerk('CREATE', 'LIST'));
    expect(screen.queryByRole('combobox', { name: 'Departure' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /Amount/ })).toBeNull();
    press('Save');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ departure: null, pay_amount: null, confirms: false });
  });

  it('hands what was typed on to the form of a file alone', async () => {
    await open();
    press('File alone, every field');
    fireEvent.click(await screen.findByRole('tab', { name: /^Names and person/ }));
    await waitFor(async () => expect(await box(/Surname/)).toHaveValue('Uddin'));
  });
});
