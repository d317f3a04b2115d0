import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allIn, paperLanguages } from '../../catalog/engine/papers/PaperData.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { openBooks } from '../support/books.ts';
import { pairs, paperPath, papersOf } from '../support/drawnPapers.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { hasPoppler } from '../support/pdf.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { sampleOf } from '../support/sample.ts';
import { madeOf } from '../support/stock.ts';

const RIGHTS = ['SALARY_SHEET_DETAILS', 'EMPLOYEE_SALARY'];
let office: Office;
let papers: ReturnType<typeof papersOf>;
let branch: number;
let sheet: number;
let lines: readonly { readonly id: number }[];

const give = async (verb: string, body: object = {}) => {
  const told = { body, headers: { 'idempotency-key': randomUUID() } };
  const reply = await office.call('POST', calls('salary_sheet').command(verb, sheet), told);
  expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
};
const employed = async (first_name: string, emp_id_no: string, more: object = {}) =>
  madeOf(office, 'employee', {
    ...(await sampleOf(office, entities.employee)),
    first_name,
    last_name: 'Akter',
    emp_id_no,
    branch,
    is_active: true,
    ...more,
  });
beforeAll(async () => {
  office = await openOffice();
  papers = papersOf(office);
  const books = await openBooks(office);
  branch = await madeOf(office, 'branch', { name: 'The desk' });
  const designation = await madeOf(office, 'designation', { name: 'Guide' });
  const [one, other] = [await employed('Zohra $x$', 'E-7', { designation }), await employed('Rahima', 'E-8')];
  sheet = await madeOf(office, 'salary_sheet', {
    sheet_date: '2026-11-20',
    due_date: '2026-11-30',
    branch,
    items: [
      { employee: one, gross: '35000.00', deduction: '1000.00', salary_tax: '500.50' },
      { employee: other, gross: '20000.00' },
    ],
  });
  await give('post');
  lines = (await office.call('GET', calls('salary_sheet').one(sheet))).body.items;
  const { rows } = await office.pool.query('select id from salary_sheet_items order by id');
  expect(rows).toHaveLength(2);
  await give('pay', {
    ledger: books.ledger('Bank'),
    paid_on: '2026-11-21',
    payees: [{ line: lines[0]?.id, pay_amount: '33000.00' }],
    override_reason: 'The owner pays in tomorrow',
  });
});
afterAll(() => office.close());

describe('payslips', () => {
  it('are as many as there are employees on the sheet, each with what they get in words', async () => {
    const [one, other, ...more] = allIn(await papers.read('payslip', sheet));
    expect(more).toEqual([]);
    expect(one?.title).toBe('Payslip SS-2026-000001');
    expect(pairs(one?.facts ?? [])).toEqual(['Date: 20 Nov 2026', 'Due on: 30 Nov 2026']);
    expect(one?.parties).toEqual([
      { label: 'Employee', value: 'Zohra $x$ Akter', lines: ['E-7', expect.stringContaining('Guide')] },
    ]);
    expect(one?.rows).toEqual([
      ['Gross pay', '35,000.00'],
      ['Deduction', '-1,000.00'],
      ['Income tax', '-500.50'],
    ]);
    expect(pairs(one?.totals ?? [])).toEqual(['Net pay: 33,499.50', 'Paid: 33,000.00', 'Outstanding: 499.50']);
    expect(one?.amountInWords?.value).toBe('Thirty-three thousand four hundred ninety-nine taka and fifty poisha only');
    expect([other?.parties[0]?.value, other?.rows, pairs(other?.totals ?? [])]).toEqual([
      'Rahima Akter',
      [['Gross pay', '20,000.00']],
      ['Net pay: 20,000.00', 'Paid: 0.00', 'Outstanding: 20,000.00'],
    ]);
  });

  it('are that of one line alone where it is asked for; others are not told', async () => {
    const paper = await papers.read('payslip', sheet, { part: lines[1]?.id });
    expect([paper.parties[0]?.value, paper.more]).toEqual(['Rahima Akter', undefined]);
    expect(JSON.stringify(paper)).not.toContain('Zohra');
    const first = allIn(await papers.read('payslip', sheet, { part: lines[0]?.id }));
    expect(first.map(({ parties }) => parties[0]?.value)).toEqual(['Zohra $x$ Akter']);
  });

  it.skipIf(!hasPoppler).each(paperLanguages)('are one document, each counting its pages: %s', async language => {
    const all = allIn(await papers.read('payslip', sheet, { language }));
    const text = await papers.said('payslip', sheet, { language });
    const words = all
      .flatMap(({ title, parties, rows, totals, amountInWords: said }) => [
        title,
        ...parties.map(({ value }) => value),
        ...rows.flat(),
        said?.value ?? '',
        ...totals.flatMap(one => [one.label, one.value]),
      ])
      .flatMap(told => told.match(/\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}]+/gu) ?? []);
    expect(words.filter(word => !text.includes(word))).toEqual([]);
    if (language === 'en') expect(text.match(/Page 1 of 1/g)).toHaveLength(2);
    if (language === 'en') expect(await papers.said('payslip', sheet, { part: lines[1]?.id })).not.toContain('Zohra');
  });

  it('are refused to whoever may not see the sheet, of sheets and lines that there are not, and of no number', async () => {
    const other = await hire(office, ['EMPLOYEE_DETAILS']);
    // Pay is for whoever may know of it, as the sheet is.
    const unpaid = await hire(office, RIGHTS.slice(0, 1), { branch });
    const here = await hire(office, RIGHTS, { branch });
    const elsewhere = await hire(office, RIGHTS, { branch: await madeOf(office, 'branch', { name: randomUUID() }) });
    for (const end of ['', '/pdf']) {
      const path = paperPath('payslip', sheet, {}, end);
      expect((await office.call('GET', path, { as: 'guest' })).status).toBe(401);
      expect((await other.call('GET', path)).status).toBe(403);
      expect((await unpaid.call('GET', path)).status).toBe(403);
      expect((await elsewhere.call('GET', path)).status).toBe(404);
      expect((await here.call('GET', path)).status).toBe(200);
      expect((await office.call('GET', paperPath('payslip', 999_999, {}, end))).status).toBe(404);
      expect((await office.call('GET', paperPath('payslip', sheet, { part: 999_999 }, end))).status).toBe(404);
      expect((await office.call('GET', paperPath('payslip', sheet, { part: 'all' }, end))).status).toBe(400);
    }
  });

  it('of a draft say so, and nothing of what is paid', async () => {
    const employee = await employed('Salma', 'E-9');
    const draft = await madeOf(office, 'salary_sheet', {
      sheet_date: '2026-10-20',
      branch,
      items: [{ employee, gross: '100.00' }],
    });
    const paper = await papers.read('payslip', draft);
    expect([paper.mark, pairs(paper.totals)]).toEqual(['Draft', ['Net pay: 100.00']]);
    const empty = await madeOf(office, 'salary_sheet', { sheet_date: '2026-09-20', branch });
    expect((await office.call('GET', paperPath('payslip', empty))).status).toBe(404);
  });
});
