import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EntityName } from '../../catalog/engine/names.ts';
import { COSTS, costLedgers } from '../../catalog/ledger/chart/costs.ts';
import { calls, mount } from '../../catalog/engine/wire.ts';
import { mapInOrder } from '../../server/platform/db/mapInOrder.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type About, askEverything, historyOf } from '../support/everyReading.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { DAY, type ShopOrders, shopOrders } from '../support/shopOrders.ts';
import { madeOf, stockOf } from '../support/stock.ts';

/** What one piece had cost, as every amount that tells it is written; nothing is sold for so much. */
const COST = '31415';

let office: Office;
let books: Books;
let orders: ShopOrders;
let clerk: Colleague;
let keeper: Colleague;
let branch: number;
let buyer: number;
/** Documents of what had cost so much, by their entity. */
let made: Readonly<Record<string, number>>;

async function done(reply: Promise<{ status: number; body: any }>): Promise<any> {
  const { status, body } = await reply;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
}
const give = (of: EntityName, verb: string, id: number, body: object = {}) =>
  done(office.call('POST', calls(of).command(verb, id), { body, headers: { 'idempotency-key': randomUUID() } }));

async function stocked(kind: EntityName, body: object, line: object): Promise<number> {
  const id = await madeOf(office, kind, { branch, ...body, items: [line] });
  await give(kind, 'post_stock', id);
  return id;
}

/** An item that comes, goes, is returned and scrapped, found and lost, bought and sent back, at one cost. */
async function goods(name: string, unit_cost: string): Promise<Record<string, number>> {
  const { item, branch: own } = await stockOf(office, name);
  branch ??= own;
  const opening_stock = await stocked(
    'opening_stock',
    { opening_date: DAY },
    { stock_item: item, quantity: 1, unit_cost },
  );
  const sold = async () => {
    const items = [{ stock_item: item, quantity: 1, rate: '40.00' }];
    const order = await orders.upTo('process', { party: buyer, order_date: DAY, branch, items });
    return { order, shipment: (await done(orders.give('ship', order, { shipped_on: DAY }))).shipment };
  };
  const first = await sold();
  const [line] = (await orders.read(first.order)).items;
  const { order_return } = await done(
    orders.give('request_return', first.order, { requested_on: DAY, pieces: [{ line: line.id, quantity: 1 }] }),
  );
  await give('order_return', 'allow_return', order_return);
  await give('order_return', 'receive_return', order_return, { received_on: DAY });
  const back = await done(office.call('GET', calls('order_return').one(order_return)));
  const findings = [{ line: back.items[0].id, scrapped: 1 }];
  await give('order_return', 'inspect_return', order_return, { inspected_on: DAY, findings });
  const adjusted = (quantity: number, more: object = {}) =>
    stocked(
      'stock_adjustment',
      { adjusted_on: DAY, adjustment_reason: 'Counted' },
      { stock_item: item, quantity, ...more },
    );
  const stock_adjustment = await adjusted(1, { unit_cost });
  const { order, shipment } = await sold();
  await adjusted(1, { unit_cost });
  await adjusted(-1);
  await adjusted(1, { unit_cost });
  const vendor = await books.party(`Who sells ${name}`);
  const body = { party: vendor, order_date: DAY, branch, items: [{ stock_item: item, quantity: 1, rate: unit_cost }] };
  const purchase = await madeOf(office, 'purchase_final', body);
  await give('purchase_final', 'confirm', purchase);
  await give('purchase_final', 'receive', purchase, { received_on: DAY, pieces: [] });
  const bought = await done(office.call('GET', calls('purchase_final').one(purchase)));
  const sent = [{ line: bought.items[0].id, quantity: 1 }];
  await give('purchase_final', 'return_to_vendor', purchase, { returned_on: DAY, pieces: sent, reason: 'Torn' });
  const newest = async (entity: string) =>
    (await office.pool.query(`select max(id) as id from "${entity}"`)).rows[0].id as number;
  return {
    opening_stock,
    shipment,
    order_return,
    stock_adjustment,
    order,
    goods_receipt: await newest('goods_receipt'),
    goods_return: await newest('goods_return'),
  };
}

/** Papers group the digits of an amount. */
const telling = (told: unknown) =>
  JSON.stringify(told)
    .replaceAll(/"[^"]*"/g, text => text.replaceAll(/(?<=\d),(?=\d)/g, ''))
    .includes(COST);
const ledger = () => books.ledger('Cost of Goods Sold');
const days = 'log_date__gte=2026-07-01&log_date__lte=2026-11-21';

beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  orders = shopOrders(office);
  buyer = await books.party('Who buys');
  made = await goods('Ihram', `${COST}.07`);
  // No ledger has so much of a day, so that no sum of nobody is what one document had cost.
  await goods('Belt', '9.00');
  const { rows } = await office.pool.query<{ name: string }>('select name from permission');
  // A purchase tells its own prices: who reads it has the right to it.
  const names = rows.map(({ name }) => name).filter(name => !name.startsWith('PURCHASE_FINAL_'));
  clerk = await hire(
    office,
    names.filter(name => name !== COSTS),
  );
  keeper = await hire(office, names);
}, 60_000);
afterAll(() => office.close());

