import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PaperData } from '../../catalog/engine/papers/PaperData.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { isPaper } from '../../catalog/registry/papers.ts';
import { billPapers } from '../../server/modules/bills/paper/billPapers.ts';
import { paperKinds } from '../../server/modules/papers.ts';
import { type Bills, billsOf } from '../support/bills.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Office, openOffice } from '../support/office.ts';
import { DAY, shopOrders } from '../support/shopOrders.ts';
import { madeOf, stockOf } from '../support/stock.ts';

let office: Office;
let books: Books;
let bills: Bills;
let tax: number;
const movesTo = async (address: string) =>
  madeOf(office, 'general_setting', { title: 'The office', site_name: 'Rihla Travels', address });
const rates = (percent: string) => [{ valid_from: '2026-01-01', percent }];
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  bills = billsOf(office, books);
  await movesTo('House 12');
  const ledger = books.ledger('VAT on Sales');
  tax = await madeOf(office, 'tax_code', { name: 'VAT', kind: 'output', ledger, rates: rates('15') });
});
afterAll(() => office.close());

const read = async (id: number, kind = 'sales'): Promise<PaperData> => {
  const reply = await office.call('GET', `/api/papers/${kind}/${id}?language=en`);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body;
};
const totals = ({ totals: rows }: PaperData) => rows.map(({ label, value }) => `${label}: ${value}`);
const keptOf = async (id: number) =>
  (await office.pool.query(`select * from issued_paper where record = $1`, [id])).rows;
const invoiceOf = async (party: number): Promise<number> => {
  const { status, body } = await bills.issue('sales', [DAY, party], ['Service Fees', 1000, tax]);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
};
/** The customer is called otherwise, the agency has moved, the law has changed. */
async function thingsChange(party: number): Promise<void> {
  const renamed = await office.call('PUT', calls('party').update(party), { body: { name: 'Karim & Sons' } });
  expect(renamed.status, JSON.stringify(renamed.body)).toBe(200);
  await movesTo('Tower 99');
  await office.pool.query('update tax_code_rates set percent = 20 where owner = $1', [tax]);
}

describe('an issued document', () => {
  it('says what it said, whoever is renamed, moves, or is taxed otherwise since; what is paid of it lives on', async () => {
    const party = await books.party('Karim');
    const id = await invoiceOf(party);
    const issued = await read(id);
    expect(issued.agency.lines).toEqual(['House 12']);
    expect(totals(issued)).toEqual(expect.arrayContaining(['Tax 15 %: 150.00', 'Balance: 1,150.00']));
    await thingsChange(party);
    expect(await read(id)).toEqual(issued);
    const draft = await bills.draft('sales', [DAY, party], ['Service Fees', 1000, tax]);
    const later = await read(draft.body.id);
    expect([later.parties[0]?.value, later.agency.lines]).toEqual(['Karim & Sons', ['Tower 99']]);
    expect(totals(later)).toContain('Tax 20 %: 200.00');

    const money = { paid_on: DAY, pay_amount: '400.00', ledger: books.ledger('Cash') };
    expect((await bills.give('sales', 'take_payment', id, { body: money })).status).toBe(200);
    const paid = await read(id);
    expect(totals(paid).slice(-2)).toEqual(['Paid or credited: 400.00', 'Balance: 750.00']);
    expect({ ...paid, totals: [] }).toEqual({ ...issued, totals: [] });
    await office.pool.query('update tax_code_rates set percent = 15 where owner = $1', [tax]);
    await movesTo('House 12');
  });

  it('that is void since is stamped, and is what it was beside that', async () => {
    const party = await books.party('Salma');
    const id = await invoiceOf(party);
    const { rows } = await read(id);
    await thingsChange(party);
    await bills.give('sales', 'void', id, { body: { reason: 'wrong' } });
    expect(await read(id)).toMatchObject({ mark: 'Void', rows, parties: [{ value: 'Salma' }] });
    await office.pool.query('update tax_code_rates set percent = 15 where owner = $1', [tax]);
    await movesTo('House 12');
  });

  it('bears the number of the order that has made it, which is told of it only afterwards', async () => {
    const orders = shopOrders(office);
    const { item, branch, move } = await stockOf(office, 'Suitcase');
    await move('goods_received', 2, '700.00');
    const items = [{ stock_item: item, quantity: 2, rate: '900.00' }];
    const order = await orders.upTo('process', {
      party: await books.party('Who orders'),
      order_date: DAY,
      branch,
      items,
    });
    const [line] = (await orders.read(order)).items;
    const shipped = await orders.give('ship', order, { shipped_on: DAY, pieces: [{ line: line.id, quantity: 2 }] });
    const [kept] = await keptOf(shipped.body.sales);
    expect(kept).toMatchObject({ kind: 'sales', facts: { origin: { of: 'order' }, status: 'issued' } });
  });

  it('that was issued before anything was kept is read as it is now', async () => {
    const party = await books.party('Of long ago');
    const id = await invoiceOf(party);
    await office.pool.query('delete from issued_paper where record = $1', [id]);
    await office.call('PUT', calls('party').update(party), { body: { name: 'Of today' } });
    expect((await read(id)).parties[0]?.value).toBe('Of today');
  });

  it('says as it is now what papers did not say yet when it was issued', async () => {
    const id = await invoiceOf(await books.party('Of an earlier version'));
    await office.pool.query(`update issued_paper set facts = facts - 'withheld' - 'details' where record = $1`, [id]);
    expect((await read(id)).parties[0]?.value).toBe('Of an earlier version');
  });
});

describe('keeping', () => {
  it('is for issued documents alone: a draft has nothing kept, and leaves nothing when it is deleted', async () => {
    const { body } = await bills.draft('sales', [DAY, await books.party('Nobody yet')], ['Service Fees', 5]);
    expect(await keptOf(body.id)).toEqual([]);
    expect((await office.call('DELETE', calls('sales').remove(body.id))).status).toBe(200);
    expect(await keptOf(body.id)).toEqual([]);
  });

  it('that fails undoes the issue', async () => {
    const { body } = await bills.draft('sales', [DAY, await books.party('Unlucky')], ['Service Fees', 5]);
    const failing = vi.spyOn(billPapers.sales, 'read').mockRejectedValue(new Error('no facts'));
    expect((await bills.give('sales', 'issue', body.id)).status).toBe(500);
    failing.mockRestore();
    const { body: still } = await office.call('GET', calls('sales').one(body.id));
    expect([still.status, still.invoice_no]).toEqual(['draft', body.invoice_no]);
    expect((await bills.give('sales', 'issue', body.id)).status).toBe(200);
    expect(await keptOf(body.id)).toHaveLength(1);
  });

  it('is done for many that are issued at once, each by itself', async () => {
    const party = await books.party('Of many');
    const drafts = await Promise.all(
      Array.from({ length: 3 }, async () => (await bills.draft('sales', [DAY, party], ['Service Fees', 5])).body.id),
    );
    await office.call('POST', calls('sales').command('issue'), {
      body: { ids: drafts },
      headers: { 'idempotency-key': randomUUID() },
    });
    for (const id of drafts) expect(await keptOf(id)).toHaveLength(1);
  });

  it('is done of every kind of paper whose documents are verified', () => {
    const open = Object.entries(paperKinds).filter(([, kind]) => isPaper(kind.entity.name) && !kind.standing);
    expect(open.map(([name]) => name)).toEqual([]);
  });
});
