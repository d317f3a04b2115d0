import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaperData, type PaperLanguage, paperLanguages } from '../../catalog/engine/papers/PaperData.ts';
import { permissionName } from '../../catalog/engine/policies.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type Books, openBooks } from '../support/books.ts';
import { differences } from '../support/described.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { hasPoppler, linesOf, pagesOf } from '../support/pdf.ts';
import { DAY, type ShopOrders, shopOrders } from '../support/shopOrders.ts';
import { madeOf, type Stock, stockOf } from '../support/stock.ts';

let office: Office;
let books: Books;
let orders: ShopOrders;
let bag: Stock;
let belt: Stock;
let output: number;
/** One that has a customer's address, a discount of each kind and a taxed delivery; part of it is shipped and paid. */
let whole: number;
let shipments: readonly number[];

const body = async (name: string, items: readonly object[], more: object = {}) => ({
  party: await books.party(name),
  order_date: DAY,
  branch: bag.branch,
  items,
  ...more,
});
const ship = async (order: number, quantity: number, more: object = {}): Promise<number> => {
  const [line] = (await orders.read(order)).items;
  const told = await orders.give('ship', order, { shipped_on: DAY, pieces: [{ line: line.id, quantity }], ...more });
  expect(told.status, JSON.stringify(told.body)).toBe(200);
  return told.body.shipment;
};
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  orders = shopOrders(office);
  output = await madeOf(office, 'tax_code', {
    name: 'VAT 15 %',
    kind: 'output',
    ledger: books.ledger('VAT on Sales'),
    rates: [{ valid_from: '2026-01-01', percent: '15' }],
  });
  const category = await madeOf(office, 'category', { name: 'Luggage' });
  [bag, belt] = [await stockOf(office, 'Suitcase'), await stockOf(office, 'Ihram belt')];
  await office.pool.query(`update product set category = $1, sku = 'BAG-10' where name = 'Suitcase'`, [category]);
  await bag.move('goods_received', 50, '5000.00');
  await belt.move('goods_received', 50, '500.00', { branch: bag.branch });
  const country = await madeOf(office, 'country', { name: 'Bangladesh' });
  const city = await madeOf(office, 'city', { name: 'Sylhet', country });
  const thana = await madeOf(office, 'thana', { name: 'Beanibazar', city });
  const customer = await madeOf(office, 'customer', {
    first_name: 'Rahima',
    last_name: 'Begum',
    username: 'rahima',
    email: 'rahima@rihla.example',
    primary_phone: '+8801712000001',
    street_address_one: 'P.O. Box 7',
  });
  const known = await office.call('GET', `${calls('party').all}?source_type=user&source_id=${customer}`);
  const address = await madeOf(office, 'shippingaddress', {
    customer,
    name: 'Rahima *Begum*',
    phone: '+8801711223344',
    street_address: '12 Lake Road',
    country,
    city,
    thana,
    postal_code: '3170',
  });
  whole = await orders.upTo('process', {
    ...(await body('Nobody', [
      { stock_item: bag.item, quantity: 7, rate: '4900.00', discount: '100.00', tax: output },
      { stock_item: belt.item, quantity: 3, rate: '33.33' },
    ])),
    party: known.body.parties[0].id,
    shipping_address: address,
    discount: '99.99',
    delivery_charge: '60.50',
    delivery_tax: output,
    details: 'Ring twice.',
  });
  const first = await ship(whole, 2, { courier: 'Sundarban', tracking_no: 'TR-77' });
  const paid = await orders.give('take_payment', whole, {
    paid_on: DAY,
    pay_amount: '1000.00',
    ledger: books.ledger('Cash'),
  });
  expect(paid.status, JSON.stringify(paid.body)).toBe(200);
  shipments = [first, await ship(whole, 1)];
});
afterAll(() => office.close());

