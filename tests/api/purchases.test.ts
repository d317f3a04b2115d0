import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_BRANCHES } from '../../catalog/engine/access/access.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { lastVerification, verifyBooks } from '../../server/modules/verification/verifyBooks.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { type Office, openOffice, type Reply } from '../support/office.ts';
import { type Stock, stockOf } from '../support/stock.ts';
import { together } from '../support/twoHosts.ts';

const DAY = '2026-11-20';
let office: Office;
let books: Books;
/** Who approves what others ask for. */
let head: Colleague;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  head = await hire(office, [
    ...['PURCHASE_FINAL', 'PURCHASE_REQUEST'].flatMap(name => [`${name}_LIST`, `${name}_DETAILS`]),
    'PURCHASE_FINAL_APPROVE_PRICES',
    'PURCHASE_FINAL_PAYBILL_AND_CONFIRM',
    'PURCHASE_REQUEST_APPROVE',
    ALL_BRANCHES,
  ]);
});
afterAll(() => office.close());

const headers = () => ({ 'idempotency-key': randomUUID() });
const give =
  (of: string, id: number | undefined) =>
  (verb: string, body: object = {}, by: Pick<Colleague, 'call'> = office) =>
    by.call('POST', calls(of).command(verb, id), { body, headers: headers() });
const done = ({ status, body }: Reply): Reply['body'] => {
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
};
const purchaseOf = async (id: number) => (await office.call('GET', calls('purchase_final').one(id))).body;

interface Bought {
  readonly stock: Stock;
  readonly id: number;
  readonly line: number;
  readonly party: number;
  give(verb: string, body?: object, by?: Colleague): Promise<Reply>;
  receive(quantity: number): Promise<Reply>;
  bill(quantity: number, rate: string, number?: string, more?: object): Promise<Reply>;
}

/** An order of one item, confirmed. */
async function bought(name: string, quantity: number, rate: string, stock?: Stock): Promise<Bought> {
  const of = stock ?? (await stockOf(office, name));
  const party = await books.party(`Vendor of ${name}`);
  const body = { party, order_date: DAY, branch: of.branch, items: [{ stock_item: of.item, quantity, rate }] };
  const made = await office.call('POST', calls('purchase_final').create, { body });
  const { id, items } = done(made);
  const act: Bought['give'] = give('purchase_final', id);
  done(await act('confirm'));
  const line = items[0].id;
  return {
    stock: of,
    id,
    line,
    party,
    give: act,
    receive: pieces => act('receive', { received_on: DAY, pieces: [{ line, quantity: pieces }] }),
    bill: (pieces, price, number = randomUUID(), more = {}) =>
      act('bill', {
        ref_invoice_no: number,
        billed_on: DAY,
        pieces: [{ line, quantity: pieces, rate: price }],
        variance_reason: 'The price list has changed',
        ...more,
      }),
  };
}

const noted = ['Goods Received Not Invoiced', 'Inventory', 'Price Variance', 'Accounts Payable'] as const;
/** By how much ledgers have changed since something was done. */
async function changed(run: () => Promise<unknown>): Promise<string[]> {
  const before = await books.balances();
  await run();
  const after = await books.balances();
  return noted.map(name => (Number(after[name] ?? 0) - Number(before[name] ?? 0)).toFixed(2));
}
const problems = async (...names: string[]): Promise<number[]> => {
  await verifyBooks(office.host, { by: { id: office.ids.admin } });
  const { checks = [] } = (await lastVerification(office.host)) ?? {};
  return names.map(name => checks.find(({ check }) => check === name)?.problems ?? Number.NaN);
};

describe('a vendor’s other price', () => {
  it('falls on the stock that is there, the rest on expense (Variance)', async () => {
    const order = await bought('Variance', 10, '12.00');
    expect(await changed(async () => done(await order.receive(6)))).toEqual(['-72.00', '72.00', '0.00', '0.00']);
    await order.stock.move('shipped', -4);
    expect(await changed(async () => done(await order.bill(5, '12.60')))).toEqual(['60.00', '1.20', '1.80', '-63.00']);
    expect(await order.stock.level()).toEqual([2, 0, 2, '25.20']);
    done(await order.receive(4));
    expect(await order.stock.level()).toEqual([6, 0, 6, '73.20']);
    expect(await changed(async () => done(await order.bill(5, '11.40')))).toEqual([
      '60.00',
      '-2.40',
      '-0.60',
      '-57.00',
    ]);
    expect(await order.stock.level()).toEqual([6, 0, 6, '70.80']);
    expect(await purchaseOf(order.id)).toMatchObject({
      receipt_status: 'received',
      bill_status: 'billed',
      payment_status: 'unpaid',
      billed_amount: '120.00',
      bills: [{}, {}],
    });
    expect(await problems('goods_received', 'goods_moved')).toEqual([0, 0]);
  });

  it('is entered only with its reason', async () => {
    const order = await bought('Unreasoned', 2, '12.00');
    done(await order.receive(2));
    const refused = await order.bill(2, '12.01', 'U-1', { variance_reason: null });
    expect(refused.body.errors).toMatchObject([
      { field: 'pieces.0.rate', code: 'price_differs', params: { rate: '12.00' } },
    ]);
    expect((await purchaseOf(order.id)).bills).toEqual([]);
  });
});

