import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { type Bills, billsOf } from '../support/bills.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Office, openOffice } from '../support/office.ts';
import { DAY, type ShopOrders, shopOrders } from '../support/shopOrders.ts';
import { madeOf, type Stock, stockOf } from '../support/stock.ts';
import { together } from '../support/twoHosts.ts';

let office: Office;
let books: Books;
let bills: Bills;
let orders: ShopOrders;
let tax: number;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  bills = billsOf(office, books);
  orders = shopOrders(office);
  tax = await madeOf(office, 'tax_code', {
    name: 'VAT 5 %',
    kind: 'output',
    ledger: books.ledger('VAT on Sales'),
    rates: [{ valid_from: '2026-01-01', percent: '5' }],
  });
});
afterAll(() => office.close());

const goods = async (name: string, pieces: number, worth: string): Promise<Stock> => {
  const stock = await stockOf(office, name);
  await stock.move('goods_received', pieces, worth);
  return stock;
};
const wanted = async (stock: Stock, quantity: number, more: object = {}, line: object = {}) => ({
  party: await books.party(`Who wants ${stock.item}`),
  order_date: DAY,
  branch: stock.branch,
  items: [{ stock_item: stock.item, quantity, ...line }],
  ...more,
});
const codes = ({ status, body }: { status: number; body: any }) => [status, body.reason ?? body.code ?? null];
const saleOf = async (id: number) => (await office.call('GET', calls('sales').one(id))).body;

