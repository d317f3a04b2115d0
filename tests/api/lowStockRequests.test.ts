import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Office, openOffice, type Reply } from '../support/office.ts';
import { type Stock, stockOf } from '../support/stock.ts';
import { together } from '../support/twoHosts.ts';

let office: Office;
let books: Books;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
});
afterAll(() => office.close());

const ask = (body: object): Promise<Reply> =>
  office.call('POST', calls('purchase_request').command('create_from_low_stock'), {
    body,
    headers: { 'idempotency-key': randomUUID() },
  });
const lacking = async (): Promise<readonly Record<string, unknown>[]> =>
  (await office.call('GET', '/api/reports/low_stock')).body.rows;
const lackOf = async ({ item }: Stock) => {
  const row = (await lacking()).find(one => one['stock_item'] === item);
  return [row?.['shortage'], row?.['on_order'], row?.['to_order']];
};

/** An item that is low, bought from a vendor. */
async function low(name: string, level: number, vendor?: number): Promise<Stock> {
  const stock = await stockOf(office, name);
  await office.pool.query('update stock_item set reorder_level = $1 where id = $2', [level, stock.item]);
  await office.pool.query('update product set vendor = $1 where id = (select product from stock_item where id = $2)', [
    vendor ?? null,
    stock.item,
  ]);
  return stock;
}

async function vendorNamed(first_name: string): Promise<{ readonly vendor: number; readonly party: number }> {
  const body = { first_name, last_name: 'Traders', email: `${first_name.toLowerCase()}@vendor.example` };
  const { body: made } = await office.call('POST', calls('vendor').create, { body });
  const { rows } = await office.pool.query(`select id from party where source_type = 'user' and source_id = $1`, [
    made.id,
  ]);
  return { vendor: made.id, party: rows[0].id };
}

it('what is low becomes one draft request for each vendor, and nothing is requested twice', async () => {
  const [cloth, bags] = [await vendorNamed('Cloth'), await vendorNamed('Bags')];
  const towel = await low('Towel', 10, cloth.vendor);
  const belt = await low('Belt', 4, cloth.vendor);
  const bag = await low('Bag', 6, bags.vendor);
  await towel.move('goods_received', 3, '30.00');
  const party = await books.party('Of an order');
  const items = [{ stock_item: bag.item, quantity: 2, rate: '8.00' }];
  await office.call('POST', calls('purchase_final').create, {
    body: { party, order_date: '2026-11-20', branch: bag.branch, items },
  });
  expect([await lackOf(towel), await lackOf(bag)]).toEqual([
    [7, 0, 7],
    [6, 2, 4],
  ]);

  const replies = await together(2, () => ask({ branch: towel.branch }));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 400]);
  expect(replies.find(({ status }) => status === 201)?.body).toMatchObject({ requests: 2, status: 'draft' });
  const { body } = await office.call('GET', calls('purchase_request').all);
  const made = body.purchase_requests.map(
    (one: { party: number; items: { stock_item: number; quantity: number }[] }) => [
      one.party,
      one.items.map(line => [line.stock_item, line.quantity]),
    ],
  );
  expect(made).toHaveLength(2);
  expect(made).toContainEqual([bags.party, [[bag.item, 4]]]);
  expect(made).toContainEqual([
    cloth.party,
    [
      [belt.item, 4],
      [towel.item, 7],
    ],
  ]);
  expect([await lackOf(towel), await lackOf(bag)]).toEqual([
    [7, 7, 0],
    [6, 6, 0],
  ]);
});

it('those that are told are requested in the quantities told, at the price of the last order', async () => {
  const mat = await low('Mat', 5);
  const other = await low('Other mat', 5);
  const party = await books.party('Of mats');
  const items = [{ stock_item: mat.item, quantity: 1, rate: '12.50' }];
  const { body: order } = await office.call('POST', calls('purchase_final').create, {
    body: { party, order_date: '2026-11-20', branch: mat.branch, items },
  });
  await office.call('POST', calls('purchase_final').command('confirm', order.id), { body: {} });
  const pieces = [{ stock_item: mat.item, quantity: 20 }];
  const { body } = await ask({ branch: mat.branch, pieces });
  expect(body).toMatchObject({
    party: null,
    items: [{ stock_item: mat.item, quantity: 20, estimated_price: '12.50' }],
  });
  expect((await ask({ branch: mat.branch, pieces })).body.errors).toMatchObject([{ code: 'nothing_lacking' }]);
  expect(await lackOf(other)).toEqual([5, 0, 5]);
});
