import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import type { Cancelling } from '../../catalog/hajj/departures/Cancelling.ts';
import { openBooks } from './books.ts';
import type { Colleague } from './hire.ts';
import { DAY, journeysOf } from './journeys.ts';
import type { Office, Reply } from './officeOn.ts';

export const WHY = { reason: 'Too few have booked' };
export const LATER = { departure_date: '2027-02-01', return_date: '2027-02-15' };
const VIEWS = ['BOOKING_LIST', 'BOOKING_DETAILS', 'DEPARTURE_LIST', 'DEPARTURE_DETAILS', 'DEPARTURE_UPDATE'];
/** Of whoever ends bookings with their departure, and no more. */
export const rights = [...VIEWS, 'OPEN_ITEM_LIST', 'OPEN_ITEM_DETAILS', 'ALL_BRANCHES', 'BOOKING_END_WITH_DEPARTURE'];
export { VIEWS };

/** Status and what is said of a call. */
export const told = ({ status, body }: Reply) => [
  status,
  body.errors?.map((one: { field: string; code: string }) => `${one.field} ${one.code}`).join() ??
    body.reason ??
    body.code,
];
/** The body of a call that must go well. */
export const done = async (asked: Promise<Reply>): Promise<Reply['body']> => {
  const { status, body } = await asked;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

/** What is done with departures that are being cancelled, and with bookings of them. */
export async function openCancelling(office: Office) {
  const books = await openBooks(office);
  const journeys = journeysOf(office);
  const till = () => ({ ledger: books.ledger('Cash'), paid_on: DAY });
  const give = (verb: string, id: number, body: object = {}) => journeys.give('booking', verb, id, body);
  const giveAs = (who: Pick<Colleague, 'call'>, verb: string, id: number, body: object) =>
    who.call('POST', calls('booking').command(verb, id), { body, headers: { 'idempotency-key': randomUUID() } });
  async function paidOn(departure: number, amount = '100000.00', more: object = {}) {
    const booking = await journeys.booking(departure, more);
    await done(give('confirm', booking));
    if (Number(amount) > 0) await done(give('take_payment', booking, { ...till(), pay_amount: amount }));
    return booking;
  }
  return {
    books,
    journeys,
    till,
    give,
    giveAs,
    paidOn,
    begin: (id: number) => journeys.give('departure', 'begin_cancelling', id, WHY),
    endAs: (who: Pick<Colleague, 'call'>, id: number, body: object) =>
      giveAs(who, 'end_with_departure', id, { ...WHY, ...body }),
    end: (id: number, body: object) => give('end_with_departure', id, { ...WHY, ...body }),
    read: (id: number) => journeys.read('booking', id),
    statusOf: async (id: number): Promise<string> => (await journeys.read('departure', id)).status,
    /** A departure whose bookings cost 50,000.00 to cancel, and one confirmed booking that has paid so much of it. */
    async scene(amount = '100000.00', more: object = {}) {
      const departure = await journeys.departure(9);
      const { tour_package: offer } = await journeys.read('departure', departure);
      const fees = { cancellation_fees: [{ days_before: 300, fee_amount: '50000.00' }] };
      await office.call('PUT', calls('tour_package').update(offer), { body: fees });
      return { departure, booking: await paidOn(departure, amount, more) };
    },
    cancellingOf: async (departure: number, who: Pick<Colleague, 'call'> = office): Promise<Cancelling> =>
      (await who.call('GET', `/api/departures/${departure}/cancelling`)).body,
  };
}
