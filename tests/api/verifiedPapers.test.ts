import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionName } from '../../catalog/engine/policies.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { pathForLog } from '../../server/platform/forLog.ts';
import { type Bills, billsOf } from '../support/bills.ts';
import { type Books, openBooks } from '../support/books.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { madeOf, stockOf } from '../support/stock.ts';

let office: Office;
let books: Books;
let bills: Bills;
let bill: number;
beforeAll(async () => {
  office = await openOffice({ publicUrl: 'https://office.example', verifyUrl: 'https://api.office.example/' });
  books = await openBooks(office);
  bills = billsOf(office, books);
  const party = await books.party('Karim of the paper');
  const { body } = await office.call('POST', calls('currency').create, { body: { code: 'SAR', name: 'Saudi riyal' } });
  const abroad = { currency: body.id, exchange_rate: '32.5', details: 'A secret journey' };
  bill = (await bills.issue('sales', ['2026-11-01', party], ['Service Fees', 1234.5], abroad)).body.id;
});
afterAll(() => office.close());

const link = (entity: string, id: number) => office.call('POST', `/api/papers/${entity}/${id}`, { body: {} });
const scan = async (token: string, language = 'en') => {
  const reply = await office.app.request(`/verify/${token}`, { headers: { 'accept-language': language } });
  return { reply, text: await reply.text() };
};
const told = (text: string) =>
  text
    .slice(text.indexOf('<main>'), text.indexOf('</dl>'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const tokenOf = async (id = bill): Promise<string> => (await link('sales', id)).body.url.split('/').at(-1);

describe('the code on a printed document', () => {
  it('is a random one of its own, which stays, under the address of the host', async () => {
    const [first, again] = [await link('sales', bill), await link('sales', bill)];
    expect(first.body.url).toMatch(/^https:\/\/api\.office\.example\/verify\/[\w-]{32}$/);
    expect(again.body).toEqual(first.body);
    const other = await books.post('payment_voucher', '2026-11-02', ['Rent', 5], ['Cash', -5]);
    expect((await link('payment_voucher', other.body.id)).body.url).not.toBe(first.body.url);
  });

  it('is given of no draft, of nothing that cannot be printed, and to nobody who may not see it', async () => {
    const draft = await books.draft('payment_voucher', '2026-11-02', ['Rent', 5], ['Cash', -5]);
    expect((await link('payment_voucher', draft.body.id)).body).toEqual({ url: null });
    expect((await link('city', 1)).status).toBe(404);
    expect((await link('sales', 999_999)).status).toBe(404);
    const clerk = await hire(office, [permissionName('purchase', 'show')]);
    expect((await clerk.call('POST', `/api/papers/sales/${bill}`, { body: {} })).status).toBe(403);
    expect((await office.call('POST', `/api/papers/sales/${bill}`, { body: {}, as: 'guest' })).status).toBe(401);
  });

  it('tells anybody whose document of what kind it is, its number, day, amount and how it stands now, and nothing else', async () => {
    const token = await tokenOf();
    const { reply, text } = await scan(token);
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(told(text)).toBe(
      'Verification of a document Issued by Rihla Document Invoice Number SA-2026-000001 Date 1 November 2026 Amount 1,234.50 SAR Status Valid',
    );
    await bills.give('sales', 'void', bill, { body: { reason: 'wrong' } });
    expect(told((await scan(token)).text)).toMatch(/Status Void$/);
  });

  it('of an order to a vendor tells that it was cancelled, and is given of no request before it is approved', async () => {
    const { item, branch } = await stockOf(office, 'Paper');
    const items = [{ stock_item: item, quantity: 2 }];
    const party = await books.party('Vendor of the paper');
    const order = { party, order_date: '2026-11-20', branch, items: [{ ...items[0], rate: '7.50' }] };
    const purchase = await madeOf(office, 'purchase_final', order);
    expect((await link('purchase_final', purchase)).body).toEqual({ url: null });
    const give = async (of: 'purchase_final' | 'purchase_request', verb: string, id: number, body = {}) =>
      office.call('POST', calls(of).command(verb, id), { body, headers: { 'idempotency-key': randomUUID() } });
    await give('purchase_final', 'confirm', purchase);
    const token = (await link('purchase_final', purchase)).body.url.split('/').at(-1);
    expect(told((await scan(token)).text)).toMatch(/Document Purchase order .* Amount 15\.00 BDT Status Valid$/);
    await give('purchase_final', 'cancel', purchase, { reason: 'Twice' });
    expect(told((await scan(token)).text)).toMatch(/Status Cancelled$/);

    const request = await madeOf(office, 'purchase_request', { request_date: '2026-11-20', branch, items });
    await give('purchase_request', 'submit', request);
    expect((await link('purchase_request', request)).body).toEqual({ url: null });
    const head = await hire(office, [
      'PURCHASE_REQUEST_LIST',
      'PURCHASE_REQUEST_DETAILS',
      'PURCHASE_REQUEST_APPROVE',
      'ALL_BRANCHES',
    ]);
    await head.call('POST', calls('purchase_request').command('approve', request), { body: {} });
    const { url } = (await link('purchase_request', request)).body;
    // Its vendor is to name a price, and not to read which one is expected.
    expect(told((await scan(url.split('/').at(-1))).text)).toMatch(/Number PR-\S+ Date 20 November 2026 Status Valid$/);
    for (const [name, record] of [
      ['purchase_request', { request_date: '2026-11-20', branch, items }],
      ['purchase_final', order],
    ] as const) {
      const never = await madeOf(office, name, record);
      expect((await give(name, 'cancel', never, { reason: 'Not at all' })).status).toBe(200);
      expect((await link(name, never)).body).toEqual({ url: null });
    }
  });

  it('speaks the language of whoever reads it', async () => {
    const token = await tokenOf();
    expect((await scan(token, 'ar-SA,ar;q=0.9')).text).toMatch(/<html lang="ar" dir="rtl">[^]*ملغى/);
    expect(told((await scan(token, 'tr')).text)).toContain('1 Kasım 2026');
    expect(told((await scan(token, 'tr')).text)).toContain('Düzenleyen Rihla Belge Fatura');
    const settings = { title: 'Safa', site_name: 'Safa Travels', agency_name_arabic: 'صفا للسفر' };
    const made = await office.call('POST', calls('general_setting').create, { body: settings });
    expect(made.status).toBe(201);
    expect(told((await scan(token, 'ar')).text)).toContain('صادر عن صفا للسفر المستند فاتورة');
    expect(told((await scan(token, 'en')).text)).toContain('Issued by Safa Travels Document Invoice');
  });

  it.each([
    ['receipt_voucher', 'Money receipt', ['Cash', 5], ['Capital', -5]],
    ['payment_voucher', 'Payment voucher', ['Rent', 5], ['Cash', -5]],
  ] as const)('of a %s says that it is a %s, in the currency of the books', async (kind, words, debit, credit) => {
    const { body } = await books.post(kind, '2026-11-02', [...debit], [...credit]);
    const token = (await link(kind, body.id)).body.url.split('/').at(-1);
    expect(told((await scan(token)).text)).toMatch(new RegExp(`Document ${words} .* Amount 5\\.00 BDT `));
  });

  it('that nobody has given is answered alike, whatever it looks like, and only so often', async () => {
    const answers = await Promise.all(
      ['-'.repeat(32), randomUUID(), 'x', 'a%00b', `${'A'.repeat(31)}B`].map(token => scan(token)),
    );
    expect(new Set(answers.map(({ reply, text }) => `${reply.status} ${text}`)).size).toBe(1);
    expect(answers[0]?.reply.status).toBe(404);
    const many = await Promise.all(Array.from({ length: 130 }, () => scan('-'.repeat(32))));
    expect(many.at(-1)?.reply.status).toBe(429);
  });

  it('stands in no log', () => {
    expect(pathForLog('/verify/a-secret-token')).toBe('/verify');
  });
});
