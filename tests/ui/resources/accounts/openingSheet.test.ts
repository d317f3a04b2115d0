import { expect, test } from 'vitest';
import type { ChartedLedger } from '#catalog/ledger/chart/chart.ts';
import { chartFrom } from '#src/resources/ledger/chart/Chart.ts';
import { openingMistakes } from '#src/resources/ledger/opening/openingLines.ts';
import { sheetLines, unknownLedgers } from '#src/resources/ledger/opening/sheetLines.ts';

const payable: ChartedLedger = {
  id: 4,
  name: 'Accounts Payable',
  code: null,
  ledger_type: 'payable',
  is_active: true,
  holds: null,
  nature: 'liability',
  is_control: true,
  documents_only: false,
};

test('a sheet may say foreign amounts alone, which are owed at their rate; amounts that it says stay', () => {
  const sheet = [
    ['ledger', 'currency', 'foreign_amount', 'exchange_rate', 'debit_amount'],
    ['Accounts Payable', 'SAR', '100.50', '32.335', ''],
    ['Accounts Payable', 'SAR', '2', '32.335', '60'],
  ];
  const reader = { translate: (key: string) => key } as Parameters<typeof sheetLines>[1]['reader'];
  const lines = sheetLines(sheet, { chart: chartFrom([payable]), languages: [], reader });
  const told = { ledger: 4, currency: 'SAR', exchange_rate: '32.335' };
  expect(lines).toMatchObject([
    { ...told, foreign_amount: '100.50', debit_amount: '0.00', credit_amount: '3249.67' },
    { ...told, foreign_amount: '2.00', debit_amount: '60.00', credit_amount: '0.00' },
  ]);
});

test('a ledger that the chart has not is told with its row, and is wrong in its line until it is another', () => {
  const sheet = [
    ['ledger', 'credit_amount', 'party'],
    ['Acounts Payable', '10', '7'],
    ['', '', ''],
    ['accounts payable', '20', ''],
    ['Accounts Payable', '0', ''],
  ];
  const chart = chartFrom([payable]);
  const reader = { translate: (key: string) => key } as Parameters<typeof sheetLines>[1]['reader'];
  expect(unknownLedgers(sheet, { chart, languages: [] })).toEqual([{ row: 2, ledger: 'Acounts Payable' }]);
  const lines = sheetLines(sheet, { chart, languages: [], reader });
  expect(openingMistakes(lines, chart)).toEqual([
    { field: 'items.0.ledger', code: 'required' },
    { field: 'items.1.party', code: 'party_missing' },
  ]);
  expect(openingMistakes([], chart)).toEqual([]);
});
