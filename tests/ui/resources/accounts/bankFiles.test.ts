import papa from 'papaparse';
import { expect, test } from 'vitest';
import { usualForms } from '#catalog/engine/reading/WrittenForms.ts';
import { bankSheet } from '#src/resources/banking/sheet/bankSheet.ts';
import { bankFiles } from '../../../support/bankFiles.ts';

const asked = { forms: usualForms, today: '2026-08-01' };

test.each(bankFiles.map(file => [file.name, file] as const))('%s', (_, file) => {
  const sheet = papa.parse<string[]>(file.csv).data.map(row => row.map(cell => cell.trim()));
  const told = bankSheet(sheet, asked);
  expect(
    told && {
      state: told.state,
      findings: told.findings,
      balances: told.balances,
      lines: told.lines.map(({ line_date, money_in, money_out }) =>
        [String(line_date), money_in === '0.00' ? `-${String(money_out)}` : `+${String(money_in)}`].join(' '),
      ),
    },
  ).toEqual({
    state: file.state ?? 'proved',
    findings: (file.findings ?? []).map(kind => ({ kind })),
    balances: [file.opening, file.closing],
    lines: file.lines,
  });
});
