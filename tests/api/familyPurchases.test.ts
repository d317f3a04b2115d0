import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_BRANCHES } from '../../catalog/engine/access/access.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { calls, mount } from '../../catalog/engine/wire.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { type CallOptions, type Office, openOffice } from '../support/office.ts';
import { type Ground, openGround } from '../support/places.ts';
import { createSample } from '../support/sample.ts';
import { DAY } from '../support/shopOrders.ts';
import { madeOf, type Stock, stockOf } from '../support/stock.ts';

const REQUESTS = mount('purchase_request');
const REQUEST_LINES = mount('purchase_req_item');
const IMAGES = '/purchase_request/api/v1/purchase_request_with_items_images';
const PURCHASES = mount('purchase_final');
const PRODUCT_STOCK = `${mount('inventory')}/check_by_product_id`;
const UNKNOWN = 2_000_000_000;
const IDENTITY = ['PURCHASE_FINAL', 'PURCHASE_REQUEST'].flatMap(name => [`${name}_LIST`, `${name}_DETAILS`]);

let office: Office;
let books: Books;
let ground: Ground;
/** Who approves what others ask for. */
let head: Colleague;
let ihram: Stock;
let bag: Stock;
let party: number;
let other: number;
beforeAll(async () => {
  office = await openOffice();
  ground = await openGround(office);
  books = await openBooks(office);
  head = await hire(office, [...IDENTITY, 'PURCHASE_REQUEST_APPROVE', ALL_BRANCHES]);
  [ihram, bag] = [await stockOf(office, 'Ihram'), await stockOf(office, 'Bag')];
  const vendor = await madeOf(office, 'vendor', {
    first_name: 'Yusuf',
    last_name: 'Textiles',
    username: 'yusuf',
    email: 'yusuf@rihla.example',
    primary_phone: '+8801712000002',
    street_address_one: '5 Mill Road',
    branch: ground.branches.own,
  });
  const { body } = await office.call('GET', `${calls('party').all}?source_type=user&source_id=${vendor}`);
  party = body.parties[0].id;
  other = await books.party('Another vendor');
  await madeOf(office, 'general_setting', { title: 'Rihla Travels', address: '1 Airport Road' });
});
afterAll(() => office.close());

/** A call of a family's client, which sends no key. */
const family = async (method: string, path: string, body?: object, asked: CallOptions = {}) =>
  office.call(method, path, { ...asked, ...(body && { body }) });
const done = async (reply: ReturnType<typeof family>) => {
  const { status, body } = await reply;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
};
const told = ({ status, body }: Awaited<ReturnType<typeof family>>) => [
  status,
  body.errors?.[0]?.field ?? null,
  body.errors?.[0]?.code ?? body.reason ?? body.code ?? null,
];

const requested = async (more: object = {}) =>
  done(
    family('POST', calls('purchase_request').create, {
      request_date: DAY,
      branch: ground.branches.own,
      items: [
        { stock_item: ihram.item, quantity: 10, estimated_price: '5.00' },
        { stock_item: bag.item, quantity: 4, estimated_price: '2.50', note: 'Green' },
      ],
      ...more,
    }),
  );
const approved = async (more: object = {}) => {
  const { id } = await requested(more);
  await done(family('POST', calls('purchase_request').command('submit', id), {}));
  const { body } = await head.call('POST', calls('purchase_request').command('approve', id), { body: {} });
  expect(body.status).toBe('approved');
  return id;
};
const ordered = async (more: object = {}) =>
  done(
    family('POST', `${PURCHASES}/create_directly_from_admin_panel/`, {
      party,
      order_date: DAY,
      branch: ground.branches.own,
      items: [
        { stock_item: ihram.item, quantity: 2, rate: '5.00' },
        { stock_item: bag.item, quantity: 1, rate: '2.50' },
      ],
      ...more,
    }),
  );
const payment = (more: object) => ({ ledger: books.ledger('Cash'), paid_on: DAY, ...more });
const pay = async (body: object, asked: CallOptions = {}) =>
  family('POST', `${PURCHASES}/paybill_and_confirm/`, body, asked);
