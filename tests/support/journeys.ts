import { randomUUID } from 'node:crypto';
import type { EntityName } from '../../catalog/engine/names.ts';
import { calls } from '../../catalog/engine/wire.ts';
import type { Office, Reply } from './officeOn.ts';
import { madeOf } from './stock.ts';

/** The day on which tests of bookings take place. */
export const DAY = '2026-11-21';

/** What a season of Umrah asks before somebody flies, as SQL sets it of files, and that they are ready. */
export const READY = `status = 'ready_to_travel', passport_expiry_date = '2030-01-01', visa_no = 'V-1',
  visa_issue_date = '2026-11-01', visa_expiry_date = '2027-06-01'`;

/** Departures of an office and the bookings on them. */
export interface Journeys {
  give(entity: EntityName, verb: string, id: number, body?: object): Promise<Reply>;
  read(entity: EntityName, id: number): Promise<Reply['body']>;
  /** An open departure of a new package, in a season of Umrah; 400,000.00 per person. */
  departure(seats: number, more?: object): Promise<number>;
  pilgrim(more?: object): Promise<number>;
  /** A family of nobody yet. */
  family(name: string, more?: object): Promise<number>;
  /** A booking of a new pilgrim, as a draft. */
  booking(departure: number, more?: object): Promise<number>;
}

export function journeysOf(office: Office): Journeys {
  const give: Journeys['give'] = (entity, verb, id, body = {}) =>
    office.call('POST', calls(entity).command(verb, id), { body, headers: { 'idempotency-key': randomUUID() } });
  let named = 0;
  let umrah: Promise<number> | undefined;
  const season = () =>
    (umrah ??= madeOf(office, 'season', {
      name: `Umrah ${randomUUID()}`,
      pilgrim_type: 'umrah',
      begins_on: '2026-01-01',
      ends_on: '2028-12-31',
    }));
  const pilgrim: Journeys['pilgrim'] = async more =>
    madeOf(office, 'hajj_passenger_info', {
      given_names: `Pilgrim ${(named += 1)}`,
      gender: 'male',
      birth_date: '1980-01-01',
      pilgrim_type: 'umrah',
      ...more,
    });
  let made = 0;
  return {
    give,
    pilgrim,
    family: (name, more) => madeOf(office, 'family', { name, ...more }),
    read: async (entity, id) => (await office.call('GET', calls(entity).one(id))).body,
    async departure(seats, more = {}) {
      made += 1;
      const type = await madeOf(office, 'tour_type', { name: `Type ${made}` });
      const offer = { name: `Package ${made}`, code: `P-${made}`, tour_type: type, price: '400000.00' };
      const departure = await madeOf(office, 'departure', {
        code: `D-${made}`,
        tour_package: await madeOf(office, 'tour_package', offer),
        departure_date: DAY,
        return_date: '2026-12-05',
        seats,
        season: await season(),
        ...more,
      });
      const opened = await give('departure', 'open_departure', departure);
      if (opened.status !== 200) throw new Error(JSON.stringify(opened.body));
      return departure;
    },
    booking: async (departure, more = {}) =>
      madeOf(office, 'booking', { booking_date: DAY, departure, pilgrim: await pilgrim(), ...more }),
  };
}
