import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBooks } from '../support/books.ts';
import { DAY, type Journeys, journeysOf, READY } from '../support/journeys.ts';
import { type Office, openOffice, type Reply } from '../support/office.ts';
import { madeOf } from '../support/stock.ts';

let office: Office;
let journeys: Journeys;
beforeAll(async () => {
  office = await openOffice();
  await openBooks(office);
  journeys = journeysOf(office);
});
afterAll(() => office.close());

const done = ({ status, body }: Reply): Reply['body'] => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

/** A booking whose pilgrim does not show up where a season bills so much of it. */
async function missed(no_show_percent: number, price: string): Promise<Reply['body']> {
  const season = await madeOf(office, 'season', {
    name: `Bills ${no_show_percent} of ${price}`,
    pilgrim_type: 'umrah',
    begins_on: '2026-11-01',
    ends_on: '2027-06-01',
    no_show_percent,
  });
  const departure = await journeys.departure(1, { season });
  const pilgrim = await journeys.pilgrim();
  const booking = await journeys.booking(departure, { pilgrim, price });
  done(await journeys.give('booking', 'confirm', booking));
  await office.pool.query(`update hajj_passenger_info set ${READY} where id = $1`, [pilgrim]);
  done(await journeys.give('departure', 'lock_lists', departure));
  const staying = [{ booking, outcome: 'no_show', reason: 'They did not come' }];
  done(await journeys.give('departure', 'depart', departure, { departed_on: DAY, staying }));
  return journeys.read('booking', booking);
}

it.each([
  [50, '400000.01', '200000.01'],
  [33, '400000.01', '132000.00'],
  [50, '0.05', '0.03'],
  [33, '0.05', '0.02'],
  [49, '0.01', '0.00'],
])('whoever does not show up is billed %i per cent of %s, half a cent up: %s', async (percent, price, due_amount) => {
  expect(await missed(percent, price)).toMatchObject({ status: 'no_show', amount: price, due_amount });
});
