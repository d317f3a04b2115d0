import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type PaperData, type PaperLanguage, paperLanguages } from '../../catalog/engine/papers/PaperData.ts';
import { permissionName } from '../../catalog/engine/policies.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { typesetter } from '../../server/engine/papers/typesetPaper.ts';
import { Problem } from '../../server/platform/problem.ts';
import { type Bills, billsOf } from '../support/bills.ts';
import { type Books, openBooks } from '../support/books.ts';
import { differences } from '../support/described.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { hasPoppler, linesOf } from '../support/pdf.ts';
import { DAY, shopOrders } from '../support/shopOrders.ts';
import { madeOf, stockOf } from '../support/stock.ts';

/** Nothing of it is markup. */
const CUSTOMER = '#import "/etc/passwd" $x$ *b*';

let office: Office;
let books: Books;
let bills: Bills;
let invoice: number;
let branch: number;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  bills = billsOf(office, books);
  const form = new FormData();
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  form.set('title', 'The office');
  form.set('logo', new File([new Uint8Array(picture)], 'logo.png', { type: 'image/png' }));
  for (const [name, value] of Object.entries({
    site_name: 'Rihla Travels',
    agency_name_arabic: 'رحلة للسفر',
    rl_no: 'RL-1234',
    email: 'office@rihla.example',
    address: 'House 12, Road 5\nDhaka 1205',
  }))
    form.set(name, value);
  const made = await office.call('POST', calls('general_setting').create, { body: form });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const output = await madeOf(office, 'tax_code', {
    name: 'VAT 15 %',
    kind: 'output',
    ledger: books.ledger('VAT on Sales'),
    rates: [{ valid_from: '2026-01-01', percent: '15' }],
  });
  const orders = shopOrders(office);
  const bag = await stockOf(office, 'Suitcase');
  ({ branch } = bag);
  await bag.move('goods_received', 7, '700.00');
  const order = await orders.upTo('process', {
    party: await books.party(CUSTOMER),
    order_date: DAY,
    branch,
    items: [{ stock_item: bag.item, quantity: 7, rate: '4900.00', discount: '100.00', tax: output }],
    discount: '99.99',
    delivery_charge: '60.00',
  });
  const [line] = (await orders.read(order)).items;
  const shipped = await orders.give('ship', order, { shipped_on: DAY, pieces: [{ line: line.id, quantity: 2 }] });
  invoice = shipped.body.sales;
  const paid = await orders.give('take_payment', order, {
    paid_on: DAY,
    pay_amount: '1000.00',
    ledger: books.ledger('Cash'),
  });
  expect(paid.status, JSON.stringify(paid.body)).toBe(200);
});
afterAll(() => office.close());

const pathOf = (kind: string, id: number, query = '') => `/api/papers/${kind}/${id}${query}`;
const read = async (id: number, language: PaperLanguage, kind = 'sales'): Promise<PaperData> => {
  const reply = await office.call('GET', pathOf(kind, id, `?language=${language}`));
  expect([reply.status, reply.headers.get('cache-control')], JSON.stringify(reply.body)).toEqual([200, 'no-store']);
  expect(differences('get', '/api/papers/{entity}/{id}', reply)).toEqual([]);
  return reply.body;
};
const pdfOf = async (id: number, language: PaperLanguage) => {
  const reply = await office.app.request(pathOf('sales', id, `/pdf?language=${language}`), {
    headers: { authorization: `Bearer ${office.tokens.admin}` },
  });
  expect(reply.status).toBe(200);
  return { headers: reply.headers, bytes: new Uint8Array(await reply.arrayBuffer()) };
};
const pairs = (facts: readonly { readonly label: string; readonly value: string }[]) =>
  facts.map(({ label, value }) => `${label}: ${value}`);

