import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Office, openOffice } from '../support/office.ts';
import { DAY, type ShopOrders, shopOrders } from '../support/shopOrders.ts';
import { madeOf, type Stock, stockOf } from '../support/stock.ts';

let office: Office;
let books: Books;
let orders: ShopOrders;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  orders = shopOrders(office);
});
afterAll(() => office.close());

const codes = ({ status, body }: { status: number; body: any }) => [status, body.reason ?? body.code ?? null];
const give = (verb: string, id: number, body: object = {}) =>
  office.call('POST', calls('order_return').command(verb, id), { body, headers: { 'idempotency-key': randomUUID() } });

async function done(reply: Promise<{ status: number; body: any }>): Promise<any> {
  const { status, body } = await reply;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const wanted = async (stock: Stock, quantity: number, line: object = {}, more: object = {}) => ({
  party: await books.party(`Who returns ${stock.item}`),
  order_date: DAY,
  branch: stock.branch,
  items: [{ stock_item: stock.item, quantity, ...line }],
  ...more,
});

/** Ships an order at once; gives its id. */
async function shipped(body: object): Promise<number> {
  const id = await orders.upTo('process', body);
  await done(orders.give('ship', id, { shipped_on: DAY }));
  return id;
}

/** Asks for pieces back, as far as they have been received; gives the return. */
async function received(order: number, quantity: number): Promise<any> {
  const [line] = (await orders.read(order)).items;
  const pieces = [{ line: line.id, quantity }];
  const { order_return: id } = await done(orders.give('request_return', order, { requested_on: DAY, pieces }));
  await done(give('allow_return', id));
  return done(give('receive_return', id, { received_on: DAY }));
}

describe('what comes back', () => {
  it('is worth what it was issued for, in the stock or scrapped (Average)', async () => {
    const stock = await stockOf(office, 'Averaged');
    await stock.move('goods_received', 3, '30.00');
    await stock.move('goods_received', 4, '44.00');
    const before = await books.balances();
    const order = await shipped(await wanted(stock, 5));
    expect(await stock.level()).toEqual([2, 0, 2, '21.14']);

    const two = await received(order, 2);
    await done(give('inspect_return', two.id, { inspected_on: DAY }));
    expect(await stock.level()).toEqual([4, 0, 4, '42.28']);
    const third = await received(order, 1);
    const findings = [{ line: third.items[0].id, scrapped: 1 }];
    await done(give('inspect_return', third.id, { inspected_on: DAY, findings }));
    expect(await stock.level()).toEqual([4, 0, 4, '42.28']);

    expect(await stock.move('returned_to_vendor', -1, undefined, { day: DAY })).toBe('-10.57');
    await shipped(await wanted(stock, 3));
    expect(await stock.level()).toEqual([0, 0, 0, '0.00']);
    const after = await books.balances();
    const moved = (name: string) => (Number(after[name] ?? 0) - Number(before[name] ?? 0)).toFixed(2);
    expect([moved('Cost of Goods Sold'), moved('Damaged Stock')]).toEqual(['52.85', '10.58']);
    expect([moved('Company Sales'), moved('Sales Returns')]).toEqual(['-160.00', '60.00']);
    // 100.00 of sales less these and the 0.43 gained on what went back to the vendor: 37.00.
    expect(await orders.read(order)).toMatchObject({ fulfilment: 'partially_returned', status: 'shipped' });
  });

  it('is credited as it was billed, and what was paid beyond is given back (Order)', async () => {
    const tax = await madeOf(office, 'tax_code', {
      name: 'VAT 5 %',
      kind: 'output',
      ledger: books.ledger('VAT on Sales'),
      rates: [{ valid_from: '2026-01-01', percent: '5' }],
    });
    const stock = await stockOf(office, 'Ordered');
    await stock.move('goods_received', 3, '90.00');
    const cash = { ledger: books.ledger('Cash'), paid_on: DAY };
    const order = await orders.upTo('process', await wanted(stock, 3, { rate: '100.00', tax }, { discount: '10.00' }));
    await done(orders.give('take_payment', order, cash));
    const [line] = (await orders.read(order)).items;
    await done(orders.give('ship', order, { shipped_on: DAY, pieces: [{ line: line.id, quantity: 2 }] }));
    expect(codes(await orders.give('refund', order, cash))).toEqual([409, 'nothing_refundable']);
    await done(orders.give('cancel_open', order, { reason: 'Two are enough' }));
    const over = await orders.give('refund', order, { ...cash, pay_amount: '101.51' });
    expect(over.body.errors).toMatchObject([{ field: 'pay_amount', code: 'over_refundable' }]);
    const { refund, ...given } = await done(orders.give('refund', order, cash));
    expect(given).toMatchObject({ paid_amount: '203.00', payment_status: 'partially_refunded' });
    expect((await office.call('GET', calls('refund').one(refund))).body).toMatchObject({ amount: '101.50', order });
    await done(orders.give('deliver', order, { delivered_on: DAY }));

    const back = await received(order, 1);
    const inspected = await done(give('inspect_return', back.id, { inspected_on: DAY }));
    expect(inspected).toMatchObject({ net_amount: '96.67', tax_amount: '4.84', amount: '101.51' });
    const note = (await office.call('GET', calls('credit_note').one(inspected.items[0].credit_note))).body;
    expect(note).toMatchObject({ status: 'issued', amount: '101.51', outstanding: '101.51' });
    const taken = await office.call('POST', calls('credit_note').command('void', note.id), {
      body: { reason: 'Typed twice' },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(codes(taken)).toEqual([409, 'of_order']);
    expect(note.items).toMatchObject([
      { details: 'Ordered', quantity: '1', rate: '100.00', discount: '3.33', tax, tax_amount: '4.84' },
    ]);
    expect(await orders.read(order)).toMatchObject({
      due_amount: '101.49',
      paid_amount: '203.00',
      items: [{ shipped: 2, cancelled: 1, returned: 1 }],
    });
    const last = await done(orders.give('refund', order, cash));
    expect(last.paid_amount).toBe('101.49');
    expect((await done(orders.give('complete', order))).status).toBe('completed');
  });

  it('all of it, leaves a returned order, whose unpaid bill it settles', async () => {
    const stock = await stockOf(office, 'Refused');
    await stock.move('goods_received', 2, '20.00');
    const order = await shipped(await wanted(stock, 2));
    const { order_return: id } = await done(
      orders.give('refuse_delivery', order, { received_on: DAY, reason: 'Nobody at home' }),
    );
    await done(give('inspect_return', id, { inspected_on: DAY }));
    expect(await orders.read(order)).toMatchObject({
      status: 'returned',
      fulfilment: 'returned',
      due_amount: '0.00',
      outstanding: '0.00',
      payment_status: 'none',
    });
    expect(await stock.level()).toEqual([2, 0, 2, '20.00']);
    const { rows } = await office.pool.query(
      'select outstanding::text from sales join shipment on sales.id = shipment.sales where "order" = $1',
      [order],
    );
    expect(rows).toEqual([{ outstanding: '0.00' }]);
  });

  it('is no more than was shipped, and as many pieces as came', async () => {
    const stock = await stockOf(office, 'Bounded');
    await stock.move('goods_received', 3, '30.00');
    const order = await shipped(await wanted(stock, 3));
    const [line] = (await orders.read(order)).items;
    const ask = (quantity: number) =>
      orders.give('request_return', order, { requested_on: DAY, pieces: [{ line: line.id, quantity }] });
    expect((await ask(4)).body.errors).toMatchObject([{ code: 'over_returnable', params: { returnable: 3 } }]);
    const { order_return: first } = await done(ask(2));
    expect((await ask(2)).body.errors).toMatchObject([{ code: 'over_returnable', params: { returnable: 1 } }]);
    await done(give('reject_return', first, { reason: 'Worn' }));
    const back = await received(order, 3);
    const findings = [{ line: back.items[0].id, restocked: 1, scrapped: 1 }];
    const refused = await give('inspect_return', back.id, { inspected_on: DAY, findings });
    expect(refused.body.errors).toMatchObject([{ field: 'findings.0.restocked', code: 'other_pieces' }]);
    for (const [inspected_on, code] of [
      ['2026-11-20', 'before_return'],
      ['2099-01-01', 'future_date'],
    ]) {
      const { status, body } = await give('inspect_return', back.id, { inspected_on });
      expect([status, body.errors]).toMatchObject([400, expect.arrayContaining([{ field: 'inspected_on', code }])]);
    }
    expect((await orders.read(order)).items).toMatchObject([{ shipped: 3, returned: 0 }]);
    const sent = [{ line: back.items[0].id, restocked: 1, sent_back: 2 }];
    await done(give('inspect_return', back.id, { inspected_on: DAY, findings: sent }));
    expect((await orders.read(order)).items).toMatchObject([{ shipped: 3, returned: 1 }]);
    expect(codes(await give('cancel', back.id, { reason: 'Too late' }))).toEqual([409, 'INVALID_TRANSITION']);
  });
});
