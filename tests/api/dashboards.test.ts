import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyticsParts, analyticsSeries } from '../../catalog/dashboards/analytics.ts';
import type { Behind } from '../../catalog/dashboards/Behind.ts';
import {
  ordersOf,
  projectFigures,
  soldIn,
  type Span,
  spans,
  summedOf,
  type Totalled,
} from '../../catalog/dashboards/projectFigures.ts';
import { permissionName } from '../../catalog/engine/policies.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { openBooks } from '../support/books.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { type OrderStory, tellOrders } from '../support/orderStory.ts';
import { queryOf } from '../support/reportSheets.ts';
import { DAY, shopOrders } from '../support/shopOrders.ts';
import { stockOf } from '../support/stock.ts';

type Who = Pick<Office, 'call'>;

/** A day later than the orders. */
const NOW = new Date('2026-11-22T05:00:00Z');
const PROJECT = '/dashboard/api/v1/project/';
let office: Office;
let story: OrderStory;
beforeAll(async () => {
  office = await openOffice({ clock: () => NOW });
  story = await tellOrders(office);
  await office.pool.query(`update stock_item set reorder_level = 3 where id = ${story.bag.item}`);
});
afterAll(() => office.close());

const read = async (who: Who, path: string) => {
  const { status, body } = await who.call('GET', path);
  expect(status, `${path} ${JSON.stringify(body)}`).toBe(200);
  return body;
};

/** What the list or the report behind a figure says of it: how many rows, and the sum of a column. */
async function toldBehind(who: Who, behind: Behind, sum?: string) {
  const asked = queryOf(behind.filter);
  if ('list' in behind) {
    const { total_elements: rows } = await read(who, `${calls(behind.list).all}?size=1&${asked}`);
    return { value: rows, rows };
  }
  const { total, totals } = await read(who, `/api/reports/${behind.report}?size=1&${asked}`);
  return {
    value: sum === undefined ? Number(total) : totals[sum],
    rows: Number(totals?.orders ?? total),
  };
}

describe('the overview', () => {
  it('counts from the day of the agency, wherever that is', async () => {
    const west = await openOffice({ clock: () => NOW, timeZone: 'Pacific/Pago_Pago' });
    expect((await read(west, PROJECT)).today).toBe('2026-11-21');
    await west.close();
  });

  it('tells what the office has before it', async () => {
    const { today, figures, tables } = await read(office, PROJECT);
    expect(today).toBe('2026-11-22');
    expect(figures).toMatchObject({
      unpaid_orders: { value: 2 },
      paid_orders: { value: 1 },
      incomplete_orders: { value: 1 },
      low_stock: { value: 1 },
      cash: { value: '160.00' },
      bank: { value: '0.00' },
    });
    expect(tables.order_totals).toMatchObject([
      {
        status: 'all',
        today: { value: '0.00' },
        this_week: { value: '373.33', rows: 3 },
        this_year: { value: '373.33' },
      },
      { status: 'paid', this_month: { value: '160.00', rows: 1 } },
      { status: 'unpaid', this_month: { value: '213.33', rows: 2 } },
    ]);
    expect(tables.best_by_amount).toMatchObject([
      { stock_item: story.ihram.item, name: 'Ihram', quantity: 2, net_amount: '193.33' },
      { stock_item: story.bag.item, name: 'Bag', quantity: 6, net_amount: '120.00' },
    ]);
    expect(tables.best_by_quantity).toMatchObject([{ name: 'Bag' }, { name: 'Ihram' }]);
    expect(tables.latest_orders).toHaveLength(4);
  });

  it('tells of each figure what the list or the report says that it leads to, whoever asks', async () => {
    for (const who of [office, story.ground.clerk]) {
      const { figures, tables, ...moment } = await read(who, PROJECT);
      expect(Object.keys(figures)).toEqual(Object.keys(projectFigures));
      for (const [name, figure] of Object.entries(projectFigures)) {
        const sum = 'sum' in figure ? figure.sum : undefined;
        expect(figures[name], name).toEqual(await toldBehind(who, figure.behind(moment), sum));
      }
      for (const { status, ...totals } of tables.order_totals)
        for (const span of Object.keys(totals) as Span[])
          expect(totals[span]).toEqual(
            await toldBehind(who, ordersOf(status, spans[span](moment)), summedOf[status as Totalled]),
          );
      for (const row of tables.best_by_amount) {
        const behind = soldIn(spans.this_year(moment), { stock_item: row.stock_item });
        expect((await toldBehind(who, behind, 'net_amount')).value).toBe(row.net_amount);
      }
    }
  });

  it('sums of unpaid orders what is left to be paid', async () => {
    const shop = await openOffice({ clock: () => NOW });
    const [books, orders] = [await openBooks(shop), shopOrders(shop)];
    const stock = await stockOf(shop, 'Flask');
    const wanted = {
      party: await books.party('Who pays later'),
      order_date: DAY,
      branch: stock.branch,
      items: [{ stock_item: stock.item, quantity: 5, rate: '20.00' }],
    };
    const id = await orders.upTo('place', wanted);
    await orders.give('take_payment', id, { ledger: books.ledger('Cash'), paid_on: DAY, pay_amount: '99.00' });
    expect((await read(shop, PROJECT)).tables.order_totals).toMatchObject([
      { status: 'all', this_week: { value: '100.00', rows: 1 } },
      { status: 'paid', this_week: { value: '0.00', rows: 0 } },
      { status: 'unpaid', this_week: { value: '1.00', rows: 1 } },
    ]);
    await shop.close();
  });

  it('is of the branch of whoever works in one', async () => {
    const { figures } = await read(story.ground.clerk, PROJECT);
    expect(figures).toMatchObject({ unpaid_orders: { value: 1 }, cash: { value: '160.00' } });
  });

  it('tells nobody of what they have no right to', async () => {
    const clerk = await hire(office, [permissionName('order', 'list'), 'ALL_BRANCHES']);
    const { figures, tables } = await read(clerk, PROJECT);
    expect(Object.keys(figures)).toEqual(['unpaid_orders', 'paid_orders', 'incomplete_orders']);
    expect(Object.keys(tables)).toEqual(['order_totals', 'latest_orders']);
    expect((await office.call('GET', PROJECT, { as: 'guest' })).status).toBe(401);
    const { figures: none, tables: nothing } = await read(await hire(office, []), PROJECT);
    expect([none, nothing]).toEqual([{}, {}]);
  });
});

