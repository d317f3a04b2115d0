import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { guest } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { EntityList } from '#src/engine/crud/list/EntityList.tsx';
import { KnownWishes } from '#src/engine/crud/list/KnownWishes.tsx';
import { askableOfList } from '#src/engine/crud/list/lostWishes.ts';
import { showPages } from '../../support/officePage.tsx';

const entity = entities.department;
const list = (
  <KnownWishes askable={() => askableOfList(entity)}>
    <EntityList />
  </KnownWishes>
);

const show = async (run: (path: string) => Response) =>
  showPages({
    host: path => {
      if (path.includes('/import_run/')) return run(path);
      if (path.startsWith('/department/'))
        return Response.json({ departments: [{ id: 7, version: 1, name: 'Flights' }], total_elements: 1 });
      return Response.json([]);
    },
    entity,
    pages: { '': list },
    at: `?filter=${encodeURIComponent(JSON.stringify({ of_run: 12 }))}`,
    who: { ...guest, role: 'admin' },
  });

it('a list of the records of an import says so by its sheet, until that is taken away', async () => {
  const { asked } = await show(() => Response.json({ id: 12, version: 1, sheet: 'Offices.xlsx' }));
  const chips = await screen.findByRole('region', { name: 'Active filters' });
  const chip = await within(chips).findByText('Imported: Offices.xlsx');
  expect(asked.some(one => one.includes('of_run=12'))).toBe(true);
  const button = chip.closest('.MuiChip-root')?.querySelector('svg');
  if (!button) throw new Error('the chip cannot be taken away');
  const before = asked.length;
  await userEvent.setup().click(button);
  await waitFor(() => expect(screen.queryByText(/^Imported/)).toBeNull());
  await waitFor(() => expect(asked.slice(before).some(one => one.includes('/department/'))).toBe(true));
  expect(asked.slice(before).filter(one => one.includes('of_run'))).toEqual([]);
});

it('and by its number where the import itself may not be seen', async () => {
  await show(() => Response.json({ detail: 'x', code: 'not_found' }, { status: 404 }));
  expect(await screen.findByText('Imported (no. 12)')).toBeVisible();
});
