import papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAsked } from '../../catalog/engine/comparison.ts';
import { balanceSheet, profitAndLoss } from '../../catalog/ledger/reports/results.ts';
import type { ReportRow } from '../../catalog/engine/defineReport.ts';
import { tellStory } from '../support/bookStory.ts';
import { type Office, openOffice } from '../support/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  await tellStory(office);
}, 120_000);
afterAll(() => office.close());

const query = (asked: object) =>
  new URLSearchParams(Object.entries({ size: 500, ...asked }).map(([key, one]) => [key, String(one)]));
const ask = async (name: string, asked: object) => {
  const { status, body } = await office.call('GET', `/api/reports/${name}?${query(asked)}`);
  expect(status, JSON.stringify([body, office.logged.at(-1)])).toBe(200);
  return body;
};
const year = { log_date__gte: '2026-07-01', log_date__lte: '2027-06-30' };
const before = { log_date__gte: '2025-07-01', log_date__lte: '2026-06-30' };
const figures = (rows: readonly ReportRow[], ...names: string[]) =>
  Object.fromEntries(rows.map(row => [String(row['account']), names.map(name => row[name])]));

describe('a report beside that of earlier days', () => {
  it.each(['period_before', 'last_year'])('has what was, and what has changed since: %s', async compare => {
    const { rows } = await ask('profit_and_loss', { ...year, compare__in: compare });
    const told = figures(rows, 'amount', 'amount_before', 'amount_change');
    expect(told['Salaries']).toEqual(['5500.00', '6500.50', '-1000.50']);
    expect(told['Rent']).toEqual(['7300.00', '5500.00', '1800.00']);
    const [now, then] = [await ask('profit_and_loss', year), await ask('profit_and_loss', before)];
    for (const [wanted, name] of [
      [figures(now.rows, 'amount'), 'amount'],
      [figures(then.rows, 'amount'), 'amount_before'],
    ] as const)
      expect(figures(rows, name)).toMatchObject(wanted);
  });

  it('has what stands in one of the two alone, and leads to the earlier days', async () => {
    const asked = { log_date__lte: '2026-06-30', compare__in: 'last_year' };
    const { rows, as_of } = await ask('balance_sheet', asked);
    expect(figures(rows, 'amount', 'amount_before', 'amount_change')['Capital']).toEqual([
      '100000.00',
      '0.00',
      '100000.00',
    ]);
    const report = asAsked(balanceSheet, asked);
    const row = rows.find(({ account }: ReportRow) => account === 'Capital');
    expect(as_of).toBe('2026-06-30');
    expect(report.columns['amount_before']?.drillDown?.(row, asked)).toMatchObject({
      report: 'ledger_report',
      filter: { log_date__lte: '2025-06-30' },
    });
    expect(Object.keys(asAsked(profitAndLoss, year).columns)).toEqual(['account', 'amount']);
  });

  it('sums the earlier balances of the trial balance, page by page and as a sheet', async () => {
    const asked = { ...year, compare__in: 'period_before' };
    const { totals, rows } = await ask('trial_balance', asked);
    expect(totals).toMatchObject({ closing: '0.00', closing_before: '0.00', closing_change: '0.00' });
    const earlier = figures((await ask('trial_balance', before)).rows, 'closing');
    expect(figures(rows, 'closing_before')).toMatchObject(earlier);
    const sheet = await office.call(
      'GET',
      `/api/reports/trial_balance/export?format=csv&${query(asked)}`.replace('&size=500', ''),
    );
    const [head = [], ...lines] = papa.parse<string[]>(
      String(sheet.body)
        .replace(/^\uFEFF/, '')
        .trim(),
    ).data;
    expect(head.slice(-3)).toEqual(['closing', 'closing_before', 'closing_change']);
    expect(lines.length).toBe(rows.length + 1);
  });

  it('is refused of what nobody compares with', async () => {
    const { status, body } = await office.call('GET', '/api/reports/balance_sheet?compare__in=never');
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'compare__in']);
  });
});
