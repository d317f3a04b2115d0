import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { type Books, openBooks } from '../support/books.ts';
import { journeysOf } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import { DAY, type ShopOrders, shopOrders } from '../support/shopOrders.ts';
import { madeOf, type Stock, stockOf } from '../support/stock.ts';

let office: Office;
let books: Books;
let orders: ShopOrders;
let stock: Stock;
let cash: number;
let bank: number;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  orders = shopOrders(office);
  stock = await stockOf(office, 'Flask');
  await stock.move('goods_received', 200, '2000.00');
  [cash, bank] = [books.ledger('Cash'), books.ledger('Bank')];
});
afterAll(() => office.close());

/** An order of 100.00 that is placed. */
const placed = async (): Promise<number> =>
  orders.upTo('place', {
    party: await books.party(`Payer ${randomUUID()}`),
    order_date: DAY,
    branch: stock.branch,
    items: [{ stock_item: stock.item, quantity: 5 }],
  });
const take = (id: number, input: object = {}) => orders.give('take_payment', id, { paid_on: DAY, ...input });
const refund = (id: number, input: object = {}) => orders.give('refund', id, { paid_on: DAY, ...input });
const told = ({ status, body }: { status: number; body: any }) => [
  status,
  body.errors?.[0]?.field,
  body.errors?.[0]?.code ?? body.reason ?? body.code,
];
const done = async (asked: ReturnType<typeof take>) => {
  const { status, body } = await asked;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const method = (name: string, ledger: number | null) =>
  madeOf(office, 'paymentmethod', { name: `${name} ${randomUUID().slice(0, 8)}`, ledger });
const read = async (name: string, id: number) => (await office.call('GET', calls(name).one(id))).body;
const rowsOf = async (voucher: number) =>
  (await read('receipt_voucher', voucher)).items.map((row: any) => [row.ledger, row.debit_amount, row.credit_amount]);
const closedBank = async (): Promise<number> => {
  const { head_group, head_primarygroup } = await read('ledger_account', bank);
  const made = await madeOf(office, 'ledger_account', { name: `Bank ${randomUUID()}`, head_group, head_primarygroup });
  await office.pool.query('update ledger_account set is_active = false where id = $1', [made]);
  return made;
};

describe('a payment of an order', () => {
  it('goes into the ledger of its payment method, or the cash of the agency, where no ledger is told', async () => {
    const id = await placed();
    const by = async (input: object) => {
      const { voucher } = await done(take(id, { pay_amount: '10.00', ...input }));
      return (await rowsOf(voucher))[0][0];
    };
    expect(await by({ payment_method: await method('Card', bank) })).toBe(bank);
    expect(await by({ payment_method: await method('Notes', null) })).toBe(cash);
    expect(await by({ payment_method: await method('Card', bank), ledger: cash })).toBe(cash);
  });

  it('tells where it goes, which is cash or bank in use', async () => {
    const id = await placed();
    expect(told(await take(id))).toEqual([400, 'payment_method', 'till_unsaid']);
    expect(told(await take(id, { ledger: books.ledger('Rent') }))).toEqual([400, 'ledger', 'not_money']);
    const closed = await closedBank();
    expect(told(await take(id, { ledger: closed }))).toEqual([400, 'ledger', 'ledger_inactive']);
    const by = await method('Shut', bank);
    await office.pool.query('update paymentmethod set ledger = $1 where id = $2', [closed, by]);
    expect(told(await take(id, { payment_method: by }))).toEqual([400, 'payment_method', 'ledger_inactive']);
  });

  it('of nothing is not taken, nor the rest of what owes nothing', async () => {
    const id = await placed();
    expect(told(await take(id, { ledger: cash, pay_amount: '0.00' }))).toEqual([400, 'pay_amount', 'above_zero']);
    await done(take(id, { ledger: cash }));
    expect(told(await take(id, { ledger: cash }))).toEqual([409, undefined, 'nothing_outstanding']);
    expect((await orders.read(id)).paid_amount).toBe('100.00');
  });

  it('of more than is owed is taken only where that is said', async () => {
    const id = await placed();
    const more = { ledger: cash, pay_amount: '100.01' };
    expect(told(await take(id, more))).toEqual([400, 'pay_amount', 'over_outstanding']);
    expect(await done(take(id, { ...more, beyond_due: true }))).toMatchObject({
      paid_amount: '100.01',
      payment_status: 'overpaid',
    });
  });

  it('in several ways is one receipt with a row for each, which says how it was paid', async () => {
    const id = await placed();
    const card = await method('Card', bank);
    const { voucher, ...paid } = await done(
      take(id, {
        payment_method: await method('Notes', cash),
        other_payments: [
          { payment_method: card, amount: '30.00' },
          { ledger: bank, amount: '10.50' },
        ],
      }),
    );
    expect(paid).toMatchObject({ paid_amount: '100.00', outstanding: '0.00', payment_status: 'paid' });
    const { rows } = await office.pool.query('select amount from order_payment where "order" = $1', [id]);
    expect(rows).toEqual([{ amount: '100.00' }]);
    expect((await rowsOf(voucher)).slice(0, 3)).toEqual([
      [cash, '59.50', '0.00'],
      [bank, '30.00', '0.00'],
      [bank, '10.50', '0.00'],
    ]);
    const details = (await read('receipt_voucher', voucher)).items.map((row: any) => row.details);
    expect(details[0]).toMatch(/^Notes /);
    expect(details[1]).toMatch(/^Card /);
    expect(details[2]).toBeNull();
  });

  it('in several ways settles the bill of what has shipped once', async () => {
    const id = await placed();
    for (const verb of ['confirm', 'process']) await done(orders.give(verb, id));
    const { sales } = await done(orders.give('ship', id, { shipped_on: DAY }));
    await done(take(id, { ledger: cash, other_payments: [{ ledger: bank, amount: '99.99' }] }));
    expect((await read('sales', sales)).outstanding).toBe('0.00');
    expect(await orders.read(id)).toMatchObject({ paid_amount: '100.00', payment_status: 'paid' });
  });

  it('that settles a bill and leaves an advance is one payment of all of it', async () => {
    const id = await placed();
    for (const verb of ['confirm', 'process']) await done(orders.give(verb, id));
    const [line] = (await orders.read(id)).items;
    await done(orders.give('ship', id, { shipped_on: DAY, pieces: [{ line: line.id, quantity: 2 }] }));
    const { voucher } = await done(take(id, { ledger: cash, pay_amount: '90.00' }));
    expect(await rowsOf(voucher)).toMatchObject([[cash, '90.00', '0.00'], { 2: '40.00' }, { 2: '50.00' }]);
    const { body } = await office.call('GET', `${calls('order_payment').all}?order=${id}`);
    expect(body.order_payments).toMatchObject([{ receipt_voucher: voucher, amount: '90.00', paid_on: DAY }]);
  });

  it.each([
    [[{ amount: '100.00' }], 'other_payments', 'parts_above'],
    [[{ amount: '60.00' }, { amount: '40.01' }], 'other_payments', 'parts_above'],
    [[{ amount: '10.00' }, { amount: '0.00' }], 'other_payments.1.amount', 'too_small'],
    [[{ amount: null }], 'other_payments.0.amount', 'required'],
  ])('in parts such as %j is refused', async (parts, field, code) => {
    const id = await placed();
    const other_payments = parts.map(part => ({ ledger: bank, ...part }));
    expect(told(await take(id, { ledger: cash, other_payments }))).toEqual([400, field, code]);
    expect((await orders.read(id)).paid_amount).toBe('0.00');
  });

  it('says of the line what the ledger of another way is refused for', async () => {
    const id = await placed();
    const line = (part: object) => take(id, { ledger: cash, other_payments: [{ amount: '10.00', ...part }] });
    expect(told(await line({}))).toEqual([400, 'other_payments.0.payment_method', 'till_unsaid']);
    const rent = { ledger: books.ledger('Rent') };
    expect(told(await line(rent))).toEqual([400, 'other_payments.0.ledger', 'not_money']);
    const by = await method('Shut', bank);
    await office.pool.query('update paymentmethod set ledger = $1 where id = $2', [await closedBank(), by]);
    expect(told(await line({ payment_method: by }))).toEqual([
      400,
      'other_payments.0.payment_method',
      'ledger_inactive',
    ]);
    expect((await orders.read(id)).paid_amount).toBe('0.00');
  });
});

describe('a refund of an order', () => {
  const overpaid = async () => {
    const id = await placed();
    await done(take(id, { ledger: cash, pay_amount: '130.00', beyond_due: true }));
    return id;
  };

  it('leaves the ledger of its payment method where no ledger is told', async () => {
    const id = await overpaid();
    await done(take(await placed(), { ledger: bank }));
    const given = await done(refund(id, { payment_method: await method('Transfer', bank), pay_amount: '10.00' }));
    expect(await read('refund', given.refund)).toMatchObject({ ledger: bank, amount: '10.00', status: 'posted' });
    const rest = await done(refund(id, { ledger: cash }));
    expect(await read('refund', rest.refund)).toMatchObject({ ledger: cash, amount: '20.00' });
  });

  it('tells what it leaves, which is cash or bank in use', async () => {
    const id = await overpaid();
    expect(told(await refund(id))).toEqual([400, 'payment_method', 'till_unsaid']);
    expect(told(await refund(id, { ledger: books.ledger('Rent') }))).toEqual([400, 'ledger', 'not_money']);
    const by = await method('Shut', bank);
    await office.pool.query('update paymentmethod set ledger = $1 where id = $2', [await closedBank(), by]);
    expect(told(await refund(id, { payment_method: by }))).toEqual([400, 'payment_method', 'ledger_inactive']);
    expect(told(await refund(id, { ledger: cash, pay_amount: '30.01' }))).toEqual([
      400,
      'pay_amount',
      'over_refundable',
    ]);
    expect(told(await refund(id, { ledger: cash, paid_on: '2099-01-01' }))).toEqual([400, 'paid_on', 'future_date']);
  });
});

describe('a refund that is typed', () => {
  const typed = async (order: number, amount: string) => {
    const { party } = await read('order', order);
    return madeOf(office, 'refund', { refund_date: DAY, direction: 'to_customer', party, ledger: cash, amount, order });
  };
  const post = (id: number) =>
    office.call('POST', calls('refund').command('post', id), {
      body: {},
      headers: { 'idempotency-key': randomUUID() },
    });

  it('gives back nothing while it is a draft, and no more than was paid beyond what is due', async () => {
    const id = await placed();
    const [over, whole] = [await typed(id, '30.01'), await typed(id, '30.00')];
    const paid = await done(take(id, { ledger: cash, pay_amount: '130.00', beyond_due: true }));
    expect(paid).toMatchObject({ paid_amount: '130.00', payment_status: 'overpaid' });
    expect(told(await post(over))).toEqual([400, 'amount', 'over_refundable']);
    expect(await orders.read(id)).toMatchObject({ paid_amount: '130.00', payment_status: 'overpaid' });
    await done(post(whole));
    expect(await orders.read(id)).toMatchObject({ paid_amount: '100.00', payment_status: 'partially_refunded' });
  });

  it('names the order that it is of, another one, or none, and never an order and a booking', async () => {
    const [id, other] = [await placed(), await placed()];
    const { party } = await read('order', id);
    const body = { refund_date: DAY, direction: 'to_customer', party, ledger: cash, amount: '1.00' };
    const made = await madeOf(office, 'refund', { ...body, order: id });
    const change = (values: object) => office.call('PUT', calls('refund').update(made), { body: values });
    expect(await read('refund', made)).toMatchObject({
      order: id,
      booking: null,
      document_type: 'order',
      document_id: id,
    });
    expect((await change({ order: other })).body).toMatchObject({ order: other, document_id: other });
    expect((await change({ order: null })).body).toMatchObject({ order: null, document_type: null, document_id: null });
    const journeys = journeysOf(office);
    const booking = await journeys.booking(await journeys.departure(2));
    const both = await office.call('POST', calls('refund').create, { body: { ...body, order: id, booking } });
    expect(told(both)).toEqual([400, 'booking', 'one_needed']);
    expect((await change({ booking })).body).toMatchObject({ order: null, booking, document_type: 'booking' });
    expect(told(await office.call('POST', calls('refund').create, { body: { ...body, order: 999_999 } }))).toEqual([
      400,
      'order',
      'unknown_reference',
    ]);
  });
});
