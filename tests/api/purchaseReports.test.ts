import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Narrowing, ReportRow } from '../../catalog/engine/defineReport.ts';
import { permissionName } from '../../catalog/engine/policies.ts';
import { purchaseReport } from '../../catalog/purchasing/reports/purchaseReport.ts';
import { requestSummary } from '../../catalog/purchasing/reports/requestSummary.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { type Office, openOffice, type Reply } from '../support/office.ts';
import { type Ground, openGround } from '../support/places.ts';
import { listBehind } from '../support/reportSheets.ts';
import { madeOf, type Stock, stockOf } from '../support/stock.ts';

const DAY = '2026-11-20';
const FAMILY = '/summary_report/api/v1';

let office: Office;
let books: Books;
let ground: Ground;
let head: Colleague;
let [mat, towel, belt]: Stock[] = [];
let [weaver, tailor]: number[] = [];
/** Documents by what they are. */
const ids: Record<string, number> = {};

const done = ({ status, body }: Reply): Reply['body'] => {
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
};
const give = async (of: string, verb: string, id: number | undefined, body: object = {}) =>
  done(await office.call('POST', calls(of).command(verb, id), { body, headers: { 'idempotency-key': randomUUID() } }));
const asked = async (path: string, who: Pick<Office, 'call'> = office) => done(await who.call('GET', path));
const report = (query = '', who?: Pick<Office, 'call'>) => asked(`/api/reports/purchase_report?${query}`, who);
const requests = (query = '', who?: Pick<Office, 'call'>) =>
  asked(`/api/reports/purchase_request_summary?${query}`, who);

const line = (stock: Stock | undefined, quantity: number, rate: string, more: object = {}) => ({
  stock_item: stock?.item,
  quantity,
  rate,
  ...more,
});

/** A draft of an order in the clerk's branch, with its lines' ids. */
async function drafted(name: string, items: object[], more: object = {}): Promise<number[]> {
  const body = { party: weaver, order_date: DAY, branch: ground.branches.own, items, ...more };
  const made = done(await office.call('POST', calls('purchase_final').create, { body }));
  ids[name] = made.id;
  return made.items.map(({ id }: { id: number }) => id);
}
async function ordered(name: string, items: object[], more: object = {}): Promise<number[]> {
  const lines = await drafted(name, items, more);
  await give('purchase_final', 'confirm', ids[name]);
  return lines;
}

/** One ordered in part, one whose rest was given up, one elsewhere, one only begun, and one that was cancelled. */
async function tellPurchases(): Promise<void> {
  const tax = await madeOf(office, 'tax_code', {
    name: 'VAT',
    kind: 'input',
    ledger: books.ledger('VAT on Purchases'),
    rates: [{ valid_from: '2026-01-01', percent: '10' }],
  });
  const [, second] = await ordered('short', [line(towel, 1, '5.00'), line(mat, 4, '10.00', { tax })], {
    order_date: '2026-11-19',
    party: tailor,
  });
  await give('purchase_final', 'receive', ids['short'], { received_on: DAY, pieces: [{ line: second, quantity: 3 }] });
  const back = { returned_on: DAY, pieces: [{ line: second, quantity: 1 }], reason: 'Torn' };
  await give('purchase_final', 'return_to_vendor', ids['short'], back);
  await give('purchase_final', 'close', ids['short'], { reason: 'No more are made' });
  const [first] = await ordered('part', [line(mat, 10, '12.00'), line(towel, 4, '5.00')]);
  await give('purchase_final', 'receive', ids['part'], { received_on: DAY, pieces: [{ line: first, quantity: 6 }] });
  await give('purchase_final', 'bill', ids['part'], {
    ref_invoice_no: 'W-1',
    billed_on: DAY,
    pieces: [{ line: first, quantity: 5, rate: '12.00' }],
  });
  await ordered('elsewhere', [line(towel, 2, '7.00')], { branch: ground.branches.foreign });
  await drafted('begun', [line(mat, 2, '9.00')]);
  await ordered('cancelled', [line(mat, 1, '1.00')]);
  await give('purchase_final', 'cancel', ids['cancelled'], { reason: 'Twice' });
}

