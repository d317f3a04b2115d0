import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import type { Sheet } from '#catalog/engine/reading/Sheet.ts';
import { readTable } from '#src/engine/sheets/readTable.ts';
import { SheetInput } from '#src/engine/sheets/SheetInput.tsx';
import { otherWorkbook } from '../../support/otherWorkbooks.ts';
import { showPages } from '../../support/officePage.tsx';

function Reading() {
  const [sheet, setSheet] = useState<Sheet>([]);
  return (
    <>
      <SheetInput disabled={false} onChosen={file => void readTable(file).then(setSheet)} />
      <output>{JSON.stringify(sheet)}</output>
    </>
  );
}

async function choose(sheets: Parameters<typeof otherWorkbook>[0], hidden: readonly string[] = []) {
  const host = () => Response.json({});
  await showPages({ host, entity: entities.bank_statement, pages: { all: <Reading /> }, at: 'all' });
  const file = new File([otherWorkbook(sheets, { type: 'biff8', hidden })], 'pilgrims.xls');
  await userEvent.upload(await screen.findByLabelText('CSV or XLSX file'), file);
}
const read = () => screen.getByRole('status').textContent;

test('of a workbook with several sheets another is taken with the keyboard', async () => {
  await choose({ Notes: [], First: [['a']], Secret: [['s']], Second: [['b'], ['c']] }, ['Secret']);
  await expect.poll(read).toBe('[["a"]]');
  screen.getByRole('combobox', { name: 'Sheet of the workbook' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getAllByRole('option').map(one => one.textContent)).toEqual(['First (1 row)', 'Second (2 rows)']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(read).toBe('[["b"],["c"]]');
});

test('of one with a single sheet nothing is asked', async () => {
  await choose({ Notes: [], First: [['a']] });
  await expect.poll(read).toBe('[["a"]]');
  expect(screen.queryByRole('combobox')).toBeNull();
});
