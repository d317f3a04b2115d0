import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BillName, billKinds } from '../../catalog/bills/bills.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type Bills, billsOf } from '../support/bills.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Office, openOffice } from '../support/office.ts';
import { DAY, shopOrders } from '../support/shopOrders.ts';
import { madeOf, stockOf } from '../support/stock.ts';

let office: Office;
let books: Books;
let bills: Bills;
let output: number;
let input: number;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  bills = billsOf(office, books);
  const rates = [{ valid_from: '2026-01-01', percent: '15' }];
  const code = (name: string, kind: string, ledger: string) =>
    madeOf(office, 'tax_code', { name, kind, ledger: books.ledger(ledger), rates });
  output = await code('VAT 15 %', 'output', 'VAT on Sales');
  input = await code('VAT paid 15 %', 'input', 'VAT on Purchases');
});
afterAll(() => office.close());

/** What the books have moved by while something was done. */
async function moved(names: readonly string[], doing: () => Promise<unknown>): Promise<string[]> {
  const before = await books.balances();
  await doing();
  const after = await books.balances();
  return names.map(name => (Number(after[name] ?? 0) - Number(before[name] ?? 0)).toFixed(2));
}

const objections = ({ body }: { body: any }) =>
  (body.errors ?? []).map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);
/** 3 at 33.35, less 0.05; with tax. */
const discounted = (ledger: string, tax: number) => ({
  ledger: books.ledger(ledger),
  quantity: '3',
  rate: '33.35',
  discount: '0.05',
  tax,
});

describe('a bill with a discount', () => {
  const kinds: readonly (readonly [BillName, string, string, string, string[]])[] = [
    ['sales', 'Accounts Receivable', 'Service Fees', 'VAT on Sales', ['115.00', '-100.00', '-15.00']],
    ['credit_note', 'Accounts Receivable', 'Sales Returns', 'VAT on Sales', ['-115.00', '100.00', '15.00']],
    ['purchase', 'Accounts Payable', 'Package Cost', 'VAT on Purchases', ['-115.00', '100.00', '15.00']],
    ['debit_note', 'Accounts Payable', 'Package Cost', 'VAT on Purchases', ['115.00', '-100.00', '-15.00']],
  ];
  it.each(kinds)('is entered at what is left, and the tax of that: %s', async (...given) => {
    const [kind, control, ledger, vat, amounts] = given;
    const party = await books.party(`Who is ${kind}`);
    const tax = billKinds[kind].tax === 'output' ? output : input;
    const found = await moved([control, ledger, vat], async () => {
      const items = [discounted(ledger, tax)];
      const { status, body } = await bills.issue(kind, ['2026-11-02', party], [ledger, 1], {
        items,
        settlement: 'none',
      });
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body).toMatchObject({ net_amount: '100.00', tax_amount: '15.00', amount: '115.00' });
      expect(body.items).toMatchObject([{ discount: '0.05' }]);
    });
    expect(found).toEqual(amounts);
  });

  it('on the whole is taxed line by line at what is left of each, and each ledger bears its part', async () => {
    const party = await books.party('Who bargains');
    const items = [
      discounted('Service Fees', output),
      { ledger: books.ledger('Company Sales'), quantity: '1', rate: '200.00' },
    ];
    const names = ['Accounts Receivable', 'Service Fees', 'Company Sales', 'VAT on Sales'];
    let bill = 0;
    const found = await moved(names, async () => {
      const more = { items, discount: '10.00' };
      const { body } = await bills.issue('sales', ['2026-11-02', party], ['Service Fees', 1], more);
      // 100.00 and 200.00 bear 3.33 and 6.67 of it; 15 % of 96.67 is 14.5005.
      expect(body).toMatchObject({ discount: '10.00', net_amount: '290.00', tax_amount: '14.50', amount: '304.50' });
      bill = body.id;
    });
    expect(found).toEqual(['304.50', '-96.67', '-193.33', '-14.50']);
    const late = await office.call('PUT', calls('sales').update(bill), { body: { discount: '20.00' } });
    expect(objections(late)).toEqual(['discount settled']);
  });

  it('is not issued where that leaves nothing of a line, or of the bill', async () => {
    const party = await books.party('Who wants all of it');
    const issue = async (discount: string, more: object) => {
      const items = [{ ledger: books.ledger('Service Fees'), quantity: '2', rate: '5.00', discount }];
      return objections(await bills.issue('sales', ['2026-11-02', party], ['Service Fees', 1], { items, ...more }));
    };
    expect(await issue('10.00', {})).toEqual(['items.0.discount above_zero']);
    expect(await issue('12.00', {})).toEqual(['items.0.discount above_zero']);
    expect(await issue('-1.00', {})).toEqual(['items.0.discount too_small']);
    expect(await issue('5.00', { discount: '5.00' })).toEqual(['discount discount_above']);
    expect(await issue('5.00', { discount: '4.99' })).toEqual([]);
  });
});