async function requested(name: string, quantity: number, more: object = {}): Promise<void> {
  const items = [{ stock_item: belt?.item, quantity, estimated_price: '8.00' }];
  ids[name] = await madeOf(office, 'purchase_request', {
    request_date: DAY,
    branch: ground.branches.own,
    items,
    ...more,
  });
}

/** Ten belts asked for, of which six are ordered and four have come; two elsewhere; three that nobody has handed in. */
async function tellRequests(): Promise<void> {
  await requested('asked', 10, { party: tailor });
  await give('purchase_request', 'submit', ids['asked']);
  done(await head.call('POST', calls('purchase_request').command('approve', ids['asked']), { body: {} }));
  const { items } = await asked(calls('purchase_request').one(ids['asked'] ?? 0));
  const order = async (name: string, quantity: number) => {
    const pieces = [{ line: items[0].id, quantity }];
    const input = { purchase_request: ids['asked'], order_date: '2026-11-21', pieces };
    const made = await give('purchase_final', 'create_from_purchase_request', undefined, input);
    ids[name] = made.id;
    await give('purchase_final', 'confirm', made.id);
    return made.items[0].id;
  };
  const belts = await order('of the request', 6);
  const come = { received_on: '2026-11-21', pieces: [{ line: belts, quantity: 4 }] };
  await give('purchase_final', 'receive', ids['of the request'], come);
  await order('given up', 4);
  await give('purchase_final', 'cancel', ids['given up'], { reason: 'Too dear' });
  await requested('asked elsewhere', 2, { branch: ground.branches.foreign });
  await give('purchase_request', 'submit', ids['asked elsewhere']);
  await requested('not handed in', 3);
}

beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  ground = await openGround(office);
  head = await hire(office, [
    'PURCHASE_REQUEST_LIST',
    'PURCHASE_REQUEST_DETAILS',
    'PURCHASE_REQUEST_APPROVE',
    'ALL_BRANCHES',
  ]);
  [mat, towel, belt] = [await stockOf(office, 'Mat'), await stockOf(office, 'Towel'), await stockOf(office, 'Belt')];
  [weaver, tailor] = [await books.party('The weaver'), await books.party('The tailor')];
  await tellPurchases();
  await tellRequests();
});
afterAll(() => office.close());

it('purchases are told with their lines, less what was given up', async () => {
  const { rows, totals } = await report();
  expect(rows).toMatchObject([
    {
      purchase_final: ids['short'],
      stock_item: towel?.item,
      ordered: 0,
      received: 0,
      amount: '0.00',
      status: 'closed',
    },
    { stock_item: mat?.item, ordered: 3, received: 3, returned: 1, billed: 0, rate: '10.00', amount: '33.00' },
    { purchase_final: ids['part'], ordered: 10, received: 6, returned: 0, billed: 5, rate: '12.00', amount: '120.00' },
    { receipt_status: 'partial', bill_status: 'partial', payment_status: 'unpaid', ordered: 4, amount: '20.00' },
    { purchase_final: ids['elsewhere'], branch: ground.branches.foreign, ordered: 2, amount: '14.00' },
    { purchase_final: ids['of the request'], party: tailor, ordered: 6, received: 4, amount: '48.00' },
  ]);
  expect(totals).toEqual({ ordered: 25, received: 13, returned: 1, billed: 5, amount: '235.00' });
});

it('each document has its sums, and leads to itself', async () => {
  const { rows, groups } = await report(`party__in=${weaver}&branch__in=${ground.branches.own}`);
  expect(groups).toMatchObject([{ purchase_no: rows[0].purchase_no, ordered: 14, received: 6, amount: '140.00' }]);
  expect(purchaseReport.columns.purchase_no.drillDown?.(rows[0], {})).toEqual({
    record: 'purchase_final',
    id: ids['part'],
  });
});

it('what was only begun or is given up counts where its state is asked for', async () => {
  const { rows, totals } = await report('status__in=draft,cancelled');
  expect(rows.map((row: ReportRow) => row['purchase_final'])).toEqual([
    ids['begun'],
    ids['cancelled'],
    ids['given up'],
  ]);
  expect(totals).toMatchObject({ ordered: 7 });
});

