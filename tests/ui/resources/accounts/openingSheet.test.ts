import { describe, expect, test } from 'vitest';
import type { Sheet } from '#catalog/engine/reading/Sheet.ts';
import { usualForms } from '#catalog/engine/reading/WrittenForms.ts';
import type { ChartedLedger } from '#catalog/ledger/chart/chart.ts';
import { chartFrom } from '#src/resources/ledger/chart/Chart.ts';
import { openingMistakes } from '#src/resources/ledger/opening/openingLines.ts';
import { type OpeningSheet, openingSheet } from '#src/resources/ledger/opening/sheet/openingSheet.ts';
import { resultLines } from '#src/resources/ledger/opening/sheet/JournalOfResults.tsx';
import { ledgerNamed } from '../../../support/chartOfFew.ts';

const payable: ChartedLedger = { ...ledgerNamed(4, 'Accounts Payable', null), nature: 'liability', is_control: true };
const chart = chartFrom([
  ledgerNamed(1, 'Cash', '1000'),
  ledgerNamed(2, 'Bank', '1010'),
  { ...ledgerNamed(3, 'Capital', '3000'), nature: 'equity' },
  payable,
  { ...ledgerNamed(5, 'Ticket Sales', '4000'), nature: 'income' },
  { ...ledgerNamed(6, 'Office Rent', '5000'), nature: 'expense' },
  ledgerNamed(7, 'Suspense', '9000'),
  ledgerNamed(8, 'Suspense', '9001'),
]);
const reader = { locale: 'en', translate: (key: string) => key, forms: usualForms, today: '2027-01-10' };

function read(sheet: Sheet, asked: Partial<Parameters<typeof openingSheet>[1]> = {}): OpeningSheet {
  const found = openingSheet(sheet, { chart, languages: [], reader, ...asked });
  if (!found) throw new Error('no table');
  return found;
}
const sidesOf = ({ lines }: OpeningSheet) =>
  lines.map(line => [line['ledger'], line['debit_amount'], line['credit_amount']]);
const kinds = ({ findings }: OpeningSheet) => findings.map(({ kind }) => kind);
const wrong = ({ findings }: OpeningSheet) =>
  findings.flatMap(found => (found.kind === 'rows' ? found.rows.map(({ row, why, text }) => [row, why, text]) : []));

const debit = (amount: string) => [1, amount, '0.00'];
const credit = (amount: string) => [1, '0.00', amount];

test.each<[string, readonly [number, string, string] | readonly (string | number)[]]>([
  ['1000', debit('1000.00')],
  ['1,000.50', debit('1000.50')],
  ['1.000,50', debit('1000.50')],
  ['৳1,00,000', debit('100000.00')],
  ['১২০০', debit('1200.00')],
  ['١٢٠٠', debit('1200.00')],
  ['1200*3', debit('3600.00')],
  ['1200 x 3', debit('3600.00')],
  ['১২০০ × ৩', debit('3600.00')],
  ['Tk. 30.00', debit('30.00')],
  ['500.00 Dr', debit('500.00')],
  ['Dr 500.00', debit('500.00')],
  ['Dr. 500', debit('500.00')],
  ['500 (Dr)', debit('500.00')],
  ['500,00 B', debit('500.00')],
  ['500 مدين', debit('500.00')],
  ['(1000.00)', credit('1000.00')],
  ['৳(1,000.00)', credit('1000.00')],
  ['-1000', credit('1000.00')],
  ['1000.00-', credit('1000.00')],
  ['−1000', credit('1000.00')],
  ['Cr 500', credit('500.00')],
  ['500Cr', credit('500.00')],
  ['500.00 Cr.', credit('500.00')],
  ['500 Alacak', credit('500.00')],
  ['500 دائن', credit('500.00')],
  ['500 জমা', credit('500.00')],
])('%s in one column of amounts stands on its side', (text, line) => {
  expect(
    sidesOf(
      read([
        ['Account', 'Balance'],
        ['Cash', text],
      ]),
    ),
  ).toEqual([line]);
});

test.each([
  ['500', '', debit('500.00')],
  ['', '500', credit('500.00')],
  ['0', '500', credit('500.00')],
  ['-', '500', credit('500.00')],
  ['(500)', '', credit('500.00')],
  ['-500', '0.00', credit('500.00')],
  ['500-', '', credit('500.00')],
  ['500 Cr', '', credit('500.00')],
  ['500.00 Dr', '', debit('500.00')],
  ['', '(500)', debit('500.00')],
  ['', '500 Dr', debit('500.00')],
  ['', 'Cr 500', credit('500.00')],
])('%s in the column of debits and %s in that of credits stand on their side', (one, other, line) => {
  expect(
    sidesOf(
      read([
        ['Ledger', 'Debit', 'Credit'],
        ['Cash', one, other],
      ]),
    ),
  ).toEqual([line]);
});

