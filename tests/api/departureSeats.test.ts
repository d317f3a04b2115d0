import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { type DepartureSeats, departureSeatsPath } from '../../catalog/hajj/departures/DepartureSeats.ts';
import { openBooks } from '../support/books.ts';
import { hire } from '../support/hire.ts';
import { DAY, type Journeys, journeysOf, READY } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
let journeys: Journeys;
beforeAll(async () => {
  office = await openOffice();
  await openBooks(office);
  journeys = journeysOf(office);
});
afterAll(() => office.close());

async function ready(departure: number, more: object = {}) {
  const pilgrim = await journeys.pilgrim(more);
  const booking = await journeys.booking(departure, { pilgrim });
  expect((await journeys.give('booking', 'confirm', booking)).status).toBe(200);
  await office.pool.query(`update hajj_passenger_info set ${READY} where id = $1`, [pilgrim]);
  return { booking, pilgrim };
}
const set = (pilgrim: number, values: string) =>
  office.pool.query(`update hajj_passenger_info set ${values} where id = $1`, [pilgrim]);
const seatsOf = async (who: Pick<Office, 'call'>, departure: number): Promise<DepartureSeats> =>
  (await who.call('GET', departureSeatsPath(departure))).body;

it('who is booked is told with all that keeps them, and once the others have left who is away', async () => {
  const departure = await journeys.departure(5);
  const fine = await ready(departure, { given_names: 'Fine' });
  const red = await ready(departure, { given_names: 'Red' });
  const slow = await ready(departure, { given_names: 'Slow' });
  await set(red.pilgrim, `visa_no = null, passport_expiry_date = '2026-12-31'`);
  await set(slow.pilgrim, `status = 'visa_issued'`);
  const pilgrim = await journeys.pilgrim({ given_names: 'Held' });
  const held = await journeys.booking(departure, { pilgrim });
  await journeys.give('booking', 'hold_seat', held, { hold_until: '2026-12-01' });
  const seats = [
    { ...fine, name: 'Fine', lacks: [], is_held: false },
    {
      ...red,
      name: 'Red',
      lacks: [expect.objectContaining({ code: expect.stringMatching(/^passport_/) }), { code: 'visa_lapsed' }],
      is_held: false,
    },
    { ...slow, name: 'Slow', lacks: [{ code: 'not_ready' }], is_held: false },
  ];
  expect(await seatsOf(office, departure)).toEqual({
    seats: [...seats, { booking: held, pilgrim, name: 'Held', lacks: [{ code: 'still_held' }], is_held: true }],
    hidden: 0,
    hidden_lacking: 0,
  });
  await journeys.give('departure', 'lock_lists', departure);
  const reason = 'As agreed';
  const staying = [
    { booking: red.booking, outcome: 'no_show', reason },
    { booking: slow.booking, outcome: 'clear_to_fly', reason },
    { booking: held, outcome: 'cancel', reason },
  ];
  const left = await journeys.give('departure', 'depart', departure, { departed_on: DAY, staying });
  expect(left.status, JSON.stringify(left.body)).toBe(200);
  expect((await seatsOf(office, departure)).seats).toEqual([seats[0], { ...seats[2], lacks: [] }]);
});

it('nobody is named to whom they are not known, nor without the right to bookings and to pilgrims', async () => {
  const departure = await journeys.departure(5);
  const [here, there] = [await createSample(office, entities.branch), await createSample(office, entities.branch)];
  const own = await ready(departure, { given_names: 'Near', branch: here.id });
  const far = await ready(departure, { given_names: 'Faraway', branch: there.id });
  await ready(departure, { given_names: 'Farthest', branch: there.id });
  await set(far.pilgrim, 'visa_no = null');
  const permissions = ['DEPARTURE_DETAILS', 'BOOKING_LIST', 'HAJJ_PASSENGER_INFO_LIST'];
  const clerk = await hire(office, permissions, { branch: here.id });
  const told = await seatsOf(clerk, departure);
  expect(told).toMatchObject({ seats: [{ booking: own.booking }], hidden: 2, hidden_lacking: 1 });
  expect(JSON.stringify(told)).not.toContain('Far');
  for (const missing of permissions) {
    const other = await hire(
      office,
      permissions.filter(one => one !== missing),
    );
    expect((await other.call('GET', departureSeatsPath(departure))).status, missing).toBe(403);
  }
  expect((await office.call('GET', departureSeatsPath(999_999))).status).toBe(404);
});
