import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paperLanguages } from '../../catalog/engine/papers/PaperData.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { billsOf } from '../support/bills.ts';
import { type Books, openBooks } from '../support/books.ts';
import { pairs, paperPath, papersOf } from '../support/drawnPapers.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { hasPoppler } from '../support/pdf.ts';
import { createSample } from '../support/sample.ts';

const PERIOD = { from: '2026-10-01', to: '2026-11-10' };
const RIGHTS = ['PARTY_DETAILS', 'ACCOUNT_LOG_LIST', 'OPEN_ITEM_LIST'];

let office: Office;
let books: Books;
let papers: ReturnType<typeof papersOf>;
let party: number;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  papers = papersOf(office);
  const bills = billsOf(office, books);
  party = await books.party('Karim $x$ Travels');
  await office.call('PUT', calls('party').update(party), {
    body: { address: '22 Station Road', phone: '+8801811222333' },
  });
  await bills.issue('sales', ['2026-07-20', party], ['Service Fees', 1200], { due_date: '2026-10-01' });
  await books.post('receipt_voucher', '2026-10-05', ['Cash', 30], ['Accounts Receivable', -30, party]);
  await bills.issue('sales', ['2026-11-01', party], ['Service Fees', 50], { due_date: '2026-12-01' });
});
afterAll(() => office.close());

describe('the paper of a statement', () => {
  it('runs from the opening to the closing balance, and tells what is open and for how long', async () => {
    const paper = await papers.read('statement', party, PERIOD);
    expect(paper.title).toBe('Statement of account');
    expect(paper).not.toHaveProperty('copy');
    expect(pairs(paper.facts)[0]).toBe('Period: 1 Oct 2026 – 10 Nov 2026');
    expect(paper.parties).toEqual([
      { label: 'Account of', value: 'Karim $x$ Travels', lines: ['22 Station Road', '+8801811222333'] },
    ]);
    expect(paper.columns.map(({ label }) => label).join(' | ')).toBe(
      'Date | Document | Particulars | Debit | Credit | Balance',
    );
    expect(paper.rows).toEqual([
      ['', '', 'Opening balance', '', '', '1,200.00'],
      ['5 Oct 2026', expect.stringMatching(/^RV-/), expect.any(String), '', '30.00', '1,170.00'],
      ['1 Nov 2026', 'SA-2026-000002', expect.any(String), '50.00', '', '1,220.00'],
    ]);
    expect(pairs(paper.totals)).toEqual(['Debit: 50.00', 'Credit: 30.00', 'You owe us: 1,220.00']);
    const [open, aged] = paper.tables ?? [];
    expect(open?.title).toBe('Open items on 10 Nov 2026');
    expect(open?.rows).toEqual([
      ['SA-2026-000001', '20 Jul 2026', '1 Oct 2026', '1,200.00', '1,170.00'],
      ['SA-2026-000002', '1 Nov 2026', '1 Dec 2026', '50.00', '50.00'],
    ]);
    expect(aged?.columns.map(({ label }) => label)).toEqual([
      'Not due',
      '1 to 30 days',
      '31 to 60 days',
      '61 to 90 days',
      'Over 90 days',
    ]);
    expect(aged?.rows).toEqual([['50.00', '0.00', '1,170.00', '0.00', '0.00']]);
  });

  it('says who owes whom: the agency what is paid in advance, and nobody anything where nothing is open', async () => {
    const [ahead, even] = [await books.party('Who paid ahead'), await books.party('Who owes nothing')];
    await books.post('receipt_voucher', '2026-10-05', ['Cash', 30], ['Accounts Receivable', -30, ahead]);
    const owing = await papers.read('statement', ahead, PERIOD);
    expect(owing.rows.at(-1)?.slice(3)).toEqual(['', '30.00', '-30.00']);
    expect(pairs(owing.totals).at(-1)).toBe('We owe you: 30.00');
    const nothing = await papers.read('statement', even, { ...PERIOD, copy: true });
    expect(pairs(nothing.totals).at(-1)).toBe('Nothing is owed on either side: 0.00');
    expect([nothing.tables, nothing.copy, nothing.rows.length]).toEqual([[], 'Copy', 1]);
  });

  it('is of this fiscal year to date where no days are named', async () => {
    const paper = await papers.read('statement', party);
    expect(pairs(paper.facts)[0]).toMatch(/^Period: 1 Jul 2026 – /);
    expect(paper.rows).toHaveLength(4);
  });

  it.skipIf(!hasPoppler).each(paperLanguages)('is a document in which all of that is read: %s', async language => {
    const paper = await papers.read('statement', party, { ...PERIOD, language });
    const text = await papers.said('statement', party, { ...PERIOD, language });
    const tables = (paper.tables ?? []).flatMap(({ title, columns, rows }) => [
      title,
      ...columns.map(({ label }) => label),
      ...rows.flat(),
    ]);
    const words = [
      paper.title,
      ...paper.rows.flat(),
      ...paper.totals.flatMap(one => [one.label, one.value]),
      ...tables,
    ].flatMap(told => told.match(/\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}]+/gu) ?? []);
    expect(words.filter(word => !text.includes(word))).toEqual([]);
  });
});

describe('the paper of a statement is refused', () => {
  it('to whoever does not read the books, as the statement is, and of parties that there are not', async () => {
    const clerk = await hire(office, ['PARTY_DETAILS', 'PARTY_LIST', 'ACCOUNT_LOG_LIST']);
    const other = await hire(office, RIGHTS.slice(1));
    const reader = await hire(office, RIGHTS);
    for (const end of ['', '/pdf']) {
      const path = paperPath('statement', party, PERIOD, end);
      expect((await office.call('GET', path, { as: 'guest' })).status).toBe(401);
      expect((await clerk.call('GET', path)).status).toBe(403);
      expect((await other.call('GET', path)).status).toBe(403);
      expect((await reader.call('GET', path)).status).toBe(200);
      expect((await office.call('GET', paperPath('statement', 999_999, PERIOD, end))).status).toBe(404);
    }
  });

  it('of a period that ends before it begins, or whose days are none', async () => {
    for (const [query, field] of [
      [{ from: '2026-11-10', to: '2026-10-01' }, 'to'],
      [{ from: 'yesterday' }, 'from'],
      [{ to: '2026-02-30' }, 'to'],
    ] as const) {
      const { status, body } = await office.call('GET', paperPath('statement', party, query));
      expect([status, Object.keys(body)], JSON.stringify(body)).toEqual([400, expect.arrayContaining([field])]);
    }
  });

  it('beyond the branch of whoever is bound to one', async () => {
    const [here, elsewhere] = [
      await createSample(office, entities.branch),
      await createSample(office, entities.branch),
    ];
    const clerk = await hire(office, RIGHTS, { branch: here.id });
    const other = await books.party('Of two branches');
    for (const [branch, amount] of [
      [here.id, 7],
      [elsewhere.id, 500],
    ] as const) {
      const body = books.body('journal', '2026-10-03', ['Accounts Receivable', amount, other], ['Capital', -amount]);
      const { body: made } = await office.call('POST', calls('journal').create, { body: { ...body, branch } });
      expect((await books.give('journal', 'post', made.id)).status).toBe(200);
    }
    const told = async (who: Pick<Office, 'call'>) => {
      const { body } = await who.call('GET', paperPath('statement', other, PERIOD));
      return [body.totals.at(-1).value, body.tables[0].rows.map((row: string[]) => row.at(-1))];
    };
    expect(await told(office)).toEqual(['507.00', ['7.00', '500.00']]);
    expect(await told(clerk)).toEqual(['7.00', ['7.00']]);
  });
});