test.each([
  ['Account', 'Balance'],
  ['Particulars', 'Opening balance'],
  ['Ledger', 'Amount'],
  ['A/c', 'Amount (BDT)'],
  ['Account Name', 'Closing Balance'],
  ['Code', 'Balance'],
  ['Hesap', 'Bakiye'],
  ['Hesap Adı', 'Tutar'],
  ['الحساب', 'الرصيد'],
  ['اسم الحساب', 'الرصيد الافتتاحي'],
  ['হিসাব', 'জের'],
  ['হিসাবের নাম', 'প্রারম্ভিক জের'],
])('the heads %s and %s are understood', (ledger, amount) => {
  expect(
    sidesOf(
      read([
        [ledger, amount],
        ['1000', '(7)'],
      ]),
    ),
  ).toEqual([credit('7.00')]);
});

test.each([
  ['Debit', 'Credit'],
  ['Dr', 'Cr'],
  ['Dr.', 'Cr.'],
  ['Debit (BDT)', 'Credit (BDT)'],
  ['Debit Balance', 'Credit Balance'],
  ['Closing Dr', 'Closing Cr'],
  ['Amount (Dr)', 'Amount (Cr)'],
  ['Borç', 'Alacak'],
  ['Borç Bakiyesi', 'Alacak Bakiyesi'],
  ['مدين', 'دائن'],
  ['رصيد مدين', 'رصيد دائن'],
  ['ডেবিট', 'ক্রেডিট'],
])('the heads %s and %s are sides', (one, other) => {
  expect(
    sidesOf(
      read([
        ['Account', one, other],
        ['Cash', '5', ''],
        ['Bank', '', '6'],
      ]),
    ),
  ).toEqual([
    [1, '5.00', '0.00'],
    [2, '0.00', '6.00'],
  ]);
});

describe('a table', () => {
  test('may begin below other rows, have its heads in two rows, and older balances beside the last', () => {
    const sheet = [
      ['Rihla Travels'],
      ['Trial balance as of 31.12.2026'],
      ['Particulars', 'Opening Balance', '', 'Transactions', '', 'Closing Balance', ''],
      ['', 'Debit', 'Credit', 'Debit', 'Credit', 'Debit', 'Credit'],
      ['Cash', '1', '', '9', '2', '8', ''],
      ['Capital', '', '1', '', '7', '', '8'],
      ['Grand Total', '1', '1', '9', '9', '8', '8'],
      ['Printed on 2.1.2027'],
    ];
    const found = read(sheet);
    expect(sidesOf(found)).toEqual([
      [1, '8.00', '0.00'],
      [3, '0.00', '8.00'],
    ]);
    expect(kinds(found)).toEqual([]);
    expect(found.sums).toEqual({ debit: 800n, credit: 800n });
  });

  test('may tell the closing balance beside what moved', () => {
    const heads = ['Ledger', 'Opening Balance', 'Debit', 'Credit', 'Closing Balance'];
    expect(sidesOf(read([heads, ['Cash', '1.00 Dr', '9.00', '12.00', '2.00 Cr']]))).toEqual([credit('2.00')]);
  });

  test('may tell what moved on both sides, with the balance that they come to', () => {
    const found = read([
      ['Ledger', 'Debit', 'Credit', 'Balance'],
      ['Cash', '9', '2', '7'],
      ['Capital', '2', '9', '7'],
    ]);
    expect(sidesOf(found)).toEqual([debit('7.00'), [3, '0.00', '7.00']]);
  });

  test('may have its sides in a column of their own, with a head or without', () => {
    const rows = [
      ['Cash', '5', 'Dr'],
      ['Capital', '5', 'Cr'],
    ];
    const lines = [debit('5.00'), [3, '0.00', '5.00']];
    expect(sidesOf(read([['Account', 'Balance', 'Dr/Cr'], ...rows]))).toEqual(lines);
    expect(sidesOf(read([['Account', 'Balance', ''], ...rows]))).toEqual(lines);
    expect(
      sidesOf(
        read([
          ['Hesap', 'Bakiye', 'B/A'],
          ['Cash', '5', 'B'],
          ['Capital', '5', 'A'],
        ]),
      ),
    ).toEqual(lines);
  });

  test('may write a credit below zero in its own column, where the sums prove it', () => {
    const found = read([
      ['Account', 'Debit', 'Credit'],
      ['Cash', '5', ''],
      ['Capital', '', '-5'],
    ]);
    expect(sidesOf(found)).toEqual([debit('5.00'), [3, '0.00', '5.00']]);
    expect(kinds(found)).toEqual(['signed']);
  });

  test('has its numbers by the decimal sign that its rows prove, or else by the setting, which is said', () => {
    const proved = read([
      ['Account', 'Balance'],
      ['Cash', '1.234'],
      ['Bank', '12,50'],
    ]);
    expect(sidesOf(proved)).toEqual([debit('1234.00'), [2, '12.50', '0.00']]);
    const open = [
      ['Account', 'Balance'],
      ['Cash', '1,234 Dr'],
    ];
    expect(read(open)).toMatchObject({ findings: [{ kind: 'decimal', decimal: 'point' }] });
    expect(sidesOf(read(open))).toEqual([debit('1234.00')]);
    expect(wrong(read(open, { decimalSign: 'comma' }))).toEqual([[2, 'amount', 'Cash: 1,234 Dr']]);
    const mixed = read([
      ['Account', 'Balance'],
      ['Cash', '1,234'],
      ['Bank', '12,50'],
      ['Capital', '12.50-'],
    ]);
    expect(kinds(mixed)).toEqual(['rows', 'decimal_both']);
    expect(mixed.lines[0]).toMatchObject({ ledger: 1, debit_amount: '1,234 ?' });
  });

  test('has its days by the order that its rows prove', () => {
    const rows = [
      ['Accounts Payable', '5', '03/25/2026'],
      ['Accounts Payable', '6', '04/05/2026'],
    ];
    const found = read([['Ledger', 'Credit', 'bill_date'], ...rows]);
    expect(found.lines.map(line => line['bill_date'])).toEqual(['2026-03-25', '2026-04-05']);
  });

  test('without heads for a ledger and an amount is none', () => {
    expect(
      openingSheet(
        [
          ['Cash', '5'],
          ['Bank', '6'],
        ],
        { chart, languages: [], reader },
      ),
    ).toBeUndefined();
  });
});

