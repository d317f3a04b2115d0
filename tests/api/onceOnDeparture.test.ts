import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BoardRow } from '../../catalog/hajj/fly/FlyBoard.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { hire } from '../support/hire.ts';
import { type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice, type Reply } from '../support/office.ts';
import { pilgrims } from '../support/pilgrim.ts';
import { madeOf } from '../support/stock.ts';
import { whileHeld } from '../support/whileHeld.ts';

let office: Office;
let journeys: Journeys;
beforeAll(async () => {
  office = await openOffice();
  journeys = journeysOf(office);
});
afterAll(() => office.close());

async function booked(departure: number, more: object = {}): Promise<number> {
  const pilgrim = await journeys.pilgrim(more);
  const reply = await journeys.give('booking', 'confirm', await journeys.booking(departure, { pilgrim }));
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return pilgrim;
}
const write = (id: number, body: object, as: Pick<Office, 'call'> = office) =>
  as.call('PUT', pilgrims.update(id), { body });
const told = ({ status, body }: Reply) => [status, body.errors?.[0]?.field, body.errors?.[0]?.code];

it('a ticket number is given once a departure, whatever its case and blanks', async () => {
  const departure = await journeys.departure(9);
  const one = await booked(departure, { given_names: 'Karim' });
  const two = await booked(departure);
  expect((await write(one, { ticket_no: '065-ab12' })).status).toBe(200);
  const refused = await write(two, { ticket_no: ' 065-AB12 ' });
  expect(told(refused)).toEqual([400, 'ticket_no', 'taken_on_departure']);
  expect(refused.body.errors[0].params).toEqual({ other: 'ticket_no', pilgrim: 'Karim' });
  expect((await write(one, { ticket_no: '065-ab12', surname: 'Uddin' })).status).toBe(200);
  expect((await write(await booked(await journeys.departure(9)), { ticket_no: '065-ab12' })).status).toBe(200);
  await office.pool.query(`update hajj_passenger_info set status = 'lost' where id = $1`, [one]);
  expect((await write(two, { ticket_no: '065-ab12' })).status).toBe(200);
});

it('a seat is given once a flight, and a bed once a room', async () => {
  const departure = await journeys.departure(9);
  const [one, two] = [await booked(departure), await booked(departure)];
  expect((await write(one, { seat: '12A', outbound_flight: 'SV 803', room: '201', bed: '1' })).status).toBe(200);
  expect((await write(two, { seat: '12a', outbound_flight: 'SV 805' })).status).toBe(200);
  expect(told(await write(two, { outbound_flight: 'sv803' }))).toEqual([400, 'seat', 'taken_on_departure']);
  expect((await write(two, { room: '201' })).status).toBe(200);
  expect(told(await write(two, { bed: '1' }))).toEqual([400, 'bed', 'taken_on_departure']);
  expect((await write(two, { room: '202', bed: '1' })).status).toBe(200);
  expect(told(await write(two, { room: '201' }))).toEqual([400, 'bed', 'taken_on_departure']);
});

it('who has it is not named to somebody who may not know them', async () => {
  const departure = await journeys.departure(9);
  const [dhaka, sylhet] = [
    await madeOf(office, 'branch', { name: 'Dhaka' }),
    await madeOf(office, 'branch', { name: 'Sylhet' }),
  ];
  const hidden = await booked(departure, { given_names: 'Rahima', branch: sylhet });
  await write(hidden, { ticket_no: 'T-77' });
  const own = await booked(departure, { branch: dhaka });
  const rights = ['HAJJ_PASSENGER_INFO_LIST', 'HAJJ_PASSENGER_INFO_DETAILS', 'HAJJ_PASSENGER_INFO_UPDATE'];
  const clerk = await hire(office, rights, { branch: dhaka });
  const refused = await write(own, { ticket_no: 't-77' }, clerk);
  expect(told(refused)).toEqual([400, 'ticket_no', 'taken_by_another']);
  expect(JSON.stringify(refused.body)).not.toContain('Rahima');
});

it('of two who are given the same seat at once one has it', async () => {
  const departure = await journeys.departure(9);
  const [one, two] = [await booked(departure), await booked(departure)];
  const replies = await whileHeld(
    office,
    `select id from departure where id = ${departure} for no key update`,
    () => write(one, { seat: '30C' }),
    () => write(two, { seat: '30C' }),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
});

it('nobody comes to a departure with the ticket of somebody there', async () => {
  const departure = await journeys.departure(9);
  await write(await booked(departure), { ticket_no: 'T-1' });
  const pilgrim = await journeys.pilgrim({ ticket_no: 'T-1' });
  const booking = await journeys.booking(departure, { pilgrim });
  const refused = await journeys.give('booking', 'confirm', booking);
  expect([refused.status, refused.body.reason]).toEqual([409, 'taken_on_departure']);
  await write(pilgrim, { ticket_no: 'T-2' });
  expect((await journeys.give('booking', 'confirm', booking)).status).toBe(200);
});

it('no more pilgrims say a flight than it has seats, out and back', async () => {
  const flight = (direction: string, flight_no: string) => ({
    direction,
    flight_no,
    flight_date: '2026-11-22',
    pilgrims: 1,
    seats: 1,
  });
  const flights = [flight('outbound', 'SV 803'), flight('inbound', 'SV 804')];
  const departure = await journeys.departure(9, { flights });
  const [one, two] = [await booked(departure), await booked(departure)];
  expect((await write(one, { outbound_flight: 'sv803', return_flight: 'SV804' })).status).toBe(200);
  expect(told(await write(two, { outbound_flight: 'SV 803' }))).toEqual([400, 'outbound_flight', 'flight_full']);
  expect(told(await write(two, { return_flight: 'sv 804' }))).toEqual([400, 'return_flight', 'flight_full']);
  expect((await write(two, { outbound_flight: 'SV 999' })).status).toBe(200);
  const lines = (await journeys.read('departure', departure)).flights;
  const change = (seats: number | null) =>
    office.call('PUT', calls('departure').update(departure), { body: { flights: [{ ...lines[0], seats }, lines[1]] } });
  expect((await change(2)).status).toBe(200);
  expect((await write(two, { outbound_flight: 'SV 803' })).status).toBe(200);
  expect(told(await change(1))).toEqual([400, 'flights.0.seats', 'flight_below_pilgrims']);
  expect((await change(null)).status).toBe(200);
});

it('the board warns of strangers of two sexes in one room, and is not red for it', async () => {
  const departure = await journeys.departure(9);
  const [him, her] = [await booked(departure), await booked(departure, { gender: 'female' })];
  for (const id of [him, her]) await write(id, { room: '201' });
  const board = async (): Promise<BoardRow[]> =>
    (await office.call('GET', `/api/departures/${departure}/fly-board`)).body.pilgrims;
  const before = await board();
  expect(before.map(one => one.room_mixed)).toEqual([true, true]);
  const family = await journeys.family('Uddin');
  await write(him, { family });
  await write(her, { family });
  const after = await board();
  expect(after.map(one => one.room_mixed)).toEqual([undefined, undefined]);
  expect(after.map(one => one.standings)).toEqual(before.map(one => one.standings));
});