const about = (): About => ({
  party: buyer,
  documents: Object.entries(made),
  tokens: async () => ['none'],
});

/** Every way by which what something had cost is told. */
const ways: readonly (readonly [name: string, path: () => string])[] = [
  ['rows of the ledger', () => calls('account_log').everything],
  ['a search of them', () => `${calls('account_log').search}?ledger=${ledger()}`],
  ['a page of them', () => `${calls('account_log').all}?size=100&ledger=${ledger()}`],
  ...(
    ['opening_stock', 'stock_adjustment', 'goods_receipt', 'goods_return', 'inventory', 'stock_movement'] as const
  ).flatMap(name => [
    [`${name}, all`, () => `${calls(name).all}?size=100`] as const,
    [`${name}, everything`, () => calls(name).everything] as const,
  ]),
  ...(['opening_stock', 'stock_adjustment', 'goods_receipt', 'goods_return'] as const).flatMap(name => [
    [`${name}, one`, () => calls(name).one(made[name] ?? 0)] as const,
    [`the history of ${name}`, () => historyOf(name, made[name] ?? 0)] as const,
  ]),
  ...(['ledger_report', 'day_book'] as const).flatMap(name => [
    [name, () => `/api/reports/${name}?size=200&${days}&ledger__in=${ledger()}`] as const,
    [`the sheet of ${name}`, () => `/api/reports/${name}/export?format=csv&${days}&ledger__in=${ledger()}`] as const,
  ]),
  ['what each order has brought in', () => '/api/reports/order_report_with_profit?size=200'],
  ['the wire, by ledger', () => `${mount('account_log_report')}/by_ledger_type?ledger=${ledger()}`],
  ['the wire, of all', () => `${mount('account_log_report')}/general`],
  ['the journal as plain text', () => '/api/accounts/journal'],
];

