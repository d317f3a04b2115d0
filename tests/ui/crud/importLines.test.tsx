import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { draftOf, refused, reportOf, showDraft } from '../../support/importDraft.tsx';
import { check, showImport } from '../../support/importDialogue.tsx';

afterEach(() => vi.unstubAllGlobals());

const journals = [
  'Narration,Date,Account,Amount',
  'Rent,2026-06-30,Rent of offices,500.00',
  'Rent,2026-06-30,Rent owed,-500.00',
  'Visas,2026-06-30,Visas paid,120.10',
  'Visas,2026-06-30,Visas owed,-120.10',
];
const line = (ledger: string, side: 'debit_amount' | 'credit_amount', amount: string) => ({ ledger, [side]: amount });
const items = [
  [line('Rent of offices', 'debit_amount', '500.00'), line('Rent owed', 'credit_amount', '500.00')],
  [line('Visas paid', 'debit_amount', '120.10'), line('Visas owed', 'credit_amount', '120.10')],
];

it('rows with the same narration are lines of one journal, and are told apart otherwise when somebody says so', async () => {
  const { choose, pick, written } = showImport(entities.journal);
  await choose(...journals);
  expect(screen.getByText('2 records of 4 rows')).toBeVisible();
  await pick('Rows with the same … are one record', 'Day alone');
  expect(screen.getByText('1 record of 4 rows')).toBeVisible();
  await pick('Rows with the same … are one record', 'Narration');
  const { rows } = await written();
  expect(rows).toMatchObject([
    { details: 'Rent', journal_date: '2026-06-30', items: items[0] },
    { details: 'Visas', journal_date: '2026-06-30', items: items[1] },
  ]);
});

it('what a column tells of each line stands in a group of its own', async () => {
  const { user, choose, pick, written } = showImport(entities.journal);
  await choose('Date,Number,Kept in,Debit,Credit', '2026-06-30,1,Rent,5.00,', '2026-06-30,1,Owed,,5.00');
  expect(check()).toBeDisabled();
  expect(check()).toHaveAccessibleDescription(/several rows for one record/);
  await user.click(screen.getByRole('combobox', { name: '“Kept in” becomes' }));
  expect(await screen.findByText('Each line of it')).toBeVisible();
  await user.keyboard('{Escape}');
  await pick('“Kept in” becomes', 'Ledger (line)');
  await pick('“Debit” becomes', 'Debit (line)');
  await pick('“Credit” becomes', 'Credit (line)');
  expect((await written()).rows).toMatchObject([
    { items: [line('Rent', 'debit_amount', '5.00'), line('Owed', 'credit_amount', '5.00')] },
  ]);
});

const tally = [
  'Date | Particulars | Vch No | Debit | Credit',
  '2026-06-30 | Rent | 1 | 5.00 | ',
  ' | Owing |  |  | 5.00',
  '2026-07-01 | Rent | 2 | 5.00 | ',
  ' | Owed |  |  | 5.00',
];

it('a mistake in a line is told with its own row, is mended there, and leaves out the whole record', async () => {
  const unknown = { field: 'items.ledger', code: 'not_choice', params: { value: 'Owing' }, line: 3 } as const;
  const report = reportOf([refused(2, unknown), { line: 4, outcome: 'create', errors: [] }]);
  const draft = await draftOf(entities.journal, { lines: tally, report });
  const { user, onDecide } = showDraft(entities.journal, draft);
  const group = screen.getByRole('region', { name: /Ledger.*Owing/ });
  expect(within(group).getByText(/^Line 3/)).toBeInTheDocument();
  await user.click(within(group).getByRole('button', { name: 'Leave this row out' }));
  expect(onDecide).toHaveBeenLastCalledWith({ left: [2] });
  const without = await draftOf(entities.journal, { lines: tally, choices: { left: [2] } });
  expect(without.prepared.rows.map(row => row.line)).toEqual([4]);
  const mended = await draftOf(entities.journal, {
    lines: tally,
    choices: { corrections: { 3: { 'items.ledger': '#7' } } },
  });
  expect(mended.prepared.rows[0]?.values['items']).toMatchObject([{ ledger: 'Rent' }, { ledger: '#7' }]);
});