describe('what cannot be read is named at its row, and never nothing', () => {
  test.each([
    ['12x', 'amount'],
    ['500 Xy', 'amount'],
    ['-500 Cr', undefined],
    ['8.8E+12', 'lost'],
    ['#N/A', 'lost'],
    ['1.2.3,4', 'amount'],
  ])('%s', (text, why) => {
    const found = read([
      ['Account', 'Balance'],
      ['Bank', '2 Dr'],
      ['Cash', text],
    ]);
    if (why === undefined) return expect(sidesOf(found)[1]).toEqual(credit('500.00'));
    expect(wrong(found)).toEqual([[3, why, `Cash: ${text}`]]);
    expect(found.lines[1]).toMatchObject({ ledger: 1, debit_amount: text });
    expect(found.sums).toEqual({ debit: 200n, credit: 0n });
  });

  test('a number of more digits than a spreadsheet keeps', () => {
    const found = read([
      ['Account', 'Debit', 'Credit'],
      ['Cash', { decimal: '1234567890123456000' }, ''],
    ]);
    expect(wrong(found)).toEqual([[2, 'lost', 'Cash: 1234567890123456000']]);
    expect(found.lines[0]).toMatchObject({ debit_amount: '1234567890123456000 ?', credit_amount: '0.00' });
  });

  test('both sides of one row, and a word that contradicts its column', () => {
    const found = read([
      ['Account', 'Debit', 'Credit'],
      ['Cash', '5', '3'],
      ['Bank', '(5) Dr', ''],
    ]);
    expect(wrong(found)).toEqual([
      [2, 'both', 'Cash: 5.00 / 3.00'],
      [3, 'contradicts', 'Bank: (5) Dr'],
    ]);
    expect(openingMistakes(found.lines, chart)).toEqual([{ field: 'items.0.credit_amount', code: 'one_side' }]);
  });

  test('an amount whose side is in doubt', () => {
    const found = read([
      ['Account', 'Balance', 'Dr/Cr'],
      ['Cash', '5', 'Dr'],
      ['Bank', '6', 'x'],
      ['Capital', '5', 'Cr'],
      ['1010', '7', ''],
    ]);
    expect(wrong(found)).toEqual([
      [3, 'side', 'Bank: 6 x'],
      [5, 'side', '1010: 7 ?'],
    ]);
  });

  test('a ledger that the chart has not, has twice or calls otherwise', () => {
    const found = read([
      ['Account', 'Balance'],
      ['Csh', '1 Dr'],
      ['Suspense', '2 Cr'],
      ['1000 Suspense', '3 Dr'],
      ['1010 Cheques', '4 Dr'],
      ['', '4 Dr'],
      ['9001 Suspense', '5 Dr'],
    ]);
    expect(wrong(found).map(([row, why]) => [row, why])).toEqual([
      [2, 'unknown'],
      [3, 'several'],
      [4, 'several'],
      [5, 'renamed'],
      [6, 'nameless'],
    ]);
    expect(found.lines.map(line => line['ledger'])).toEqual([
      'Csh',
      'Suspense',
      '1000 Suspense',
      '1010 Cheques',
      null,
      8,
    ]);
  });

  test('totals are no lines, and differ where they do', () => {
    const rows = [
      ['Account', 'Debit', 'Credit'],
      ['Cash', '5', ''],
      ['Capital', '', '5'],
    ];
    for (const word of ['Total', 'TOTAL:', 'Toplam', 'Genel Toplam', 'الإجمالي', 'المجموع', 'মোট']) {
      expect(kinds(read([...rows, [word, '5', '5']]))).toEqual([]);
      expect(read([...rows, [word, '6', '5.00']]).findings).toEqual([
        { kind: 'totals', totals: [{ row: 4, told: '6.00 / 5.00', read: '5.00 / 5.00' }] },
      ]);
    }
    expect(sidesOf(read([...rows, ['', '5', '5']]))).toHaveLength(2);
  });

  test('amounts of which none tells a side, two columns for one thing, and columns that nobody understands', () => {
    expect(
      kinds(
        read([
          ['Account', 'Balance'],
          ['Cash', '5'],
          ['Capital', '5'],
        ]),
      ),
    ).toEqual(['unsided']);
    expect(
      kinds(
        read([
          ['Account', 'Balance'],
          ['Cash', '5'],
          ['Capital', '5 Cr'],
        ]),
      ),
    ).toEqual(['unmarked']);
    const found = read([
      ['Account', 'Debit', 'Debit', 'Credit', 'Colour'],
      ['Cash', '5', '6', '', 'red'],
    ]);
    expect(found.findings).toEqual([
      { kind: 'twice', columns: ['Debit'] },
      { kind: 'unknown', columns: ['Colour'] },
    ]);
  });
});