describe('a return to the vendor', () => {
  it('leaves the stock at its average, its difference is one of price (Average)', async () => {
    const first = await bought('Average', 3, '10.00');
    done(await first.receive(3));
    const second = await bought('Average again', 4, '11.00', first.stock);
    done(await second.receive(4));
    expect(await first.stock.level()).toEqual([7, 0, 7, '74.00']);
    expect(await first.stock.move('shipped', -5)).toBe('-52.86');
    await first.stock.move('returned_by_customer', 2, '21.14');
    expect(await first.stock.level()).toEqual([4, 0, 4, '42.28']);
    const { purchase } = done(await second.bill(4, '11.00'));
    const back = { returned_on: DAY, pieces: [{ line: second.line, quantity: 1 }], reason: 'Torn' };
    expect(await changed(async () => done(await second.give('return_to_vendor', back)))).toEqual([
      '0.00',
      '-10.57',
      '-0.43',
      '11.00',
    ]);
    expect(await first.stock.level()).toEqual([3, 0, 3, '31.71']);
    const bill = (await office.call('GET', calls('purchase').one(purchase))).body;
    expect([bill.amount, bill.outstanding]).toEqual(['44.00', '33.00']);
    expect(await purchaseOf(second.id)).toMatchObject({ receipt_status: 'returned_part', billed_amount: '33.00' });
  });

  it('of what was paid leaves its note open, and the purchase overpaid until the vendor has given it back', async () => {
    const order = await bought('Paid before', 4, '10.00');
    done(await order.receive(3));
    const { purchase } = done(await order.bill(3, '10.00'));
    done(await give('purchase', purchase)('pay', { ledger: books.ledger('Cash'), paid_on: DAY }));
    const back = { returned_on: DAY, pieces: [{ line: order.line, quantity: 1 }], reason: 'Torn' };
    done(await order.give('return_to_vendor', back));
    const standing = async () => {
      const { paid_amount, billed_amount, payment_status } = await purchaseOf(order.id);
      return [paid_amount, billed_amount, payment_status];
    };
    expect(await standing()).toEqual(['30.00', '20.00', 'overpaid']);
    const refund = { refund_date: DAY, direction: 'from_vendor', party: order.party, ledger: books.ledger('Cash') };
    const given = await office.call('POST', calls('refund').create, { body: { ...refund, amount: '10.00' } });
    done(await give('refund', given.body.id)('post'));
    expect(await standing()).toEqual(['20.00', '20.00', 'paid']);
  });

  it('of what was not billed makes no note, and is not billed any more', async () => {
    const order = await bought('Unbilled', 5, '10.00');
    done(await order.receive(5));
    const back = { returned_on: DAY, pieces: [{ line: order.line, quantity: 2 }], reason: 'Wrong size' };
    expect(
      await changed(async () => expect(done(await order.give('return_to_vendor', back)).debit_note).toBeNull()),
    ).toEqual(['20.00', '-20.00', '0.00', '0.00']);
    expect((await order.bill(4, '10.00')).body.errors).toMatchObject([{ code: 'over_received', params: { open: 3 } }]);
    done(await order.bill(3, '10.00'));
    expect(await problems('goods_received', 'goods_moved')).toEqual([0, 0]);
  });
});

