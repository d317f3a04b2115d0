import papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import type { Sheet } from '#catalog/engine/reading/Sheet.ts';
import { usualForms } from '#catalog/engine/reading/WrittenForms.ts';
import { bankSheet } from '#src/resources/banking/sheet/bankSheet.ts';

const asked = { forms: usualForms, today: '2026-08-01' };
const sheetOf = (csv: string): Sheet => papa.parse<string[]>(csv).data.map(row => row.map(cell => cell.trim()));
const moves = (told: ReturnType<typeof bankSheet>): string[] =>
  (told?.lines ?? []).map(({ money_in, money_out }) => `${String(money_in)} ${String(money_out)}`);
const TWO = 'Date,Description,Debit,Credit,Balance';

describe('what is wrong with a sheet, or is left open by it, is said', () => {
  test.each<[string, string, object[], ('proved' | 'unproved' | 'wrong')?]>([
    [
      'a line that the balance contradicts is named with what it should be',
      `${TWO}\n13/07/2026,A,,500.00,1500.00\n14/07/2026,B,100.00,,1350.00\n15/07/2026,C,50.00,,1300.00`,
      [
        {
          kind: 'contradicted',
          rows: [{ row: 3, day: '14/07/2026', amount: '100.00', balance: '1350.00', expected: '1400.00' }],
        },
        { kind: 'closing', closing: '1300.00', reached: '1350.00' },
      ],
    ],
    [
      'a closing balance in a row of its own that does not come out',
      `Date,Description,Debit,Credit\n,Opening balance,,100.00\n13/07/2026,A,10.00,\n,Closing balance,,120.00`,
      [{ kind: 'closing', closing: '120.00', reached: '90.00' }],
    ],
    [
      'a closing balance above the table that does not come out',
      `Closing Balance: BDT 80.00\n${TWO}\n13/07/2026,A,10.00,,90.00`,
      [{ kind: 'closing', closing: '80.00', reached: '90.00' }],
    ],
    [
      'totals that are not those of the lines',
      `Date,Description,Debit,Credit\n13/07/2026,A,10.00,\n14/07/2026,B,,5.00\nTotal,,12.00,5.00`,
      [{ kind: 'unproved' }, { kind: 'totals', told: '5.00 / 12.00', read: '5.00 / 10.00' }],
    ],
    [
      'the balance beside a last row that cannot be read is the closing all the same',
      `${TWO}\n13/07/2026,A,,500.00,1500.00\n14/07/2026,B,12.345,,1487.65`,
      [
        { kind: 'left', rows: [{ row: 3, day: '14/07/2026', amount: '12.345' }] },
        { kind: 'closing', closing: '1487.65', reached: '1500.00' },
      ],
    ],
    [
      'numbers of documents of which digits were lost',
      `Date,Ref No,Debit,Credit,Balance\n13/07/2026,2.02607E+15,,10.00,110.00\n14/07/2026,TX1,,5.00,115.00`,
      [{ kind: 'lost', rows: [{ row: 2, day: '13/07/2026', amount: '10.00' }] }],
      'proved',
    ],
    [
      'lines that the bank has not carried out',
      `Date,Status,Amount,Balance\n13/07/2026,Completed,10.00,110.00\n14/07/2026,Failed,-50.00,\n15/07/2026,beklemede,-5.00,\n16/07/2026,Success,-20.00,90.00`,
      [
        {
          kind: 'not_done',
          rows: [
            { row: 3, day: '14/07/2026', amount: '-50.00' },
            { row: 4, day: '15/07/2026', amount: '-5.00' },
          ],
        },
      ],
      'proved',
    ],
    [
      'charges in a column of their own that nothing proves to be part of the amounts',
      `Date,Amount,Fee\n13/07/2026,-10.00,0.50\n14/07/2026,5.00,0.00`,
      [{ kind: 'unproved' }, { kind: 'fees_left', rows: [{ row: 2, day: '13/07/2026', amount: '-10.00' }] }],
      'unproved',
    ],
    [
      'charges that the balances prove to be part of the amounts',
      `Date,Amount,Fee,Balance\n13/07/2026,10.00,0.00,110.00\n14/07/2026,-10.00,0.50,99.50`,
      [{ kind: 'fees_taken' }],
      'proved',
    ],
    [
      'amounts without signs whose first line no balance shows the direction of',
      `Date,Description,Amount,Balance\n13/07/2026,ATM,100.00,900.00\n14/07/2026,Deposit,50.00,950.00`,
      [{ kind: 'undirected', rows: [{ row: 2, day: '13/07/2026', amount: '100.00' }] }],
      'unproved',
    ],
    [
      'a decimal sign that the setting alone says',
      `Date,Dr/Cr,Amount,Balance\n13/07/2026,Dr,1.500,8.500\n14/07/2026,Cr,2.000,10.500`,
      [{ kind: 'decimal', decimal: 'point' }],
      'unproved',
    ],
    [
      'an amount that is none',
      `Date,Description,Amount\n13/07/2026,A,-1.00\n14/07/2026,B,12.345`,
      [{ kind: 'left', rows: [{ row: 3, day: '14/07/2026', amount: '12.345' }] }, { kind: 'unproved' }],
    ],
    [
      'a side that is none',
      `Date,Dr/Cr,Amount\n13/07/2026,Dr,1.00\n14/07/2026,Fee,2.00\n15/07/2026,Cr,3.00`,
      [{ kind: 'left', rows: [{ row: 3, day: '14/07/2026', amount: '2.00' }] }, { kind: 'unproved' }],
    ],
    [
      'a day that the calendar has not',
      `Date,Amount\n13/07/2026,-1.00\n31/06/2026,2.00`,
      [{ kind: 'left', rows: [{ row: 3, day: '31/06/2026', amount: '2.00' }] }, { kind: 'unproved' }],
    ],
    [
      'a column that writes the day first and the month first',
      `Date,Amount\n13/07/2026,-1.00\n07/14/2026,2.00\n05/06/2026,3.00`,
      [
        { kind: 'left', rows: [{ row: 4, day: '05/06/2026', amount: '3.00' }] },
        { kind: 'unproved' },
        { kind: 'days_both' },
      ],
    ],
    [
      'a column that writes points and commas',
      `Date,Amount\n13/07/2026,"-1,234.50"\n14/07/2026,"12,50"\n15/07/2026,"1,234"`,
      [
        { kind: 'left', rows: [{ row: 4, day: '15/07/2026', amount: '1,234' }] },
        { kind: 'unproved' },
        { kind: 'decimal_both' },
      ],
    ],
    [
      'rows below the lines with words and numbers but no day',
      `${TWO}\n13/07/2026,A,10.00,,90.00\n14/07/2026,B,10.00,,80.00\n,Average something,3.00,7.00,`,
      [{ kind: 'left', rows: [{ row: 4, day: '', amount: '3.00' }] }],
    ],
  ])('%s', (_, csv, findings, state = 'wrong') => {
    expect(bankSheet(sheetOf(csv), asked)).toMatchObject({ findings, state });
  });

  test.each<[string, string, object[], string[], ('proved' | 'unproved')?]>([
    ['no balance', 'Date,Amount\n13/07/2026,-1.00', [{ kind: 'unproved' }], ['0.00 1.00']],
    [
      'nothing that tells the direction',
      'Date,Amount\n13/07/2026,1.00',
      [{ kind: 'unproved' }, { kind: 'undirected', rows: [{ row: 2, day: '13/07/2026', amount: '1.00' }] }],
      ['1.00 0.00'],
    ],
    [
      'a direction that only the balances tell',
      'Opening balance,10.00\nDate,Amount,Balance\n13/07/2026,1.00,9.00\n14/07/2026,5.00,14.00',
      [{ kind: 'by_balance' }],
      ['0.00 1.00', '5.00 0.00'],
      'proved',
    ],
    [
      'a ledger of one’s own books, whose balances contradict every line',
      `${TWO}\n13/07/2026,A,500.00,,1500.00\n14/07/2026,B,,200.00,1300.00\n15/07/2026,C,,100.00,1200.00`,
      [{ kind: 'turned' }],
      ['500.00 0.00', '0.00 200.00', '0.00 100.00'],
      'proved',
    ],
    [
      'balances that all are debits',
      `${TWO}\n13/07/2026,A,500.00,,1500.00 Dr\n14/07/2026,B,,200.00,1300.00 Dr`,
      [{ kind: 'owed' }],
      ['0.00 500.00', '200.00 0.00'],
    ],
    [
      'only money in is marked',
      'Date,Amount\n13/07/2026,12.00\n14/07/2026,100.00 CR',
      [{ kind: 'unproved' }, { kind: 'unmarked' }],
      ['0.00 12.00', '100.00 0.00'],
    ],
    [
      'columns that nobody understands, and more than one currency',
      'Date,Amount,Zone,Currency,Balance\n13/07/2026,-1.00,x,USD,9.00\n14/07/2026,2.00,x,EUR,11.00',
      [
        { kind: 'unknown', columns: ['Zone'] },
        { kind: 'currencies', currencies: ['USD', 'EUR'] },
      ],
      ['0.00 1.00', '2.00 0.00'],
      'proved',
    ],
    [
      'a line without a day of its own',
      `${TWO}\n13/07/2026,A,10.00,,90.00\n,B,5.00,,85.00\n14/07/2026,C,,20.00,105.00`,
      [{ kind: 'day_above', rows: [{ row: 3, day: '', amount: '5.00' }] }],
      ['0.00 10.00', '0.00 5.00', '20.00 0.00'],
      'proved',
    ],
    [
      'lines behind the last balance',
      `${TWO}\n13/07/2026,A,10.00,,90.00\n14/07/2026,B,5.00,,85.00\n15/07/2026,C,,20.00,`,
      [{ kind: 'tail', rows: [{ row: 4, day: '15/07/2026', amount: '20.00' }] }],
      ['0.00 10.00', '0.00 5.00', '20.00 0.00'],
    ],
    [
      'no row that proves day or month first',
      'Date,Amount,Balance\n03/01/2026,-1.00,9.00\n03/02/2026,2.00,11.00',
      [{ kind: 'day_order', order: 'day_first' }],
      ['0.00 1.00', '2.00 0.00'],
      'proved',
    ],
    [
      'no row that proves a comma, which the balances do',
      'Date,Amount,Balance\n13.07.2026,1.500,2.500\n14.07.2026,-500,2.000',
      [{ kind: 'decimal', decimal: 'comma' }],
      ['1500.00 0.00', '0.00 500.00'],
      'proved',
    ],
  ])('%s', (...[, csv, findings, lines, state = 'unproved']) => {
    const told = bankSheet(sheetOf(csv), asked);
    expect(told).toMatchObject({ findings, state });
    expect(told?.findings).toHaveLength(findings.length);
    expect(moves(told)).toEqual(lines);
  });
});

