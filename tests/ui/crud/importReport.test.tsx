import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import type { ImportError } from '#src/dataProvider/RihlaDataProvider.ts';
import { draftOf, refused, reportOf, showDraft } from '../../support/importDraft.tsx';

const { customer } = entities;

/** The heading under which an error stands. */
async function told({ field, code, params }: ImportError): Promise<string | null> {
  const error = { field, code, ...(params && { params }) };
  const draft = await draftOf(customer, { lines: ['last_name', 'Rahim'], report: reportOf([refused(2, error)]) });
  showDraft(customer, draft);
  const heading = await screen.findByRole('heading', { level: 4 });
  vi.unstubAllGlobals();
  return heading.textContent;
}

test('a rule that compares two fields of a row names the other one as its reader knows it', async () => {
  const params = { other: 'departure_date' };
  const text = 'This date must be later than departure_date.';
  expect(await told({ field: 'return_date', code: 'not_after', params, text })).toMatch(
    /This date must be later than Departure\.$/,
  );
});

test.each([
  ['registered_already', { file: 'PG-2026-000003 Rahima Begum' }, /journey: PG-2026-000003 Rahima Begum\.$/],
  ['registered_in_line', { line: 4 }, /^1 row says the same as an earlier row/],
  ['registered_elsewhere', { branch: 'Sylhet' }, /in another branch: Sylhet\.$/],
] as const)('a person who is registered already is told with file or branch: %s', async (code, params, text) => {
  expect(await told({ field: 'passport_number', code, params, text: '' })).toMatch(text);
});
