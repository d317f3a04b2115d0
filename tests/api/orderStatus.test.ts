import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderTab, orderTabs } from '../../catalog/shop/orders/orderTabs.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Office, openOffice } from '../support/office.ts';
import { DAY, type ShopOrders, shopOrders } from '../support/shopOrders.ts';
import { type Stock, stockOf } from '../support/stock.ts';

let office: Office;
let books: Books;
let orders: ShopOrders;
let stock: Stock;
let party: number;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  orders = shopOrders(office);
  stock = await stockOf(office, 'Flask');
  await stock.move('goods_received', 20, '200.00');
  party = await books.party('Who pays');
});
afterAll(() => office.close());

/** An order of pieces at 20.00. */
const wanted = (quantity: number, more: object = {}) => ({
  party,
  order_date: DAY,
  branch: stock.branch,
  items: [{ stock_item: stock.item, quantity }],
  ...more,
});
const money = (verb: 'take_payment' | 'refund', id: number, more: object = {}) =>
  orders.give(verb, id, { ledger: books.ledger('Cash'), paid_on: DAY, ...more });
const refused = ({ status, body }: Awaited<ReturnType<typeof money>>) => [status, body.reason];
const standing = ({ due_amount, paid_amount, outstanding, payment_status }: Record<string, unknown>) => [
  due_amount,
  paid_amount,
  outstanding,
  payment_status,
];
const told = async (id: number) => standing(await orders.read(id));
const change = async (id: number, quantity: number) => {
  const [line] = (await orders.read(id)).items;
  const { status, body } = await office.call('PUT', calls('order').update(id), {
    body: { items: [{ ...line, quantity }] },
  });
  return status === 200 ? standing(body) : body;
};

describe('what is outstanding of an order', () => {
  it('is nothing of one that comes to nothing, which nobody pays', async () => {
    const made = await orders.make(wanted(1, { discount: '20.00' }));
    expect(standing(made.body)).toEqual(['0.00', '0.00', '0.00', 'none']);
    await orders.give('place', made.body.id);
    expect(refused(await money('take_payment', made.body.id))).toEqual([409, 'nothing_outstanding']);
  });

  it('is nothing of one that nobody has placed, in lists and reports alike', async () => {
    const made = await orders.make(wanted(3, { order_date: '2026-11-19' }));
    expect(standing(made.body)).toEqual(['0.00', '0.00', '0.00', 'none']);
    expect(made.body.amount).toBe('60.00');
    expect(await change(made.body.id, 5)).toEqual(['0.00', '0.00', '0.00', 'none']);
    const read = async (path: string) => (await office.call('GET', path)).body;
    const day = 'start_date=2026-11-19&end_date=2026-11-19';
    const sums = async () => {
      const profit = (await read(`/report/api/v1/order_report_with_profit/filter/?${day}`)).totals;
      const summary = (await read(`/summary_report/api/v1/order_summary_report/filter/?${day}`)).totals;
      return [profit.outstanding, summary.outstanding, summary.due_amount];
    };
    const unpaid = async () =>
      (await read(`${calls('order').all}?payment_status=unpaid&order_date=2026-11-19`)).total_elements;
    expect([await sums(), await unpaid()]).toEqual([['0.00', '0.00', '0.00'], 0]);
    const placed = await orders.give('place', made.body.id);
    expect(standing(placed.body)).toEqual(['100.00', '0.00', '100.00', 'unpaid']);
    expect([await sums(), await unpaid()]).toEqual([['100.00', '100.00', '100.00'], 1]);
    const left = await orders.make(wanted(1));
    const { body } = await orders.give('cancel', left.body.id, { reason: 'Never came back' });
    expect(standing(body)).toEqual(['0.00', '0.00', '0.00', 'none']);
    await orders.give('cancel', made.body.id, { reason: 'No more' });
  });

  it('falls with each payment, and is what is paid where no amount is said', async () => {
    const id = await orders.upTo('place', wanted(5));
    expect(await told(id)).toEqual(['100.00', '0.00', '100.00', 'unpaid']);
    const part = await money('take_payment', id, { pay_amount: '40.00' });
    expect(standing(part.body)).toEqual(['100.00', '40.00', '60.00', 'partially_paid']);
    expect(standing((await money('take_payment', id)).body)).toEqual(['100.00', '100.00', '0.00', 'paid']);
    expect(refused(await money('take_payment', id))).toEqual([409, 'nothing_outstanding']);
    expect(refused(await money('take_payment', id, { pay_amount: '5.00' }))).toEqual([409, 'nothing_outstanding']);
    const { body } = await office.call('GET', calls('order').one(id));
    expect(body.commands).toContainEqual({ verb: 'take_payment', blocked: 'nothing_outstanding' });
  });

  it('follows an order that changes, and decides before what was given back of it', async () => {
    const id = await orders.upTo('place', wanted(5));
    await money('take_payment', id);
    expect(await change(id, 6)).toEqual(['120.00', '100.00', '20.00', 'partially_paid']);
    expect(await change(id, 4)).toEqual(['80.00', '100.00', '0.00', 'overpaid']);
    expect(standing((await money('refund', id)).body)).toEqual(['80.00', '80.00', '0.00', 'partially_refunded']);
    expect(await change(id, 3)).toEqual(['60.00', '80.00', '0.00', 'partially_refunded']);
    expect(await change(id, 5)).toEqual(['100.00', '80.00', '20.00', 'partially_paid']);
    expect(standing((await money('take_payment', id)).body)).toEqual([
      '100.00',
      '100.00',
      '0.00',
      'partially_refunded',
    ]);
  });

  it('is nothing of a cancelled one, whether or not something was paid', async () => {
    const [free, paid] = [await orders.upTo('confirm', wanted(1)), await orders.upTo('place', wanted(1))];
    await money('take_payment', paid);
    const cancel = async (id: number) => standing((await orders.give('cancel', id, { reason: 'No more' })).body);
    expect(await cancel(free)).toEqual(['0.00', '0.00', '0.00', 'none']);
    expect(await cancel(paid)).toEqual(['0.00', '20.00', '0.00', 'overpaid']);
    expect(standing((await money('refund', paid)).body)).toEqual(['0.00', '0.00', '0.00', 'refunded']);
  });
});

