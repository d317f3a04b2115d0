import { expect, it } from 'vitest';
import { departure } from '../../catalog/hajj/departures/departure.ts';
import { movedFlights } from '../../catalog/hajj/departures/movedFlights.ts';
import { inMixedRooms } from '../../catalog/hajj/fly/mixedRooms.ts';
import { brokenRules } from '../../catalog/engine/rules.ts';

const days = { departure_date: '2027-05-01', return_date: '2027-06-10' };
const flight = (more: object) => ({ direction: 'outbound', flight_no: 'SV 803', flight_date: '2027-05-01', ...more });
const broken = (more: object) => brokenRules(departure as never, { ...days, seats: 100, booked: 0, ...more });

it('a flight is on a day of the journey, the first and the last among them', () => {
  for (const flight_date of ['2027-05-01', '2027-06-10'])
    expect(broken({ flights: [flight({ flight_date, pilgrims: 1 })] })).toEqual([]);
  for (const flight_date of ['2027-04-30', '2027-06-11'])
    expect(broken({ flights: [flight({ pilgrims: 1 }), flight({ flight_date, pilgrims: 1 })] })).toEqual([
      {
        field: 'flights.1.flight_date',
        code: 'off_journey',
        params: { from: days.departure_date, to: days.return_date },
      },
    ]);
});

it('a flight carries no more than its seats, and those out no more than the departure has', () => {
  expect(broken({ flights: [flight({ pilgrims: 40, seats: 40 })] })).toEqual([]);
  expect(broken({ flights: [flight({ pilgrims: 41, seats: 40 })] })).toMatchObject([
    { field: 'flights.0.pilgrims', code: 'flight_overbooked', params: { seats: '40' } },
  ]);
  const two = (second: number) => [flight({ pilgrims: 60 }), flight({ flight_no: 'SV 805', pilgrims: second })];
  const back = flight({ direction: 'inbound', flight_no: 'SV 804', pilgrims: 100 });
  expect(broken({ flights: [...two(40), back] })).toEqual([]);
  expect(broken({ flights: [...two(41), back] })).toEqual([
    { field: 'flights', code: 'flights_above_seats', params: { pilgrims: 101, seats: 100 } },
  ]);
});

it('seats below those that are booked are told with how many these are', () => {
  expect(broken({ seats: 2, booked: 3 })).toMatchObject([
    { field: 'seats', code: 'seats_below_booked', params: { booked: '3' } },
  ]);
});

it('flights move with the end of the journey that they belong to, and stay within it', () => {
  const flights = [
    { direction: 'outbound', flight_date: '2027-05-02' },
    { direction: 'inbound', flight_date: '2027-06-09' },
  ];
  const moved = (after: typeof days) => movedFlights(flights, days, after).map(one => one.flight_date);
  expect(moved({ departure_date: '2027-05-11', return_date: '2027-06-15' })).toEqual(['2027-05-12', '2027-06-14']);
  expect(moved({ departure_date: '2027-06-01', return_date: '2027-06-01' })).toEqual(['2027-06-01', '2027-06-01']);
});

it('strangers of two sexes in one room are told; families and mahrams are none', () => {
  const sleeper = (id: number, gender: string, more: object = {}) => ({
    id,
    gender,
    room: ' 201',
    family: null,
    mahram: null,
    ...more,
  });
  const mixed = (...sleepers: ReturnType<typeof sleeper>[]) => [...inMixedRooms(sleepers)];
  expect(mixed(sleeper(1, 'male'), sleeper(2, 'female', { room: '201' }))).toEqual([1, 2]);
  expect(mixed(sleeper(1, 'male'), sleeper(2, 'female', { mahram: 1 }))).toEqual([]);
  expect(mixed(sleeper(1, 'male', { family: 1 }), sleeper(2, 'female', { family: 1 }))).toEqual([]);
  expect(mixed(sleeper(1, 'male'), sleeper(2, 'female', { room: '202' }), sleeper(3, 'male'))).toEqual([]);
  expect(mixed(sleeper(1, 'male', { room: '' }), sleeper(2, 'female', { room: null }))).toEqual([]);
  // Of a couple and a stranger both who are strangers to each other are told.
  expect(mixed(sleeper(1, 'male'), sleeper(2, 'female', { mahram: 1 }), sleeper(3, 'male'))).toEqual([2, 3]);
});