describe('refused, with nothing changed, is', () => {
  it('more than was ordered, a line of another order, more than was received, and a bill number twice', async () => {
    const order = await bought('Refused', 100, '1.00');
    const other = await bought('Other', 1, '1.00');
    const refused = async (asked: Promise<Reply>, code: string) => {
      const { status, body } = await asked;
      expect([status, body.errors?.[0]?.code]).toEqual([400, code]);
    };
    const none = await changed(async () => {
      await refused(order.receive(110), 'over_open');
      const foreign = { received_on: DAY, pieces: [{ line: other.line, quantity: 1 }] };
      await refused(order.give('receive', foreign), 'unknown_line');
    });
    expect([none, (await purchaseOf(order.id)).receipt_status]).toEqual([['0.00', '0.00', '0.00', '0.00'], 'none']);
    done(await order.receive(10));
    await refused(order.bill(100, '1.00'), 'over_received');
    done(await order.bill(5, '1.00', 'V-1'));
    await refused(order.bill(5, '1.00', 'v-1'), 'taken');
    expect(await purchaseOf(order.id)).toMatchObject({ billed_amount: '5.00', items: [{ received: 10, billed: 5 }] });
  });

  it('goods or a bill of a day before the order, or to come', async () => {
    const order = await bought('Undated', 2, '1.00');
    done(await order.receive(1));
    for (const [day, code] of [
      ['2026-11-19', 'before_order'],
      ['2099-01-01', 'future_date'],
    ]) {
      const received = await order.give('receive', { received_on: day });
      expect(received.body.errors).toContainEqual(expect.objectContaining({ field: 'received_on', code }));
      const billed = await order.bill(1, '1.00', 'D-1', { billed_on: day });
      expect(billed.body.errors).toContainEqual(expect.objectContaining({ field: 'billed_on', code }));
    }
    expect(await purchaseOf(order.id)).toMatchObject({ items: [{ received: 1, billed: 0 }], bills: [] });
  });

  it('a receipt against what was cancelled, and a cancellation of what was received', async () => {
    const gone = await bought('Cancelled', 1, '1.00');
    done(await gone.give('cancel', { reason: 'Not needed' }));
    expect((await gone.receive(1)).status).toBe(409);
    const here = await bought('Received', 2, '1.00');
    done(await here.receive(1));
    expect((await here.give('cancel', { reason: 'Too late' })).body.reason).toBe('already_received');
    expect(done(await here.give('close', { reason: 'The rest is not made any more' }))).toMatchObject({
      status: 'closed',
      items: [{ received: 1, cancelled: 1 }],
    });
    const { body } = await office.call('PUT', calls('purchase_final').update(here.id), { body: { items: [] } });
    expect(body.errors).toMatchObject([{ field: 'items', code: 'settled' }]);
  });

  it('the void of its bill', async () => {
    const order = await bought('Voided', 1, '1.00');
    done(await order.receive(1));
    const { purchase } = done(await order.bill(1, '1.00'));
    expect((await give('purchase', purchase)('void', { reason: 'Wrong' })).body.reason).toBe('of_goods');
  });
});

it('a purchase is closed once it is received, billed and paid, and by none of these alone', async () => {
  const order = await bought('In parts', 2, '10.00');
  const pay = async (purchase: number, pay_amount: string) => {
    done(await give('purchase', purchase)('pay', { ledger: books.ledger('Cash'), paid_on: DAY, pay_amount }));
    return (await purchaseOf(order.id)).status;
  };
  done(await order.receive(2));
  const [first, second] = [done(await order.bill(1, '10.00')), () => order.bill(1, '10.00')];
  expect(await pay(first.purchase, '10.00')).toBe('confirmed');
  const { purchase } = done(await second());
  expect(await pay(purchase, '4.00')).toBe('confirmed');
  expect(await pay(purchase, '6.00')).toBe('closed');
});

it('what the vendor gives for nothing is received, and on no bill', async () => {
  const [sold, free] = [await stockOf(office, 'Sold'), await stockOf(office, 'Given along')];
  const items = [
    { stock_item: sold.item, quantity: 2, rate: '10.00' },
    { stock_item: free.item, quantity: 1, rate: '0.00' },
  ];
  const body = { party: await books.party('Generous vendor'), order_date: DAY, branch: sold.branch, items };
  const { id } = done(await office.call('POST', calls('purchase_final').create, { body }));
  const act = give('purchase_final', id);
  done(await act('confirm'));
  done(await act('receive', { received_on: DAY }));
  const { purchase } = done(await act('bill', { ref_invoice_no: 'G-1', billed_on: DAY }));
  const bill = (await office.call('GET', calls('purchase').one(purchase))).body;
  expect([bill.amount, bill.items]).toMatchObject(['20.00', [{ quantity: '2', rate: '10.00' }]]);
  expect(await purchaseOf(id)).toMatchObject({ receipt_status: 'received', items: [{ billed: 2 }, { received: 1 }] });
});