const pathOf = (kind: string, id: number | string, query = '') => `/api/papers/${kind}/${id}${query}`;
const read = async (kind: string, id: number | string, language: PaperLanguage = 'en'): Promise<PaperData> => {
  const reply = await office.call('GET', pathOf(kind, id, `?language=${language}`));
  expect([reply.status, reply.headers.get('cache-control')], JSON.stringify(reply.body)).toEqual([200, 'no-store']);
  const described = typeof id === 'string' ? '/api/papers/pick_list/{ids}' : '/api/papers/{entity}/{id}';
  expect(differences('get', described, reply)).toEqual([]);
  return reply.body;
};
const pdfOf = async (path: string) => {
  const reply = await office.app.request(path, { headers: { authorization: `Bearer ${office.tokens.admin}` } });
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return new Uint8Array(await reply.arrayBuffer());
};
const pairs = (facts: readonly { readonly label: string; readonly value: string }[]) =>
  facts.map(({ label, value }) => `${label}: ${value}`);
const heads = ({ columns }: PaperData) => columns.map(({ label }) => label).join(' | ');
const shipTo = {
  label: 'Deliver to',
  value: 'Rahima *Begum*',
  lines: ['12 Lake Road', 'Beanibazar, Sylhet 3170', 'Bangladesh', '+8801711223344'],
};

describe('the confirmation of an order', () => {
  it('is what a sheet by hand says, to the last minor unit what the order keeps', async () => {
    const paper = await read('order', whole);
    const order = await orders.read(whole);
    expect(paper).toMatchObject({ title: `Order confirmation ${order.order_no}`, copy: 'Original' });
    expect(paper).not.toHaveProperty('mark');
    expect(paper.parties).toEqual([
      {
        label: 'Customer',
        value: 'Rahima Begum',
        lines: ['P.O. Box 7', '+8801712000001', 'rahima@rihla.example'],
      },
      shipTo,
    ]);
    expect(heads(paper)).toBe('No. | Particulars | SKU | Quantity | Unit price | Discount | Tax rate | Before tax');
    expect(paper.rows).toEqual([
      ['1', 'Suitcase', 'BAG-10', '7', '4,900.00', '100.00', '15 %', '34,200.00'],
      ['2', 'Ihram belt', '', '3', '33.33', '', '', '99.99'],
      ['3', 'Delivery charge', '', '1', '60.50', '', '15 %', '60.50'],
    ]);
    // 99.70 of the discount fall on the suitcases: 15 % of 34,100.30 are 5,115.05, and of 60.50 they are 9.08.
    expect(pairs(paper.totals)).toEqual([
      'Total: 34,360.49',
      'Discount on the whole: -99.99',
      'Before tax: 34,260.50',
      'Tax 15 %: 5,124.13',
      'Total with tax: 39,384.63',
      'Paid or credited: 1,000.00',
      'Balance: 38,384.63',
    ]);
    expect(order).toMatchObject({
      net_amount: '34260.50',
      tax_amount: '5124.13',
      amount: '39384.63',
      paid_amount: '1000.00',
      outstanding: '38384.63',
    });
    expect(paper.amountInWords?.value).toContain('Thirty-nine thousand three hundred eighty-four taka');
    expect(paper.notes).toEqual(['Ring twice.']);
  });

  it('of a draft says so and asks for nothing; one that was given up is void', async () => {
    const items = [{ stock_item: belt.item, quantity: 1 }];
    const { id } = (await orders.make(await body('Who only asks', items))).body;
    const draft = await read('order', id);
    expect(draft).toMatchObject({ mark: 'Draft', totals: [{ value: '20.00' }] });
    expect(draft.parties.map(({ label }) => label)).toEqual(['Customer']);
    await orders.give('cancel', id, { reason: 'changed their mind' });
    expect(await read('order', id, 'tr')).toMatchObject({ mark: 'İptal edildi' });
  });

  it('says what was cancelled of it, and what was paid beyond what is left', async () => {
    const id = await orders.upTo('process', await body('Who wants less', [{ stock_item: belt.item, quantity: 4 }]));
    await orders.give('take_payment', id, { paid_on: DAY, pay_amount: '50.00', ledger: books.ledger('Cash') });
    await ship(id, 1);
    await orders.give('cancel_open', id, { pieces: [], reason: 'no more of it' });
    expect(pairs((await read('order', id)).totals)).toEqual([
      'Grand total: 80.00',
      'Cancelled or returned: -60.00',
      'To be paid: 20.00',
      'Paid or credited: 50.00',
      'Paid beyond that: 30.00',
      'Balance: 0.00',
    ]);
  });

  it.skipIf(!hasPoppler).each(paperLanguages)('is a document in which all of that is read: %s', async language => {
    const paper = await read('order', whole, language);
    const text = (await linesOf(await pdfOf(pathOf('order', whole, `/pdf?language=${language}`)))).join(' ');
    const told = [paper.title, ...paper.rows.flat(), ...paper.totals.flatMap(one => [one.label, one.value])];
    expect(told.filter(one => !text.includes(one.replaceAll('\u200e', '')))).toEqual([]);
  });
});

