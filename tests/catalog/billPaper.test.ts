import { describe, expect, it } from 'vitest';
import type { BillFacts } from '../../catalog/bills/paper/BillFacts.ts';
import { billPaper } from '../../catalog/bills/paper/billPaper.ts';
import type { PaperFrame } from '../../catalog/engine/papers/PaperFacts.ts';
import { invoiceFacts, paperFrame } from '../support/billFacts.ts';

const drawn = (facts: Partial<BillFacts> = {}, frame: Partial<PaperFrame> = {}) =>
  billPaper({ ...invoiceFacts, ...facts }, { ...paperFrame, ...frame });
const pairs = (facts: readonly { readonly label: string; readonly value: string }[]) =>
  facts.map(({ label, value }) => `${label}: ${value}`);

describe('the paper of an invoice', () => {
  it('says who issues it to whom, and what it refers to', () => {
    const paper = drawn();
    expect(paper.title).toBe('Invoice SA-2026-000123');
    expect(paper.copy).toBe('Original');
    expect(paper.agency.name).toBe('Rihla Travels');
    expect(paper.agency.lines).toEqual([
      'House 12, Road 5',
      'Dhaka 1205',
      '+8801711000000',
      'office@rihla.example',
      'https://rihla.example',
    ]);
    expect(pairs(paper.agency.numbers)).toEqual(['TIN: 123456789012', 'Licence no.: RL-1234']);
    expect(paper.parties).toEqual([
      {
        label: 'Billed to',
        value: 'Abdul Karim & Sons',
        lines: ['22 Station Road', 'Chattogram', '+8801811222333', 'karim@example.com', 'BIN 000123456-0101'],
      },
    ]);
    expect(pairs(paper.facts)).toEqual(['Date: 2 Nov 2026', 'Due on: 2 Dec 2026', 'Our order: OR-2026-000045']);
    expect(paper.notes).toEqual(['Packed in two parcels.']);
    expect(paper.code?.address).toBe('https://rihla.example/verify/abc');
  });

  it('has a column for all that its lines say, and their sum, discount, tax and what is paid below', () => {
    const { columns, rows, totals, amountInWords } = drawn();
    expect(columns.map(({ label }) => label).join(' | ')).toBe(
      'No. | Purpose | Particulars | Quantity | Unit price | Discount | Tax rate | Before tax',
    );
    expect(rows).toEqual([
      ['1', 'Retail', 'Suitcase', '2', '4,900.00', '57.14', '15 %', '9,742.86'],
      ['2', '', 'Delivery charge', '1', '60.00', '', '', '60.00'],
    ]);
    expect(pairs(totals)).toEqual([
      'Total: 9,802.86',
      'Discount on the whole: -100.00',
      'Before tax: 9,702.86',
      'Tax 15 %: 1,446.43',
      'Total with tax: 11,149.29',
      'Paid or credited: 10,000.00',
      'Balance: 1,149.29',
    ]);
    expect(amountInWords?.value).toBe('Eleven thousand one hundred forty-nine taka and twenty-nine poisha only');
  });

  it('leaves out columns and sums that say nothing', () => {
    const [line] = invoiceFacts.lines;
    if (!line) throw new Error('no line');
    const lines = [{ ...line, purpose: '', discount: '0.00', percent: null, net: '9800.00' }];
    const sums = { lines: '9800.00', net: '9800.00', taxes: [], total: '9800.00' };
    const { columns, rows, totals } = drawn({ lines, sums, outstanding: '9800.00' });
    expect(columns).toHaveLength(5);
    expect(rows).toEqual([['1', 'Suitcase', '2', '4,900.00', '9,800.00']]);
    expect(pairs(totals)).toEqual(['Grand total: 9,800.00', 'Paid or credited: 0.00', 'Balance: 9,800.00']);
  });

  it.each([
    ['tr', 'Fatura', ['4,900.00', '57.14', '15 %', '9,742.86'], 'Vergi 15 %: 1,446.43', '2 Kas 2026'],
    ['ar', 'فاتورة', ['4,900.00', '57.14', '15 %', '9,742.86'], 'الضريبة \u200e15 %\u200e: 1,446.43', '2 نوفمبر 2026'],
    ['bn', 'চালানপত্র', ['4,900.00', '57.14', '15 %', '9,742.86'], 'কর 15 %: 1,446.43', '2 নভে 2026'],
  ] as const)('is whole in %s', (...[language, title, figures, tax, day]) => {
    const paper = drawn({}, { language });
    expect(paper.title).toBe(`${title} SA-2026-000123`);
    expect(paper.rows[0]?.slice(4)).toEqual(figures);
    expect(pairs(paper.totals)).toContain(tax);
    expect(paper.facts[0]?.value).toBe(day);
    expect(paper.agency.name).toBe(language === 'ar' ? 'رحلة للسفر' : 'Rihla Travels');
  });
});

describe('the paper of a bill', () => {
  it.each([
    ['draft', 'Draft'],
    ['voided', 'Void'],
  ] as const)('that does not stand says so, and what is owed of it is not told: %s', (status, mark) => {
    const paper = drawn({ status, outstanding: '0.00' }, { url: null });
    expect(paper.mark).toBe(mark);
    expect(paper).not.toHaveProperty('copy');
    expect(paper).not.toHaveProperty('code');
    expect(paper.totals.at(-1)?.label).toBe('Total with tax');
  });

  it('that is a copy says so', () => {
    expect(drawn({}, { isCopy: true })).toMatchObject({ copy: 'Copy' });
    expect(drawn({ status: 'voided' }, { isCopy: true })).toMatchObject({ copy: 'Copy', mark: 'Void' });
  });

  it('in another currency names it, and is not written out in taka', () => {
    const paper = drawn({ currency: { code: 'USD', rate: '121.5' } });
    expect(pairs(paper.facts)).toEqual(expect.arrayContaining(['Currency: USD', 'Exchange rate: 121.5']));
    expect(paper).not.toHaveProperty('amountInWords');
    expect(pairs(paper.totals)).toEqual(
      expect.arrayContaining(['Total with tax: 11,149.29 USD', 'Balance: 1,149.29 USD']),
    );
  });

  it('of a vendor says what is withheld of it', () => {
    const withheld = [
      { tax: 'TDS 5 %', base: '9702.86', percent: '5', amount: '485.14' },
      { tax: 'VDS', base: '1446.43', percent: '7.5', amount: '108.48' },
    ];
    const paper = drawn({ kind: 'purchase', origin: { of: 'theirs', number: 'V-17' }, withheld });
    expect(paper.title).toBe('Payable bill SA-2026-000123');
    expect(paper.parties[0]?.label).toBe('Vendor');
    expect(pairs(paper.facts)).toContain('Their number: V-17');
    expect(pairs(paper.totals).slice(-4)).toEqual([
      'TDS 5 %, 5 % of 9,702.86: 485.14',
      'VDS, 7.5 % of 1,446.43: 108.48',
      'Withheld in all: 593.62',
      'Paid out to the vendor: 10,555.67',
    ]);
  });

  it('that takes from another says how much of it is used', () => {
    const paper = drawn({ kind: 'credit_note', origin: { of: 'bill', number: 'SA-2026-000009' } });
    expect(pairs(paper.facts)).toContain('Refers to: SA-2026-000009');
    expect(pairs(paper.totals).slice(-2)).toEqual(['Settled: 10,000.00', 'Left of it: 1,149.29']);
  });

  it('made by an order says its number once', () => {
    expect(drawn({ details: 'OR-2026-000045' }).notes).toEqual([]);
  });
});