const vouchers = async () => (await office.call('GET', calls('payment_voucher').all)).body.total_elements;

describe('a day of a client of the family, which knows no keys', () => {
  it('goes from the request over its vendor to what was bought and paid', async () => {
    const id = await approved();
    const sent = await done(
      family('POST', `${REQUESTS}/create_vendor_purchase_request/`, { purchase_request: id, party }),
    );
    expect(sent).toMatchObject({ id, status: 'sent', party, sent_on: expect.any(String) });
    const again = await done(family('POST', `${REQUESTS}/create_vendor_purchase_request`, { id, party }));
    expect(again).toMatchObject({ id, status: 'sent', version: sent.version });

    const made = await done(
      family('POST', `${PURCHASES}/create_from_purchase_request/`, { purchase_request: id, order_date: DAY }),
    );
    const [first, second] = made.items;
    expect(made).toMatchObject({ status: 'draft', party, amount: '60.00' });
    const change = { purchase_final_id: made.id, id: first.id, quantity: 8 };
    const changed = await done(family('PUT', `${PURCHASES}/update_item/`, change));
    expect(changed.items).toMatchObject([
      { id: first.id, stock_item: ihram.item, quantity: 8, rate: '5.00', net_amount: '40.00' },
      { id: second.id, stock_item: bag.item, quantity: 4 },
    ]);
    expect(changed.amount).toBe('50.00');
    expect((await done(family('POST', `${PURCHASES}/update_item`, change))).version).toBe(changed.version);

    const before = await vouchers();
    const asked = payment({ purchase_final: made.id, ref_invoice_no: 'Y-1' });
    const paid = await done(pay(asked));
    expect(paid).toMatchObject({ id: made.id, status: 'closed', payment_status: 'paid', paid_amount: '50.00' });
    const repeated = await done(pay(asked));
    const { goods_receipt, purchase, voucher, version } = paid;
    expect(repeated).toMatchObject({ id: made.id, goods_receipt, purchase, voucher, version, unchanged: true });
    expect(await vouchers()).toBe(before + 1);

    const stated = { id: made.id, status: 'closed', purchase_no: expect.stringMatching(/^PF-2026-\d{6}$/) };
    const purchase_final_items = [
      { id: first.id, quantity: 8, received: 8, stock_item_name: 'Ihram' },
      { id: second.id, quantity: 4, received: 4, stock_item_name: 'Bag' },
    ];
    const read = await done(family('GET', `${PURCHASES}/get_a_purchase_final_with_items/${made.id}`));
    expect(read).toMatchObject({ ...stated, purchase_final_items });
    expect(read).not.toHaveProperty('vendor');
    const seller = { id: party, name: 'Yusuf Textiles', phone: '+8801712000002', street_address_one: '5 Mill Road' };
    expect(await done(family('GET', `${PURCHASES}/get_invoice_by_purchase_final_id/?id=${made.id}`))).toMatchObject({
      ...stated,
      purchase_final_items,
      vendor: seller,
      general_setting: { title: 'Rihla Travels' },
      purchases: [{ id: purchase, ref_invoice_no: 'Y-1', amount: '50.00' }],
    });
    expect(await done(family('GET', `${REQUESTS}/get_invoice_by_purchase_request_id/${id}/`))).toMatchObject({
      id,
      status: 'partially_converted',
      purchase_req_items: [
        { stock_item_name: 'Ihram', quantity: 10, ordered: 8, estimated_price: '5.00' },
        { stock_item_name: 'Bag', quantity: 4, ordered: 4, note: 'Green' },
      ],
      vendor: seller,
      general_setting: { title: 'Rihla Travels' },
    });
  });

  it('begins a purchase without a request, and takes a line out of it', async () => {
    const purchase = await ordered();
    expect(purchase).toMatchObject({ status: 'draft', purchase_request: null, amount: '12.50' });
    const [first, second] = purchase.items;
    const less = await done(family('DELETE', `${PURCHASES}/delete_item/${second.id}`));
    expect(less.items).toMatchObject([{ id: first.id, quantity: 2 }]);
    expect(less.amount).toBe('10.00');
    expect(told(await family('DELETE', `${PURCHASES}/delete_item/${second.id}`))).toEqual([404, null, 'not_found']);
    expect((await done(family('DELETE', `${PURCHASES}/delete_item/`, { id: first.id }))).items).toEqual([]);
  });

  it('takes a line out of a request, and shows what its items look like', async () => {
    const { id, items } = await requested();
    const [first, second] = items;
    const { body } = await office.call('GET', calls('stock_item').one(ihram.item));
    const picture = await createSample(office, entities.productimage, { product: body.product, alt: 'Folded' });
    const [shown, bare] = [
      { id: first.id, quantity: 10, stock_item_name: 'Ihram' },
      { id: second.id, quantity: 4 },
    ];
    const product_images = [{ id: picture.id, alt: 'Folded', image: picture.image }];
    expect(await done(family('GET', `${IMAGES}/${id}`))).toMatchObject({
      id,
      purchase_req_items: [
        { ...shown, product_images },
        { ...bare, product_images: [] },
      ],
    });
    const line = await done(family('GET', `${REQUEST_LINES}/image/${first.id}`));
    expect(line).toMatchObject({ ...shown, image: null, product_images });

    const less = await done(family('DELETE', `${REQUEST_LINES}/delete/${second.id}`));
    expect([less.id, less.items.length, less.amount]).toEqual([id, 1, '50.00']);
    expect((await done(family('DELETE', `${REQUEST_LINES}/delete/`, { id: first.id }))).items).toEqual([]);
  });

  it('may send a key all the same, and is then answered once', async () => {
    const { id } = await ordered();
    const asked = { headers: { 'idempotency-key': `pay-${id}` } };
    const first = await done(pay(payment({ id, ref_invoice_no: 'K-1' }), asked));
    expect(await done(pay(payment({ id, ref_invoice_no: 'K-1' }), asked))).toEqual(first);
    expect(told(await pay(payment({ id, ref_invoice_no: 'K-2' }), asked))).toEqual([422, null, 'key_reused']);
  });
});

