import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import type { ImportRow } from '#src/dataProvider/RihlaDataProvider.ts';
import { draftOf, reportOf, showDraft } from '../../../support/importDraft.tsx';

const { customer } = entities;
const records = [
  { id: 7, first_name: 'Rahim', last_name: 'Miah' },
  { id: 8, first_name: 'Karim', last_name: 'Ali' },
];
const dataProvider = { getMany: async () => ({ data: records }) as never };

afterEach(() => vi.unstubAllGlobals());

const update = (line: number, id: number, changes: NonNullable<ImportRow['changes']>): ImportRow => ({
  line,
  id,
  outcome: 'update',
  errors: [],
  changes,
});
const lines = ['last_name|date_of_birth', 'Miah|1990-05-01', 'Ali|1991-01-01'];

async function shown(rows: readonly ImportRow[], made: Parameters<typeof reportOf>[1] = []) {
  const draft = await draftOf(customer, { lines, report: reportOf(rows, made) });
  return showDraft(customer, draft, dataProvider);
}

describe('what an import changes', () => {
  it('is told by field, and unfolded by record as it was and as it becomes, in the words of the reader', async () => {
    const { user } = await shown([
      update(2, 7, { date_of_birth: [null, '1990-05-01'], primary_phone: ['+8801711000000', '+8801711000001'] }),
      update(3, 8, { date_of_birth: ['1991-01-02', '1991-01-01'] }),
    ]);
    const changes = await screen.findByRole('region', { name: 'What changes' });
    expect(within(changes).getByText('Phone: 1 record changes')).toBeVisible();
    await user.click(within(changes).getByText('Date of birth: 2 records change'));
    const cells = await within(changes).findAllByRole('row');
    expect(await within(changes).findByRole('rowheader', { name: /Rahim Miah/ })).toBeVisible();
    expect(cells.at(1)).toHaveTextContent('1 May 1990');
    expect(cells.at(2)).toHaveTextContent(/2 Jan.* 1991.*1 Jan.* 1991/);
  });

  it('shows a sealed value as the host has masked it', async () => {
    const { user } = await shown([update(2, 7, { nid: ['••••1234', '••••5678'] })]);
    await user.click(await screen.findByText(/: 1 record changes/));
    expect(await screen.findByText('••••5678')).toBeVisible();
  });

  it('tells what would be made along', async () => {
    await shown(
      [{ line: 2, outcome: 'create', errors: [] }],
      [
        { entity: 'customer_type', id: 1, title: 'Bags' },
        { entity: 'customer_type', id: 2, title: 'Hats' },
      ],
    );
    expect(await screen.findByText('Customer types, made along (2): Bags, Hats')).toBeVisible();
  });
});

describe('an import of nothing', () => {
  const unchanged = [2, 3].map((line): ImportRow => ({ line, outcome: 'unchanged', errors: [] }));
  it('says so, of rows that are there already', async () => {
    await shown(unchanged);
    expect(await screen.findByRole('status')).toHaveTextContent('The same sheet again: nothing to change');
  });
  it('says so of a sheet without rows', async () => {
    showDraft(customer, await draftOf(customer, { lines: ['last_name'] }));
    expect(await screen.findByRole('status')).toHaveTextContent('No rows');
  });
});
