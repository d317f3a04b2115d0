import { render, screen } from '@testing-library/react';
import polyglot from 'ra-i18n-polyglot';
import { AdminContext, testDataProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { ImportReportView } from '#src/engine/crud/imports/ImportReportView.tsx';
import type { ImportError } from '#src/dataProvider/RihlaDataProvider.ts';
import { englishMessages } from '#src/i18n/loadMessages.ts';

const words = polyglot(() => englishMessages(), 'en');

function told(error: ImportError): string | null {
  const report = {
    rows: [{ line: 3, outcome: 'error' as const, errors: [error] }],
    totals: { create: 0, update: 0, unchanged: 0, error: 1 },
    made: [],
  };
  render(
    <AdminContext dataProvider={testDataProvider()} i18nProvider={words}>
      <ImportReportView columns={[]} report={report} />
    </AdminContext>,
  );
  return screen.getAllByRole('cell').at(-1)?.textContent ?? null;
}

test('a rule that compares two fields of a row names the other one as its reader knows it', () => {
  expect(
    told({
      field: 'return_date',
      code: 'not_after',
      params: { other: 'departure_date' },
      text: 'This date must be later than departure_date.',
    }),
  ).toBe('This date must be later than Departure.');
});

test.each([
  ['registered_already', { file: 'PG-2026-000003 Rahima Begum' }, /journey: PG-2026-000003 Rahima Begum\.$/],
  ['registered_in_line', { line: 4 }, /stands in line 4 of this file/],
  ['registered_elsewhere', { branch: 'Sylhet' }, /in another branch: Sylhet\.$/],
] as const)('a person who is registered already is told with file, line or branch: %s', (code, params, text) => {
  expect(told({ field: 'passport_number', code, params, text: '' })).toMatch(text);
});