test('what somebody says of a sheet stands above what its rows leave open', () => {
  const days = sheetOf('Date,Amount\n03/01/2026,-1.00\n03/02/2026,2.00');
  expect(bankSheet(days, { ...asked, dayOrder: 'month_first' })).toMatchObject({ days: ['2026-03-01', '2026-03-02'] });
  const comma = sheetOf('Date,Amount\n13/07/2026,-1.500');
  expect(moves(bankSheet(comma, asked))).toEqual(['0.00 1.50']);
  expect(moves(bankSheet(comma, { ...asked, decimalSign: 'comma' }))).toEqual(['0.00 1500.00']);
  const owed = sheetOf(`${TWO}\n13/07/2026,A,500.00,,1500.00 Dr\n14/07/2026,B,,200.00,1300.00 Dr`);
  expect(bankSheet(owed, { ...asked, isTurned: true })).toMatchObject({
    state: 'proved',
    balances: ['1000.00', '1300.00'],
  });
});

test('numbers of a workbook have one meaning, its serials are days, and words go on in the next row', () => {
  const number = (decimal: string) => ({ decimal });
  const sheet: Sheet = [
    ['Date', 'Description', 'Amount', 'Balance'],
    [number('46216'), 'Transfer', number('-1234.5'), number('765.5')],
    ['', 'to Karim', '', ''],
    [number('46217'), 'Deposit', number('0.30000000000001'), number('765.8')],
  ];
  expect(bankSheet(sheet, asked)).toMatchObject({
    state: 'proved',
    findings: [],
    balances: ['2000.00', '765.80'],
    lines: [
      { line_date: '2026-07-13', description: 'Transfer to Karim', money_out: '1234.50' },
      { line_date: '2026-07-14', money_in: '0.30' },
    ],
  });
});

test('a day without its year is one, however short, and one counted from the reader’s own is none', () => {
  const days = ['5/7', '6.7', '৭.৭', 't', '+7', 't+7'].map(
    day => bankSheet(sheetOf(`Date,Amount\n${day},-1.00\n`), asked)?.lines[0]?.['line_date'],
  );
  expect(days).toEqual(['2026-07-05', '2026-07-06', '2026-07-07', undefined, undefined, undefined]);
});
