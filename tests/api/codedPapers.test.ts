import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { typesetter } from '../../server/engine/papers/typesetPaper.ts';
import { type Bills, billsOf } from '../support/bills.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Office, openOffice } from '../support/office.ts';
import { hasPoppler, linesOf } from '../support/pdf.ts';
import { DAY } from '../support/shopOrders.ts';

let office: Office;
let books: Books;
let bills: Bills;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  bills = billsOf(office, books);
});
afterAll(() => office.close());

const invoiceOf = async (party: number): Promise<number> =>
  (await bills.issue('sales', [DAY, party], ['Service Fees', 1000])).body.id;

describe('the paper behind a code', () => {
  const tokenOf = async (id: number): Promise<string> =>
    (await office.call('POST', `/api/papers/sales/${id}`, { body: {} })).body.url.split('/').at(-1);
  const get = (path: string, language = 'en', from = '203.0.113.1') =>
    office.app.request(`/verify/${path}`, {
      headers: { 'accept-language': language, 'x-forwarded-for': from },
    });

  it('is led to from the page, in its language', async () => {
    const token = await tokenOf(await invoiceOf(await books.party('Amina')));
    for (const [language, words] of [
      ['en', 'The document as PDF'],
      ['tr', 'Belge, PDF olarak'],
      ['ar', 'المستند بصيغة PDF'],
    ] as const)
      expect(await (await get(token, language)).text()).toContain(
        `<a href="${token}/paper?language=${language}">${words}</a>`,
      );
    expect(await (await get('-'.repeat(32))).text()).not.toContain('<a ');
  });

  it.skipIf(!hasPoppler)('is a copy for anybody, as the document was issued, stamped once it is void', async () => {
    const party = await books.party('Bilal');
    const id = await invoiceOf(party);
    const token = await tokenOf(id);
    await office.call('PUT', calls('party').update(party), { body: { name: 'Bilal & Sons' } });
    const textOf = async (path: string) => {
      const reply = await get(path);
      expect(reply.status).toBe(200);
      return { headers: reply.headers, text: (await linesOf(new Uint8Array(await reply.arrayBuffer()))).join(' ') };
    };
    const { headers, text } = await textOf(`${token}/paper`);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toMatch(/^inline; filename\*=UTF-8''SA-2026-\d+\.pdf$/);
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer']);
    expect(text).toContain('Copy');
    expect(text).toMatch(/Bilal(?! &)/);
    // What is stamped across a page is read letter by letter: what is set is looked at.
    const setting = vi.spyOn(typesetter, 'typesetTogether');
    await textOf(`${token}/paper`);
    await bills.give('sales', 'void', id, { body: { reason: 'wrong' } });
    await textOf(`${token}/paper?language=tr`);
    const marks = setting.mock.calls.map(([, [paper]]) => paper?.mark);
    setting.mockRestore();
    expect(marks).toEqual([undefined, 'İptal']);
  });

  it('of a draft, or that nobody has given, is not found, and looks like a page without one', async () => {
    const { body } = await bills.draft('sales', [DAY, await books.party('Not yet')], ['Service Fees', 5]);
    const drafted = randomUUID().replaceAll('-', '');
    await office.pool.query(`insert into paper_link (token, entity, record, at) values ($1, 'sales', $2, now())`, [
      drafted,
      body.id,
    ]);
    const unknown = await get('-'.repeat(32));
    const answers = await Promise.all([get(`${drafted}/paper`), get(`${'x'.repeat(32)}/paper`), get('x/paper')]);
    const page = await unknown.text();
    for (const answer of answers) expect([answer.status, await answer.text()]).toEqual([404, page]);
  });

  it('is given to an address only so often', async () => {
    const token = await tokenOf(await invoiceOf(await books.party('Often')));
    expect((await get(`${token}/paper?language=de`)).status).toBe(400);
    const many = await Promise.all(Array.from({ length: 130 }, async () => get(`${'-'.repeat(32)}/paper`)));
    expect(many.at(-1)?.status).toBe(429);
    expect((await get(`${token}/paper`)).status).toBe(429);
  });
});