describe('the papers of a shipment', () => {
  it('say what lies in it and no price, to whom it goes and by whom', async () => {
    const paper = await read('packing_slip', shipments[0] ?? 0);
    const { order_no: number } = await orders.read(whole);
    expect(paper.title).toBe('Packing slip SH-2026-000001');
    expect(paper).not.toHaveProperty('copy');
    expect(pairs(paper.facts)).toEqual([
      `Our order: ${number}`,
      'Date: 21 Nov 2026',
      'Courier: Sundarban',
      'Tracking no.: TR-77',
      'Branch: At Suitcase',
    ]);
    expect(paper.parties).toEqual([shipTo]);
    expect([heads(paper), paper.rows, pairs(paper.totals)]).toEqual([
      'No. | SKU | Item | Pieces',
      [['1', 'BAG-10', 'Suitcase', '2']],
      ['Pieces in all: 2'],
    ]);
    expect(JSON.stringify(paper)).not.toMatch(/\d\.\d\d/);
  });

  it('ask at the door for what this parcel bills alone: two of one order are not paid twice', async () => {
    const [first, second] = await Promise.all(shipments.map(id => read('delivery_label', id)));
    // 9,742.94 and tax 1,461.44 for two of seven, 69.58 for the delivery, less 1,000.00 paid before.
    expect(pairs(first?.totals ?? [])).toEqual(['Cash to collect: 10,273.96']);
    expect(pairs(second?.totals ?? [])).toEqual(['Cash to collect: 5,602.19']);
    expect(first).toMatchObject({ isLabel: true, parties: [shipTo, { label: 'From', lines: ['At Suitcase'] }] });
    const all = await orders.upTo('process', await body('Who pays later', [{ stock_item: belt.item, quantity: 2 }]));
    const parcel = await ship(all, 2);
    expect(pairs((await read('delivery_label', parcel)).totals)).toEqual(['Cash to collect: 40.00']);
    await orders.give('take_payment', all, { paid_on: DAY, pay_amount: '40.00', ledger: books.ledger('Cash') });
    expect(pairs((await read('delivery_label', parcel)).totals)).toEqual(['Cash to collect: 0.00']);
    expect((await read('delivery_label', parcel)).parties[0]?.value).toBe('Who pays later');
  });

  it('are one small page that is stuck on it', async () => {
    const pages = await pagesOf(await pdfOf(pathOf('delivery_label', shipments[0] ?? 0, '/pdf?language=en')));
    expect(pages).toHaveLength(1);
    for (const told of ['Rahima *Begum*', '12 Lake Road', '10,273.96', 'TR-77']) expect(pages[0]).toContain(told);
  });
});

