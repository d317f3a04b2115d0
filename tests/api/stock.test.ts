import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { Problem } from '../../server/platform/problem.ts';
import { moveStock } from '../../server/modules/shop/stock/moveStock.ts';
import { release, reserve } from '../../server/modules/shop/stock/reserve.ts';
import { type Office, openOffice } from '../support/office.ts';
import { defaultItem, madeOf, type Stock, stockOf } from '../support/stock.ts';
import { together } from '../support/twoHosts.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const refusalOf = (error: unknown) =>
  error instanceof Problem ? [error.status, error.code, error.details.params] : Promise.reject(error);
const document = { number: 'OR-1', id: 1 };
const promise = ({ item, branch, author }: Stock, quantity: number, line: number) =>
  office.host.db.transaction(tx =>
    reserve(tx, author, [{ item, branch, quantity, line: { type: 'a_test', id: line }, document }]),
  );

describe('moving average', () => {
  it('values what leaves, and leaves nothing behind with the last piece', async () => {
    const stock = await stockOf(office, 'Ihram');
    expect(await stock.move('goods_received', 3, '30.00')).toBe('30.00');
    await stock.move('goods_received', 4, '44.00');
    expect(await stock.move('shipped', -5)).toBe('-52.86');
    expect(await stock.level()).toEqual([2, 0, 2, '21.14']);
    await stock.move('returned_by_customer', 2, '21.14');
    expect(await stock.level()).toEqual([4, 0, 4, '42.28']);
    expect(await stock.move('returned_to_vendor', -1)).toBe('-10.57');
    expect(await stock.move('shipped', -3)).toBe('-31.71');
    expect(await stock.level()).toEqual([0, 0, 0, '0.00']);
  });

  it('leaves a hundredth on the last of three pieces that are worth one', async () => {
    const stock = await stockOf(office, 'Pin');
    await stock.move('goods_received', 3, '0.01');
    expect([await stock.move('shipped', -1), await stock.move('shipped', -2)]).toEqual(['0.00', '-0.01']);
  });
});

describe('stock', () => {
  it('moves no more than there is, and says what there is', async () => {
    const stock = await stockOf(office, 'Belt');
    await stock.move('goods_received', 4, '40.00');
    expect(await stock.move('shipped', -5).catch(refusalOf)).toEqual([
      409,
      'out_of_stock',
      { item: 'Belt', available: 4 },
    ]);
    expect(await stock.level()).toEqual([4, 0, 4, '40.00']);
  });

  it('does not move before its last movement', async () => {
    const stock = await stockOf(office, 'Mat');
    await stock.move('goods_received', 4, '40.00');
    const earlier = { day: '2026-11-19' };
    expect(await stock.move('shipped', -1, undefined, earlier).catch(refusalOf)).toEqual([
      409,
      'moved_later',
      { item: 'Mat', day: '2026-11-20' },
    ]);
  });

  it('moves a line once', async () => {
    const stock = await stockOf(office, 'Bag');
    const movement = stock.movement('goods_received', 4, '40.00');
    const move = () => office.host.db.transaction(tx => moveStock(tx, stock.author, [movement]));
    await move();
    await expect(move()).rejects.toThrow();
    expect(await stock.level()).toEqual([4, 0, 4, '40.00']);
  });

  it('is promised ten times to a hundred who want one of ten', async () => {
    const stock = await stockOf(office, 'Zamzam');
    await stock.move('goods_received', 10, '100.00');
    const tried = await together(100, line =>
      promise(stock, 1, line + 1).then(
        () => 'promised',
        async error => (await refusalOf(error))[1],
      ),
    );
    expect([
      tried.filter(one => one === 'promised').length,
      tried.filter(one => one === 'out_of_stock').length,
    ]).toEqual([10, 90]);
    expect(await stock.level()).toEqual([10, 10, 0, '100.00']);
  });

  it('that is promised goes to whom it was promised, and is free again once it is given up', async () => {
    const stock = await stockOf(office, 'Book');
    await stock.move('goods_received', 4, '40.00');
    await promise(stock, 3, 501);
    expect((await stock.move('shipped', -2).catch(refusalOf))[2]).toEqual({ item: 'Book', available: 1 });
    const source = { type: 'a_test', id: 1, number: 'OR-1', line: 501 };
    await stock.move('shipped', -2, undefined, { source, reserved: true });
    expect(await stock.level()).toEqual([2, 1, 1, '20.00']);
    const released = await office.host.db.transaction(tx => release(tx, stock.author, [{ type: 'a_test', id: 501 }]));
    expect([released, await stock.level()]).toEqual([1, [2, 0, 2, '20.00']]);
  });

  it.each([
    ['more promised than there is', 'Case', 'reserved = on_hand + 1'],
    ['less than nothing', 'Cap', 'on_hand = -1'],
    ['a worth of nothing', 'Cup', 'on_hand = 0, reserved = 0, stock_value = 1'],
  ])('is kept by the database itself from %s', async (_what, name, change) => {
    const stock = await stockOf(office, name);
    await stock.move('goods_received', 1, '1.00');
    await expect(office.pool.query(`update inventory set ${change} where stock_item = ${stock.item}`)).rejects.toThrow(
      /check constraint/,
    );
  });

  it('does not change by what was moved: movements stay', async () => {
    await expect(office.pool.query('update stock_movement set quantity = 9')).rejects.toThrow(/stock_movement/);
    await expect(office.pool.query('delete from stock_movement')).rejects.toThrow(/stock_movement/);
  });
});

describe('items', () => {
  it('are made with their product, called as it is, and go with it while nothing was moved', async () => {
    const product = await madeOf(office, 'product', { name: 'Umbrella', unit_price: '5.00', condition: 'brand_new' });
    const [item, color] = [
      await defaultItem(office, product),
      await madeOf(office, 'color', { name: 'Green', color_code: '#00ff00' }),
    ];
    const green = { product, color, variant: 'large' };
    const { body: made } = await office.call('POST', calls('stock_item').create, { body: green });
    expect(made).toMatchObject({ name: 'Umbrella · Green · large', is_default: false });
    const again = await office.call('POST', calls('stock_item').create, { body: green });
    expect([again.status, again.body.errors[0]]).toMatchObject([400, { field: 'product', code: 'taken' }]);
    await office.call('PUT', calls('product').update(product), { body: { name: 'Parasol' } });
    const { rows } = await office.pool.query('select name from stock_item where product = $1 order by id', [product]);
    expect(rows.map(({ name }) => name)).toEqual(['Parasol', 'Parasol · Green · large']);
    expect(await office.call('DELETE', calls('stock_item').remove(item))).toMatchObject({
      status: 409,
      body: { code: 'default_item' },
    });
    expect((await office.call('DELETE', calls('product').remove(product))).status).toBe(200);
  });
});
