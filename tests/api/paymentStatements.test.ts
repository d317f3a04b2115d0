import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Books, openBooks } from '../support/books.ts';
import { type Journeys, journeysOf, READY } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import type { Reply } from '../support/officeOn.ts';
import { DAY, type ShopOrders, shopOrders } from '../support/shopOrders.ts';
import { statementsOf } from '../support/statements.ts';
import { type Stock, stockOf } from '../support/stock.ts';

let office: Office;
let books: Books;
let orders: ShopOrders;
let journeys: Journeys;
let stock: Stock;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  orders = shopOrders(office);
  journeys = journeysOf(office);
  stock = await stockOf(office, 'Flask');
  await stock.move('goods_received', 20, '200.00');
});
afterAll(() => office.close());

const done = async (asked: Promise<Reply>) => {
  const { status, body } = await asked;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const paying = (pay_amount: string) => ({ ledger: books.ledger('Cash'), paid_on: DAY, pay_amount, beyond_due: true });

/** How many statements a payment takes; what the host keeps in mind it knows from a payment before. */
const counted = async (pay: (amount: string) => Promise<Reply>): Promise<number> => {
  await done(pay('1.00'));
  return (await statementsOf(office, () => done(pay('2.00')))).length;
};
const ofOrder = (id: number) => counted(amount => orders.give('take_payment', id, paying(amount)));
const ofBooking = (id: number) => counted(amount => journeys.give('booking', 'take_payment', id, paying(amount)));

/** An order of 100.00 of which nothing is shipped yet. */
const processed = async (): Promise<number> =>
  orders.upTo('process', {
    party: await books.party('Payer'),
    order_date: DAY,
    branch: stock.branch,
    items: [{ stock_item: stock.item, quantity: 5 }],
  });
const booked = async (departure: number): Promise<number> => {
  const id = await journeys.booking(departure);
  await done(journeys.give('booking', 'confirm', id));
  return id;
};

it('a payment of an order takes no more than 65 statements, and 81 once it says anew how far a bill of it is paid', async () => {
  const id = await processed();
  expect(await ofOrder(id)).toBeLessThanOrEqual(65);
  await done(orders.give('ship', id, { shipped_on: DAY }));
  expect(await ofOrder(id)).toBeLessThanOrEqual(81);
});

it('a payment of a booking takes no more than 69 statements, and 83 once its departure has left', async () => {
  const departure = await journeys.departure(2);
  const id = await booked(departure);
  expect(await ofBooking(id)).toBeLessThanOrEqual(69);
  await office.pool.query(`update hajj_passenger_info set ${READY}`);
  await done(journeys.give('departure', 'lock_lists', departure));
  await done(journeys.give('departure', 'depart', departure, { departed_on: DAY }));
  expect(await ofBooking(id)).toBeLessThanOrEqual(83);
});