describe('a period', () => {
  const ANALYTICS = '/dashboard/api/v1/analytics/';

  it('stands beside as many days before it, step by step', async () => {
    const { before, by, series, parts } = await read(office, `${ANALYTICS}?from=2026-11-21&to=2026-11-22`);
    expect([before, by]).toEqual([{ from: '2026-11-19', to: '2026-11-20' }, 'day']);
    expect(series.sales).toEqual({
      now: '353.33',
      before: '20.00',
      steps: [
        { day: '2026-11-21', now: '353.33', before: '0.00' },
        { day: '2026-11-22', now: '0.00', before: '20.00' },
      ],
    });
    expect([series.receipts.now, series.payments.now]).toEqual(['160.00', '0.00']);
    const { own, foreign } = story.ground.branches;
    expect(parts.branches).toMatchObject([
      { id: own, now: '353.33', before: '0' },
      { id: foreign, now: '0', before: '20.00' },
    ]);
    const { by: months, series: year } = await read(office, `${ANALYTICS}?from=2026-07-01&to=2026-11-22`);
    expect(months).toBe('month');
    expect(year.sales.steps.map((step: { now: string }) => step.now)).toEqual([
      '0.00',
      '0.00',
      '0.00',
      '0.00',
      '373.33',
    ]);
  });

  it('tells of each figure what the report or the list says that it leads to', async () => {
    const period = { from: '2026-11-01', to: '2026-11-22' };
    for (const who of [office, story.ground.clerk]) {
      const { series, parts } = await read(who, `${ANALYTICS}?from=${period.from}&to=${period.to}`);
      for (const [name, { behind, sum }] of Object.entries(analyticsSeries))
        expect(series[name].now, name).toBe((await toldBehind(who, behind(period), sum)).value);
      for (const row of parts.branches)
        expect(row.now).toBe((await toldBehind(who, analyticsParts.branches(period, row.id), 'due_amount')).value);
      for (const row of parts.packages)
        expect(row.now).toBe(String((await toldBehind(who, analyticsParts.packages(period, row.id))).value));
    }
  });

  it('is refused where it is none', async () => {
    for (const asked of ['from=2026-13-01', 'from=2026-11-22&to=2026-11-21', 'from=1990-01-01&to=2026-01-01'])
      expect((await office.call('GET', `${ANALYTICS}?${asked}`)).status, asked).toBe(400);
  });
});

describe('the family’s calls', () => {
  const family = (path: string) => `/dashboard/api/v1/${path}/`;

  it('tell the same as the overview', async () => {
    const { figures, tables } = await read(office, PROJECT);
    const count = async (name: string) => (await read(office, family(`get_total_count_of_${name}`))).total_count;
    expect(await count('paid_orders')).toBe(figures.paid_orders.value);
    expect(await count('unpaid_orders')).toBe(figures.unpaid_orders.value);
    expect(await count('incomplete_orders')).toBe(figures.incomplete_orders.value);
    expect(await count('customers')).toBe(figures.customers.value);
    expect(await count('low_stock_products')).toBe(figures.low_stock.value);
    const paged = async (name: string) => (await read(office, family(`get_all_${name}`))).total_elements;
    expect([await paged('paid_orders'), await paged('unpaid_orders'), await paged('incomplete_orders')]).toEqual([
      1, 2, 1,
    ]);
    expect([await paged('latest_orders'), await paged('low_stock_products')]).toEqual([4, 1]);
    expect((await read(office, family('get_order_totals'))).order_totals[0]).toEqual({
      status: 'all',
      today: '0.00',
      this_week: '373.33',
      this_month: '373.33',
      this_year: '373.33',
    });
    for (const by of ['amount', 'quantity'])
      expect((await read(office, family(`get_best_seller_by_${by}`))).best_sellers).toEqual(tables[`best_by_${by}`]);
    expect((await read(office, family('get_all_categorized_order_item_count'))).categories).toEqual(tables.categories);
  });

  it('are for whoever may see the rows behind them', async () => {
    const nobody = await hire(office, []);
    for (const path of [
      'get_total_count_of_customers',
      'get_all_paid_orders',
      'get_order_totals',
      'get_all_low_stock_products',
    ])
      expect((await nobody.call('GET', family(path))).status, path).toBe(403);
  });
});