describe('received, billed and paid in one', () => {
  it('is all of it, and closes the purchase', async () => {
    const order = await bought('At once', 4, '25.00');
    const asked = { ref_invoice_no: 'A-1', ledger: books.ledger('Cash'), paid_on: DAY };
    const paid = done(await order.give('paybill_and_confirm', asked));
    expect(paid).toMatchObject({ status: 'closed', payment_status: 'paid', paid_amount: '100.00' });
    const { body } = await office.call('GET', calls('payment_voucher').one(paid.voucher));
    expect([body.status, body.amount]).toEqual(['posted', '100.00']);
  });

  it('is nothing of it above what the payer may pay', async () => {
    await office.pool.query(
      'update role set posting_limit = 99.99 where id = (select role from "user" where id = $1)',
      [head.id],
    );
    const order = await bought('Too much', 4, '25.00');
    const body = { ref_invoice_no: 'T-1', ledger: books.ledger('Cash'), paid_on: DAY };
    const none = await changed(async () => {
      const refused = await order.give('paybill_and_confirm', body, head);
      expect(refused.status, JSON.stringify(refused.body)).toBe(409);
      expect(refused.body.reason).toBe('over_limit');
    });
    expect([none, await order.stock.level()]).toEqual([
      ['0.00', '0.00', '0.00', '0.00'],
      [undefined, undefined, undefined, undefined],
    ]);
    expect((await purchaseOf(order.id)).status).toBe('confirmed');
  });
});

describe('a request', () => {
  it('is approved by somebody else, ordered in parts, and has back what was given up', async () => {
    const stock = await stockOf(office, 'Requested');
    const party = await books.party('Asked vendor');
    const items = [{ stock_item: stock.item, quantity: 10, estimated_price: '5.00' }];
    const body = { party, request_date: DAY, branch: stock.branch, items };
    const made = await office.call('POST', calls('purchase_request').create, { body });
    const { id } = made.body;
    expect([made.status, made.body.amount]).toEqual([201, '50.00']);
    const asked = give('purchase_request', id);
    expect(done(await asked('submit')).request_no).toMatch(/^PR-2026-\d{6}$/);
    expect((await asked('approve')).body.reason).toBe('own_purchase_request');
    done(await asked('approve', {}, head));
    const [line] = (await office.call('GET', calls('purchase_request').one(id))).body.items;
    const order = (quantity: number) =>
      give('purchase_final', undefined)('create_from_purchase_request', {
        purchase_request: id,
        order_date: DAY,
        pieces: [{ line: line.id, quantity }],
      });
    const status = async () => (await office.call('GET', calls('purchase_request').one(id))).body.status;
    const first = done(await order(4));
    expect([first.items[0].rate, first.items[0].quantity, await status()]).toEqual(['5.00', 4, 'partially_converted']);
    expect((await order(7)).body.errors).toMatchObject([{ code: 'over_open', params: { open: 6 } }]);
    const second = done(await order(6));
    expect(await status()).toBe('converted');
    done(await give('purchase_final', second.id)('confirm'));
    done(await give('purchase_final', second.id)('cancel', { reason: 'The vendor has none' }));
    expect(await status()).toBe('partially_converted');
    expect((await office.call('DELETE', calls('purchase_final').remove(first.id))).status).toBeLessThan(300);
    expect(await status()).toBe('approved');
  });

  it('is ordered of a vendor once it is approved, and handed in again under the number that it had', async () => {
    const stock = await stockOf(office, 'Not yet approved');
    const items = [{ stock_item: stock.item, quantity: 2, estimated_price: '5.00' }];
    const body = { request_date: DAY, branch: stock.branch, items };
    const { id } = done(await office.call('POST', calls('purchase_request').create, { body }));
    const asked = give('purchase_request', id);
    const order = (more: object = {}) =>
      give('purchase_final', undefined)('create_from_purchase_request', { purchase_request: id, ...more });
    const party = await books.party('Vendor of the unapproved');
    const early = async () => {
      const { status, body: told } = await order({ party });
      return [status, told.reason ?? told.code];
    };
    expect(await early()).toEqual([409, 'request_not_open']);
    const { request_no } = done(await asked('submit'));
    expect(await early()).toEqual([409, 'request_not_open']);
    done(await asked('reject', { reason: 'Too many' }));
    expect(await early()).toEqual([409, 'request_not_open']);
    done(await asked('take_back'));
    expect(done(await asked('submit')).request_no).toBe(request_no);
    done(await asked('approve', {}, head));
    expect((await order()).body.errors).toMatchObject([{ field: 'party', code: 'required' }]);
    expect(done(await order({ party })).items).toMatchObject([{ quantity: 2, rate: '5.00' }]);
  });

  it('has its prices approved again where they change (M5)', async () => {
    const stock = await stockOf(office, 'Repriced');
    const order = await bought('Repriced', 2, '8.00', stock);
    const { items } = await purchaseOf(order.id);
    const body = { items: [{ ...items[0], rate: '8.50' }] };
    const changedPrice = await office.call('PUT', calls('purchase_final').update(order.id), { body });
    expect(changedPrice.status, JSON.stringify(changedPrice.body)).toBe(200);
    expect((await order.receive(1)).body.reason).toBe('price_not_approved');
    expect((await order.give('approve_prices')).body.reason).toBe('own_price');
    done(await order.give('approve_prices', {}, head));
    done(await order.receive(1));
    const again = await office.call('PUT', calls('purchase_final').update(order.id), { body: { items } });
    expect(again.body.errors).toMatchObject([{ field: 'items.0.rate', code: 'line_received' }]);
  });

  it('has another item of its draft approved, also at the same price (M5)', async () => {
    const [asked, other] = [await stockOf(office, 'Asked for'), await stockOf(office, 'Slipped in')];
    const items = [{ stock_item: asked.item, quantity: 2, estimated_price: '5.00' }];
    const body = { party: await books.party('Asked'), request_date: DAY, branch: asked.branch, items };
    const { id: request } = done(await office.call('POST', calls('purchase_request').create, { body }));
    done(await give('purchase_request', request)('submit'));
    done(await give('purchase_request', request)('approve', {}, head));
    const order = { purchase_request: request, order_date: DAY };
    const { id, items: made } = done(await give('purchase_final', undefined)('create_from_purchase_request', order));
    const change = { items: [{ ...made[0], stock_item: other.item }] };
    done(await office.call('PUT', calls('purchase_final').update(id), { body: change }));
    expect((await give('purchase_final', id)('confirm')).body.reason).toBe('price_not_approved');
    done(await give('purchase_final', id)('approve_prices', {}, head));
    done(await give('purchase_final', id)('confirm'));
  });
});