describe('an order partly shipped, discounted and taxed', () => {
  it('is billed and credited by quantity and price, what is given away left off, as a sheet by hand has it', async () => {
    const orders = shopOrders(office);
    const [bag, gift] = [await stockOf(office, 'Suitcase'), await stockOf(office, 'Ribbon')];
    await bag.move('goods_received', 7, '700.00');
    await gift.move('goods_received', 1, '1.00', { branch: bag.branch });
    const order = await orders.upTo('process', {
      party: await books.party('Who packs'),
      order_date: DAY,
      branch: bag.branch,
      items: [
        { stock_item: bag.item, quantity: 7, rate: '4900.00', discount: '100.00', tax: output },
        { stock_item: gift.item, quantity: 1, rate: '30.00', discount: '30.00', tax: output },
      ],
      discount: '99.99',
      delivery_charge: '60.00',
      delivery_tax: output,
    });
    const [line, free] = (await orders.read(order)).items;
    // 7 x 4,900.00 less 100.00 less 99.99 is 34,100.01; two sevenths of it are 9,742.86, five 24,357.15.
    const pieces = [
      { line: line.id, quantity: 2 },
      { line: free.id, quantity: 1 },
    ];
    const first = (await orders.give('ship', order, { shipped_on: DAY, pieces })).body;
    const second = (await orders.give('ship', order, { shipped_on: DAY })).body;
    const read = async (kind: BillName, id: number) => (await office.call('GET', calls(kind).one(id))).body;
    const bill = await read('sales', first.sales);
    expect(bill.items).toMatchObject([
      { details: 'Suitcase', quantity: '2', rate: '4900.00', discount: '57.14', tax_amount: '1461.43' },
      { ledger: books.ledger('Delivery Income'), quantity: '1', rate: '60.00', discount: null, tax_amount: '9.00' },
    ]);
    expect(bill).toMatchObject({ net_amount: '9802.86', tax_amount: '1470.43', amount: '11273.29', discount: null });
    expect(await read('sales', second.sales)).toMatchObject({
      items: [{ quantity: '5', rate: '4900.00', discount: '142.85', tax_amount: '3653.57' }],
      net_amount: '24357.15',
    });

    const verb = (name: string, id: number, body: object = {}) =>
      office.call('POST', calls('order_return').command(name, id), {
        body,
        headers: { 'idempotency-key': randomUUID() },
      });
    const asked = { requested_on: DAY, pieces: [{ line: line.id, quantity: 1 }] };
    const { order_return: back } = (await orders.give('request_return', order, asked)).body;
    await verb('allow_return', back);
    await verb('receive_return', back, { received_on: DAY });
    const inspected = (await verb('inspect_return', back, { inspected_on: DAY })).body;
    const note = await read('credit_note', inspected.items[0].credit_note);
    expect(note.items).toMatchObject([{ details: 'Suitcase', quantity: '1', rate: '4900.00' }]);
    const [credited] = note.items;
    expect((Number(credited.rate) - Number(credited.discount)).toFixed(2)).toBe(note.net_amount);
    expect(note.net_amount).toBe(inspected.net_amount);
  });
});

it('after all of that the books are sound', async () => {
  const { body } = await office.call('POST', '/api/accounts/verification', { body: {} });
  const wrong = body.verification.checks.filter(({ problems }: { problems: number }) => problems > 0);
  // The goods were laid in without a purchase, so that the books never had them.
  expect(wrong.filter(({ check }: { check: string }) => check !== 'stock_value')).toEqual([]);
});
