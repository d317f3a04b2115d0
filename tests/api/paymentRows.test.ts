import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Books, openBooks } from '../support/books.ts';
import { DAY, type Journeys, journeysOf, READY } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';

let office: Office;
let books: Books;
let journeys: Journeys;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  journeys = journeysOf(office);
});
afterAll(() => office.close());

const folder = new URL('../../server/engine/schema/migrations/', import.meta.url);

/** What migrations say of payments of bookings once they are there, whichever file holds it. */
const statements = (): string[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.sql') && !name.startsWith('0000') && name !== 'repeatable.sql')
    .toSorted()
    .flatMap(name => readFileSync(new URL(name, folder), 'utf8').split('--> statement-breakpoint'))
    .filter(statement => statement.includes('"booking_payment"'));

const pay = async (id: number, pay_amount: string) => {
  const asked = { ledger: books.ledger('Cash'), paid_on: DAY, pay_amount, beyond_due: true };
  const { status, body } = await journeys.give('booking', 'take_payment', id, asked);
  expect(status, JSON.stringify(body)).toBe(200);
};

const payments = async () =>
  (
    await office.pool.query(
      `select booking, receipt_voucher, account_log, paid_on::text, amount::text, created_by
       from booking_payment order by account_log`,
    )
  ).rows;

it('payments from before name the row of the receipt that they are; what settled and what is left are two', async () => {
  const departure = await journeys.departure(2);
  const ids = [await journeys.booking(departure), await journeys.booking(departure)];
  for (const id of ids) {
    await journeys.give('booking', 'confirm', id);
    await pay(id, '1000.00');
  }
  await office.pool.query(
    `update hajj_passenger_info set ${READY} where id in (select pilgrim from booking where id = any($1))`,
    [ids],
  );
  await journeys.give('departure', 'lock_lists', departure);
  await journeys.give('departure', 'depart', departure, { departed_on: DAY });
  await pay(ids[0] ?? 0, '399500.00');
  const now = await payments();
  expect(now.map(({ amount }) => amount)).toEqual(['1000.00', '1000.00', '399000.00', '500.00']);
  // As they stood before: one payment of a receipt and a booking, which named no row.
  await office.pool.query(`
    alter table booking_payment disable trigger user;
    delete from booking_payment where amount = 500;
    update booking_payment set amount = 399500 where amount = 399000;
    alter table booking_payment enable trigger user;
    alter table booking_payment drop column account_log`);
  await office.pool.query(`begin; ${statements().join(';\n')}; commit`);
  expect(await payments()).toEqual(now);
});
