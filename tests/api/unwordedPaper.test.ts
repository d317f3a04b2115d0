import { afterAll, beforeAll, expect, it } from 'vitest';
import { billsOf } from '../support/bills.ts';
import { openBooks } from '../support/books.ts';
import { pairs, papersOf } from '../support/drawnPapers.ts';
import { type Office, openOffice } from '../support/office.ts';
import { hasPoppler } from '../support/pdf.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

it('a draft of which more is taken off than it comes to is printed, with its total in figures alone', async () => {
  const books = await openBooks(office);
  const to = ['2026-11-20', await books.party('Karim')] as const;
  const { status, body } = await billsOf(office, books).draft('sales', to, ['Service Fees', 100], {
    discount: '150.00',
  });
  expect(status, JSON.stringify(body)).toBe(201);
  const papers = papersOf(office);
  const paper = await papers.read('sales', body.id);
  expect(paper).toMatchObject({ mark: 'Draft' });
  expect(paper).not.toHaveProperty('amountInWords');
  expect(pairs(paper.totals)).toContain('Before tax: -50.00');
  if (hasPoppler) expect(await papers.said('sales', body.id)).toContain('-50.00');
});
