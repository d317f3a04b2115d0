import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paperLanguages } from '../../catalog/engine/papers/PaperData.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { openBooks } from '../support/books.ts';
import { pairs, paperPath, papersOf } from '../support/drawnPapers.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { hasPoppler } from '../support/pdf.ts';
import { madeOf, stockOf } from '../support/stock.ts';

const DAY = '2026-11-20';
/** Nothing of it is markup. */
const VENDOR = '#import "/etc/passwd" $x$ *b*';

let office: Office;
let papers: ReturnType<typeof papersOf>;
let branch: number;
let request: number;
let purchase: number;
const give = async (of: 'purchase_request' | 'purchase_final', verb: string, id: number, body: object = {}) => {
  const told = { body, headers: { 'idempotency-key': randomUUID() } };
  const reply = await office.call('POST', calls(of).command(verb, id), told);
  expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
  return reply.body;
};
beforeAll(async () => {
  office = await openOffice();
  papers = papersOf(office);
  const books = await openBooks(office);
  const bag = await stockOf(office, 'Suitcase');
  ({ branch } = bag);
  const place = { street_address_one: 'Gate 3, Port Road', postal_code: '4100' };
  await office.call('PUT', calls('branch').update(branch), { body: place });
  const flask = (await stockOf(office, 'Flask')).item;
  const input = await madeOf(office, 'tax_code', {
    name: 'VAT 7.5 %',
    kind: 'input',
    ledger: books.ledger('VAT on Purchases'),
    rates: [{ valid_from: '2026-01-01', percent: '7.5' }],
  });
  const party = await madeOf(office, 'party', {
    name: VENDOR,
    phone: '+8801712000002',
    email: 'yusuf@textiles.example',
    address: '22 Station Road\nChattogram',
    bin_no: '000123456-0101',
  });
  const lines = [
    { stock_item: bag.item, quantity: 3, estimated_price: '1000.10', note: 'Green, please' },
    { stock_item: flask, quantity: 10, estimated_price: '5.00' },
  ];
  const head = { branch, party, details: 'At the back door.' };
  request = await madeOf(office, 'purchase_request', {
    ...head,
    request_date: DAY,
    needed_by: '2026-12-10',
    items: lines,
  });
  await give('purchase_request', 'submit', request);
  purchase = await madeOf(office, 'purchase_final', {
    ...head,
    order_date: DAY,
    expected_on: '2026-12-01',
    items: [
      { stock_item: bag.item, quantity: 3, rate: '1000.10', tax: input },
      { stock_item: flask, quantity: 10, rate: '5.00' },
    ],
  });
});
afterAll(() => office.close());

