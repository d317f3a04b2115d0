import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Office, openOffice } from '../support/office.ts';
import { DAY, type ShopOrders, shopOrders } from '../support/shopOrders.ts';
import { madeOf, stockOf } from '../support/stock.ts';
import { type Ordered, type Received, StockOracle } from '../support/stockOracle.ts';

let office: Office;
let books: Books;
let orders: ShopOrders;
let party: number;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  orders = shopOrders(office);
  party = await books.party('Who buys and sells');
});
afterAll(() => office.close());

/** Runs of the property; `BOOKS_RUNS` asks for more. */
const RUNS = Number(process.env['BOOKS_RUNS'] ?? 10);

const verbs = [
  'receive',
  'order',
  'ship',
  'back',
  'cancel',
  'bill',
  'send_back',
  'adjust',
  'transfer',
  'count',
] as const;
const step = fc.record({
  verb: fc.constantFrom('receive' as const, 'order' as const, 'ship' as const, ...verbs),
  which: fc.nat(20),
  place: fc.nat(1),
  pieces: fc.integer({ min: 1, max: 6 }),
  /** Of those that come back, as far as there are so many; by how much a count or an adjustment differs. */
  skew: fc.integer({ min: -3, max: 3 }),
  /** Minor units. */
  price: fc.integer({ min: 1, max: 2000 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Shop {
  readonly item: number;
  readonly branches: readonly [number, number];
  readonly oracle: StockOracle;
}

const give = (of: string, verb: string, id: number | undefined, body: object = {}) =>
  office.call('POST', calls(of).command(verb, id), { body, headers: { 'idempotency-key': randomUUID() } });
async function done(reply: Promise<{ status: number; body: any }>): Promise<any> {
  const { status, body } = await reply;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
}
/** Asserts that something was done exactly where it may be; tells whether it was. */
async function expectDone(reply: Promise<{ status: number; body: any }>, may: boolean): Promise<any> {
  const { status, body } = await reply;
  expect([status < 300, status < 500], JSON.stringify(body)).toEqual([may, true]);
  return may ? body : undefined;
}
const made = (entity: string, body: object) => done(office.call('POST', calls(entity).create, { body }));
const decimal = (minor: number): string => (minor / 100).toFixed(2);

async function receive({ item, branches, oracle }: Shop, { place, pieces, price }: Step): Promise<void> {
  const items = [{ stock_item: item, quantity: pieces, rate: decimal(price) }];
  const { id, items: lines } = await made('purchase_final', { party, order_date: DAY, branch: branches[place], items });
  await done(give('purchase_final', 'confirm', id));
  await done(give('purchase_final', 'receive', id, { received_on: DAY, pieces: [] }));
  oracle.receive({ id, line: lines[0].id, place, pieces, price, returned: 0, isBilled: false });
}

async function bill({ line, id, pieces, price, returned, ...rest }: Received): Promise<boolean> {
  const left = pieces - returned;
  const asked = {
    ref_invoice_no: randomUUID(),
    billed_on: DAY,
    pieces: [{ line, quantity: Math.max(left, 1), rate: decimal(price) }],
  };
  await expectDone(give('purchase_final', 'bill', id, asked), left > 0 && !rest.isBilled);
  return left > 0;
}

async function ship(oracle: StockOracle, order: Ordered, pieces: number): Promise<void> {
  const asked = { shipped_on: DAY, pieces: [{ line: order.line, quantity: pieces }] };
  const may = order.open >= pieces;
  if (await expectDone(orders.give('ship', order.id, asked), may)) oracle.ship(order, pieces);
}

async function comeBack(oracle: StockOracle, order: Ordered, { pieces, skew }: Step): Promise<void> {
  const asked = { requested_on: DAY, pieces: [{ line: order.line, quantity: pieces }] };
  const reply = await expectDone(orders.give('request_return', order.id, asked), oracle.returnable(order) >= pieces);
  if (!reply) return;
  const id = reply.order_return;
  await done(give('order_return', 'allow_return', id));
  const { items } = await done(give('order_return', 'receive_return', id, { received_on: DAY }));
  const findings = items.map(({ id: line, quantity }: { id: number; quantity: number }) => {
    const scrapped = Math.min(Math.max(skew, 0), quantity);
    return { line, restocked: quantity - scrapped, scrapped };
  });
  await done(give('order_return', 'inspect_return', id, { inspected_on: DAY, findings }));
  oracle.comeBack(order, pieces, Math.max(skew, 0));
}

async function adjust({ item, branches, oracle }: Shop, { place, skew, price }: Step): Promise<void> {
  const line = { stock_item: item, quantity: skew, ...(skew > 0 && { unit_cost: decimal(price) }) };
  const body = { branch: branches[place], adjusted_on: DAY, adjustment_reason: 'x', items: [line] };
  const { id } = await made('stock_adjustment', body);
  const may = skew > 0 || (skew < 0 && oracle.free(place) >= -skew);
  if (!(await expectDone(give('stock_adjustment', 'post_stock', id), may))) return;
  if (skew > 0) oracle.add(place, skew, skew * price);
  else oracle.take(place, -skew);
}

async function transfer({ item, branches, oracle }: Shop, { place, pieces }: Step): Promise<void> {
  const [branch, to_branch] = [branches[place], branches[1 - place]];
  const items = [{ stock_item: item, quantity: pieces }];
  const { id } = await made('stock_transfer', { branch, to_branch, transferred_on: DAY, items });
  const may = oracle.free(place) >= pieces;
  if (await expectDone(give('stock_transfer', 'post_stock', id), may))
    oracle.add(1 - place, pieces, oracle.take(place, pieces));
}

/** Counts fewer than there are: what is found more is entered by an adjustment, with its cost. */
async function count({ branches, oracle }: Shop, { place, skew }: Step): Promise<void> {
  if (!oracle.has(place)) return;
  const missing = Math.min(Math.max(skew, 0), oracle.free(place));
  const { id } = await made('stock_count', { branch: branches[place], counted_on: DAY, items: [] });
  const { items } = await done(give('stock_count', 'start_count', id));
  const counted = items.map((line: { expected: number }) => ({ ...line, counted: line.expected - missing }));
  await done(office.call('PUT', calls('stock_count').update(id), { body: { items: counted } }));
  await done(give('stock_count', 'post_stock', id));
  oracle.take(place, missing);
}

async function take(shop: Shop, given: Step): Promise<void> {
  const { oracle, item, branches } = shop;
  const { verb, which, place, pieces } = given;
  const order = oracle.orders[which % Math.max(oracle.orders.length, 1)];
  const bought = oracle.received[which % Math.max(oracle.received.length, 1)];
  if (verb === 'receive') await receive(shop, given);
  if (verb === 'order') {
    const items = [{ stock_item: item, quantity: pieces }];
    const id = await orders.upTo('place', { party, order_date: DAY, branch: branches[place], items });
    if (!(await expectDone(orders.give('confirm', id), oracle.free(place) >= pieces))) return;
    const { items: lines } = await done(orders.give('process', id));
    oracle.orders.push({ id, line: lines[0].id, place, open: pieces, shipments: [] });
  }
  if (verb === 'ship' && order) await ship(oracle, order, pieces);
  if (verb === 'back' && order) await comeBack(oracle, order, given);
  if (verb === 'cancel' && order && order.open > 0) {
    await done(orders.give(order.shipments.length > 0 ? 'cancel_open' : 'cancel', order.id, { reason: 'x' }));
    order.open = 0;
  }
  if (verb === 'bill' && bought && (await bill(bought))) bought.isBilled = true;
  if (verb === 'send_back' && bought) {
    const asked = { returned_on: DAY, pieces: [{ line: bought.line, quantity: pieces }], reason: 'x' };
    const may = bought.pieces - bought.returned >= pieces && oracle.free(bought.place) >= pieces;
    if (await expectDone(give('purchase_final', 'return_to_vendor', bought.id, asked), may))
      oracle.sendBack(bought, pieces);
  }
  if (verb === 'adjust') await adjust(shop, given);
  if (verb === 'transfer') await transfer(shop, given);
  if (verb === 'count') await count(shop, given);
}

/** What the host has of both branches: pieces, promised ones, and worth in the level, its movements and the ledger. */
async function found({ item, branches }: Shop): Promise<unknown[]> {
  const { rows } = await office.pool.query(
    `select coalesce(on_hand, 0) as pieces, coalesce(reserved, 0) as reserved,
       (100 * coalesce(stock_value, 0))::int as worth,
       (select coalesce(sum(quantity), 0)::int from stock_movement as m where m.stock_item = $1 and m.branch = b.id) as moved,
       (select (100 * coalesce(sum(m.stock_value), 0))::int from stock_movement as m
         where m.stock_item = $1 and m.branch = b.id) as moved_worth,
       (select (100 * coalesce(sum(debit_amount - credit_amount), 0))::int from account_log
         where ledger = $3 and branch = b.id) as inventory,
       (select (100 * coalesce(sum(debit_amount - credit_amount), 0))::int from account_log
         where ledger = $4 and branch = b.id) as cost,
       (select (100 * coalesce(sum(credit_amount - debit_amount), 0))::int from account_log
         where ledger = $5 and branch = b.id) as unbilled
     from unnest($2::int[]) with ordinality as b (id, at) left join inventory as i on i.stock_item = $1 and i.branch = b.id
     order by at`,
    [
      item,
      branches,
      ...['Inventory', 'Cost of Goods Sold', 'Goods Received Not Invoiced'].map(name => books.ledger(name)),
    ],
  );
  return rows;
}

it(
  'whatever is received, sold, returned, moved and counted, stock and books are what a second, simple count says',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 20 }), async steps => {
        const stock = await stockOf(office, randomUUID());
        const other = await madeOf(office, 'branch', { name: randomUUID() });
        const shop: Shop = { item: stock.item, branches: [stock.branch, other], oracle: new StockOracle() };
        for (const one of steps) {
          await take(shop, one);
          expect(await found(shop), one.verb).toEqual(shop.oracle.told());
        }
        const { verification } = await done(office.call('POST', '/api/accounts/verification', { body: {} }));
        expect(verification.checks.filter(({ problems }: { problems: number }) => problems > 0)).toEqual([]);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  },
  RUNS * 20_000,
);