it('money that was taken for an order keeps it with whoever paid, even if it went back', async () => {
  const [other, id] = [await books.party('Who does not pay'), await orders.upTo('place', wanted(1))];
  const give = (to: number) => office.call('PUT', calls('order').update(id), { body: { party: to } });
  const inFamily = (to: number) =>
    office.call('PUT', '/customerorder/api/v1/customerorder/update_order/', { body: { id, party: to } });
  for (const to of [other, party]) expect((await give(to)).body.party).toBe(to);
  expect(await orders.read(id)).not.toHaveProperty('closed');
  await money('take_payment', id, { pay_amount: '5.00' });
  const stays = async () => {
    for (const reply of [await give(other), await inFamily(other)]) {
      expect(reply.status).toBe(400);
      expect(reply.body.errors).toMatchObject([{ field: 'party', code: 'settled' }]);
    }
    expect(await orders.read(id)).toMatchObject({ party, closed: [{ field: 'party', because: 'settled' }] });
  };
  await stays();
  expect((await give(party)).status).toBe(200);
  await orders.give('cancel', id, { reason: 'No more' });
  expect((await money('refund', id)).body.payment_status).toBe('refunded');
  await stays();
});

it('each tab has the orders of its states, and the newest stand on top', async () => {
  await orders.upTo('place', wanted(1));
  await orders.upTo('place', wanted(1, { order_date: '2026-11-20' }));
  await orders.make(wanted(2));
  const rows = async (filter: Readonly<Record<string, readonly string[]>>) => {
    const asked = Object.entries(filter).map(([name, values]) => `&${name}=${values.join(',')}`);
    return (await office.call('GET', `${calls('order').all}?ordering=-order_date${asked.join('')}`)).body.orders;
  };
  const states = async (tab: OrderTab) =>
    (await rows(orderTabs[tab])).map(({ payment_status }: Record<string, unknown>) => payment_status);
  expect(await states('paid')).toEqual(['partially_refunded', 'paid']);
  expect(await states('unpaid')).toEqual(['unpaid', 'unpaid']);
  expect(await states('incomplete')).toEqual(['none']);
  const all = (await rows({})).map(({ id, order_date }: Record<string, unknown>) => `${order_date} ${id}`);
  expect(all[0]).toMatch(DAY);
  expect(all.at(-1)).toMatch('2026-11-20');
  const ids = all.slice(0, -1).map((row: string) => Number(row.split(' ')[1]));
  expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a));
});

it('nothing is given back of an order once its refund is void', async () => {
  const id = await orders.upTo('place', wanted(5));
  await money('take_payment', id);
  await change(id, 4);
  expect(standing((await money('refund', id)).body)).toEqual(['80.00', '80.00', '0.00', 'partially_refunded']);
  const { rows } = await office.host.db.execute(`select id from refund where "order" = ${id}`);
  const reply = await office.call('POST', calls('refund').command('void', Number(rows[0]?.['id'])), {
    body: { reason: 'Wrong till' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  expect(await told(id)).toEqual(['80.00', '100.00', '0.00', 'overpaid']);
});
