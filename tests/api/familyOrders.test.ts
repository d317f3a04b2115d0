import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, mount } from '../../catalog/engine/wire.ts';
import { type Books, openBooks } from '../support/books.ts';
import { hire } from '../support/hire.ts';
import { type CallOptions, type Office, openOffice } from '../support/office.ts';
import { type Ground, openGround } from '../support/places.ts';
import { DAY, shopOrders } from '../support/shopOrders.ts';
import { madeOf, type Stock, stockOf } from '../support/stock.ts';

const ORDERS = mount('customerorder');
const DELETE_ITEM = '/customerorder/api/v1/customerorder_delete_item';
const ADDRESS = '/shippingaddress/api/v1/shippingaddress_using_order_id';
const UNKNOWN = 2_000_000_000;

let office: Office;
let books: Books;
let ground: Ground;
let ihram: Stock;
let bag: Stock;
let customer: number;
let party: number;
let address: number;
beforeAll(async () => {
  office = await openOffice();
  ground = await openGround(office);
  books = await openBooks(office);
  [ihram, bag] = [await stockOf(office, 'Ihram'), await stockOf(office, 'Bag')];
  const branch = ground.branches.own ?? 0;
  for (const stock of [ihram, bag]) await stock.move('goods_received', 20, '200.00', { branch });
  customer = await madeOf(office, 'customer', {
    first_name: 'Amina',
    last_name: 'Rahman',
    username: 'amina',
    email: 'amina@rihla.example',
    primary_phone: '+8801712000001',
    street_address_one: '12 Lake Road',
    branch,
  });
  const { body } = await office.call('GET', `${calls('party').all}?source_type=user&source_id=${customer}`);
  party = body.parties[0].id;
  address = await madeOf(office, 'shippingaddress', {
    customer,
    name: 'Amina at home',
    phone: '+8801712000001',
    street_address: '12 Lake Road',
  });
  await madeOf(office, 'general_setting', { title: 'Rihla Travels', address: '1 Airport Road' });
});
afterAll(() => office.close());

const wanted = (more: object = {}) => ({
  party,
  order_date: DAY,
  branch: ground.branches.own,
  items: [
    { stock_item: ihram.item, quantity: 2, rate: '100.00' },
    { stock_item: bag.item, quantity: 1 },
  ],
  ...more,
});

/** A call of a family's client, which sends no key. */
const family = async (method: string, path: string, body?: object, asked: CallOptions = {}) =>
  office.call(method, path.startsWith('/') ? path : `${ORDERS}/${path}`, { ...asked, ...(body && { body }) });
const done = async (reply: ReturnType<typeof family>) => {
  const { status, body } = await reply;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
};
const made = async (more: object = {}) => done(family('POST', 'create/', wanted(more)));
const told = ({ status, body }: Awaited<ReturnType<typeof family>>) => [
  status,
  body.errors?.[0]?.field ?? null,
  body.errors?.[0]?.code ?? body.reason ?? body.code ?? null,
];
const reserved = async (stock: Stock) => {
  const { rows } = await office.pool.query<{ reserved: number }>(
    'select reserved from inventory where stock_item = $1 and branch = $2',
    [stock.item, ground.branches.own],
  );
  return rows[0]?.reserved;
};

