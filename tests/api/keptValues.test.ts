import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recomputePaid } from '../../server/modules/bills/payables/recomputePaid.ts';
import { bookingPayable } from '../../server/modules/hajj/bookings/bookingPayable.ts';
import { orderPayable } from '../../server/modules/shop/orders/orderPayable.ts';
import { type Books, openBooks } from '../support/books.ts';
import { changesHeard } from '../support/changesHeard.ts';
import { type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import { DAY, shopOrders } from '../support/shopOrders.ts';
import { type Stock, stockOf } from '../support/stock.ts';

let office: Office;
let books: Books;
let stock: Stock;
let journeys: Journeys;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  journeys = journeysOf(office);
  stock = await stockOf(office, 'Flask');
});
afterAll(() => office.close());

const order = async () =>
  shopOrders(office).upTo('place', {
    party: await books.party('Buyer'),
    order_date: DAY,
    branch: stock.branch,
    items: [{ stock_item: stock.item, quantity: 5 }],
  });
const booking = async () => {
  const id = await journeys.booking(await journeys.departure(1));
  expect((await journeys.give('booking', 'hold_seat', id, { hold_until: DAY })).status).toBe(200);
  return id;
};

const documents = [
  { type: 'order', make: order, payable: orderPayable },
  { type: 'booking', make: booking, payable: bookingPayable },
] as const;

describe.each(documents)('what follows for $type', ({ type, make, payable }) => {
  const heardOf = async (id: number, work: () => Promise<unknown>) => {
    const heard = await changesHeard(office, work);
    return heard.filter(one => one === JSON.stringify({ entity: type, record: id })).length;
  };
  const version = async (id: number): Promise<number> => (await journeys.read(type, id)).version;
  const paid = async (): Promise<{ id: number; voucher: number }> => {
    const id = await make();
    const taken = { paid_on: DAY, pay_amount: '10.00', ledger: books.ledger('Cash') };
    const { status, body } = await journeys.give(type, 'take_payment', id, taken);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.version).toBe(await version(id));
    return { id, voucher: body.voucher };
  };

  it('of a payment that is taken back elsewhere counts its version, and is told once', async () => {
    const { id, voucher } = await paid();
    const before = await version(id);
    const takenBack = () => journeys.give('receipt_voucher', 'void', voucher, { reason: 'Typed twice' });
    expect(await heardOf(id, async () => expect((await takenBack()).status).toBe(200))).toBe(1);
    expect(await journeys.read(type, id)).toMatchObject({ version: before + 1, paid_amount: '0.00' });
  });

  it('does neither where it changes nothing', async () => {
    const { id } = await paid();
    const before = await journeys.read(type, id);
    const again = () =>
      office.host.db.transaction(tx =>
        recomputePaid(tx, { host: office.host, caller: { id: null } }, payable, { where: sql`id = ${id}` }),
      );
    expect(await heardOf(id, again)).toBe(0);
    expect(await journeys.read(type, id)).toEqual(before);
  });
});