it('they are narrowed by item, vendor, day, branch and state', async () => {
  const sum = async (query: string) => (await report(query)).totals.ordered;
  expect([
    await sum(`stock_item__in=${mat?.item}`),
    await sum(`party__in=${tailor}`),
    await sum(`order_date__gte=${DAY}&order_date__lte=${DAY}`),
    await sum(`branch__in=${ground.branches.foreign}`),
    await sum('status__in=closed'),
    await sum('receipt_status__in=none'),
  ]).toEqual([13, 9, 16, 2, 3, 2]);
  expect((await office.call('GET', '/api/reports/purchase_report?stock_item__in=none')).status).toBe(400);
});

it('of a request is told what it asks for, what of it is ordered, and what has come', async () => {
  const { rows, totals } = await requests();
  expect(rows).toMatchObject([
    { party: tailor, status: 'partially_converted', quantity: 10, ordered: 6, received: 4, amount: '80.00' },
    { status: 'submitted', quantity: 2, ordered: 0, received: 0, amount: '16.00' },
  ]);
  expect(rows[0].asked_by).toMatch(/\w/);
  expect(totals).toEqual({ quantity: 12, ordered: 6, received: 4, amount: '96.00' });
  const { request_no, ordered: pieces } = requestSummary.columns;
  expect(request_no.drillDown?.(rows[0], {})).toEqual({ record: 'purchase_request', id: ids['asked'] });
  const behind = listBehind(pieces.drillDown?.(rows[0], {} satisfies Narrowing)) ?? '';
  expect((await asked(behind)).total_elements).toBe(1);
  const { rows: drafts } = await requests('status__in=draft');
  expect(drafts).toMatchObject([{ purchase_request: ids['not handed in'], quantity: 3 }]);
  expect((await requests(`party__in=${tailor}&request_date__gte=${DAY}`)).rows).toHaveLength(1);
  expect((await requests('request_date__lte=2026-11-19')).rows).toEqual([]);
});

it('nobody is told of another branch, nor of anything without the right to every list', async () => {
  const { rows, totals } = await report('', ground.clerk);
  expect([rows.length, totals.ordered]).toEqual([5, 23]);
  expect((await requests('', ground.clerk)).totals).toMatchObject({ quantity: 10 });
  const buyer = await hire(office, [permissionName('purchase_final', 'list'), 'ALL_BRANCHES']);
  for (const path of [
    '/api/reports/purchase_report',
    '/api/reports/purchase_request_summary',
    `${FAMILY}/purchase_final_summary_report/filter/`,
    `${FAMILY}/purchase_request_summary_report/filter/`,
    `${FAMILY}/inventory_summary_report/filter/`,
  ])
    expect((await buyer.call('GET', path)).status, path).toBe(403);
});

it('the family has the same by its own words', async () => {
  const days = `start_date=${DAY}&end_date=${DAY}`;
  const bought = await asked(`${FAMILY}/purchase_final_summary_report/filter/?${days}&party=${weaver}&size=2`);
  expect(bought).toMatchObject({ totals: { ordered: 16 }, page: 1, size: 2, total_pages: 2, total_elements: 3 });
  expect(bought.purchase_final_summary).toMatchObject([{ ordered: 10 }, { ordered: 4 }]);
  const wanted = await asked(`${FAMILY}/purchase_request_summary_report/filter/?${days}&status=submitted`);
  expect(wanted.purchase_request_summary).toMatchObject([{ quantity: 2, amount: '16.00' }]);
  const stock = `${FAMILY}/inventory_summary_report/filter/?branch=${ground.branches.own}`;
  const { inventory_summary: rows, totals } = await asked(`${stock}&date_after=${DAY}&date_before=${DAY}`);
  expect(rows).toMatchObject([{ stock_item: mat?.item, on_hand: 8 }]);
  expect(totals).toMatchObject({ on_hand: 8 });
  expect((await asked(`${stock}&end_date=2026-11-21`)).totals).toMatchObject({ on_hand: 12 });
  for (const wrong of ['customer=1', 'start_date=soon'])
    expect((await office.call('GET', `${stock}&${wrong}`)).body.errors, wrong).toMatchObject([
      { field: wrong.split('=')[0] },
    ]);
});