describe('of an order that the vendor has', () => {
  const changedItems = async (name: string, change: (line: { quantity: number }, other: Stock) => object[]) => {
    const order = await bought(name, 4, '8.00');
    const other = await stockOf(office, `Other than ${name}`);
    const { items } = await purchaseOf(order.id);
    const body = { items: change(items[0], other) };
    return { order, kept: done(await office.call('PUT', calls('purchase_final').update(order.id), { body })) };
  };

  it.each([
    ['Further line', (line, other) => [line, { stock_item: other.item, quantity: 1, rate: '8.00' }]],
    ['Another item', (line, other) => [{ ...line, stock_item: other.item }]],
    ['More pieces', line => [{ ...line, quantity: 5 }]],
  ] satisfies [string, Parameters<typeof changedItems>[1]][])(
    '%s is approved by somebody else before anything is received (M5)',
    async (name, change) => {
      const { order, kept } = await changedItems(name, change);
      expect(kept.items.at(-1)).toMatchObject({ rate: '8.00', approved_rate: null });
      const rest = { received_on: DAY };
      expect((await order.give('receive', rest)).body.reason).toBe('price_not_approved');
      const paid = { ref_invoice_no: name, ledger: books.ledger('Cash'), paid_on: DAY };
      expect((await order.give('paybill_and_confirm', paid)).body.reason).toBe('price_not_approved');
      expect((await order.give('approve_prices')).body.reason).toBe('own_price');
      done(await order.give('approve_prices', {}, head));
      done(await order.give('receive', rest));
    },
  );

  it('fewer pieces need nobody', async () => {
    const { order } = await changedItems('Fewer pieces', line => [{ ...line, quantity: 3 }]);
    done(await order.receive(3));
  });
});

it('received and cancelled at the same time, it is one of the two', async () => {
  const order = await bought('Raced', 3, '10.00');
  await together(2, at => (at === 0 ? order.receive(3) : order.give('cancel', { reason: 'Late' })));
  const { status, receipt_status } = await purchaseOf(order.id);
  const [onHand] = await order.stock.level();
  expect([
    ['confirmed', 'received', 3],
    ['cancelled', 'none', undefined],
  ]).toContainEqual([status, receipt_status, onHand]);
});
