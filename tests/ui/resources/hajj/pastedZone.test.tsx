import { configure, fireEvent, getConfig, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { PilgrimCreate } from '#src/resources/hajj/PilgrimCreate.tsx';
import { PilgrimPage } from '#src/resources/hajj/PilgrimPage.tsx';
import { passportLines } from '../../../support/passportLines.ts';
import { showPages } from '../../../support/officePage.tsx';

const standing = { ...getConfig() };
// To find out what is hidden takes most of the time, and nothing here is.
configure({ defaultHidden: true, getElementError: message => new Error(message?.slice(0, 200)) });
afterAll(() => configure(standing));

const { hajj_passenger_info: pilgrim, country } = entities;
const who = { role: 'admin', permissions: null, branch: 1 } as const;
/** The specimens of ICAO Doc 9303. */
const PASSPORT = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10';
const VISA = 'V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL8988901C4XXX4009078F96121096ZE184226B<<<<<<';
const ours = PASSPORT.replaceAll('UTO', 'BGD');
const saved = {
  id: 7,
  version: 1,
  given_names: 'Anna',
  surname: 'Eriksson',
  gender: 'female',
  birth_date: '1974-08-13',
  pilgrim_type: 'hajj',
  management: 'private',
  branch: 1,
  status: 'enquiry',
  passport_number: 'BX0512345',
  passport_mrz: PASSPORT,
  visa_no: 'V1',
  commands: [],
};

let sent: Record<string, unknown>[];
beforeEach(() => {
  sent = [];
  // What day it is, the agency's zone says.
  vi.stubGlobal('fetch', async () => Response.json({ demo: false }));
});
const page = (collection: string, rows: readonly object[]) =>
  Response.json({ [collection]: rows, total_elements: rows.length, total_pages: 1, page: 1, size: 100 });

function host(path: string, init?: RequestInit): Response {
  const { pathname, searchParams } = new URL(path, 'http://rihla.test');
  if (pathname === '/api/passengers/registered') return Response.json({ twins: [], likenesses: [] });
  if (init?.method === 'PUT' || init?.method === 'POST') {
    sent.push(JSON.parse(String(init.body)));
    return Response.json(saved);
  }
  if (pathname.includes(pilgrim.name) && /\/7\/?$/.test(pathname)) return Response.json(saved);
  if (searchParams.get('country_code2') === 'BGD')
    return page(country.collection, [{ id: 5, name: 'Bangladesh', country_code2: 'BGD' }]);
  return page(pathname.includes(country.name) ? country.collection : pilgrim.collection, []);
}

const tab = async (name: string) => fireEvent.click(await screen.findByRole('tab', { name: new RegExp(`^${name}`) }));
const box = (name: RegExp) => screen.findByRole('textbox', { name });
async function paste(at: '7' | 'create', text: string) {
  const pages = { create: <PilgrimCreate />, ':id': <PilgrimPage /> };
  await showPages({ host, entity: pilgrim, pages, at, who });
  await tab('Passport');
  const lines = await box(/Machine-readable lines/);
  const type = (value: string) => fireEvent.change(lines, { target: { value } });
  type(text);
  return { lines, type };
}

describe('the lines of a document that are pasted into the form of a pilgrim', () => {
  it('fill what is empty, and say so', async () => {
    const { lines } = await paste('create', ours.replace('\n', '  '));
    expect(await screen.findByText(/^Filled from it: /)).toHaveTextContent(
      /Given names.*Surname.*Nationality.*Date of birth.*Gender.*Issuing country.*Passport number.*National ID/,
    );
    expect(screen.getByRole('heading', { name: 'Read from a passport' })).toBeVisible();
    expect(screen.getByText(/This passport expired/)).toBeVisible();
    expect(await box(/Passport number/)).toHaveValue('L898902C3');
    expect(lines).toHaveValue(ours);
    await tab('Names and person');
    expect(await box(/Given names/)).toHaveValue('Anna Maria');
    expect(await box(/Surname/)).toHaveValue('Eriksson');
  });

  it('leave what is there, name it, and are taken over field by field', async () => {
    await paste('7', PASSPORT.replace('L898902C36', 'L898902C37'));
    expect(await screen.findByText(/^Filled from it: /)).not.toHaveTextContent(/name|birth|Gender/);
    expect(screen.getByText(/Line 2, .*the check digit does not match/)).toBeVisible();
    expect(await box(/Passport number/)).toHaveValue('BX0512345');
    expect(screen.getByText(/^Name: Anna Maria Eriksson in the document, Anna Eriksson in the file/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Take it: Name' }));
    fireEvent.click(screen.getByRole('button', { name: 'Take it: Date of birth' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Take it/ })).toBeNull());
    await tab('Names and person');
    expect(await box(/Given names/)).toHaveValue('Anna Maria');
  });

  it('take the place of those before, of which only what somebody has typed since stays', async () => {
    const { type } = await paste('create', ours);
    await waitFor(async () => expect(await box(/National ID/)).toHaveValue('ZE184226B'));
    await tab('Names and person');
    fireEvent.change(await box(/Given names/), { target: { value: 'Anna' } });
    await tab('Passport');
    const other = passportLines({ surname: 'Begum', given: 'Salma', number: 'BX7654322', sex: 'F' });
    type(other);
    await waitFor(async () => expect(await box(/Passport number/)).toHaveValue('BX7654322'));
    expect(await box(/National ID/)).toHaveValue('');
    await tab('Names and person');
    expect(await box(/Given names/)).toHaveValue('Anna');
  });

  it('of a visa fill the visa alone, and are not kept', async () => {
    const { lines } = await paste('7', VISA);
    expect(await screen.findByText('Filled from it: Visa expires on.')).toBeVisible();
    expect(screen.getByText(/^Its lines are not kept/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Take it: Visa number' })).toBeVisible();
    expect(lines).toHaveValue(PASSPORT);
    expect(await box(/Passport number/)).toHaveValue('BX0512345');
  });

  it('of a visa leave a new form without lines', async () => {
    const { lines } = await paste('create', VISA);
    expect(await screen.findByText('Filled from it: Visa number, Visa expires on.')).toBeVisible();
    expect(lines).toHaveValue('');
    await tab('Names and person');
    expect(await box(/Given names/)).toHaveValue('');
  });

  it('are told about where they cannot be read, and not where the file has them', async () => {
    const { type } = await paste('7', `${PASSPORT}\n${PASSPORT}`);
    expect(await screen.findByText(/but they cannot be read/)).toBeVisible();
    type(PASSPORT);
    await waitFor(() => expect(screen.queryByText(/cannot be read/)).toBeNull());
    expect(screen.queryByText(/^Filled/)).toBeNull();
  });
});