describe('an order', () => {
  it('counts what has become of its lines itself, whatever is told', async () => {
    const stock = await goods('Belt', 3, '90.00');
    const told = { shipped: 2, cancelled: 1, net_amount: '0.01', tax_amount: '0.01' };
    const counted = { shipped: 0, cancelled: 0, returned: 0, net_amount: '300.00', tax_amount: '15.00' };
    const body = await wanted(stock, 3, {}, { rate: '100.00', tax, ...told });
    const made = await office.call('POST', calls('order').create, { body });
    expect([made.status, made.body.items]).toMatchObject([201, [counted]]);
    const items = [{ ...made.body.items[0], ...told }];
    const changed = await office.call('PUT', calls('order').update(made.body.id), { body: { ...body, items } });
    expect([changed.status, changed.body.items]).toMatchObject([200, [counted]]);
  });

  it('that is paid beforehand is billed as it ships, and its advance settles the bill', async () => {
    const stock = await goods('Ihram', 3, '90.00');
    const body = await wanted(stock, 3, { discount: '10.00' }, { rate: '100.00', tax });
    const id = await orders.upTo('process', body);
    expect(await orders.read(id)).toMatchObject({
      status: 'processing',
      order_no: expect.stringMatching(/^OR-2026-\d{6}$/),
      net_amount: '290.00',
      tax_amount: '14.50',
      amount: '304.50',
      payment_status: 'unpaid',
    });
    const paid = await orders.give('take_payment', id, { ledger: books.ledger('Cash'), paid_on: DAY });
    expect(paid.status, JSON.stringify(paid.body)).toBe(200);
    expect(paid.body).toMatchObject({ payment_status: 'paid', paid_amount: '304.50' });

    const [line] = paid.body.items;
    const part = { shipped_on: DAY, pieces: [{ line: line.id, quantity: 2 }] };
    const shipped = await orders.give('ship', id, part);
    expect(shipped.status, JSON.stringify(shipped.body)).toBe(200);
    expect(shipped.body).toMatchObject({ status: 'shipped', fulfilment: 'partial', payment_status: 'paid' });
    const bill = await saleOf(shipped.body.sales);
    expect([bill.status, bill.net_amount, bill.tax_amount, bill.amount, bill.outstanding]).toEqual([
      'issued',
      '193.33',
      '9.67',
      '203.00',
      '0.00',
    ]);
    // Two of three at 100.00, less two thirds of the 10.00 that were taken off the order.
    expect(bill.items).toMatchObject([
      { details: 'Ihram', quantity: '2', rate: '100.00', discount: '6.67', tax, tax_amount: '9.67' },
    ]);
    const sent = (await office.call('GET', calls('shipment').one(shipped.body.shipment))).body;
    expect(sent.items).toMatchObject([{ quantity: 2, net_amount: '193.33' }]);
    // What it has cost is told by its movement alone, to who may see cost.
    expect(JSON.stringify(sent)).not.toContain('60.00');
    const moved = await office.call('GET', `${calls('stock_movement').all}?source_type=shipment&source_id=${sent.id}`);
    expect(moved.body.stock_movements).toMatchObject([{ quantity: -2, stock_value: '-60.00' }]);
    expect(await books.balances()).toMatchObject({
      'Company Sales': '-193.33',
      'VAT on Sales': '-9.67',
      'Cost of Goods Sold': '60.00',
      Inventory: '-60.00',
      'Customer Advances': '-101.50',
      'Accounts Receivable': '0.00',
    });
    expect(await stock.level()).toEqual([1, 1, 0, '30.00']);

    const rest = await orders.give('cancel_open', id, { reason: 'One is enough' });
    expect(rest.body).toMatchObject({
      fulfilment: 'fulfilled',
      due_amount: '203.00',
      outstanding: '0.00',
      payment_status: 'overpaid',
    });
    expect(await stock.level()).toEqual([1, 0, 1, '30.00']);
    const { party } = await orders.read(id);
    const next = await bills.issue('sales', [DAY, party], ['Service Fees', 200]);
    const apply = () => bills.give('sales', 'apply_advance', next.body.id, { body: { applied_on: DAY } });
    const delivered = await orders.give('deliver', id, { delivered_on: DAY });
    expect((await apply()).body.errors).toMatchObject([{ code: 'no_advance' }]);
    expect([delivered.body.status, (await orders.give('complete', id)).body.status]).toEqual([
      'delivered',
      'completed',
    ]);
    // What was paid beyond it waits for nothing more.
    expect((await apply()).status).toBe(200);
    expect(await bills.outstanding('sales', next.body.id)).toEqual(['98.50']);
    expect(await orders.read(id)).toMatchObject({ paid_amount: '203.00', payment_status: 'paid' });
  });

  it('that is paid afterwards stands as its bill does, and is complete only then', async () => {
    const stock = await goods('Bag', 5, '50.00');
    const id = await orders.upTo('process', await wanted(stock, 5, { delivery_charge: '60.00' }));
    const { body: shipped } = await orders.give('ship', id, { shipped_on: DAY });
    expect([shipped.fulfilment, shipped.payment_status, shipped.amount]).toEqual(['fulfilled', 'unpaid', '160.00']);
    expect((await saleOf(shipped.sales)).items).toMatchObject([
      { details: 'Bag', quantity: '5', rate: '20.00', discount: '0.00' },
      { ledger: books.ledger('Delivery Income'), quantity: '1', rate: '60.00' },
    ]);
    await orders.give('deliver', id, { delivered_on: DAY });
    expect(codes(await orders.give('complete', id))).toEqual([409, 'not_paid']);
    await books.give('sales' as never, 'take_payment', shipped.sales, {
      body: { ledger: books.ledger('Cash'), paid_on: DAY, pay_amount: '100.00' },
    });
    expect(await orders.read(id)).toMatchObject({ outstanding: '60.00', payment_status: 'partially_paid' });
    await orders.give('take_payment', id, { ledger: books.ledger('Cash'), paid_on: DAY });
    expect((await orders.give('complete', id)).body).toMatchObject({ status: 'completed', paid_amount: '160.00' });
    expect((await saleOf(shipped.sales)).outstanding).toBe('0.00');
  });

  it('is not paid by a bill of its own that somebody would take back', async () => {
    const stock = await goods('Clasp', 1, '5.00');
    const id = await orders.upTo('process', await wanted(stock, 1));
    const { sales } = (await orders.give('ship', id, { shipped_on: DAY })).body;
    const taken = await books.give('sales' as never, 'void', sales, { body: { reason: 'Typed twice' } });
    expect(codes(taken)).toEqual([409, 'of_order']);
    expect(await orders.read(id)).toMatchObject({ payment_status: 'unpaid', outstanding: '20.00' });
  });

  it('keeps what was paid for it from the bills of others, until it is cancelled', async () => {
    const stock = await goods('Book', 4, '40.00');
    const first = await orders.upTo('process', await wanted(stock, 1));
    const { party } = await orders.read(first);
    await orders.give('take_payment', first, { ledger: books.ledger('Cash'), paid_on: DAY });
    const second = await orders.upTo('process', { ...(await wanted(stock, 1)), party });
    const { body } = await orders.give('ship', second, { shipped_on: DAY });
    const apply = () => books.give('sales' as never, 'apply_advance', body.sales, { body: { applied_on: DAY } });
    expect((await apply()).body.errors).toMatchObject([{ code: 'no_advance' }]);
    await orders.give('cancel', first, { reason: 'Changed their mind' });
    expect((await apply()).status).toBe(200);
    expect((await orders.read(second)).payment_status).toBe('paid');
  });

  it('that is cancelled owes nothing, is promised nothing, and counts its pieces as cancelled', async () => {
    const stock = await goods('Scarf', 3, '30.00');
    const id = await orders.upTo('confirm', await wanted(stock, 2));
    expect(await stock.level()).toEqual([3, 2, 1, '30.00']);
    expect((await orders.give('cancel', id, { reason: 'Changed their mind' })).status).toBe(200);
    expect(await orders.read(id)).toMatchObject({
      status: 'cancelled',
      due_amount: '0.00',
      outstanding: '0.00',
      payment_status: 'none',
      items: [{ quantity: 2, cancelled: 2, shipped: 0 }],
    });
    expect(await stock.level()).toEqual([3, 0, 3, '30.00']);
  });

  it('is not delivered before the day on which it was shipped, and no line of it is shipped twice at once', async () => {
    const stock = await goods('Sandals', 2, '20.00');
    const id = await orders.upTo('process', { ...(await wanted(stock, 2)), order_date: '2026-11-19' });
    const [{ id: line }] = (await orders.read(id)).items;
    const pieces = [1, 1].map(quantity => ({ line, quantity }));
    const twice = await orders.give('ship', id, { shipped_on: DAY, pieces });
    expect([twice.status, twice.body.errors]).toMatchObject([400, [{ field: 'pieces.1.line', code: 'repeated_line' }]]);
    expect(await stock.level()).toEqual([2, 2, 0, '20.00']);
    expect((await orders.give('ship', id, { shipped_on: DAY })).status).toBe(200);
    const early = await orders.give('deliver', id, { delivered_on: '2026-11-20' });
    expect([early.status, early.body.errors]).toMatchObject([400, [{ field: 'delivered_on', code: 'before_order' }]]);
    expect(await orders.read(id)).toMatchObject({ status: 'shipped', delivered_on: null });
  });

  it('is refused what it cannot have, and nothing changes', async () => {
    const stock = await goods('Cap', 2, '20.00');
    const over = await wanted(stock, 1, { discount: '20.01' });
    expect((await orders.make(over)).body.errors).toMatchObject([{ field: 'discount', code: 'discount_above' }]);
    const id = await orders.upTo('place', await wanted(stock, 3));
    const refused = await orders.give('confirm', id);
    expect([...codes(refused), refused.body.errors]).toMatchObject([
      409,
      'out_of_stock',
      [{ field: 'items.0.quantity', params: { item: 'Cap', available: 2 } }],
    ]);
    const { items } = await orders.read(id);
    const told = { items: [{ ...items[0], quantity: 2, shipped: 2 }] };
    const changed = await office.call('PUT', calls('order').update(id), { body: told });
    expect(changed.body.items ?? changed.body).toMatchObject([{ quantity: 2, shipped: 0 }]);
    await orders.give('confirm', id);
    await orders.give('process', id);
    const more = { shipped_on: DAY, pieces: [{ line: items[0].id, quantity: 3 }] };
    expect((await orders.give('ship', id, more)).body.errors).toMatchObject([{ code: 'over_open' }]);
    expect(await stock.level()).toEqual([2, 2, 0, '20.00']);
    expect((await office.call('DELETE', calls('order').remove(id))).body.code).toBe('order_stays');
    const fixed = await office.call('PUT', calls('order').update(id), { body: { order_date: '2026-11-20' } });
    expect(fixed.body.errors).toMatchObject([{ field: 'order_date', code: 'settled' }]);
  });

  it('of a customer beyond their credit limit is not confirmed', async () => {
    const stock = await goods('Umbrella', 9, '90.00');
    const customer = await madeOf(office, 'customer', {
      first_name: 'Rahim',
      username: 'rahim.o',
      email: 'rahim.o@rihla.example',
      password: 'correct horse battery',
      customer_credit_limit: '50.00',
    });
    const { rows } = await office.pool.query('select id from party where source_id = $1 and source_type = $2', [
      customer,
      'user',
    ]);
    const order = async (quantity: number) => ({ ...(await wanted(stock, quantity)), party: rows[0].id });
    const confirmed = await orders.upTo('confirm', await order(2));
    const [line] = (await orders.read(confirmed)).items;
    const change = (quantity: number) =>
      office.call('PUT', calls('order').update(confirmed), { body: { items: [{ ...line, quantity }] } });
    const more = await change(3);
    expect([more.status, more.body.errors]).toMatchObject([400, [{ field: 'items', code: 'over_credit' }]]);
    for (const quantity of [1, 2]) expect((await change(quantity)).status).toBe(200);
    const id = await orders.upTo('place', await order(1));
    expect(codes(await orders.give('confirm', id))).toEqual([409, 'over_credit']);
  });
});

