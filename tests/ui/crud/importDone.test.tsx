import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { guest, type Principal } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { noChoices } from '#src/engine/imports/Choices.ts';
import { ImportDone } from '#src/engine/imports/ImportDone.tsx';
import { showPages } from '../../support/officePage.tsx';

const entity = entities.department;
const totals = { create: 190, update: 5, unchanged: 1, error: 0 };

async function show(who: Principal, left: readonly number[] = []) {
  const onClose = vi.fn<() => void>();
  const draft = { choices: { ...noChoices, left }, result: { rows: [], made: [], totals, run: 12 } };
  await showPages({
    host: () => Response.json([]),
    entity,
    pages: {
      '': (
        <ImportDone draft={draft} onClose={onClose}>
          <button type="button">Download</button>
        </ImportDone>
      ),
    },
    at: '',
    who,
  });
  return { onClose, heading: await screen.findByRole('heading', { name: '195 records imported' }) };
}

it('what was imported is told where the focus is, with what was left and how to get it', async () => {
  const { heading } = await show({ ...guest, role: 'admin' }, [4, 9, 12, 13, 40]);
  expect(heading).toHaveFocus();
  expect(heading).toHaveAccessibleDescription('New: 190 · Changed: 5 · Unchanged: 1 · Left out: 5');
  expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
});

it('the way leads to just these records, and to the page on which the import can be undone', async () => {
  const { onClose } = await show({ ...guest, role: 'admin' });
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
  const records = screen.getByRole('link', { name: 'Show these records' });
  expect(decodeURIComponent(String(records.getAttribute('href')))).toContain(`${entity.route}?`);
  expect(decodeURIComponent(String(records.getAttribute('href')))).toContain('filter={"of_run":12}');
  const page = await screen.findByRole('link', { name: 'Page of this import' });
  expect(page.getAttribute('href')).toContain(`${entities.import_run.route}/12`);
  expect(screen.getByText('The import can be undone there for 30 days.')).toBeVisible();
  await userEvent.setup().click(page);
  expect(onClose).toHaveBeenCalledOnce();
});

it('whoever may not see imports is not sent to their pages', async () => {
  await show({ role: 'staff', permissions: new Set(['DEPARTMENT_LIST']), branch: null });
  expect(screen.queryByRole('link', { name: 'Page of this import' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Show these records' })).toBeVisible();
});
