import { expect, test } from 'vitest';
import { usualForms } from '#catalog/engine/reading/WrittenForms.ts';
import { bankSheet } from '#src/resources/banking/sheet/bankSheet.ts';

const asked = { forms: usualForms, today: '2026-08-01' };
const told = (line: object) => expect.objectContaining(line);

test('the table of a bank begins below its head, and its balances are those beside the lines', () => {
  const sheet = [
    ['Dutch Bank Ltd.', '', '', '', ''],
    ['Account', '0012', '', '', ''],
    ['Txn Date', 'Particulars', 'Withdrawal (BDT)', 'Deposit (BDT)', 'Balance'],
    ['', 'Balance forward', '', '', '1,000.00'],
    ['03-Jul-2026', 'Cheque  deposit', '', '1,500.00', '2,500.00'],
    ['04/07/2026 10:15', 'Charge', '57.50', '-', '2,442.50 Cr'],
    ['soon', 'Charge', '5.00', '', ''],
    ['05/07/2026', 'Rent', 'five', '', ''],
  ];
  expect(bankSheet(sheet, asked)).toEqual({
    lines: [
      told({ line_date: '2026-07-03', description: 'Cheque deposit', money_in: '1500.00', money_out: '0.00' }),
      told({ line_date: '2026-07-04', description: 'Charge', money_in: '0.00', money_out: '57.50' }),
    ],
    days: ['2026-07-03', '2026-07-04'],
    balances: ['1000.00', '2442.50'],
    state: 'wrong',
    findings: [
      {
        kind: 'left',
        rows: [
          { row: 7, day: 'soon', amount: '5.00' },
          { row: 8, day: '05/07/2026', amount: 'five' },
        ],
      },
      { kind: 'day_order', order: 'day_first' },
    ],
  });
});

test('amounts in one column are signed, and the latest line may stand first', () => {
  const sheet = [
    ['Tarih', 'Açıklama', 'Tutar', 'Bakiye'],
    ['2026-07-09', 'Kira', '-1.200,00', '300,00'],
    ['2026-07-02', 'Havale', '1.500,00', '1.500,00'],
  ];
  const { lines, balances } = bankSheet(sheet, asked) ?? {};
  expect(lines).toEqual([
    told({ line_date: '2026-07-02', money_in: '1500.00', money_out: '0.00' }),
    told({ line_date: '2026-07-09', money_in: '0.00', money_out: '1200.00' }),
  ]);
  expect(balances).toEqual(['0.00', '300.00']);
  expect(
    bankSheet(
      [
        ['Date', 'Amount'],
        ['2026-07-01', '(12.00)'],
        ['2026-07-01', '7 Dr'],
      ],
      asked,
    )?.lines,
  ).toEqual([told({ money_out: '12.00' }), told({ money_out: '7.00' })]);
});

test('a sheet without a day or an amount is none of a bank', () => {
  expect(
    bankSheet(
      [
        ['Name', 'Phone'],
        ['A', '1'],
      ],
      asked,
    ),
  ).toBeUndefined();
});