test('income and expenses stand apart, since they have no opening balance', () => {
  const found = read([
    ['Account', 'Debit', 'Credit'],
    ['Cash', '10', ''],
    ['Capital', '', '7'],
    ['4000 Ticket Sales', '', '5'],
    ['5000 Office Rent', '2', ''],
  ]);
  expect(sidesOf(found)).toEqual([debit('10.00'), [3, '0.00', '7.00']]);
  expect(found.apart).toMatchObject([
    { ledger: 5, debit_amount: '0.00', credit_amount: '5.00' },
    { ledger: 6, debit_amount: '2.00', credit_amount: '0.00' },
  ]);
  expect(found.sums).toEqual({ debit: 1200n, credit: 1200n });
});

test('a sheet may say foreign amounts alone, which are owed at their rate; amounts that it says stay', () => {
  const sheet = [
    ['ledger', 'currency', 'foreign_amount', 'exchange_rate', 'debit_amount'],
    ['Accounts Payable', 'SAR', '100.50', '32.335', ''],
    ['Accounts Payable', 'SAR', '2', '32.335', '60'],
  ];
  const told = { ledger: 4, currency: 'SAR', exchange_rate: '32.335' };
  expect(read(sheet).lines).toMatchObject([
    { ...told, foreign_amount: '100.50', debit_amount: '0.00', credit_amount: '3249.67' },
    { ...told, foreign_amount: '2.00', debit_amount: '60.00', credit_amount: '0.00' },
  ]);
});

test('a misspelt ledger is wrong in its line until it is another, as a control ledger without a party is', () => {
  const sheet = [
    ['ledger', 'credit_amount', 'party'],
    ['Acounts Payable', '10', '7'],
    ['', '', ''],
    ['accounts payable', '20', ''],
    ['Accounts Payable', '0', ''],
  ];
  const found = read(sheet);
  expect(wrong(found)).toEqual([[2, 'unknown', 'Acounts Payable']]);
  expect(openingMistakes(found.lines, chart)).toEqual([
    { field: 'items.0.ledger', code: 'required' },
    { field: 'items.1.party', code: 'party_missing' },
  ]);
  expect(openingMistakes([], chart)).toEqual([]);
});

test('the journal of income and expenses balances against the opening difference', () => {
  const difference = { ...ledgerNamed(30, 'Opening Difference', null), ledger_type: 'opening_difference' };
  const lines = [
    { ledger: 5, debit_amount: '0.00', credit_amount: '5.00', bill_no: null },
    { ledger: 6, debit_amount: '2.00', credit_amount: '0.00', bill_no: null },
  ];
  const journal = resultLines(lines, chartFrom([difference]));
  expect(journal).toMatchObject([...lines.map(({ bill_no, ...line }) => line), { ledger: 30, debit_amount: '3.00' }]);
  expect(journal.every(line => !('bill_no' in line))).toBe(true);
});
