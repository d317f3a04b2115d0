import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { hire } from '../support/hire.ts';
import { type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import { madeOf } from '../support/stock.ts';

let office: Office;
let journeys: Journeys;
beforeAll(async () => {
  office = await openOffice();
  journeys = journeysOf(office);
});
afterAll(() => office.close());

const plan = [
  { share_percent: 40, due_days_before: 60 },
  { share_percent: 60, due_days_before: 30 },
];
const LATER = { departure_date: '2027-03-01', return_date: '2027-03-15' };
const pathOf = (asked: Readonly<Record<string, string | number>>) =>
  `/api/bookings/offer?${Object.entries(asked)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')}`;
const offerOf = (asked: Readonly<Record<string, string | number>>) => office.call('GET', pathOf(asked));
let made = 0;
const packageOf = async (more: object) =>
  madeOf(office, 'tour_package', {
    name: `Offer ${(made += 1)}`,
    code: `OFFER-${made}`,
    tour_type: await madeOf(office, 'tour_type', { name: `Offer ${made}` }),
    price: '9000.00',
    room_prices: [{ room_type: 'double_room', price: '10500.00' }],
    ...more,
  });

it('a departure offers the price of each room and the plan of its package', async () => {
  const departure = await journeys.departure(3, {
    tour_package: await packageOf({ instalment_plan: plan }),
    ...LATER,
  });
  expect((await offerOf({ departure })).body).toEqual({
    price: '9000.00',
    departure_date: LATER.departure_date,
    plan,
    bar: null,
  });
  expect((await offerOf({ departure, room_type: 'double_room' })).body.price).toBe('10500.00');
});

it('a plan whose shares do not make up a hundred is refused', async () => {
  const body = { instalment_plan: [{ share_percent: 99, due_days_before: 1 }] };
  const answer = await office.call('PUT', calls('tour_package').update(await packageOf({})), { body });
  expect([answer.status, answer.body.errors]).toMatchObject([
    400,
    [{ field: 'instalment_plan', code: 'plan_hundred' }],
  ]);
});

it('whoever is booked already, or goes on those days, is told of before the booking is saved', async () => {
  const departure = await journeys.departure(3, LATER);
  const pilgrim = await journeys.pilgrim();
  expect((await offerOf({ departure, pilgrim })).body.bar).toBeNull();
  const booking = await journeys.booking(departure, { pilgrim });
  expect((await journeys.give('booking', 'confirm', booking)).status).toBe(200);
  expect((await offerOf({ departure, pilgrim })).body.bar).toMatchObject({ code: 'booked_twice' });
});

it('asks for the right to book, and says nothing of a pilgrim whom the caller may not know', async () => {
  const departure = await journeys.departure(3, LATER);
  const branch = await madeOf(office, 'branch', { name: 'Of the offer' });
  const pilgrim = await journeys.pilgrim({ branch });
  await journeys.give('booking', 'confirm', await journeys.booking(departure, { pilgrim }));
  const elsewhere = await madeOf(office, 'branch', { name: 'Elsewhere of the offer' });
  const rights = ['DEPARTURE_DETAILS', 'BOOKING_CREATE', 'HAJJ_PASSENGER_INFO_LIST'];
  const colleague = await hire(office, rights, { branch: elsewhere });
  expect((await offerOf({ departure, pilgrim })).body.bar).not.toBeNull();
  const told = await colleague.call('GET', pathOf({ departure, pilgrim }));
  expect([told.status, told.body.bar]).toEqual([200, null]);
  expect((await offerOf({ departure: 9_999_999 })).status).toBe(404);
  expect((await office.call('GET', pathOf({ departure }), { as: 'guest' })).status).toBe(401);
  const reader = await hire(office, ['DEPARTURE_DETAILS']);
  expect((await reader.call('GET', pathOf({ departure }))).status).toBe(403);
});

it.each([
  ['the end of their passport number', '4821', { passport_number: 'BX0914821' }],
  ['their phone', '01711000482', { primary_phone: '+8801711000482' }],
])('a pilgrim is found for a booking by %s', async (_, q, more) => {
  const pilgrim = await journeys.pilgrim(more);
  const { body } = await office.call('GET', `${calls('hajj_passenger_info').all}?search=${q}`);
  expect(JSON.stringify(body)).toContain(`"id":${pilgrim},`);
});