describe('what goods had cost', () => {
  it.each(ways)('is told by %s to whoever has the right to costs alone', async (_name, path) => {
    const [own, other] = [await keeper.call('GET', path()), await clerk.call('GET', path())];
    expect([own.status, telling(own.body)], JSON.stringify(own.body).slice(0, 300)).toEqual([200, true]);
    expect(telling(other.body), JSON.stringify(other.body).slice(0, 300)).toBe(false);
    expect([200, 403, 404]).toContain(other.status);
  });

  it('is told by no call that reads, to somebody with every other right', async () => {
    expect(await askEverything(office, clerk, about(), telling)).toEqual({ telling: [], unasked: [] });
  }, 240_000);

  it('is all that is kept from them: what was billed stays', async () => {
    const rows = async (as: Colleague) =>
      (await as.call('GET', `${calls('account_log').all}?size=500`)).body.account_logs as readonly { ledger: number }[];
    const { rows: types } = await office.pool.query<{ id: number; ledger_type: string | null }>(
      'select id, ledger_type from ledger_account',
    );
    const telling = new Set(
      types.filter(one => costLedgers.some(name => name === one.ledger_type)).map(({ id }) => id),
    );
    const [own, other] = [await rows(keeper), await rows(clerk)];
    expect(other).toEqual(own.filter(row => !telling.has(row.ledger)));
    expect(other.length).toBeGreaterThan(0);
  });

  it('stands in sums that name no document', async () => {
    for (const name of ['trial_balance', 'balance_sheet']) {
      const asked = name === 'balance_sheet' ? 'log_date__lte=2026-11-21' : days;
      const path = `/api/reports/${name}?size=500&${asked}`;
      const [own, other] = await mapInOrder([keeper, clerk], one => one.call('GET', path));
      expect(own?.status).toBe(200);
      expect(other?.body.rows, name).toEqual(own?.body.rows);
    }
  });

  it('leaves every entry of the plain text in balance, and each ledger with what it has', async () => {
    const texts = (await mapInOrder([keeper, clerk], one => one.call('GET', '/api/accounts/journal'))).map(({ body }) =>
      String(body),
    );
    const sides = (text: string) =>
      [...text.matchAll(/^ {4}(\S.*?) {2}(-?[\d.]+)/gm)].map(
        ([, name = '', amount]) => [name, Number(amount)] as const,
      );
    const balances = (text: string) => {
      const sums = new Map<string, number>();
      for (const [name, amount] of sides(text)) sums.set(name, (sums.get(name) ?? 0) + Math.round(amount * 100));
      return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0).toSorted());
    };
    const [own = '', other = ''] = texts;
    expect(balances(other)).toEqual(balances(own));
    for (const text of other.split('\n\n').slice(1))
      expect(
        sides(text).reduce((sum, [, amount]) => sum + Math.round(amount * 100), 0),
        text,
      ).toBe(0);
  });

  it('is neither sorted nor filtered by, nor written, where it is not read', async () => {
    const queries = [
      ...[`amount=${COST}.07`, 'amount__gte=1', 'ordering=amount'].map(
        query => `${calls('goods_receipt').all}?${query}`,
      ),
      ...['stock_value__gte=1', 'ordering=-stock_value'].map(query => `${calls('inventory').all}?${query}`),
    ];
    const refused = await mapInOrder(queries, query => clerk.call('GET', query));
    expect(refused.map(({ status, body }) => [status, body.errors?.[0].code])).toEqual(
      queries.map(() => [400, 'unreadable']),
    );
    const { item } = await stockOf(office, 'Cap');
    const enter = (kind: EntityName, body: object, line: object) =>
      clerk.call('POST', calls(kind).create, { body: { branch, ...body, items: [{ stock_item: item, ...line }] } });
    const found = { adjusted_on: DAY, adjustment_reason: 'Counted' };
    for (const [body, kind] of [
      [await enter('opening_stock', { opening_date: DAY }, { quantity: 1, unit_cost: '5.00' }), 'opening_stock'],
      [await enter('opening_stock', { opening_date: DAY }, { quantity: 1 }), 'opening_stock'],
      [await enter('stock_adjustment', found, { quantity: 1, unit_cost: null }), 'stock_adjustment'],
    ] as const)
      expect([kind, body.status, body.body.errors]).toEqual([
        kind,
        400,
        [{ field: 'items.0.unit_cost', code: 'unreadable' }],
      ]);
  });

  it('stays as it is when somebody without the right changes what stands beside it', async () => {
    const { item } = await stockOf(office, 'Bag');
    const body = { branch, opening_date: DAY, items: [{ stock_item: item, quantity: 2, unit_cost: '5.25' }] };
    const id = await madeOf(office, 'opening_stock', body);
    const seen = (await clerk.call('GET', calls('opening_stock').one(id))).body;
    expect(seen.items[0]).not.toHaveProperty('unit_cost');
    expect(seen.closed).toContainEqual({ field: 'items.unit_cost', because: 'unreadable' });
    const items = [{ ...seen.items[0], quantity: 3 }];
    const changed = await clerk.call('PUT', calls('opening_stock').update(id), { body: { items } });
    expect([changed.status, Object.keys(changed.body.items[0])]).toEqual([200, ['id', 'stock_item', 'quantity']]);
    expect((await office.call('GET', calls('opening_stock').one(id))).body.items).toMatchObject([
      { quantity: 3, unit_cost: '5.25' },
    ]);
    const guess = [{ ...items[0], unit_cost: '5.25' }];
    const refused = await clerk.call('PUT', calls('opening_stock').update(id), { body: { items: guess } });
    expect(refused.body.errors).toEqual([{ field: 'items.0.unit_cost', code: 'unreadable' }]);
  });

  it('is not told by what a command answers', async () => {
    const { item } = await stockOf(office, 'Mat');
    const line = { stock_item: item, quantity: 2, unit_cost: '6.25' };
    const id = await madeOf(office, 'opening_stock', { branch, opening_date: DAY, items: [line] });
    const { status, body } = await clerk.call('POST', calls('opening_stock').command('post_stock', id), {
      body: {},
      headers: { 'idempotency-key': randomUUID() },
    });
    expect([status, body.status, JSON.stringify(body).includes('6.25')]).toEqual([200, 'posted', false]);
  });

  it('is entered into no ledger of costs by whoever does not read them', async () => {
    const body = books.body('journal', DAY, ['Stock Loss', 7], ['Capital', -7]);
    const refused = await clerk.call('POST', calls('journal').create, { body });
    expect([refused.status, refused.body.errors]).toEqual([400, [{ field: 'items.0.ledger', code: 'confidential' }]]);
    const { body: draft } = await keeper.call('POST', calls('journal').create, { body });
    expect((await clerk.call('GET', calls('journal').one(draft.id))).status).toBe(404);
    expect((await keeper.call('GET', calls('journal').one(draft.id))).status).toBe(200);
    // Of two confidences the one that is lacking is named.
    const why = await office.call('GET', `/api/access/${clerk.id}?entity=journal&record=${draft.id}`);
    expect(JSON.stringify(why.body)).toContain(COSTS);
  });

  it('is said to be so to whoever asks why a colleague does not see it', async () => {
    const { rows } = await office.pool.query<{ id: number }>('select id from account_log where ledger = $1', [
      ledger(),
    ]);
    const path = (user: number) => `/api/access/${user}?entity=account_log&record=${rows[0]?.id}`;
    const [closed, open] = [await office.call('GET', path(clerk.id)), await office.call('GET', path(keeper.id))];
    expect(JSON.stringify(closed.body)).toContain(COSTS);
    expect(JSON.stringify(open.body)).not.toContain(COSTS);
    expect(JSON.stringify(closed.body)).not.toContain('EMPLOYEE_SALARY');
  });
});
