import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { PersonPage } from '#src/resources/people/PersonPage.tsx';
import { showPages } from '../../../support/officePage.tsx';

const { booking, hajj_passenger_info: pilgrim } = entities;
const who = { role: 'admin', permissions: null, branch: null } as const;
beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ time_zone: 'Asia/Dhaka' })));
afterEach(() => vi.unstubAllGlobals());

const file = {
  id: 9,
  version: 1,
  given_names: 'Mira',
  surname: 'Khan',
  pilgrim_type: 'umrah',
  gender: 'male',
  status: 'documents_pending',
  season: null,
  return_date: '2127-06-10',
  passport_expiry_date: '2127-09-01',
  visa_no: 'V-1',
  commands: [{ verb: 'complete_documents', blocked: 'photo_missing' }],
};
const booked = {
  id: 3,
  booking_no: 'BK-3',
  status: 'held',
  due_amount: '300.00',
  paid_amount: '100.00',
  instalments: [],
};

it('at a glance a file tells in five lines where it stands, what is paid, and what is missing', async () => {
  const host = (path: string) => {
    if (path.includes('/api/people/'))
      return Response.json({
        person: { entity: pilgrim.name, id: 9, title: 'Mira Khan', image: null, record: file },
        also: [],
        ties: [],
        history: [],
      });
    if (path.includes(`/${booking.name}/`))
      return Response.json({ bookings: [booked], page: 1, size: 25, total_pages: 1, total_elements: 1 });
    return Response.json(file);
  };
  const pages = { ':id': <PersonPage /> };
  await showPages({ host, entity: { ...pilgrim, route: `people/${pilgrim.name}` }, pages, at: '9', who });
  const told = within(await screen.findByRole('region', { name: 'Where the file stands' }));
  await waitFor(() => expect(told.getAllByRole('definition')).toHaveLength(5));
  const lines = told.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(lines[0]).toMatch(/^Documents pending Next: Documents complete · Missing for that: .*photo/i);
  expect(lines[0]).toMatch(/passport/i);
  expect(told.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Status',
    'Booking',
    'Money',
    'Passport',
    'Still missing',
  ]);
  expect(lines[1]).toMatch(/^BK-3.*held/i);
  expect(lines[2]).toBe('100.00 of 300.00 paid.');
  expect(lines[3]).toMatch(/^Valid until 1 Sep 2127, too short: 7 Dec 2127 is asked for · Visa: V-1/);
  expect(lines[4]).toMatch(/Photo/);
});