describe('a day of a client of the family, which knows no keys', () => {
  it('goes from the order to what was shipped', async () => {
    const order = await made({ shipping_address: address });
    const [first, second] = order.items;
    expect(order).toMatchObject({ status: 'incomplete', amount: '220.00' });

    const item = { order_id: order.id, id: first.id, quantity: 3 };
    const changed = await done(family('PUT', 'update_item/', item));
    expect(changed.items).toMatchObject([
      { id: first.id, stock_item: ihram.item, quantity: 3, rate: '100.00', net_amount: '300.00' },
      { id: second.id, stock_item: bag.item, quantity: 1 },
    ]);
    expect(changed.amount).toBe('320.00');
    expect((await done(family('POST', 'update_item', item))).version).toBe(changed.version);
    const repeated = { ...changed.items[0], shipped: '0' };
    expect((await done(family('PUT', 'update_item/', repeated))).version).toBe(changed.version);

    const charged = await done(family('POST', 'update_order/', { id: order.id, delivery_charge: '60.00' }));
    expect([charged.amount, charged.items.length]).toEqual(['380.00', 2]);
    const noted = await done(family('PUT', `update_order/${order.id}`, { details: 'By noon' }));
    expect([noted.details, noted.amount]).toEqual(['By noon', '380.00']);

    const less = await done(family('DELETE', `${DELETE_ITEM}/${second.id}`));
    expect([less.items.length, less.amount]).toEqual([1, '360.00']);
    expect(told(await family('DELETE', `${DELETE_ITEM}/${second.id}`))).toEqual([404, null, 'not_found']);

    const before = (await reserved(ihram)) ?? 0;
    const confirmed = await done(family('POST', 'confirm/', { order_id: order.id }));
    expect(confirmed).toMatchObject({ status: 'confirmed', order_no: expect.stringMatching(/^OR-2026-\d{6}$/) });
    const again = await done(family('POST', 'confirm/', { id: order.id }));
    expect(again).toMatchObject({ id: order.id, status: 'confirmed', version: confirmed.version });
    expect(await reserved(ihram)).toBe(before + 3);

    const orders = shopOrders(office);
    const ship = async (id: number) => {
      await orders.give('process', id);
      return (await orders.give('ship', id, { shipped_on: DAY })).body;
    };
    const other = await made();
    await done(family('POST', 'confirm/', { id: other.id }));
    const [foreign, shipped] = [await ship(other.id), await ship(order.id)];
    expect(foreign.sales).toBeGreaterThan(0);
    const stated = { id: order.id, status: 'shipped', items: [{ id: first.id }] };
    expect(await done(family('GET', `get_a_customer_order/${order.id}`))).toMatchObject(stated);
    expect(await done(family('GET', `get_a_customer_order/?order_id=${order.id}`))).toMatchObject(stated);
    const head = { method: 'HEAD', headers: { authorization: `Bearer ${office.tokens.admin}` } };
    expect((await office.app.request(`${ORDERS}/get_a_customer_order/?id=${order.id}`, head)).status).toBe(200);
    const order_items = [{ id: first.id, quantity: 3, stock_item: ihram.item, stock_item_name: 'Ihram' }];
    expect(await done(family('GET', `get_a_customer_order_detail/${order.id}`))).toMatchObject({
      ...stated,
      order_items,
    });
    const whole = await done(family('GET', `get_a_customer_order_detail_with_order_orderitem_shipping/${order.id}/`));
    expect(whole).toMatchObject({
      ...stated,
      order_items,
      shippingaddress: { id: address, street_address: '12 Lake Road' },
      shipments: [{ id: shipped.shipment, order: order.id, sales: shipped.sales }],
    });
    expect(await done(family('GET', `get_invoice_by_order_id/${order.id}`))).toMatchObject({
      ...stated,
      amount: '360.00',
      delivery_charge: '60.00',
      order_items,
      customer: {
        id: party,
        name: 'Amina Rahman',
        phone: '+8801712000001',
        email: 'amina@rihla.example',
        street_address_one: '12 Lake Road',
      },
      shippingaddress: { id: address },
      general_setting: { title: 'Rihla Travels', address: '1 Airport Road' },
      sales: [{ id: shipped.sales, amount: '360.00' }],
    });
    expect(await done(family('GET', `${ADDRESS}/${order.id}`))).toMatchObject({ id: address, customer });
  });

  it('has the standard calls under the second name of orders, with and without the slash', async () => {
    const { id } = await made();
    for (const slash of ['', '/']) {
      for (const list of ['all', 'without_pagination/all', 'search'])
        expect((await done(family('GET', `${list}${slash}?id=${id}`))).orders, list).toMatchObject([{ id }]);
      expect((await done(family('GET', `${id}${slash}`))).id).toBe(id);
    }
    expect((await done(family('PUT', `update/${id}`, { details: 'Soon' }))).details).toBe('Soon');
    const other = await made();
    await done(family('DELETE', `delete/${id}`));
    await done(family('DELETE', 'delete_multiple/', { ids: [other.id] }));
    expect((await office.call('GET', calls('order').one(other.id))).status).toBe(404);
  });

  it('may send a key all the same, and is then answered once', async () => {
    const { id } = await made();
    const asked = { headers: { 'idempotency-key': `confirm-${id}` } };
    const first = await done(family('POST', 'confirm/', { id }, asked));
    expect(await done(family('POST', 'confirm/', { id }, asked))).toEqual(first);
    expect(told(await family('POST', 'confirm/', { order: id }, asked))).toEqual([422, null, 'key_reused']);
  });

  it('may send forms instead of JSON', async () => {
    const order = await made();
    const form = new FormData();
    form.set('id', String(order.items[1].id));
    form.set('quantity', '4');
    const { body } = await office.call('PUT', `${ORDERS}/update_item/`, { body: form });
    expect(body.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([2, 4]);
    const gone = await done(family('DELETE', `${DELETE_ITEM}/`, { id: order.items[0].id }));
    expect(gone.items).toMatchObject([{ id: order.items[1].id, quantity: 4 }]);
  });
});

describe('what cannot be done', () => {
  it('is refused at its field, and nothing changes', async () => {
    const order = await made();
    const [first, second] = order.items;
    const refusals = [
      await family('POST', 'confirm/', {}),
      await family('POST', 'confirm/', { order_id: 'abc' }),
      await family('POST', 'confirm/', { id: order.id, speed: 'high' }),
      await family('PUT', 'update_order/', { delivery_charge: '1.00' }),
      await family('PUT', 'update_order/', { id: order.id, status: 'shipped' }),
      await family('PUT', 'update_order/', { id: order.id, items: null }),
      await family('PUT', 'update_order/', { id: order.id, items: '' }),
      await office.call('PUT', calls('order').update(order.id), { body: { items: null } }),
      await family('PUT', 'update_item/', { order: order.id, quantity: 1 }),
      await family('PUT', 'update_item/', { id: first.id, quantity: 0 }),
      await family('PUT', 'update_item/', { id: first.id, colour: 'red' }),
      await family('PUT', 'update_item/', { id: first.id, shipped: 1 }),
      await family('PUT', 'update_item/', { id: first.id, returned: 'x' }),
      await family('PUT', 'update_item/', { id: first.id, quantity: 3, cancelled: null }),
      await family('PUT', 'update_item/', { id: second.id, stock_item: ihram.item }),
      await family('GET', 'get_a_customer_order/'),
    ];
    expect(refusals.map(told)).toEqual([
      [400, 'id', 'required'],
      [400, 'order_id', 'not_reference'],
      [400, 'speed', 'unknown_field'],
      [400, 'id', 'required'],
      [400, 'status', 'read_only'],
      [400, 'items', 'not_lines'],
      [400, 'items', 'not_lines'],
      [400, 'items', 'not_lines'],
      [400, 'id', 'required'],
      [400, 'quantity', 'too_small'],
      [400, 'colour', 'unknown_field'],
      [400, 'shipped', 'read_only'],
      [400, 'returned', 'read_only'],
      [400, 'cancelled', 'read_only'],
      [400, 'stock_item', 'repeated_in_lines'],
      [400, 'id', 'required'],
    ]);
    expect(await done(family('GET', `${order.id}`))).toMatchObject({ version: 1, status: 'incomplete' });
  });

  it('is sent to an address of its customer alone', async () => {
    const someone = await madeOf(office, 'customer', {
      first_name: 'Bilal',
      username: 'bilal',
      email: 'bilal@rihla.example',
    });
    const { body } = await office.call('GET', `${calls('party').all}?source_type=user&source_id=${someone}`);
    const foreign = await madeOf(office, 'shippingaddress', {
      customer: someone,
      name: 'Bilal at work',
      phone: '+8801712000009',
      street_address: '3 Hill Road',
    });
    const other = { party: body.parties[0].id };
    const { id } = await made({ shipping_address: address });
    for (const reply of [
      await family('POST', 'create/', wanted({ shipping_address: foreign })),
      await family('PUT', 'update_order/', { id, shipping_address: foreign }),
      await family('PUT', 'update_order/', { id, ...other }),
      await office.call('PUT', calls('order').update(id), { body: other }),
    ])
      expect(told(reply)).toEqual([400, 'shipping_address', 'outside']);
    expect(await done(family('GET', `${id}`))).toMatchObject({ version: 1, party, shipping_address: address });
    const moved = await done(family('PUT', 'update_order/', { id, ...other, shipping_address: foreign }));
    expect(moved).toMatchObject({ ...other, shipping_address: foreign });
    expect(
      (await done(family('PUT', 'update_order/', { id, party, shipping_address: null }))).shipping_address,
    ).toBeNull();
    // As orders of before may stand.
    await office.pool.query('update "order" set shipping_address = $1 where id = $2', [foreign, id]);
    expect((await done(family('PUT', 'update_order/', { id, details: 'Soon' }))).details).toBe('Soon');
  });

  it('says that there is no such order, line or address', async () => {
    const [order, other] = [await made(), await made()];
    const replies = [
      await family('POST', 'confirm/', { id: UNKNOWN }),
      await family('PUT', `update_order/${UNKNOWN}`, {}),
      await family('PUT', 'update_item/', { id: UNKNOWN, quantity: 1 }),
      await family('PUT', 'update_item/', { order: other.id, id: order.items[0].id, quantity: 1 }),
      await family('DELETE', `${DELETE_ITEM}/${UNKNOWN}`),
      await family('GET', `get_invoice_by_order_id/${UNKNOWN}`),
      await family('GET', 'get_a_customer_order/abc'),
      await family('GET', `${ADDRESS}/${order.id}`),
    ];
    expect(replies.map(told)).toEqual(replies.map(() => [404, null, 'not_found']));
    expect((await family('GET', 'confirm/')).status).toBe(405);
  });

  it('leaves an order that cannot be confirmed unplaced, with its number', async () => {
    const lines = [{ stock_item: bag.item, quantity: 500 }];
    for (const [more, code] of [
      [{ items: [] }, 'no_lines'],
      [{ items: lines }, 'out_of_stock'],
    ] as const) {
      const { id, order_no } = await made(more);
      const reply = await family('POST', 'confirm/', { id });
      expect([reply.status, JSON.stringify(reply.body).includes(code)], JSON.stringify(reply.body)).toEqual([
        409,
        true,
      ]);
      expect(await done(family('GET', `${id}`))).toMatchObject({ status: 'incomplete', order_no, version: 1 });
    }
  });

  it('leaves a placed order its last line, and does not confirm one that has none', async () => {
    const order = await made();
    const [first, second] = order.items;
    await shopOrders(office).give('place', order.id);
    const less = await done(family('DELETE', `${DELETE_ITEM}/${second.id}`));
    for (const reply of [
      await family('DELETE', `${DELETE_ITEM}/${first.id}`),
      await family('PUT', 'update_order/', { id: order.id, items: [] }),
      await office.call('PUT', calls('order').update(order.id), { body: { items: [] } }),
    ])
      expect(told(reply)).toEqual([400, 'items', 'no_lines']);
    const kept = { version: less.version, status: 'pending', items: [{ id: first.id }] };
    expect(await done(family('GET', `${order.id}`))).toMatchObject(kept);
    // As orders of before may stand.
    await office.pool.query('delete from order_items where owner = $1', [order.id]);
    expect(told(await family('POST', 'confirm/', { id: order.id }))).toEqual([409, null, 'no_lines']);
    const cart = await made({ items: [{ stock_item: bag.item, quantity: 1 }] });
    expect((await done(family('DELETE', `${DELETE_ITEM}/${cart.items[0].id}`))).items).toEqual([]);
  });

  it('keeps what was shipped, and what others have changed meanwhile', async () => {
    const { id, items } = await made();
    const late = { headers: { 'if-match': '"1"' } };
    await done(family('PUT', 'update_item/', { id: items[0].id, quantity: 1 }, late));
    for (const reply of [
      await family('PUT', 'update_item/', { id: items[0].id, quantity: 2 }, late),
      await family('PUT', 'update_order/', { id, details: 'No' }, late),
      await family('DELETE', `${DELETE_ITEM}/${items[0].id}`, undefined, late),
      await family('POST', 'confirm/', { id }, late),
    ])
      expect(told(reply)).toEqual([412, null, 'stale']);
    await done(family('POST', 'confirm/', { id }));
    for (const [field, value] of [
      ['order_date', '2026-11-20'],
      ['branch', ground.branches.foreign],
    ] as const)
      expect(told(await family('PUT', 'update_order/', { id, [field]: value }))).toEqual([400, field, 'settled']);
    await shopOrders(office).give('process', id);
    expect((await family('POST', 'confirm/', { id })).status).toBe(409);
    await shopOrders(office).give('ship', id, { shipped_on: DAY });
    for (const reply of [
      await family('PUT', 'update_item/', { id: items[0].id, quantity: 2 }),
      await family('DELETE', `${DELETE_ITEM}/${items[1].id}`),
      await family('PUT', 'update_order/', { id, items: [] }),
    ])
      expect(told(reply)).toEqual([400, 'items', 'settled']);
    expect(told(await family('PUT', 'update_order/', { id, discount: '1.00' }))).toEqual([400, 'discount', 'settled']);
  });
});

describe('what was confirmed and has not shipped', () => {
  it.each(['confirmed', 'processing'])(
    'and is %s is promised what its lines ask for, and so much is due',
    async state => {
      const orders = shopOrders(office);
      const [freeIhram, freeBag] = [(await reserved(ihram)) ?? 0, (await reserved(bag)) ?? 0];
      const promised = async () => [((await reserved(ihram)) ?? 0) - freeIhram, ((await reserved(bag)) ?? 0) - freeBag];
      const { id, items } = await made();
      await done(family('POST', 'confirm/', { id }));
      if (state === 'processing') await orders.give('process', id);
      await orders.give('take_payment', id, { ledger: books.ledger('Cash'), paid_on: DAY });
      expect(await promised()).toEqual([2, 1]);

      const more = await done(family('PUT', 'update_item/', { id: items[0].id, quantity: 3 }));
      expect(more).toMatchObject({
        status: state,
        amount: '320.00',
        due_amount: '320.00',
        outstanding: '100.00',
        payment_status: 'partially_paid',
      });
      expect(await promised()).toEqual([3, 1]);

      const tooMany = await family('PUT', 'update_item/', { id: items[1].id, quantity: 500 });
      expect(told(tooMany)).toEqual([409, 'quantity', 'out_of_stock']);
      const lines = more.items.map(({ id: line }: { id: number }, at: number) => ({
        id: line,
        quantity: at ? 500 : 4,
      }));
      const whole = more.items.map((line: object, at: number) => ({ ...line, ...lines[at] }));
      expect(told(await family('PUT', 'update_order/', { id, items: whole }))).toEqual([
        409,
        'items.1.quantity',
        'out_of_stock',
      ]);
      expect(await done(family('GET', `${id}`))).toMatchObject({ version: more.version, amount: '320.00' });
      expect(await promised()).toEqual([3, 1]);

      const less = await done(family('DELETE', `${DELETE_ITEM}/${items[0].id}`));
      expect(less).toMatchObject({ due_amount: '20.00', outstanding: '0.00', payment_status: 'overpaid' });
      expect(await promised()).toEqual([0, 1]);
      expect(told(await family('DELETE', `${DELETE_ITEM}/${items[1].id}`))).toEqual([400, 'items', 'no_lines']);
      const other = await done(family('PUT', 'update_item/', { id: items[1].id, stock_item: ihram.item, quantity: 2 }));
      expect(other.items).toMatchObject([{ id: items[1].id, stock_item: ihram.item, quantity: 2 }]);
      expect(await promised()).toEqual([2, 0]);
      const added = [...other.items, { stock_item: bag.item, quantity: 1 }];
      await done(office.call('PUT', calls('order').update(id), { body: { items: added, discount: '5.00' } }));
      expect(await promised()).toEqual([2, 1]);
      await orders.give('cancel', id, { reason: 'No more' });
      expect(await promised()).toEqual([0, 0]);
    },
  );

  it('changes by whoever might have confirmed it so', async () => {
    const { id, items } = await made();
    await done(family('POST', 'confirm/', { id }));
    const change = { body: { id: items[0].id, quantity: 1 } };
    const rights = ['ORDER_DETAILS', 'ORDER_UPDATE', 'ALL_BRANCHES'];
    const clerk = await hire(office, rights);
    expect(told(await clerk.call('PUT', `${ORDERS}/update_item/`, change))).toEqual([400, 'items', 'settled']);
    const noted = await clerk.call('PUT', `${ORDERS}/update_order/`, { body: { id, details: 'By noon' } });
    expect(noted.status).toBe(200);
    const head = await hire(office, [...rights, 'ORDER_CONFIRM']);
    expect((await head.call('PUT', `${ORDERS}/update_item/`, change)).status).toBe(200);
  });
});

describe('the rights', () => {
  const everyCall = (order: { id: number; items: { id: number }[] }) =>
    [
      ['POST', `${ORDERS}/confirm/`, { id: order.id }],
      ['PUT', `${ORDERS}/update_order/`, { id: order.id, details: 'Mine' }],
      ['POST', `${ORDERS}/update_order/${order.id}`, { details: 'Mine' }],
      ['PUT', `${ORDERS}/update_item/`, { id: order.items[0]?.id, quantity: 9 }],
      ['DELETE', `${DELETE_ITEM}/${order.items[0]?.id}`],
      ['POST', `${DELETE_ITEM}/`, { id: order.items[0]?.id }],
      ['GET', `${ORDERS}/get_a_customer_order/${order.id}`],
      ['GET', `${ORDERS}/get_a_customer_order_detail/${order.id}`],
      ['GET', `${ORDERS}/get_a_customer_order_detail_with_order_orderitem_shipping/${order.id}`],
      ['GET', `${ORDERS}/get_invoice_by_order_id/${order.id}`],
      ['GET', `${ADDRESS}/${order.id}`],
    ] as const;
  const answered = async (
    who: Pick<Office, 'call'>,
    order: Parameters<typeof everyCall>[0],
    asked: CallOptions = {},
  ) => {
    const statuses: number[] = [];
    for (const [method, path, body] of everyCall(order))
      statuses.push((await who.call(method, path, { ...asked, ...(body && { body }) })).status);
    return [...new Set(statuses)];
  };

  it('are those of orders: none for guests and others, nothing of another branch', async () => {
    const order = await made({ shipping_address: address });
    expect(await answered(office, order, { as: 'guest' })).toEqual([401]);
    expect(await answered(office, order, { as: 'user' })).toEqual([403]);
    expect(await answered(await hire(office, []), order)).toEqual([403]);
    const foreign = await made({ branch: ground.branches.foreign, shipping_address: address });
    expect(await answered(ground.clerk, foreign)).toEqual([404]);
    for (const { id } of [order, foreign])
      expect(await done(family('GET', `${id}`))).toMatchObject({ version: 1, status: 'incomplete' });
  });

  it('to confirm does not include that to place', async () => {
    const { id } = await made();
    const clerk = await hire(office, ['ORDER_DETAILS', 'ORDER_CONFIRM', 'ALL_BRANCHES']);
    const confirm = () => clerk.call('POST', `${ORDERS}/confirm/`, { body: { id } });
    expect((await confirm()).status).toBe(403);
    await shopOrders(office).give('place', id);
    expect((await confirm()).body.status).toBe('confirmed');
  });

  it('bound what stands beside an order', async () => {
    const { id } = await made({ shipping_address: address });
    const clerk = await hire(office, ['ORDER_DETAILS', 'ALL_BRANCHES']);
    const { status, body } = await clerk.call('GET', `${ORDERS}/get_invoice_by_order_id/${id}`);
    expect([status, body.order_items[0].stock_item_name]).toEqual([200, null]);
    for (const part of ['customer', 'shippingaddress', 'sales']) expect(body).not.toHaveProperty(part);
    expect((await clerk.call('GET', `${ADDRESS}/${id}`)).status).toBe(403);
  });

  it('to see addresses does not include that to see whose order goes there', async () => {
    const { id } = await made({ shipping_address: address });
    const clerk = await hire(office, ['SHIPPINGADDRESS_DETAILS', 'ALL_BRANCHES']);
    expect((await clerk.call('GET', calls('shippingaddress').one(address))).status).toBe(200);
    expect((await clerk.call('GET', `${ADDRESS}/${id}`)).status).toBe(403);
  });

  it('bills a party that is no user without the address of the customer who has its number', async () => {
    const { id } = await made();
    await office.host.db.execute(`update party set source_type = 'member' where id = ${party}`);
    const { customer: billed } = await done(family('GET', `get_invoice_by_order_id/${id}`));
    await office.host.db.execute(`update party set source_type = 'user' where id = ${party}`);
    expect(billed).toEqual({ id: party, name: 'Amina Rahman', phone: '+8801712000001' });
  });
});
