import { randomUUID } from 'node:crypto';
import { countBy } from 'es-toolkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '../../catalog/engine/days/days.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type Books, openBooks } from '../support/books.ts';
import type { Office, Reply } from '../support/officeOn.ts';
import { type ShopOrders, shopOrders } from '../support/shopOrders.ts';
import { type Stock, stockOf } from '../support/stock.ts';
import { openTwoHosts, together, type TwoHosts } from '../support/twoHosts.ts';

const TODAY = dayIn('Asia/Dhaka', new Date());

let two: TwoHosts;
let books: Books;
let orders: ShopOrders;
beforeAll(async () => {
  two = await openTwoHosts();
  books = await openBooks(two.office);
  orders = shopOrders({ ...two.office, call });
}, 120_000);
afterAll(() => two.close());

let clients = 0;
/** A call at the one host, the next at the other; again under its key while a host is too busy. */
async function call(method: string, path: string, asked = {}): Promise<Reply> {
  for (let client = clients++; ; client += 1) {
    const reply = await two.call(client, method, path, asked);
    if (reply.status !== 503 && reply.status !== 429) return { ...reply, headers: new Headers() };
  }
}
const give = (of: string, verb: string, id: number | undefined, body: object = {}) =>
  call('POST', calls(of).command(verb, id), { body, headers: { 'idempotency-key': randomUUID() } });

function done({ status, body }: Reply): Reply['body'] {
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
}

/** Pieces of a new product that cost 10.00 each, by a document that posts. */
async function goods(name: string, quantity: number): Promise<Stock> {
  const stock = await stockOf({ ...two.office, call } as Office, name);
  const body = {
    branch: stock.branch,
    adjusted_on: TODAY,
    adjustment_reason: 'Found',
    items: [{ stock_item: stock.item, quantity, unit_cost: '10.00' }],
  };
  const { id } = done(await call('POST', calls('stock_adjustment').create, { body }));
  done(await give('stock_adjustment', 'post_stock', id));
  return stock;
}
const wanted = async ({ item, branch }: Stock, quantity: number) => ({
  party: await books.party(`Who wants ${item}`),
  order_date: TODAY,
  branch,
  items: [{ stock_item: item, quantity }],
});
const cash = () => ({ ledger: books.ledger('Cash'), paid_on: TODAY });

/** What the host itself says of the books: each check that has found something. */
async function problems(): Promise<unknown[]> {
  const { verification } = done(await call('POST', '/api/accounts/verification', { body: {} }));
  return verification.checks.filter(({ problems: found }: { problems: number }) => found > 0);
}

const rounds = [1, 2, 3];

describe('two hosts at the same time', () => {
  it('give the ten pieces that there are to ten of a hundred orders, each with its bill and its cost', async () => {
    const stock = await goods('Zamzam', 10);
    const body = await wanted(stock, 1);
    const ids = await together(100, () => orders.upTo('place', body));
    const tried = await together(100, at => orders.give('confirm', ids[at] ?? 0));
    expect(countBy(tried, ({ status, body: { reason, code } }) => `${status} ${reason ?? code ?? ''}`)).toEqual({
      '200 ': 10,
      '409 out_of_stock': 90,
    });
    expect(await stock.level()).toEqual([10, 10, 0, '100.00']);
    const confirmed = ids.filter((_, at) => tried[at]?.status === 200);
    await together(10, async at => done(await orders.give('process', confirmed[at] ?? 0)));
    await together(20, at => orders.give('ship', confirmed[at % 10] ?? 0, { shipped_on: TODAY }));
    expect(await stock.level()).toEqual([0, 0, 0, '0.00']);
    const { rows } = await two.office.pool.query(
      `select count(*)::int as bills, sum(amount)::text as billed,
         (select sum(debit_amount - credit_amount)::text from account_log
           where ledger = $1 and branch = $2) as cost
       from sales where branch = $2`,
      [books.ledger('Cost of Goods Sold'), stock.branch],
    );
    expect(rows).toEqual([{ bills: 10, billed: '200.00', cost: '100.00' }]);
    expect(await problems()).toEqual([]);
  });

  it.each([
    ['confirm', 'place', {}],
    ['ship', 'process', { shipped_on: TODAY }],
  ] as const)('%s and cancel an order, it is one of the two', async (verb, from, input) => {
    for (const round of rounds) {
      const stock = await goods(`${verb} ${round}`, 3);
      const id = await orders.upTo(from, await wanted(stock, 3));
      const tried = await together(2, at =>
        at === 0 ? orders.give(verb, id, input) : orders.give('cancel', id, { reason: 'Late' }),
      );
      const { status, fulfilment } = await orders.read(id);
      const told = [status, fulfilment, ...(await stock.level())];
      // What is confirmed may be cancelled a moment later; what has left may not.
      expect(told).toEqual(
        verb === 'ship' && tried[0]?.status === 200
          ? ['shipped', 'fulfilled', 0, 0, 0, '0.00']
          : ['cancelled', 'unfulfilled', 3, 0, 3, '30.00'],
      );
      const sold = await two.office.pool.query('select from shipment where "order" = $1', [id]);
      expect(sold.rowCount).toBe(status === 'shipped' ? 1 : 0);
    }
    expect(await problems()).toEqual([]);
  });

  it('refund and cancel an order, its money is given back once, and only after the cancellation', async () => {
    for (const round of rounds) {
      const stock = await goods(`Refunded ${round}`, 3);
      const id = await orders.upTo('process', await wanted(stock, 3));
      done(await orders.give('take_payment', id, cash()));
      const [cancelled, ...refunds] = await together(3, at =>
        at === 0 ? orders.give('cancel', id, { reason: 'Late' }) : orders.give('refund', id, cash()),
      );
      expect(cancelled?.status).toBe(200);
      const given = refunds.filter(({ status }) => status === 200).length;
      const { status, paid_amount } = await orders.read(id);
      expect([status, paid_amount]).toEqual(['cancelled', given === 1 ? '0.00' : '60.00']);
      const { rows } = await two.office.pool.query(
        `select coalesce(sum(amount), 0)::text as back from refund where "order" = $1 and status = 'posted'`,
        [id],
      );
      expect(Number(rows[0].back)).toBe(given * 60);
    }
    expect(await problems()).toEqual([]);
  });

  it('receive and cancel a purchase, it is one of the two', async () => {
    for (const round of rounds) {
      const { item, branch, level } = await stockOf({ ...two.office, call } as Office, `Bought ${round}`);
      const body = {
        party: await books.party(`Vendor of ${item}`),
        order_date: TODAY,
        branch,
        items: [{ stock_item: item, quantity: 3, rate: '10.00' }],
      };
      const { id, items } = done(await call('POST', calls('purchase_final').create, { body }));
      done(await give('purchase_final', 'confirm', id));
      const pieces = [{ line: items[0].id, quantity: 3 }];
      await together(2, at =>
        at === 0
          ? give('purchase_final', 'receive', id, { received_on: TODAY, pieces })
          : give('purchase_final', 'cancel', id, { reason: 'Late' }),
      );
      const { status, receipt_status } = done(await call('GET', calls('purchase_final').one(id)));
      const [onHand] = await level();
      expect([
        ['confirmed', 'received', 3],
        ['cancelled', 'none', undefined],
      ]).toContainEqual([status, receipt_status, onHand]);
    }
    expect(await problems()).toEqual([]);
  });
});
