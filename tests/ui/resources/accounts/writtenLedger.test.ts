import { expect, test } from 'vitest';
import { chartFrom } from '#src/resources/ledger/chart/Chart.ts';
import { writtenLedger } from '#src/resources/ledger/chart/writtenLedger.ts';
import { ledgerNamed } from '../../../support/chartOfFew.ts';

const chart = chartFrom([
  ledgerNamed(1, 'Cash', '1000'),
  ledgerNamed(2, 'Bank: City Branch', '1010'),
  ledgerNamed(3, 'Capital', null),
  ledgerNamed(4, 'Petty Cash', '1001'),
  ledgerNamed(5, 'Suspense', '9000'),
  ledgerNamed(6, 'Suspense', '9001'),
  ledgerNamed(7, 'Rent', '5000'),
  { ...ledgerNamed(8, 'Rent', '5001'), is_active: false },
  ledgerNamed(9, 'صندوق', 'A-12'),
  ledgerNamed(10, 'Loan 2', '2000'),
]);

const meant = (text: string, code?: string) => {
  const found = writtenLedger(chart, text, code);
  return 'ledger' in found ? found.ledger.id : found.why;
};

test.each([
  ['1000 Cash', 1],
  ['1000 - Cash', 1],
  ['1000-Cash', 1],
  ['1000: cash', 1],
  ['1000. Cash', 1],
  ['Cash (1000)', 1],
  ['Cash [1000]', 1],
  ['[1000] CASH', 1],
  ['Cash - 1000', 1],
  ['1000', 1],
  ['1000.0', 1],
  ['١٠٠٠ Cash', 1],
  ['১০০০', 1],
  [' cash ', 1],
  ['1000 Cash in hand', 1],
  ['1010 Bank: City Branch', 2],
  ['Capital', 3],
  ['3000 Capital', 3],
  ['Capital (3000)', 3],
  ['9001 Suspense', 6],
  ['A-12 صندوق', 9],
  ['صندوق', 9],
  ['Loan 2', 10],
  ['2000 Loan 2', 10],
  ['Rent', 7],
])('%s is the ledger %s', (text, id) => {
  expect(meant(text)).toBe(id);
});

test.each([
  ['Cash', '1000', 1],
  ['', '1000', 1],
  ['Capital', '3000', 3],
  ['Suspense', '9000', 5],
  ['1000 Cash', '', 1],
])('%s beside the code %s is the ledger %s', (text, code, id) => {
  expect(meant(text, code)).toBe(id);
});

test.each([
  ['Suspense', undefined, 'several'],
  ['1000 Petty Cash', undefined, 'several'],
  ['Petty Cash', '1000', 'several'],
  ['1010 Cheques', undefined, 'renamed'],
  ['Cheques', '1010', 'renamed'],
  ['Csh', undefined, 'unknown'],
  ['7777', undefined, 'unknown'],
  ['', undefined, 'unknown'],
])('%s beside the code %s is not guessed: %s', (text, code, why) => {
  expect(meant(text, code)).toBe(why);
});
