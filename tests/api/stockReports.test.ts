import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { type Ground, openGround } from '../support/places.ts';
import { type Stock, stockOf } from '../support/stock.ts';

let office: Office;
let ground: Ground;
let own: Stock;
beforeAll(async () => {
  office = await openOffice();
  ground = await openGround(office);
  const stock = await stockOf(office, 'Ihram');
  own = { ...stock, branch: ground.branches.own ?? 0 };
  const at = (branch: number | null) => ({ branch: branch ?? 0 });
  await stock.move('goods_received', 3, '30.00', { ...at(ground.branches.own), day: '2026-11-02' });
  await stock.move('goods_received', 4, '44.00', { ...at(ground.branches.own), day: '2026-11-10' });
  await stock.move('shipped', -5, undefined, { ...at(ground.branches.own), day: '2026-11-12' });
  await stock.move('goods_received', 9, '90.00', { ...at(ground.branches.foreign), day: '2026-11-12' });
});
afterAll(() => office.close());

const asked = async (who: Pick<Office, 'call'>, path: string) => (await who.call('GET', `/api/reports/${path}`)).body;

it('stocks are told as of a day, by branch, with their average and worth', async () => {
  const { rows, totals } = await asked(office, `stocks?branch__in=${own.branch}&moved_on__lte=2026-11-10`);
  expect(rows).toMatchObject([{ stock_item: own.item, on_hand: 7, unit_cost: '10.57', stock_value: '74.00' }]);
  expect(totals).toMatchObject({ on_hand: 7, stock_value: '74.00' });
  const after = await asked(office, `stocks?branch__in=${own.branch}&moved_on__lte=2026-11-30`);
  expect(after.rows).toMatchObject([{ on_hand: 2, stock_value: '21.14' }]);
});

it('movements lead from what came to what is left', async () => {
  const { rows, totals } = await asked(office, `stock_movements?branch__in=${own.branch}`);
  expect(rows.map((row: { quantity: number; stock_value: string }) => [row.quantity, row.stock_value])).toEqual([
    [3, '30.00'],
    [4, '44.00'],
    [-5, '-52.86'],
  ]);
  expect(totals).toMatchObject({ quantity: 2, stock_value: '21.14' });
});

it('what is below its reorder level is told, of which nothing has come, too', async () => {
  const { body: rare } = await office.call('POST', calls('product').create, {
    body: { name: 'Rare', unit_price: '1.00', condition: 'brand_new' },
  });
  await office.pool.query(`update stock_item set reorder_level = 12 where id = ${own.item}`);
  await office.pool.query(`update stock_item set reorder_level = 3 where product = ${rare.id}`);
  const { rows } = await asked(office, 'low_stock');
  expect(rows).toMatchObject([
    { stock_item: own.item, available: 11, shortage: 1 },
    { available: 0, shortage: 3 },
  ]);
});

it('nobody is told of the stock of another branch, nor of its worth without the right', async () => {
  for (const name of ['stocks', 'stock_movements']) {
    const { rows } = await asked(ground.clerk, name);
    expect(rows.every(({ branch }: { branch: number }) => branch === own.branch)).toBe(true);
    expect(rows.length).toBeGreaterThan(0);
  }
  const { rows } = await asked(ground.clerk, `low_stock?stock_item__in=${own.item}`);
  expect(rows).toMatchObject([{ available: 2, shortage: 10 }]);
});
