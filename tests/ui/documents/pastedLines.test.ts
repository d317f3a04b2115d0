import { describe, expect, test } from 'vitest';
import { date, money, ref, text } from '#catalog/engine/fields.ts';
import { usualForms } from '#catalog/engine/reading/WrittenForms.ts';
import type { Field, Fields } from '#catalog/engine/fields.ts';
import { pastedBlock } from '#src/engine/kinds/lines/grid/pastedBlock.ts';
import { pastedLines } from '#src/engine/kinds/lines/paste/pastedLines.ts';
import { isSided } from '#src/engine/kinds/lines/paste/sidedValues.ts';
import { chartFrom } from '#src/resources/ledger/chart/Chart.ts';
import { pastedLedger } from '#src/resources/ledger/chart/pastedLedger.ts';
import { ledgerNamed } from '../../support/chartOfFew.ts';

const fields: Fields = {
  ledger: ref('ledger_account'),
  details: text(),
  debit_amount: money({ initial: '0.00' }),
  credit_amount: money({ initial: '0.00' }),
  bill_date: date(),
};
const chart = chartFrom([ledgerNamed(1, 'Cash', '1000'), ledgerNamed(2, 'Bank', '1010')]);
const columns = Object.entries(fields).map(([name, field]: [string, Field]) => ({
  name,
  field,
  ...(name === 'ledger' && pastedLedger(chart)),
}));
const sides = ['debit_amount', 'credit_amount'] as const;
const reader = { locale: 'en', translate: (key: string) => key, forms: usualForms, today: '2027-01-10' };

const paste = (block: string, from = 'ledger') =>
  pastedLines(pastedBlock(block, () => true) ?? [], {
    columns,
    from: columns.findIndex(({ name }) => name === from),
    fields,
    sides,
    reader,
  });
const [debit, credit] = [
  (amount: string) => ({ debit_amount: amount, credit_amount: '0.00' }),
  (amount: string) => ({ debit_amount: '0.00', credit_amount: amount }),
];

test.each([
  ['500.00 Dr\t', debit('500.00')],
  ['500 Cr\t', credit('500.00')],
  ['(500)\t', credit('500.00')],
  ['500.00-\t0.00', credit('500.00')],
  ['-1,200\t', credit('1200.00')],
  ['\t(500)', debit('500.00')],
  ['-\tDr 500', debit('500.00')],
  ['0\t৳(500.00)', debit('500.00')],
  ['500 Cr', credit('500.00')],
  ['(১২০০)', credit('1200.00')],
  ['500\t-', { debit_amount: '500.00', credit_amount: '0.00' }],
  ['1200*3\t', { debit_amount: '3600.00', credit_amount: null }],
  ['500\t300', { debit_amount: '500.00', credit_amount: '300.00' }],
  ['(500)\t300', { debit_amount: '-500.00', credit_amount: '300.00' }],
  ['(500) Dr\t', { debit_amount: '(500) Dr', credit_amount: null }],
  ['12x\t', { debit_amount: '12x', credit_amount: null }],
  ['#N/A\t8.8E+12', { debit_amount: '#N/A', credit_amount: '8.8E+12' }],
])('%j pasted into the columns of amounts stands on its side, or as it is written', (block, line) => {
  expect(paste(block, 'debit_amount').values).toEqual([line]);
});

test('one cell is more than its text where it says a side, or stands on the other one', () => {
  const sided = ['500 Cr', '500.00 Dr', '(500)', '-5', '5-'];
  expect(sided.filter(one => isSided(one, 'debit_amount', sides))).toEqual(sided);
  expect(['500', '5+5', 'x', '(5) Dr', ''].filter(one => isSided(one, 'debit_amount', sides))).toEqual([]);
  expect(isSided('500 Cr', 'details', sides)).toBe(false);
  expect(isSided('500 Cr', 'debit_amount', undefined)).toBe(false);
  expect(pastedBlock('500 Cr\r\n', () => true)).toEqual([['500 Cr']]);
  expect(pastedBlock('500 Cr\r\n')).toBeUndefined();
});

test.each(['1000 Cash', '1000 - Cash', 'Cash (1000)', 'Cash [1000]', '1000', 'cash'])('%s is the ledger', one => {
  expect(paste(`${one}\tx`).values).toEqual([{ ledger: 1, details: 'x' }]);
});

describe('a block with a row of heads', () => {
  test.each([
    ['Credit\tAccount\tDebit', '5\t1000 Cash\t\n\tBank\t7'],
    ['Cr\tParticulars\tDr', '5\tCash\t\n\t1010\t7'],
    ['Alacak\tHesap\tBorç', '5\tCash\t\n\t1010\t7'],
    ['دائن\tالحساب\tمدين', '5\tCash\t\n\t1010\t7'],
    ['fields.credit_amount *\tfields.ledger *\tdebit_amount', '5\tCash\t\n\t1010\t7'],
  ])('%j is put by them, wherever it is pasted', (heads, rows) => {
    const { values, unplaced } = paste(`${heads}\n${rows}`, 'details');
    expect(values).toEqual([
      { ledger: 1, debit_amount: null, credit_amount: '5.00' },
      { ledger: 2, debit_amount: '7.00', credit_amount: null },
    ]);
    expect(unplaced).toEqual([]);
  });

  test('says which columns are none of the lines', () => {
    expect(paste('Account\tDebit\tColour\nCash\t5\tred').unplaced).toEqual(['Colour']);
    expect(paste('5\t6\t2027-01-02\tmore', 'debit_amount').unplaced).toEqual(['more']);
  });
});

test('a column tells how its days and its fractions are written', () => {
  const days = (block: string) => paste(block, 'bill_date').values.map(line => line['bill_date']);
  expect(days('04/05/2026\n03/25/2026')).toEqual(['2026-04-05', '2026-03-25']);
  expect(days('04/05/2026\n5 May 2026')).toEqual(['2026-05-04', '2026-05-05']);
  expect(days('04/05/2026\n03/25/2026\n25/03/2026')).toEqual(['04/05/2026 ?', '2026-03-25', '2026-03-25']);
  const amounts = (block: string) => paste(block, 'debit_amount').values.map(line => line['debit_amount']);
  expect(amounts('1.234\n12,50')).toEqual(['1234.00', '12.50']);
  expect(amounts('1,234\n12.50')).toEqual(['1234.00', '12.50']);
  expect(amounts('1,234\n12.50\n12,50')).toEqual(['1,234 ?', '12.50', '12.50']);
});