describe('the invoice of an order partly shipped, discounted, taxed and paid', () => {
  it('has its days and amounts in the order and the signs of the agency, in every language', async () => {
    const [setting] = (await office.call('GET', `${calls('general_setting').all}?ordering=-id`)).body.general_settings;
    const write = (day_order: string | null, decimal_sign: string | null) =>
      office.call('PUT', calls('general_setting').update(setting.id), { body: { day_order, decimal_sign } });
    expect((await write('month_first', 'comma')).status).toBe(200);
    for (const [language, day] of [
      ['en', 'Nov 21, 2026'],
      ['tr', 'Kas 21, 2026'],
    ] as const) {
      const paper = await read(invoice, language);
      expect(paper.facts.map(({ value }) => value)).toContain(day);
      expect(paper.rows[0]).toEqual(['1', 'Suitcase', '2', '4.900,00', '57,14', '15 %', '9.742,86']);
    }
    expect((await write(null, null)).status).toBe(200);
  });

  it('is what a sheet by hand says', async () => {
    const paper = await read(invoice, 'en');
    const { order_no: order } = (await office.call('GET', calls('order').all)).body.orders[0];
    expect(paper.title).toBe('Invoice SA-2026-000001');
    expect(paper.copy).toBe('Original');
    expect(paper.agency).toEqual({
      name: 'Rihla Travels',
      lines: ['House 12, Road 5', 'Dhaka 1205', 'office@rihla.example'],
      numbers: [{ label: 'Licence no.', value: 'RL-1234' }],
    });
    expect(paper.parties).toEqual([{ label: 'Billed to', value: CUSTOMER, lines: [] }]);
    expect(pairs(paper.facts)).toEqual(expect.arrayContaining(['Date: 21 Nov 2026', `Our order: ${order}`]));
    expect(paper.columns.map(({ label }) => label).join(' | ')).toBe(
      'No. | Particulars | Quantity | Unit price | Discount | Tax rate | Before tax',
    );
    // Two of seven bear 57.14 of 199.99; 15 % of 9,742.86 is 1,461.43, and delivery bears none.
    expect(paper.rows).toEqual([
      ['1', 'Suitcase', '2', '4,900.00', '57.14', '15 %', '9,742.86'],
      ['2', 'Delivery charge', '1', '60.00', '', '', '60.00'],
    ]);
    expect(pairs(paper.totals)).toEqual([
      'Before tax: 9,802.86',
      'Tax 15 %: 1,461.43',
      'Total with tax: 11,264.29',
      'Paid or credited: 1,000.00',
      'Balance: 10,264.29',
    ]);
    expect(paper.amountInWords?.value).toBe('Eleven thousand two hundred sixty-four taka and twenty-nine poisha only');
    expect(paper.notes).toEqual([]);
    expect(paper.code?.address).toMatch(/^https:\/\/office\.rihla\.example\/verify\/[\w-]{32}$/);
  });

  it.each([
    ['tr', 'Fatura', ['4,900.00', '57.14', '15 %', '9,742.86'], 'Kalan: 10,264.29', 'Teslimat ücreti'],
    ['ar', 'فاتورة', ['4,900.00', '57.14', '15 %', '9,742.86'], 'الرصيد المستحق: 10,264.29', 'رسم التوصيل'],
    ['bn', 'চালানপত্র', ['4,900.00', '57.14', '15 %', '9,742.86'], 'বাকি: 10,264.29', 'ডেলিভারি চার্জ'],
  ] as const)('says the same in %s', async (...[language, title, figures, balance, delivery]) => {
    const paper = await read(invoice, language);
    expect(paper.title).toBe(`${title} SA-2026-000001`);
    expect(paper.rows[0]?.slice(3)).toEqual(figures);
    expect(paper.rows[1]?.[1]).toBe(delivery);
    expect(pairs(paper.totals)).toContain(balance);
    expect(paper.agency.name).toBe(language === 'ar' ? 'رحلة للسفر' : 'Rihla Travels');
    expect(paper.parties[0]?.value).toBe(CUSTOMER);
  });

  it.skipIf(!hasPoppler).each(paperLanguages)(
    'is a document in which all of that is read, and no name is taken for markup: %s',
    async language => {
      const paper = await read(invoice, language);
      const { headers, bytes } = await pdfOf(invoice, language);
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(headers.get('content-disposition')).toBe("inline; filename*=UTF-8''SA-2026-000001.pdf");
      expect(headers.get('cache-control')).toBe('no-store');
      const text = (await linesOf(bytes)).join(' ');
      // Poppler sees the last sign of such a line on its other side, where the page is from right to left.
      const name = language === 'ar' ? CUSTOMER.slice(0, -1) : CUSTOMER;
      const told = [name, paper.title, ...paper.rows.flat(), ...paper.totals.flatMap(one => [one.label, one.value])];
      expect(told.filter(one => !text.includes(one.replaceAll('\u200e', '')))).toEqual([]);
      expect(text).not.toContain('root:');
      expect(Buffer.from(bytes).toString('latin1')).toContain('/Subtype /Image');
    },
  );
});