it('the database itself keeps a piece from being shipped and cancelled as well', async () => {
  const stock = await goods('Prayer mat', 9, '90.00');
  const id = await orders.upTo('confirm', await wanted(stock, 2));
  const { rejects } = expect(
    office.pool.query('update order_items set shipped = 1, cancelled = 2 where owner = $1', [id]),
  );
  await rejects.toMatchObject({ constraint: 'order_items_open_check' });
});

describe('at the same time', () => {
  it('ten of a hundred orders have the ten pieces that there are', async () => {
    const stock = await goods('Zamzam', 10, '100.00');
    const body = await wanted(stock, 1);
    const ids: number[] = [];
    for (let count = 0; count < 100; count++) ids.push(await orders.upTo('place', body));
    const tried = await together(100, at => orders.give('confirm', ids[at] ?? 0));
    const count = (status: number) => tried.filter(one => one.status === status).length;
    expect([count(200), count(409)]).toEqual([10, 90]);
    expect(await stock.level()).toEqual([10, 10, 0, '100.00']);
  });

  it.each([
    ['confirmed', 'place', 'confirm', {}],
    ['shipped', 'process', 'ship', { shipped_on: DAY }],
  ] as const)('%s and cancelled, it is one of the two', async (state, from, verb, input) => {
    const stock = await goods(`Raced ${verb}`, 3, '30.00');
    const id = await orders.upTo(from, await wanted(stock, 3));
    await together(2, at => (at === 0 ? orders.give(verb, id, input) : orders.give('cancel', id, { reason: 'Late' })));
    const { status } = await orders.read(id);
    const [onHand, reserved] = await stock.level();
    expect(verb === 'confirm' ? ['cancelled'] : [state, 'cancelled']).toContain(status);
    expect([onHand, reserved]).toEqual(status === 'shipped' ? [0, 0] : [3, 0]);
  });
});
