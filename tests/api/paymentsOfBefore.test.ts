import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recomputePaid } from '../../server/modules/bills/payables/recomputePaid.ts';
import { bookingPayable } from '../../server/modules/hajj/bookings/bookingPayable.ts';
import { orderPayable } from '../../server/modules/shop/orders/orderPayable.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Journeys, journeysOf, READY } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import type { Reply } from '../support/officeOn.ts';
import { asBefore, bringOver } from '../support/paymentsBefore.ts';
import { DAY, type ShopOrders, shopOrders } from '../support/shopOrders.ts';
import { madeOf, type Stock, stockOf } from '../support/stock.ts';

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
  await stock.move('goods_received', 50, '500.00');
});
afterAll(() => office.close());

const done = async (asked: Promise<Reply>) => {
  const { status, body } = await asked;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const asked = async (text: string) => (await office.pool.query(text)).rows;

/** An order of 100.00, of which some pieces at 20.00 are shipped, a bill for each number. */
async function ordered(...shipments: readonly number[]): Promise<number> {
  const id = await orders.upTo('process', {
    party: await books.party(`Payer ${randomUUID()}`),
    order_date: DAY,
    branch: stock.branch,
    items: [{ stock_item: stock.item, quantity: 5 }],
  });
  const [line] = (await orders.read(id)).items;
  for (const quantity of shipments)
    await done(orders.give('ship', id, { shipped_on: DAY, pieces: [{ line: line.id, quantity }] }));
  return id;
}
const money = () => ({ ledger: books.ledger('Cash'), paid_on: DAY });
const pay = (id: number, pay_amount: string, more: object = {}) =>
  done(orders.give('take_payment', id, { ...money(), pay_amount, beyond_due: true, ...more }));
const payBooking = (id: number, pay_amount: string) =>
  done(journeys.give('booking', 'take_payment', id, { ...money(), pay_amount, beyond_due: true }));
const takeBack = (voucher: number) =>
  done(books.give('receipt_voucher', 'void', voucher, { body: { reason: 'Twice' } }));

/** Payments of orders: in advance, in two ways, of two bills with an advance, taken back, and given back. */
async function payOrders(): Promise<void> {
  const other_payments = [{ ledger: books.ledger('Bank'), amount: '30.00' }];
  const two = await ordered(2, 1);
  await pay(two, '90.00', { other_payments });
  await pay(two, '25.00', { other_payments: [{ ledger: books.ledger('Bank'), amount: '5.00' }] });
  await done(orders.give('refund', two, { ...money(), pay_amount: '5.00' }));
  await takeBack((await pay(await ordered(1), '50.00')).voucher);
}

/** Payments of two bookings in advance, one of which is taken back, and of the bill of a third with an advance. */
async function payBookings(): Promise<void> {
  const departure = await journeys.departure(3);
  const ids = [await journeys.booking(departure), await journeys.booking(departure)];
  for (const id of ids) {
    await done(journeys.give('booking', 'confirm', id));
    await payBooking(id, '1000.00');
  }
  await takeBack((await payBooking(ids[1] ?? 0, '7.00')).voucher);
  await office.pool.query(`update hajj_passenger_info set ${READY}`);
  await done(journeys.give('departure', 'lock_lists', departure));
  await done(journeys.give('departure', 'depart', departure, { departed_on: DAY }));
  await payBooking(ids[0] ?? 0, '399500.00');
  await done(journeys.give('booking', 'refund', ids[0] ?? 0, { ...money(), pay_amount: '100.00' }));
}

/** A receipt of 100.00 as an order's was made before: one row of its payer for all its bills. */
async function receiptOfBefore(order: number): Promise<number> {
  const { party, branch } = await orders.read(order);
  const items = await asked(
    `select id, outstanding from open_item where party = ${party} and side = 'debit' order by id`,
  );
  const { id } = await office
    .call('POST', calls('receipt_voucher').create, {
      body: {
        ...books.body('receipt_voucher', DAY, ['Cash', 100], ['Accounts Receivable', -100, party]),
        branch,
        settlement: 'selected',
        settles: items.map(({ id: item, outstanding: amount }) => ({ item, amount })),
      },
    })
    .then(({ body }) => body);
  await done(books.give('receipt_voucher', 'post', id));
  return id;
}

const payments = () =>
  asked(`select document_type, document_id, receipt_voucher, account_log, paid_on::text, amount, created_by, created_at
    from document_payment order by account_log`);
const refunds = () => asked('select id, document_type, document_id, "order", booking from refund order by id');
const views = () =>
  asked(`select "order" as of, receipt_voucher, amount from order_payment
  union all select booking, account_log, amount from booking_payment order by 1, 2`);
const standings = () =>
  asked(`select id, paid_amount, payment_status from "order"
  union all select id, paid_amount, payment_status from booking order by 1, 2`);

const recompute = () =>
  office.host.db.transaction(async tx => {
    const author = { host: office.host, caller: { id: null } };
    await recomputePaid(tx, author, orderPayable, { where: sql`true` });
    await recomputePaid(tx, author, bookingPayable, { where: sql`true` });
  });

it('payments and refunds of before are what the host writes of them today', async () => {
  await payOrders();
  await payBookings();
  const none = { refund_date: DAY, direction: 'to_customer', ledger: books.ledger('Cash'), amount: '1.00' };
  await madeOf(office, 'refund', { ...none, party: await books.party('Of nothing') });
  const [written, given, seen, stood] = [await payments(), await refunds(), await views(), await standings()];
  expect(written.map(({ amount }) => amount).join(' ')).toBe(
    '40.00 20.00 30.00 25.00 20.00 30.00 1000.00 1000.00 7.00 399000.00 500.00',
  );
  expect(given.map(({ document_type: type }) => type)).toEqual(['order', 'booking', null]);
  await asBefore(office);
  await bringOver(office);
  expect([await payments(), await refunds(), await views()]).toEqual([written, given, seen]);
  await recompute();
  expect(await standings()).toEqual(stood);
});

it('a payment of two bills that was one row of its receipt is that row, and the advance that it left', async () => {
  const order = await ordered(2, 1);
  const receipt = await receiptOfBefore(order);
  await asBefore(office);
  await office.pool.query(
    'insert into order_payment ("order", receipt_voucher, paid_on, amount) values ($1, $2, $3, 100)',
    [order, receipt, DAY],
  );
  await bringOver(office);
  expect((await payments()).filter(({ receipt_voucher: of }) => of === receipt)).toMatchObject([
    { document_type: 'order', document_id: order, paid_on: DAY, amount: '60.00' },
    { document_type: 'order', document_id: order, paid_on: DAY, amount: '40.00' },
  ]);
  await recompute();
  const { paid_amount, payment_status, items } = await orders.read(order);
  expect([paid_amount, payment_status]).toEqual(['100.00', 'paid']);
  const pieces = [{ line: items[0].id, quantity: 2 }];
  const { sales } = await done(orders.give('ship', order, { shipped_on: DAY, pieces }));
  expect((await office.call('GET', calls('sales').one(sales))).body.outstanding).toBe('0.00');
});