describe('a paper', () => {
  const draft = async (more: object = {}) =>
    (await bills.draft('sales', [DAY, await books.party('Karim')], ['Service Fees', 100], more)).body.id as number;

  it('of a draft says so, and has no code', async () => {
    const paper = await read(await draft(), 'en');
    expect(paper).toMatchObject({ mark: 'Draft', notes: [] });
    expect(paper).not.toHaveProperty('code');
    expect(paper).not.toHaveProperty('copy');
  });

  it('says that it is void, or a copy, and is in the language of its reader unless another is named', async () => {
    const id = (await bills.issue('sales', [DAY, await books.party('Karim')], ['Service Fees', 100])).body.id;
    const copy = await office.call('GET', pathOf('sales', id, '?copy=true'), { headers: { 'accept-language': 'tr' } });
    expect(copy.body).toMatchObject({ language: 'tr', copy: 'Suret' });
    await bills.give('sales', 'void', id, { body: { reason: 'wrong' } });
    expect(await read(id, 'ar')).toMatchObject({ mark: 'ملغى' });
  });

  it('of each kind of bill names whose number it bears', async () => {
    const party = await books.party('Who trades');
    const told = async (kind: 'purchase' | 'credit_note' | 'debit_note' | 'sales', ledger: string) => {
      const more = { ref_invoice_no: 'X-17', settlement: 'none' };
      const { body } = await bills.issue(kind, [DAY, party], [ledger, 50], more);
      const paper = await read(body.id, 'en', kind);
      return [paper.title.replace(/ \S+$/, ''), paper.parties[0]?.label, pairs(paper.facts).at(-1)];
    };
    expect(await told('sales', 'Service Fees')).toEqual(['Invoice', 'Billed to', 'Their number: X-17']);
    expect(await told('purchase', 'Rent')).toEqual(['Payable bill', 'Vendor', 'Their number: X-17']);
    expect(await told('credit_note', 'Sales Returns')).toEqual(['Credit note', 'Customer', 'Refers to: X-17']);
    expect(await told('debit_note', 'Rent')).toEqual(['Debit note', 'Vendor', 'Refers to: X-17']);
  });

  it('of a vendor in another currency says the rate, and what is withheld', async () => {
    const tds = await madeOf(office, 'tax_code', {
      name: 'TDS on services',
      kind: 'tds',
      ledger: books.ledger('TDS Payable'),
      rates: [{ valid_from: '2026-01-01', percent: '7.5' }],
    });
    const party = await books.party('Who serves');
    const { body } = await bills.issue('purchase', [DAY, party], ['Rent', 1000], { tds });
    expect(pairs((await read(body.id, 'en', 'purchase')).totals).slice(-3)).toEqual([
      'TDS on services, 7.5 % of 1,000.00: 75.00',
      'Withheld in all: 75.00',
      'Paid out to the vendor: 925.00',
    ]);
    const currency = await madeOf(office, 'currency', { code: 'USD', name: 'US dollar' });
    const abroad = await bills.issue('purchase', [DAY, party], ['Rent', 10], { currency, exchange_rate: '121.5' });
    const paper = await read(abroad.body.id, 'en', 'purchase');
    expect(pairs(paper.facts)).toEqual(expect.arrayContaining(['Currency: USD', 'Exchange rate: 121.5']));
    expect(pairs(paper.totals)).toContain('Balance: 10.00 USD');
  });
});

describe('a paper is refused', () => {
  it('to guests, to whoever may not see such records, and of records that they may not know of', async () => {
    const may = [permissionName('sales', 'show')];
    const [other, clerk] = [await hire(office, ['CITY_LIST']), await hire(office, may, { branch })];
    const elsewhere = await hire(office, may, { branch: await madeOf(office, 'branch', { name: randomUUID() }) });
    for (const end of ['', '/pdf']) {
      const path = `${pathOf('sales', invoice)}${end}`;
      expect((await office.call('GET', path, { as: 'guest' })).status).toBe(401);
      expect((await other.call('GET', path)).status).toBe(403);
      expect((await elsewhere.call('GET', path)).status).toBe(404);
      expect((await clerk.call('GET', path)).status).toBe(200);
    }
    // It says the same to everybody: whose order it was, also to whoever may see no orders.
    const { code: _, ...seen } = (await clerk.call('GET', pathOf('sales', invoice, '?language=en'))).body;
    expect(await read(invoice, 'en')).toMatchObject(seen);
  });

  it('of an unknown kind or record, in an unknown language, or where a copy is neither asked for nor not', async () => {
    const refused = async (path: string) => {
      const { status, body } = await office.call('GET', path);
      return [status, body.code ?? Object.keys(body)[0]];
    };
    expect(await refused(pathOf('city', 1))).toEqual([404, 'no_such_call']);
    expect(await refused(pathOf('constructor', 1, '/pdf'))).toEqual([404, 'no_such_call']);
    expect(await refused(pathOf('sales', 999_999))).toEqual([404, 'not_found']);
    for (const query of ['?language=de', '?copy=perhaps']) {
      const { status, body } = await office.call('GET', pathOf('sales', invoice, query));
      expect([status, Object.keys(body)], JSON.stringify(body)).toEqual([
        400,
        expect.arrayContaining([query.slice(1).split('=')[0]]),
      ]);
    }
  });

  it('as a document where this machine cannot typeset, while its data is answered', async () => {
    const failing = vi.spyOn(typesetter, 'typesetTogether').mockRejectedValue(new Problem(503, 'papers_unavailable'));
    const { status, body } = await office.call('GET', pathOf('sales', invoice, '/pdf'));
    expect([status, body.code]).toEqual([503, 'papers_unavailable']);
    failing.mockRestore();
    expect((await read(invoice, 'en')).title).toContain('SA-2026');
  });
});
