import { afterAll, beforeAll, expect, it } from 'vitest';
import { permissionName } from '../../catalog/engine/policies.ts';
import { orderReport } from '../../catalog/shop/orders/reports/orderReport.ts';
import { soldItems } from '../../catalog/shop/orders/reports/soldItems.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { type OrderStory, tellOrders } from '../support/orderStory.ts';
import { DAY, shopOrders } from '../support/shopOrders.ts';

let office: Office;
let story: OrderStory;
beforeAll(async () => {
  office = await openOffice();
  story = await tellOrders(office);
});
afterAll(() => office.close());

const asked = async (who: Pick<Office, 'call'>, path: string) => {
  const { status, body } = await who.call('GET', path);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const PROFIT = '/report/api/v1/order_report_with_profit/filter/';
const SUMMARY = '/summary_report/api/v1/order_summary_report/filter/';

it('an order is told with what was billed of it, what that had cost, and the profit', async () => {
  const { orders, totals, total_elements } = await asked(office, `${PROFIT}?status=shipped`);
  expect(orders).toMatchObject([
    {
      status: 'shipped',
      due_amount: '193.33',
      outstanding: '193.33',
      billed: '193.33',
      cost: '60.00',
      profit: '133.33',
    },
    {
      payment_status: 'paid',
      due_amount: '160.00',
      outstanding: '0.00',
      billed: '160.00',
      cost: '50.00',
      profit: '110.00',
    },
  ]);
  expect([totals, total_elements]).toEqual([
    { due_amount: '353.33', outstanding: '193.33', billed: '353.33', cost: '110.00', profit: '243.33' },
    2,
  ]);
  const { orders: open } = await asked(office, `${PROFIT}?end_date=2026-11-20`);
  expect(open).toMatchObject([{ status: 'pending', billed: '0.00', cost: '0.00', profit: '0.00' }]);
});

it('cost and profit are for whoever reads what the stock is worth', async () => {
  const lists = ['order', 'shipment', 'order_return', 'stock_movement'].map(name => permissionName(name, 'list'));
  const clerk = await hire(office, [...lists, 'ALL_BRANCHES']);
  expect((await clerk.call('GET', PROFIT)).status).toBe(403);
  expect((await clerk.call('GET', SUMMARY)).status).toBe(200);
  const trusted = await hire(office, [...lists, 'ALL_BRANCHES', 'STOCK_MOVEMENT_COST']);
  expect((await asked(trusted, PROFIT)).totals.profit).toBe('243.33');
});

it('orders are summed by day and branch, and each figure counts the orders that it leads to', async () => {
  const { order_summary: rows, totals } = await asked(office, `${SUMMARY}?status=pending,shipped`);
  expect(rows).toMatchObject([
    { order_date: '2026-11-20', orders: 1, amount: '20.00', paid_amount: '0.00', outstanding: '20.00' },
    {
      order_date: DAY,
      orders: 2,
      amount: '450.00',
      due_amount: '353.33',
      paid_amount: '160.00',
      outstanding: '193.33',
    },
  ]);
  expect(totals).toMatchObject({ orders: 3, amount: '470.00', due_amount: '373.33', outstanding: '213.33' });
  const own = await asked(story.ground.clerk, SUMMARY);
  expect(own.order_summary).toMatchObject([{ orders: 3, branch: story.ground.branches.own }]);
  expect((await office.call('GET', `${SUMMARY}?customer=1`)).status).toBe(400);
});

it('of an item is told what was sold, less what was cancelled', async () => {
  const path = '/api/reports/sold_items?status__in=pending,shipped';
  const { groups, totals } = await asked(office, path);
  expect(groups).toMatchObject([
    { stock_item: story.bag.item, quantity: 6, net_amount: '120.00' },
    { stock_item: story.ihram.item, quantity: 2, net_amount: '193.33' },
  ]);
  expect(totals).toMatchObject({ quantity: 8, net_amount: '313.33' });
  const { totals: one } = await asked(office, `${path}&stock_item__in=${story.ihram.item}`);
  expect(one).toMatchObject({ quantity: 2 });
});

it('the number of an order leads to that order', async () => {
  const behind = { record: 'order', id: story.paid };
  const { orders: rows } = await asked(office, `${PROFIT}?payment_status=paid`);
  expect(orderReport.columns.order_no.drillDown?.(rows[0], {})).toEqual(behind);
  const { rows: sold } = await asked(
    office,
    `/api/reports/sold_items?stock_item__in=${story.bag.item}&status__in=shipped`,
  );
  expect(soldItems.columns.order_no.drillDown?.(sold[0], {})).toEqual(behind);
});

it('what has come back was not sold, and is in the stock again', async () => {
  const orders = shopOrders(office);
  const done = async (reply: Promise<{ status: number; body: any }>) => {
    const { status, body } = await reply;
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const step = (verb: string, id: number, body: object = {}) =>
    done(
      office.call('POST', calls('order_return').command(verb, id), {
        body,
        headers: { 'idempotency-key': `${verb}-of-the-story` },
      }),
    );
  const [line] = (await orders.read(story.paid)).items;
  const pieces = [{ line: line.id, quantity: 1 }];
  const { order_return: id } = await done(orders.give('request_return', story.paid, { requested_on: DAY, pieces }));
  await step('allow_return', id);
  await step('receive_return', id, { received_on: DAY });
  await step('inspect_return', id, { inspected_on: DAY });
  const { orders: told } = await asked(office, `${PROFIT}?payment_status=overpaid,paid`);
  expect(told).toMatchObject([{ due_amount: '140.00', billed: '140.00', cost: '40.00', profit: '100.00' }]);
});