describe('the paper of an order to a vendor', () => {
  it('is what a sheet by hand says, for the vendor alone: what came of it is not theirs', async () => {
    expect(await papers.read('purchase_final', purchase)).toMatchObject({ mark: 'Draft' });
    await give('purchase_final', 'confirm', purchase);
    const paper = await papers.read('purchase_final', purchase);
    expect(paper.title).toBe('Purchase order PF-2026-000001');
    expect(paper.copy).toBe('Original');
    expect(paper).not.toHaveProperty('mark');
    expect(pairs(paper.facts)).toEqual(['Date: 20 Nov 2026', 'Expected on: 1 Dec 2026']);
    expect(paper.parties).toMatchObject([
      {
        label: 'Vendor',
        value: VENDOR,
        lines: ['22 Station Road', 'Chattogram', '+8801712000002', 'yusuf@textiles.example', 'BIN 000123456-0101'],
      },
      { label: 'Deliver to', lines: ['Gate 3, Port Road', expect.stringContaining('4100')] },
    ]);
    expect(paper.columns.map(({ label }) => label).join(' | ')).toBe(
      'No. | Particulars | Quantity | Unit price | Tax rate | Before tax',
    );
    // 7.5 % of 3,000.30 is 225.02.
    expect(paper.rows).toEqual([
      ['1', 'Suitcase', '3', '1,000.10', '7.5 %', '3,000.30'],
      ['2', 'Flask', '10', '5.00', '', '50.00'],
    ]);
    expect(pairs(paper.totals)).toEqual(['Before tax: 3,050.30', 'Tax 7.5 %: 225.02', 'Total with tax: 3,275.32']);
    expect(paper.amountInWords?.value).toBe('Three thousand two hundred seventy-five taka and thirty-two poisha only');
    expect(paper.notes).toEqual(['At the back door.']);
    expect(paper.signatures).toEqual(['Prepared by', 'Authorised signature', 'For the vendor']);
    expect(paper.code?.address).toContain('/verify/');
  });

  it.skipIf(!hasPoppler).each(paperLanguages)(
    'is a document in which all of that is read, and no name is taken for markup: %s',
    async language => {
      const paper = await papers.read('purchase_final', purchase, { language });
      const text = await papers.said('purchase_final', purchase, { language });
      // Poppler sees the last sign of such a line on its other side, where the page is from right to left.
      const name = language === 'ar' ? VENDOR.slice(0, -1) : VENDOR;
      const told = [name, paper.title, ...paper.rows.flat(), ...paper.totals.flatMap(one => [one.label, one.value])];
      expect(told.filter(one => !text.includes(one.replaceAll('\u200e', '')))).toEqual([]);
      expect(text).not.toContain('root:');
    },
  );

  it('follows what is agreed anew with the vendor, whom it went to as they were called then', async () => {
    const body = (await office.call('GET', calls('purchase_final').one(purchase))).body;
    const items = body.items.map((line: object, at: number) => (at === 0 ? { ...line, quantity: 4 } : line));
    const put = (of: 'party' | 'purchase_final', id: number, change: object) =>
      office.call('PUT', calls(of).update(id), { body: change });
    expect((await put('purchase_final', purchase, { ...body, items, expected_on: '2026-12-05' })).status).toBe(200);
    expect((await put('party', body.party, { name: 'Renamed' })).status).toBe(200);
    const paper = await papers.read('purchase_final', purchase);
    expect(paper.rows[0]).toEqual(['1', 'Suitcase', '4', '1,000.10', '7.5 %', '4,000.40']);
    expect(pairs(paper.facts)).toContain('Expected on: 5 Dec 2026');
    expect(paper.parties[0]?.value).toBe(VENDOR);
    expect((await put('party', body.party, { name: VENDOR })).status).toBe(200);
  });

  it('says across itself that it is cancelled', async () => {
    await give('purchase_final', 'cancel', purchase, { reason: 'Too late' });
    const paper = await papers.read('purchase_final', purchase, { language: 'ar' });
    expect(paper.mark).toBe('أُلغي');
    expect(paper).not.toHaveProperty('copy');
  });
});

it('the paper of a request says what is wanted until when, with notes, and not for how much; it waits for its approval', async () => {
  const paper = await papers.read('purchase_request', request);
  expect(paper.title).toBe('Purchase request PR-2026-000001');
  expect(pairs(paper.facts)).toEqual(['Date: 20 Nov 2026', 'Needed by: 10 Dec 2026']);
  expect(paper.columns.map(({ label }) => label).join(' | ')).toBe('No. | Particulars | Quantity');
  expect(paper.rows).toEqual([
    ['1', 'Suitcase\nGreen, please', '3'],
    ['2', 'Flask', '10'],
  ]);
  expect(paper.totals).toEqual([]);
  expect(paper).not.toHaveProperty('amountInWords');
  expect(paper.mark).toBe('Not approved');
  expect(paper).not.toHaveProperty('copy');
  if (hasPoppler) expect(await papers.said('purchase_request', request)).not.toMatch(/3,050|1,000\.10/);
  expect(paper.signatures).toEqual(['Requested by', 'Checked by', 'Approved by']);
  // It is not approved: there is nothing to verify yet.
  expect(paper).not.toHaveProperty('code');
});

it('both are refused to whoever may not see such records, and of records that they may not know of', async () => {
  const other = await hire(office, ['CITY_LIST']);
  const rights = ['PURCHASE_REQUEST_DETAILS', 'PURCHASE_FINAL_DETAILS'];
  const elsewhere = await hire(office, rights, { branch: await madeOf(office, 'branch', { name: randomUUID() }) });
  const here = await hire(office, rights, { branch });
  for (const [kind, id] of [
    ['purchase_request', request],
    ['purchase_final', purchase],
  ] as const)
    for (const end of ['', '/pdf']) {
      const path = paperPath(kind, id, {}, end);
      expect((await office.call('GET', path, { as: 'guest' })).status).toBe(401);
      expect((await other.call('GET', path)).status).toBe(403);
      expect((await elsewhere.call('GET', path)).status).toBe(404);
      expect((await here.call('GET', path)).status).toBe(200);
      expect((await office.call('GET', paperPath(kind, 999_999, {}, end))).status).toBe(404);
    }
});
