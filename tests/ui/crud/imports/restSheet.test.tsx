import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import type { Sheet } from '#catalog/engine/reading/Sheet.ts';
import { restSheet } from '#src/engine/imports/problems/restSheet.ts';
import { toFile } from '#src/engine/exports/writeFile.ts';
import { readTable } from '#src/engine/sheets/readTable.ts';
import { draftOf, refused, reportOf, showDraft } from '../../../support/importDraft.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const why = 'Why not imported';
const reasonOf = (line: number) => `line ${line}`;
const read = async (sheet: Sheet, lines: readonly number[], headLine: number) =>
  readTable(await toFile('xlsx', restSheet(sheet, { lines, headLine, why, reasonOf, locale: 'en' })));

describe('the rows that are left', () => {
  const sheet: Sheet = [
    ['Pilgrims of 2027'],
    ['Name', 'Phone', 'Amount'],
    ['Rahim', '01711000000', { decimal: '12.5' }],
    ['Karim', '12345678901234567890', ''],
    ['=1+1', '+8801711000000', '2027-04-05'],
  ];

  it('stand under their own heads with their own cells and the reason, in the order of the file', async () => {
    expect(await read(sheet, [5, 3, 4, 3], 2)).toEqual([
      ['Name', 'Phone', 'Amount', why],
      ['Rahim', '01711000000', { decimal: '12.5' }, 'line 3'],
      ['Karim', '12345678901234567890', '', 'line 4'],
      ['=1+1', '+8801711000000', '2027-04-05', 'line 5'],
    ]);
  });

  it('of a file that was left once already have one reason', async () => {
    const again = await read(sheet, [3], 2);
    expect(await read(again, [2], 1)).toEqual([
      ['Name', 'Phone', 'Amount', why],
      ['Rahim', '01711000000', { decimal: '12.5' }, 'line 2'],
    ]);
  });

  it('of a sheet without heads begin below empty ones', async () => {
    const [heads, row] = await read([['Rahim', '1']], [1], 0);
    expect(heads?.at(-1)).toBe(why);
    expect(row).toEqual(['Rahim', '1', 'line 1']);
  });
});

it('the dialogue hands them out with what the host said of them, also once they are left out', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = vi.fn(blob => {
    if (blob instanceof Blob) files.push(blob);
    return 'blob:rest';
  });
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { customer } = entities;
  const lines = ['last_name|email', 'Rahim|r', 'Karim|k@x.bd'];
  const report = reportOf([
    refused(2, { field: 'email', code: 'not_email' }),
    { line: 3, outcome: 'create', errors: [] },
  ]);
  const first = await draftOf(customer, { lines, report });
  const { user, show } = showDraft(customer, first);
  await screen.findByRole('button', { name: 'Download the row that is left' });
  const next = await draftOf(customer, { lines, choices: { left: [2, 3] } });
  show({ ...next, source: first.source });
  await user.click(await screen.findByRole('button', { name: 'Download the 2 rows that are left' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await readTable(files[0] ?? new Blob())).toEqual([
    ['last_name', 'email', why],
    ['Rahim', 'r', 'Email: Enter a valid email address.'],
    ['Karim', 'k@x.bd', 'Left out'],
  ]);
});
