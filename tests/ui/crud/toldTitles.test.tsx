import { screen, waitFor } from '@testing-library/react';
import { memoryStore, RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { guest, type Principal } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { EntityCards } from '#src/engine/crud/list/EntityCards.tsx';
import { EntityList } from '#src/engine/crud/list/EntityList.tsx';
import { RowsBase } from '#src/engine/crud/list/RowsBase.tsx';
import { RefTitle } from '#src/engine/kinds/ref/RefTitle.tsx';
import { showPages } from '../../support/officePage.tsx';

const entity = entities.order;
const admin: Principal = { ...guest, role: 'admin' };
const order = { id: 7, order_no: 'SO-7', party: 8, branch: 300, items: [] };
const party = { id: 8, name: 'Karim Travels' };
const branch = { id: 300, name: 'Sylhet' };

const pageOf = (key: string, rows: readonly object[]) =>
  Response.json({ [key]: rows, page: 1, size: 25, total_elements: rows.length });

/** A host whose order tells so much of what it points to. */
const hostTelling = (named?: object) => (path: string) => {
  if (path.startsWith('/order/')) return pageOf('orders', [{ ...order, ...(named && { named }) }]);
  if (path.startsWith('/party/')) return pageOf('parties', [party]);
  if (path.startsWith('/branch/')) return pageOf('branches', [branch]);
  return Response.json([]);
};

const show = (named?: object, page = <EntityList />) =>
  showPages({ host: hostTelling(named), entity, pages: { '': page }, at: '', store: memoryStore(), who: admin });
const lookUps = (asked: readonly string[]) => asked.filter(one => /\/(party|branch)\/api/.test(one));

it('a list whose records tell the titles of what they point to shows them as links, and looks nothing up', async () => {
  const { asked } = await show({ party: { 8: { title: 'Karim Travels' } }, branch: { 300: { title: 'Sylhet' } } });
  const link = await screen.findByRole('link', { name: 'Karim Travels' });
  expect(link).toHaveAttribute('href', `/apps/${entities.party.route}/8/karim-travels`);
  expect(screen.getByRole('link', { name: 'Sylhet' })).toBeVisible();
  expect(asked.filter(one => one.includes('/order/')).every(one => one.includes('titles=true'))).toBe(true);
  expect(lookUps(asked)).toEqual([]);
});

it('the cards of a phone show the told titles, too, and look nothing up', async () => {
  const cards = (
    <RowsBase>
      <EntityCards />
    </RowsBase>
  );
  const { asked } = await show(
    { party: { 8: { title: 'Karim Travels' } }, branch: { 300: { title: 'Sylhet' } } },
    cards,
  );
  expect(await screen.findByRole('link', { name: 'Karim Travels' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sylhet' })).toBeVisible();
  expect(screen.queryByText(/^#\d+$/)).toBeNull();
  expect(lookUps(asked)).toEqual([]);
});

it('a list of a host that tells no titles looks them up', async () => {
  const { asked } = await show();
  expect(await screen.findByRole('link', { name: 'Karim Travels' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Sylhet' })).toBeVisible();
  expect(lookUps(asked).length).toBeGreaterThan(0);
});

it('what lies beyond the reader is a name or says so, and what they have no right to a dash', async () => {
  const { asked } = await show({ party: { 8: 'Karim Travels' }, branch: { 300: null } });
  expect(await screen.findByText('Karim Travels')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Karim Travels' })).toBeNull();
  expect(screen.queryByText(/300/)).toBeNull();
  const at = screen.getAllByRole('columnheader').findIndex(one => one.textContent === 'Branch');
  expect(screen.getAllByRole('cell')[at]).toHaveTextContent(/^—$/);
  expect(lookUps(asked)).toEqual([]);
});

it('a title in words comes from what the record around tells, too', async () => {
  const named = { party: { 8: { title: 'Karim Travels' }, 9: { title: '' }, 10: '', 11: null } };
  const titles = [8, 9, 10, 11].map(id => (
    <p key={id}>
      <RefTitle target="party" id={String(id)} />
    </p>
  ));
  const { asked } = await show({}, <RecordContextProvider value={{ ...order, named }}>{titles}</RecordContextProvider>);
  await waitFor(() =>
    expect(screen.getAllByRole('paragraph').map(one => one.textContent)).toEqual([
      'Karim Travels',
      '#9',
      'of another branch',
      'not visible to you',
    ]),
  );
  expect(lookUps(asked)).toEqual([]);
});
