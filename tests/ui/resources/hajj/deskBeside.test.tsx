import { configure, getConfig, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Principal } from '#catalog/engine/access/access.ts';
import type { FamilyFile } from '#catalog/hajj/families/FamilyAnswer.ts';
import { entities } from '#catalog/registry/entities.ts';
import { DeskPage } from '#src/resources/hajj/DeskPage.tsx';
import { besideAt, type Trip, tripFrom } from '#src/resources/hajj/desk/besideAt.ts';
import { showPages } from '../../../support/officePage.tsx';

const standing = { ...getConfig() };
// To find out what is hidden takes most of the time, and nothing here is.
configure({ defaultHidden: true, getElementError: message => new Error(message?.slice(0, 200)) });
afterAll(() => configure(standing));

const { hajj_passenger_info: pilgrim } = entities;
const admin: Principal = { role: 'admin', permissions: null, branch: 1 };
const nobody = { photo: null, passport_number: null, is_leader: false, season: 1, mahram: null, mahram_relation: null };
const member = (
  id: number,
  status: string,
  booking?: readonly [id: number, status: string, at: number],
): FamilyFile => ({
  ...nobody,
  id,
  name: `Khan ${id}`,
  status,
  room_type: null,
  room: null,
  booking: booking
    ? {
        id: booking[0],
        booking_no: `BK-${booking[0]}`,
        status: booking[1],
        party: 70,
        departure: { id: booking[2], name: `D-${booking[2]}` },
        due_amount: '0.00',
        paid_amount: '0.00',
      }
    : null,
});

describe('what a family travels by', () => {
  it('is its newest file that is not over, and the departure that is booked last', () => {
    const members = [
      member(21, 'registered', [8, 'confirmed', 7]),
      member(22, 'registered', [3, 'confirmed', 6]),
      member(23, 'enquiry', [9, 'draft', 5]),
      member(24, 'cancelled', [10, 'confirmed', 4]),
      member(25, 'closed'),
    ];
    expect(tripFrom(members)).toEqual({ trip: { file: 23, departure: 7 } });
  });

  it('is nothing where nobody goes any more', () => {
    expect(tripFrom([member(24, 'cancelled')])).toEqual({});
  });
});

describe('the desk of a family', () => {
  let departs: Readonly<Record<string, unknown>>;
  beforeEach(() => {
    vi.stubGlobal('fetch', async () => Response.json({ demo: false, time_zone: 'Asia/Dhaka' }));
    const days = { departure_date: '2099-03-01', return_date: '2099-03-15' };
    departs = { id: 7, version: 1, code: 'D-7', season: null, seats: 9, booked: 2, status: 'open', ...days };
  });

  function host(path: string): Response {
    const { pathname } = new URL(path, 'http://rihla.test');
    if (pathname.startsWith('/api/passengers/'))
      return Response.json({ twins: [], likenesses: [], total: 0, matches: [] });
    if (/departure\/.*\/7\/?$/.test(pathname)) return Response.json(departs);
    if (/season\/.*\/2\/?$/.test(pathname)) return Response.json({ id: 2, version: 1, pilgrim_type: 'hajj' });
    if (/hajj_passenger_info\/.*\/23\/?$/.test(pathname))
      return Response.json({ id: 23, version: 1, given_names: 'Mira', pilgrim_type: 'umrah' });
    return Response.json({
      hajjPassengers: [],
      departures: [departs],
      total_elements: 1,
      total_pages: 1,
      page: 1,
      size: 25,
    });
  }

  async function open(trip: Trip) {
    const pages = { create: <DeskPage />, from: <h1>from</h1> };
    const { router } = await showPages({ host, entity: pilgrim, pages, at: 'from', who: admin });
    await router.navigate(`/apps/${pilgrim.route}/create`, {
      state: { ...besideAt({ id: 21, name: 'Karim Khan' }), trip },
    });
    expect(await screen.findByRole('checkbox', { name: /^Same family.*Karim Khan/ })).toBeChecked();
    return {
      departure: screen.getByRole('combobox', { name: 'Departure' }),
      type: screen.getByRole('combobox', { name: /^Pilgrimage/ }),
    };
  }

  it('begins with their type of pilgrimage', async () => {
    const { departure, type } = await open({ file: 23, departure: null });
    expect(type).toHaveTextContent('Umrah');
    expect(departure).toHaveValue('');
  });

  it('begins with their departure, and the type of its season', async () => {
    departs = { ...departs, season: 2 };
    const { departure, type } = await open({ file: 23, departure: 7 });
    await waitFor(() => expect(departure).toHaveValue('D-7'));
    expect(type).toHaveTextContent('Hajj');
  });

  it('begins without a departure that takes no bookings any more', async () => {
    departs = { ...departs, status: 'departed' };
    const { departure, type } = await open({ file: 23, departure: 7 });
    expect(type).toHaveTextContent('Umrah');
    expect(departure).toHaveValue('');
  });
});
