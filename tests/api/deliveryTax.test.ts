import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Office, openOffice } from '../support/office.ts';
import { DAY, shopOrders } from '../support/shopOrders.ts';
import { madeOf, type Stock, stockOf } from '../support/stock.ts';

let office: Office;
let books: Books;
let output: number;
let input: number;
let stock: Stock;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  const rates = [{ valid_from: '2026-01-01', percent: '15' }];
  const code = (name: string, kind: string, ledger: string) =>
    madeOf(office, 'tax_code', { name, kind, ledger: books.ledger(ledger), rates });
  output = await code('VAT 15 %', 'output', 'VAT on Sales');
  input = await code('VAT paid 15 %', 'input', 'VAT on Purchases');
  stock = await stockOf(office, 'Prayer rug');
  await stock.move('goods_received', 5, '50.00');
});
afterAll(() => office.close());

const setTo = async (tax: number | null) => {
  const [setting] = (await office.call('GET', calls('book_setting').all)).body.book_settings;
  return office.call('PUT', calls('book_setting').update(setting.id), { body: { ...setting, delivery_tax: tax } });
};
const wanted = async (more: object = {}) => ({
  party: await books.party('Who has it delivered'),
  order_date: DAY,
  branch: stock.branch,
  items: [{ stock_item: stock.item, quantity: 1, rate: '100.00' }],
  delivery_charge: '60.50',
  ...more,
});
const made = async (more?: object) =>
  (await office.call('POST', calls('order').create, { body: await wanted(more) })).body;

it('is that of the settings for a new order, and stays as it is when these change', async () => {
  const untaxed = { delivery_tax: null, delivery_tax_amount: '0.00', amount: '160.50' };
  const before = await made();
  expect(before).toMatchObject(untaxed);
  expect((await setTo(output)).status).toBe(200);
  const saved = await office.call('PUT', calls('order').update(before.id), {
    body: { ...before, details: 'Ring once' },
  });
  expect(saved.body).toMatchObject({ ...untaxed, details: 'Ring once' });
  const taxed = await made();
  // 15 % of 60.50 are 9.075.
  expect(taxed).toMatchObject({
    delivery_tax: output,
    delivery_tax_amount: '9.08',
    tax_amount: '9.08',
    amount: '169.58',
  });
  await setTo(null);
  const again = await office.call('PUT', calls('order').update(taxed.id), {
    body: { ...taxed, details: 'Ring twice' },
  });
  expect(again.body).toMatchObject({ delivery_tax: output, amount: '169.58' });
  const free = await office.call('PUT', calls('order').update(taxed.id), { body: { ...taxed, delivery_tax: null } });
  expect(free.body).toMatchObject(untaxed);
});

it('is billed once, with the first shipment, and entered where it belongs', async () => {
  const orders = shopOrders(office);
  const items = [{ stock_item: stock.item, quantity: 2, rate: '100.00' }];
  const id = await orders.upTo('process', await wanted({ items, delivery_tax: output }));
  const [line] = (await orders.read(id)).items;
  const before = await books.balances();
  const first = (await orders.give('ship', id, { shipped_on: DAY, pieces: [{ line: line.id, quantity: 1 }] })).body;
  const second = (await orders.give('ship', id, { shipped_on: DAY })).body;
  const amounts = [first, second].map(async ({ sales }) => (await office.call('GET', calls('sales').one(sales))).body);
  expect(await Promise.all(amounts)).toMatchObject([
    { net_amount: '160.50', tax_amount: '9.08', amount: '169.58' },
    { net_amount: '100.00', tax_amount: '0.00', amount: '100.00' },
  ]);
  const after = await books.balances();
  const moved = (name: string) => (Number(after[name] ?? 0) - Number(before[name] ?? 0)).toFixed(2);
  expect(['Delivery Income', 'VAT on Sales'].map(moved)).toEqual(['-60.50', '-9.08']);
  expect((await office.call('GET', calls('shipment').one(first.shipment))).body).toMatchObject({ amount: '169.58' });
  expect(await orders.read(id)).toMatchObject({ due_amount: '269.58', outstanding: '269.58' });
});

it('is one on sales', async () => {
  const refused = [
    await setTo(input),
    await office.call('POST', calls('order').create, { body: await wanted({ delivery_tax: input }) }),
  ];
  for (const { status, body } of refused)
    expect([status, body.errors]).toMatchObject([400, [{ field: 'delivery_tax', code: 'other_tax' }]]);
});
