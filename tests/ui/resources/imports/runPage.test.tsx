import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Principal } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { RunPage } from '#src/resources/imports/RunPage.tsx';
import { showPages } from '../../../support/officePage.tsx';

const entity = entities.import_run;
const admin: Principal = { role: 'admin', permissions: null, branch: null };
const clerk: Principal = {
  role: 'staff',
  permissions: new Set(['IMPORT_RUN_LIST', 'IMPORT_RUN_DETAILS', 'DEPARTMENT_LIST']),
  branch: null,
};

const run = {
  id: 12,
  version: 1,
  status: 'kept',
  sheet: 'Offices.xlsx',
  entity_name: 'department',
  made: 3,
  changed: 1,
  unchanged: 0,
  left_out: 2,
  branch: null,
  left_rows: [],
  created_at: '2026-11-20T06:00:00.000Z',
  created_by: 99,
};

async function show(who: Principal, record: object = run) {
  const sent: string[] = [];
  const shown = await showPages({
    host: (path, init) => {
      if (init?.method === 'POST') {
        sent.push(path);
        return Response.json({ ...run, version: 2, status: 'undone', undone: 4, left: [] });
      }
      return Response.json(path.includes('/import_run/') ? record : []);
    },
    entity,
    pages: { ':id': <RunPage /> },
    at: '12',
    who,
    isReader: true,
  });
  await screen.findByRole('heading', { name: 'Departments' });
  return { ...shown, sent };
}

it('tells what was imported, and leads to its records', async () => {
  await show(clerk);
  const way = screen.getByRole('link', { name: 'Records of this import' });
  const filter = new URLSearchParams(way.getAttribute('href')?.split('?')[1]).get('filter');
  expect(JSON.parse(String(filter))).toEqual({ of_run: 12 });
  for (const text of ['Left out', 'Unchanged', 'Offices.xlsx']) expect(screen.getAllByText(text)[0]).toBeVisible();
});

it('is undone after a question', async () => {
  const { sent } = await show(admin);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Undo the import' }));
  expect(sent).toEqual([]);
  const dialog = await screen.findByRole('dialog');
  await user.click([...dialog.querySelectorAll('button')].find(one => one.textContent === 'Undo the import') ?? dialog);
  await screen.findByText(/Undone/);
  expect(sent).toEqual([expect.stringContaining('/import_run/api/v1/import_run/12/undo')]);
});

it('offers that to nobody but who imported and administrators', async () => {
  await show(clerk);
  expect(screen.queryByRole('button', { name: 'Undo the import' })).toBeNull();
});

it('says what the last undo has left, and why', async () => {
  const left_rows = [
    { id: 1, line: 4, entity_name: 'department', record_id: 31, left_why: 'changed_since' },
    { id: 2, line: null, entity_name: 'designation', record_id: 8, left_why: 'in_use' },
  ];
  await show(admin, { ...run, status: 'partly_undone', left_rows });
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Line 4: Departments .*Somebody has changed it since$/),
    expect.stringMatching(/^Designations .*Other records name it$/),
  ]);
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(
    expect.arrayContaining([`/apps/${entities.department.route}/31`]),
  );
});
