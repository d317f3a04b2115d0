import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cashFlow } from '../../catalog/ledger/reports/cashFlow.ts';
import type { DrillDown, ReportRow } from '../../catalog/engine/defineReport.ts';
import { type Story, tellStory } from '../support/bookStory.ts';
import { type Office, openOffice } from '../support/office.ts';

let office: Office;
let story: Story;
beforeAll(async () => {
  office = await openOffice();
  story = await tellStory(office);
}, 120_000);
afterAll(() => office.close());

const ask = async (name: string, asked: Readonly<Record<string, unknown>>) => {
  const query = new URLSearchParams(Object.entries({ size: 500, ...asked }).map(([key, one]) => [key, String(one)]));
  const { status, body } = await office.call('GET', `/api/reports/${name}?${query}`);
  expect(status, JSON.stringify([body, office.logged.at(-1)])).toBe(200);
  return body;
};
const years = { log_date__gte: '2025-07-01', log_date__lte: '2026-06-30' };
const later = { log_date__gte: '2026-07-01', log_date__lte: '2027-06-30' };

describe('the cash flow statement', () => {
  it('has money by what stands on its other side, in three parts, between what it opens and closes with', async () => {
    const { rows, totals, opening, closing } = await ask('cash_flow', years);
    expect(rows.map(({ account, level, amount }: ReportRow) => [account, level, amount])).toEqual([
      ['line:operating', 0, '11634.75'],
      ['Accounts Payable', 1, '-1000.00'],
      ['Accounts Receivable', 1, '22000.00'],
      ['Bank Charges', 1, '-115.00'],
      ['Commission Income', 1, '250.25'],
      ['Rent', 1, '-3000.00'],
      ['Salaries', 1, '-6500.50'],
      ['line:investing', 0, '-12000.00'],
      ['Furniture', 1, '-12000.00'],
      ['line:financing', 0, '100000.00'],
      ['Capital', 1, '100000.00'],
    ]);
    expect([opening, totals, closing]).toEqual([{ amount: '0.00' }, { amount: '99634.75' }, { amount: '99634.75' }]);
  });

  it.each([
    ['years', {}],
    ['a branch', { branch__in: 'coast' }],
  ])('ties to the books of cash and bank, over %s', async (_, { branch__in: branch }: { branch__in?: string }) => {
    const asked = { ...later, ...(branch && { branch__in: story.coast }) };
    const { totals, opening, closing } = await ask('cash_flow', asked);
    const summary = (await ask('account_statement_summary', asked)).totals;
    expect([opening.amount, closing.amount]).toEqual([summary.opening, summary.closing]);
    expect(Number(totals.amount)).toBeCloseTo(Number(summary.receipts) - Number(summary.payments), 2);
  });

  it('leads from each ledger to the rows that it sums', async () => {
    const { rows } = await ask('cash_flow', later);
    for (const row of rows.filter(({ is_sum }: ReportRow) => is_sum === false)) {
      const behind = cashFlow.columns.amount.drillDown?.(row, later) as Extract<DrillDown, { readonly report: string }>;
      const movements = await ask(behind.report, behind.filter);
      expect(movements.totals.amount, row.account).toBe(row.amount);
    }
  });
});