describe('a pick list', () => {
  it('of one order has what is open of it, a box beside each item', async () => {
    const paper = await read('pick_list', whole);
    expect(heads(paper)).toBe('Picked | Category | SKU | Item | Pieces');
    expect(paper.columns[0]?.kind).toBe('box');
    expect(paper.rows).toEqual([
      ['', '', '', 'Ihram belt', '3'],
      ['', 'Luggage', 'BAG-10', 'Suitcase', '4'],
    ]);
    expect(pairs(paper.totals)).toEqual(['Pieces in all: 7']);
  });

  it('of several has each item once, by order and together, and names those of which there is nothing to pick', async () => {
    const items = [{ stock_item: bag.item, quantity: 5 }];
    const other = await orders.upTo('confirm', await body('Who waits', items));
    const placed = await orders.upTo('place', await body('Who is not confirmed', items));
    const ids = `${whole},${other},${placed},${other}`;
    const paper = await read('pick_list', ids);
    const numbers = await Promise.all([whole, other, placed].map(async id => (await orders.read(id)).order_no));
    expect(paper.title).toBe('Pick list');
    expect(pairs(paper.facts)).toEqual([`Orders: ${numbers.slice(0, 2).join('\n')}`, 'Branch: At Suitcase']);
    expect(heads(paper)).toBe('Picked | Category | SKU | Item | By order | Pieces');
    expect(paper.rows).toEqual([
      ['', '', '', 'Ihram belt', `${numbers[0]}: 3`, '3'],
      ['', 'Luggage', 'BAG-10', 'Suitcase', `${numbers[0]}: 4\n${numbers[1]}: 5`, '9'],
    ]);
    expect(pairs(paper.totals)).toEqual(['Pieces in all: 12']);
    expect(paper.notes).toEqual([`Nothing to pick of ${numbers[2]}`]);
    const [page = ''] = await pagesOf(await pdfOf(pathOf('pick_list', ids, '/pdf?language=en')));
    for (const told of ['Suitcase', 'BAG-10', numbers[1], 'Pieces in all']) expect(page).toContain(told);
  });

  it('tells what lies in which branch', async () => {
    await belt.move('goods_received', 5, '50.00');
    const items = [{ stock_item: belt.item, quantity: 2 }];
    const there = await orders.upTo('confirm', { ...(await body('Far away', items)), branch: belt.branch });
    const paper = await read('pick_list', `${whole},${there}`);
    expect(paper.rows.map(row => row.slice(1, 5).join(' · '))).toEqual([
      'At Ihram belt ·  ·  · Ihram belt',
      'At Suitcase ·  ·  · Ihram belt',
      'At Suitcase · Luggage · BAG-10 · Suitcase',
    ]);
  });
});

describe('a paper of the shop is refused', () => {
  it('to guests, to whoever may not see such records, and to those of another branch', async () => {
    const own = await orders.upTo('confirm', {
      ...(await body('Of the other branch', [{ stock_item: belt.item, quantity: 1 }])),
      branch: belt.branch,
    });
    const may = [permissionName('order', 'show'), permissionName('shipment', 'show')];
    const [other, clerk] = [await hire(office, ['CITY_LIST']), await hire(office, may, { branch: belt.branch })];
    const paths = [
      pathOf('order', whole),
      pathOf('pick_list', whole),
      pathOf('pick_list', `${own},${whole}`),
      ...['packing_slip', 'delivery_label'].map(kind => pathOf(kind, shipments[0] ?? 0)),
    ];
    for (const path of paths.flatMap(one => [one, `${one}/pdf`])) {
      expect([path, (await office.call('GET', path, { as: 'guest' })).status]).toEqual([path, 401]);
      expect([path, (await other.call('GET', path)).status]).toEqual([path, 403]);
      expect([path, (await clerk.call('GET', path)).status]).toEqual([path, 404]);
    }
    expect((await clerk.call('GET', pathOf('pick_list', own))).status).toBe(200);
  });

  it('of what is no record, of more orders than a list has room for, and in an unknown language', async () => {
    const many = Array.from({ length: 101 }, (_, at) => at + 1).join(',');
    for (const ids of [`${whole},999999`, `${whole},0`, `${whole},99999999999`, many, randomUUID(), `${whole},`])
      expect([ids, (await office.call('GET', pathOf('pick_list', ids))).status]).toEqual([ids, 404]);
    expect((await office.call('GET', pathOf('pick_list', `${whole},${whole}`, '?language=de'))).status).toBe(400);
  });
});
