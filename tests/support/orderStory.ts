import { openBooks } from './books.ts';
import type { Office } from './officeOn.ts';
import { type Ground, openGround } from './places.ts';
import { DAY, shopOrders } from './shopOrders.ts';
import { type Stock, stockOf } from './stock.ts';

/** Orders of an office by hand. */
export interface OrderStory {
  readonly ground: Ground;
  readonly ihram: Stock;
  readonly bag: Stock;
  /** The order of bags that is paid. */
  readonly paid: number;
}

/**
 * Three orders of one branch, and one of another:
 * - 3 Ihram at 100.00 less 10.00; 2 shipped at 30.00 each, the third cancelled: billed 193.33, cost 60.00;
 * - 5 bags at 20.00, which had cost 10.00, and 60.00 for the delivery, all shipped and paid: billed 160.00, cost 50.00;
 * - 1 bag at 20.00, placed the day before, elsewhere; 4 bags that nobody has placed.
 */
export async function tellOrders(office: Office): Promise<OrderStory> {
  const ground = await openGround(office);
  const books = await openBooks(office);
  const orders = shopOrders(office);
  const [own, foreign] = [ground.branches.own ?? 0, ground.branches.foreign ?? 0];
  const [ihram, bag] = [await stockOf(office, 'Ihram'), await stockOf(office, 'Bag')];
  await ihram.move('goods_received', 3, '90.00', { branch: own });
  await bag.move('goods_received', 6, '60.00', { branch: own });
  const party = await books.party('Who buys');
  const body = (stock: Stock, quantity: number, more: object = {}, line: object = {}) => ({
    party,
    order_date: DAY,
    branch: own,
    items: [{ stock_item: stock.item, quantity, ...line }],
    ...more,
  });
  const first = await orders.upTo('process', body(ihram, 3, { discount: '10.00' }, { rate: '100.00' }));
  const [line] = (await orders.read(first)).items;
  await orders.give('ship', first, { shipped_on: DAY, pieces: [{ line: line.id, quantity: 2 }] });
  await orders.give('cancel_open', first, { reason: 'One is enough' });
  const second = await orders.upTo('process', body(bag, 5, { delivery_charge: '60.00' }));
  await orders.give('ship', second, { shipped_on: DAY });
  await orders.give('take_payment', second, { ledger: books.ledger('Cash'), paid_on: DAY });
  await orders.upTo('place', body(bag, 1, { branch: foreign, order_date: '2026-11-20' }));
  await orders.make(body(bag, 4));
  return { ground, ihram, bag, paid: second };
}
