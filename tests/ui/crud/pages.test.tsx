import RtlProvider from '@mui/system/RtlProvider';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, ListContextProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { Pages } from '#src/engine/crud/list/Pages.tsx';

const steps = ['first', 'previous', 'next', 'last'];

/** The shapes of the arrows, in the order of reading. */
function arrows(rtl: boolean) {
  const list = { total: 900, page: 3, perPage: 25, setPage: () => undefined, setPerPage: () => undefined };
  render(
    <AdminContext>
      <RtlProvider value={rtl}>
        <ListContextProvider value={list as never}>
          <Pages />
        </ListContextProvider>
      </RtlProvider>
    </AdminContext>,
  );
  const shapes = steps.map(step =>
    screen
      .getByRole('button', { name: `ra.navigation.${step}` })
      .querySelector('path')
      ?.getAttribute('d'),
  );
  cleanup();
  return shapes;
}

it('from right to left the arrows of a list point the other way, outwards again', () => {
  expect(new Set(arrows(false)).size).toBe(4);
  expect(arrows(true)).toEqual(arrows(false).toReversed());
});

it('as many rows a page as are chosen, beginning with what the list has', async () => {
  const setPerPage = vi.fn();
  const list = { total: 900, page: 2, perPage: 40, setPage: () => undefined, setPerPage };
  render(
    <AdminContext>
      <ListContextProvider value={list as never}>
        <Pages />
      </ListContextProvider>
    </AdminContext>,
  );
  const sizes = screen.getByRole('combobox', { name: 'ra.navigation.page_rows_per_page' });
  expect(sizes).toHaveDisplayValue('40');
  await userEvent.selectOptions(sizes, '100');
  expect(setPerPage).toHaveBeenCalledWith(100);
});