describe('a bill', () => {
  it('is paid once, though it is asked for twice at the same time', async () => {
    const { id } = await ordered();
    const before = await vouchers();
    const asked = payment({ id, ref_invoice_no: 'T-1' });
    const both = await Promise.all([pay(asked), pay(asked)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(both.map(({ body }) => body.voucher)).size).toBe(1);
    expect(await vouchers()).toBe(before + 1);
  });

  it('that is paid in part is that payment when it is asked for again, and none other', async () => {
    const { id } = await ordered();
    const asked = payment({ id, ref_invoice_no: 'P-1', pay_amount: '5.00' });
    const first = await done(pay(asked));
    expect(first).toMatchObject({ status: 'confirmed', payment_status: 'partial', paid_amount: '5.00' });
    const before = await vouchers();
    expect((await done(pay({ ...asked, ref_invoice_no: 'p-1', pay_amount: 5 }))).voucher).toBe(first.voucher);
    for (const another of [
      { pay_amount: '4.00' },
      // All of it, of which a part was paid.
      { pay_amount: undefined },
      { ledger: books.ledger('Bank') },
      { paid_on: '2026-11-20' },
      { ref_invoice_no: 'P-2' },
    ])
      expect(told(await pay({ ...asked, ...another })), JSON.stringify(another)).toEqual([
        409,
        null,
        'nothing_unbilled',
      ]);
    expect(await vouchers()).toBe(before);
  });

  it('that is paid wholly is that payment, whether its amount is told or not', async () => {
    const [exact, rest] = [{ pay_amount: '12.50' }, {}];
    for (const [at, [first, second]] of [[exact, rest] as const, [rest, exact] as const].entries()) {
      const { id } = await ordered();
      const asked = payment({ id, ref_invoice_no: `W-${at}` });
      const { voucher } = await done(pay({ ...asked, ...first }));
      expect(await done(pay({ ...asked, ...second }))).toMatchObject({ voucher, unchanged: true });
      expect(told(await pay({ ...asked, ...second, speed: 'high' }))).toEqual([400, 'speed', 'unknown_field']);
    }
  });

  it('whose payment is void is no longer paid', async () => {
    const { id } = await ordered();
    const asked = payment({ id, ref_invoice_no: 'V-1' });
    const { voucher } = await done(pay(asked));
    const reply = await books.give('payment_voucher', 'void', voucher, { body: { reason: 'Wrong till' } });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect((await pay(asked)).status).toBe(409);
  });
});

describe('the stock of a product', () => {
  it('is told by branch, and its worth to whoever reads costs', async () => {
    const stock = await stockOf(office, 'Prayer mat');
    const { body } = await office.call('GET', calls('stock_item').one(stock.item));
    const second = await madeOf(office, 'stock_item', { product: body.product, variant: 'Large' });
    const { own, foreign } = ground.branches;
    await stock.move('goods_received', 6, '30.00', { branch: own ?? 0 });
    await stock.move('goods_received', 2, '10.00', { branch: foreign ?? 0 });
    await stock.move('goods_received', 1, '9.00', { branch: own ?? 0, item: second });
    const rows = await done(family('GET', `${PRODUCT_STOCK}/${body.product}`));
    const there = { stock_item: stock.item, reserved: 0 };
    expect(rows.inventories).toMatchObject([
      { ...there, branch: own, on_hand: 6, available: 6, stock_value: '30.00' },
      { ...there, branch: foreign, on_hand: 2, available: 2, stock_value: '10.00' },
      { stock_item: second, branch: own, on_hand: 1, available: 1, stock_value: '9.00' },
    ]);
    expect(await done(family('GET', `${PRODUCT_STOCK}/${UNKNOWN}/`))).toEqual({ inventories: [] });
    const near = await ground.clerk.call('GET', `${PRODUCT_STOCK}/${body.product}`);
    expect(near.body.inventories.map(({ branch }: { branch: number }) => branch)).toEqual([own, own]);
    const clerk = await hire(office, ['INVENTORY_LIST', ALL_BRANCHES]);
    const plain = await clerk.call('GET', `${PRODUCT_STOCK}/${body.product}`);
    expect(plain.body.inventories).toHaveLength(3);
    for (const row of plain.body.inventories) expect(row).not.toHaveProperty('stock_value');
    expect((await (await hire(office, [])).call('GET', `${PRODUCT_STOCK}/${body.product}`)).status).toBe(403);
  });
});

describe('what cannot be done', () => {
  const SEND = `${REQUESTS}/create_vendor_purchase_request/`;

  it('is refused at its field, and nothing changes', async () => {
    const purchase = await ordered();
    const [first, second] = purchase.items;
    const id = await approved();
    const refusals = [
      await family('POST', SEND, {}),
      await family('POST', SEND, { id, party: UNKNOWN }),
      await family('POST', SEND, { id, speed: 'high' }),
      await family('POST', `${PURCHASES}/create_directly_from_admin_panel/`, { order_date: DAY, branch: ihram.branch }),
      await family('PUT', `${PURCHASES}/update_item/`, { purchase_final: purchase.id, quantity: 1 }),
      await family('PUT', `${PURCHASES}/update_item/`, { id: first.id, quantity: 0 }),
      await family('PUT', `${PURCHASES}/update_item/`, { id: second.id, stock_item: ihram.item }),
      await family('PUT', `${PURCHASES}/update_item/`, { id: first.id, received: 2 }),
      await family('PUT', `${PURCHASES}/update_item/`, { id: first.id, billed: 1 }),
      await pay(payment({ ref_invoice_no: 'N-1' })),
      await pay({ id: purchase.id, ref_invoice_no: 'N-1', paid_on: DAY }),
      await pay(payment({ id: purchase.id, ref_invoice_no: 'N-1', pay_amount: '99.00' })),
      await pay(payment({ id: purchase.id, ref_invoice_no: 'N-1', paid_on: 'soon' })),
      await family('GET', `${PURCHASES}/get_a_purchase_final_with_items/`),
    ];
    expect(refusals.map(told)).toEqual([
      [400, 'id', 'required'],
      [400, 'party', 'unknown_reference'],
      [400, 'speed', 'unknown_field'],
      [400, 'party', 'required'],
      [400, 'id', 'required'],
      [400, 'quantity', 'too_small'],
      [400, 'stock_item', 'repeated_in_lines'],
      [400, 'received', 'read_only'],
      [400, 'billed', 'read_only'],
      [400, 'id', 'required'],
      [400, 'ledger', 'required'],
      [400, 'pay_amount', 'over_outstanding'],
      [400, 'paid_on', 'not_date'],
      [400, 'id', 'required'],
    ]);
    const kept = await done(family('GET', calls('purchase_final').one(purchase.id)));
    expect(kept).toMatchObject({ version: 1, status: 'draft', receipt_status: 'none' });
    expect((await done(family('GET', calls('purchase_request').one(id)))).status).toBe('approved');
  });

  it('buys of no customer, where there is a vendor or nobody is known as something else', async () => {
    const customer = await madeOf(office, 'customer', {
      first_name: 'Amina',
      username: 'amina.b',
      email: 'amina.b@rihla.example',
    });
    const { body } = await office.call('GET', `${calls('party').all}?source_type=user&source_id=${customer}`);
    const wrong = { party: body.parties[0].id };
    const [purchase, id] = [await ordered(), await approved()];
    const { order_date, branch, items } = purchase;
    const directly = { order_date, branch, items: [{ stock_item: items[0].stock_item, quantity: 1 }], ...wrong };
    for (const reply of [
      await family('POST', `${PURCHASES}/create_directly_from_admin_panel/`, directly),
      await family('PUT', calls('purchase_final').update(purchase.id), wrong),
      await family('PUT', calls('purchase_request').update(id), wrong),
      await family('POST', SEND, { id, ...wrong }),
    ])
      expect(told(reply)).toEqual([400, 'party', 'not_vendor']);
    for (const right of [other, party])
      expect((await done(family('PUT', calls('purchase_final').update(purchase.id), { party: right }))).party).toBe(
        right,
      );
    // As purchases of before may stand.
    await office.pool.query('update purchase_final set party = $1 where id = $2', [wrong.party, purchase.id]);
    const noted = await done(family('PUT', calls('purchase_final').update(purchase.id), { details: 'Soon', ...wrong }));
    expect(noted).toMatchObject({ ...wrong, details: 'Soon' });
  });

  it('is another vendor of a request that was sent, or anything else that its call does not know', async () => {
    const id = await approved();
    const sent = await done(family('POST', SEND, { id, party }));
    const one = calls('purchase_request').one(id);
    const unknown = { status: 'converted', amount: '1.00', speed: 'high' };
    for (const [body, field, code] of [
      [{ party: other }, 'party', 'settled'],
      [{ party: null }, null, null],
      ...Object.entries(unknown).map(([name, value]) => [{ party, [name]: value }, name, 'unknown_field'] as const),
      [unknown, 'status', 'unknown_field'],
    ] as const)
      expect(told(await family('POST', SEND, { id, ...body })), JSON.stringify(body)).toEqual([
        code ? 400 : 200,
        field,
        code,
      ]);
    expect(told(await family('PUT', calls('purchase_request').update(id), { party: other }))).toEqual([
      400,
      'party',
      'settled',
    ]);
    await done(
      family('POST', `${PURCHASES}/create_from_purchase_request/`, { id, purchase_request: id, party: other }),
    );
    expect(told(await family('POST', SEND, { id, party: other }))).toEqual([400, 'party', 'settled']);
    expect(await done(family('GET', one))).toMatchObject({ party, sent_on: sent.sent_on, amount: '60.00' });
  });

  it('says that there is no such request, purchase or line', async () => {
    const [purchase, another] = [await ordered(), await ordered()];
    const replies = [
      await family('POST', SEND, { id: UNKNOWN }),
      await family('GET', `${REQUESTS}/get_invoice_by_purchase_request_id/${UNKNOWN}`),
      await family('GET', `${IMAGES}/${UNKNOWN}`),
      await family('GET', `${REQUEST_LINES}/image/${UNKNOWN}`),
      await family('DELETE', `${REQUEST_LINES}/delete/${UNKNOWN}`),
      await family('GET', `${PURCHASES}/get_a_purchase_final_with_items/${UNKNOWN}`),
      await family('GET', `${PURCHASES}/get_invoice_by_purchase_final_id/abc`),
      await family('PUT', `${PURCHASES}/update_item/`, { id: UNKNOWN, quantity: 1 }),
      await family('PUT', `${PURCHASES}/update_item/`, { purchase_final: another.id, id: purchase.items[0].id }),
      await family('DELETE', `${PURCHASES}/delete_item/${UNKNOWN}`),
      await pay(payment({ id: UNKNOWN, ref_invoice_no: 'U-1' })),
    ];
    expect(replies.map(told)).toEqual(replies.map(() => [404, null, 'not_found']));
    expect((await family('GET', `${PURCHASES}/paybill_and_confirm/`)).status).toBe(405);
  });

  it('keeps a request that nobody has approved, with its vendor, and one that was handed in with its lines', async () => {
    const draft = await requested({ party: other });
    expect((await family('POST', SEND, { id: draft.id, party })).status).toBe(409);
    expect(await done(family('GET', calls('purchase_request').one(draft.id)))).toMatchObject({
      party: other,
      version: 1,
    });
    const id = await approved();
    const { items } = await done(family('GET', calls('purchase_request').one(id)));
    expect(told(await family('DELETE', `${REQUEST_LINES}/delete/${items[0].id}`))).toEqual([400, 'items', 'settled']);
  });

  it('keeps what was received, and what others have changed meanwhile', async () => {
    const { id, items } = await ordered();
    const late = { headers: { 'if-match': '"1"' } };
    await done(family('PUT', `${PURCHASES}/update_item/`, { id: items[0].id, quantity: 3 }, late));
    for (const reply of [
      await family('PUT', `${PURCHASES}/update_item/`, { id: items[0].id, quantity: 4 }, late),
      await family('DELETE', `${PURCHASES}/delete_item/${items[0].id}`, undefined, late),
      await pay(payment({ id, ref_invoice_no: 'L-1' }), late),
    ])
      expect(told(reply)).toEqual([412, null, 'stale']);
    await done(family('POST', calls('purchase_final').command('confirm', id), {}));
    const receive = { received_on: DAY, pieces: [{ line: items[0].id, quantity: 1 }] };
    const keyed = { headers: { 'idempotency-key': `receive-${id}` } };
    await done(family('POST', calls('purchase_final').command('receive', id), receive, keyed));
    expect(told(await family('DELETE', `${PURCHASES}/delete_item/${items[0].id}`))).toEqual([
      400,
      'items',
      'line_received',
    ]);
    expect((await done(family('DELETE', `${PURCHASES}/delete_item/${items[1].id}`))).items).toHaveLength(1);
  });
});

describe('the rights', () => {
  interface Document {
    readonly id: number;
    readonly items: readonly { readonly id: number }[];
  }
  const everyCall = (request: Document, purchase: Document) =>
    [
      ['POST', `${REQUESTS}/create_vendor_purchase_request/`, { id: request.id, party }],
      ['GET', `${REQUESTS}/get_invoice_by_purchase_request_id/${request.id}`],
      ['GET', `${IMAGES}/${request.id}`],
      ['GET', `${REQUEST_LINES}/image/${request.items[0]?.id}`],
      ['DELETE', `${REQUEST_LINES}/delete/${request.items[0]?.id}`],
      ['GET', `${PURCHASES}/get_a_purchase_final_with_items/${purchase.id}`],
      ['GET', `${PURCHASES}/get_invoice_by_purchase_final_id/${purchase.id}`],
      ['PUT', `${PURCHASES}/update_item/`, { id: purchase.items[0]?.id, quantity: 9 }],
      ['DELETE', `${PURCHASES}/delete_item/${purchase.items[0]?.id}`],
      ['POST', `${PURCHASES}/delete_item/`, { id: purchase.items[0]?.id }],
      ['POST', `${PURCHASES}/paybill_and_confirm/`, payment({ id: purchase.id, ref_invoice_no: 'R-1' })],
    ] as const;
  const answered = async (
    who: Pick<Office, 'call'>,
    documents: readonly [Document, Document],
    asked: CallOptions = {},
  ) => {
    const statuses: number[] = [];
    for (const [method, path, body] of everyCall(...documents))
      statuses.push((await who.call(method, path, { ...asked, ...(body && { body }) })).status);
    return [...new Set(statuses)];
  };

  it('are those of the commands and records: none for guests and others, nothing of another branch', async () => {
    const own = [await requested(), await ordered()] as const;
    expect(await answered(office, own, { as: 'guest' })).toEqual([401]);
    expect(await answered(office, own, { as: 'user' })).toEqual([403]);
    expect(await answered(await hire(office, []), own)).toEqual([403]);
    const branch = { branch: ground.branches.foreign };
    const foreign = [await requested(branch), await ordered(branch)] as const;
    expect(await answered(ground.clerk, foreign)).toEqual([404]);
    for (const [request, purchase] of [own, foreign]) {
      expect((await done(family('GET', calls('purchase_request').one(request.id)))).version).toBe(1);
      expect((await done(family('GET', calls('purchase_final').one(purchase.id)))).version).toBe(1);
    }
  });

  it('to change purchases does not include that to pay them, nor to make them', async () => {
    const clerk = await hire(office, [...IDENTITY, 'PURCHASE_FINAL_UPDATE', ALL_BRANCHES]);
    const { id, items } = await ordered();
    const change = { body: { id: items[0].id, quantity: 4 } };
    expect((await clerk.call('PUT', `${PURCHASES}/update_item/`, change)).status).toBe(200);
    const asked = { body: payment({ id, ref_invoice_no: 'C-1' }) };
    expect((await clerk.call('POST', `${PURCHASES}/paybill_and_confirm/`, asked)).status).toBe(403);
    expect((await clerk.call('POST', `${PURCHASES}/create_directly_from_admin_panel/`, { body: {} })).status).toBe(403);
  });

  it('to change purchases enlarge none that the vendor has, without an approval (M5)', async () => {
    const clerk = await hire(office, [...IDENTITY, 'PURCHASE_FINAL_UPDATE', ALL_BRANCHES]);
    const mat = await stockOf(office, 'Mat');
    for (const change of [{ stock_item: mat.item, quantity: 1000 }, { quantity: 3 }]) {
      const { id, items } = await ordered();
      await done(family('POST', calls('purchase_final').command('confirm', id), {}));
      const { status, body } = await clerk.call('PUT', `${PURCHASES}/update_item/`, {
        body: { id: items[0].id, ...change },
      });
      expect([status, body.items[0].approved_rate]).toEqual([200, null]);
      const keyed = { headers: { 'idempotency-key': `receive-${id}` } };
      const receive = family('POST', calls('purchase_final').command('receive', id), { received_on: DAY }, keyed);
      expect(told(await receive)).toEqual([409, null, 'price_not_approved']);
      expect(told(await pay(payment({ id, ref_invoice_no: `E-${id}` })))).toEqual([409, null, 'price_not_approved']);
    }
  });

  it('bound what stands beside a request and a purchase', async () => {
    const clerk = await hire(office, [...IDENTITY, ALL_BRANCHES]);
    const [request, purchase] = [await requested({ party }), await ordered()];
    const printed = await clerk.call('GET', `${REQUESTS}/get_invoice_by_purchase_request_id/${request.id}`);
    expect([printed.status, printed.body.purchase_req_items[0].stock_item_name]).toEqual([200, null]);
    expect(printed.body).not.toHaveProperty('vendor');
    const bill = await clerk.call('GET', `${PURCHASES}/get_invoice_by_purchase_final_id/${purchase.id}`);
    for (const part of ['vendor', 'purchases']) expect(bill.body).not.toHaveProperty(part);
    const seen = await clerk.call('GET', `${IMAGES}/${request.id}`);
    expect(seen.body.purchase_req_items[0]).not.toHaveProperty('product_images');
  });
});
