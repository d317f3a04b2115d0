import { screen, waitFor } from '@testing-library/react';
import { memoryStore } from 'react-admin';
import { expect, it } from 'vitest';
import { guest } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { dayBook } from '#catalog/ledger/reports/registers.ts';
import { readableEntity } from '#catalog/engine/access/readableEntity.ts';
import { EntityList } from '#src/engine/crud/list/EntityList.tsx';
import { KnownWishes } from '#src/engine/crud/list/KnownWishes.tsx';
import { askableOfList, askableOfReport, knownOf, lostIn } from '#src/engine/crud/list/lostWishes.ts';
import { showPages } from '../../support/officePage.tsx';

const entity = entities.employee;
const key = `${entity.route}.listParams`;

/** Answers as the host does: it refuses a list that is asked for what it does not know. */
const host = (path: string) => {
  const asked = new URL(path, 'http://localhost').searchParams;
  const isRefused =
    ['old_field', 'basic_money__gte'].some(name => asked.has(name)) || asked.get('ordering')?.includes('gone');
  if (isRefused) return Response.json({ detail: 'There is no such field.', code: 'invalid' }, { status: 400 });
  if (path.includes(entity.route) || path.startsWith('/employee/'))
    return Response.json({
      [entity.collection]: [{ id: 7, first_name: 'Amina', last_name: 'Rahman' }],
      total_elements: 1,
    });
  return Response.json([]);
};

const list = (
  <KnownWishes askable={who => askableOfList(who ? readableEntity(who, entity) : entity)}>
    <EntityList />
  </KnownWishes>
);
const address = (filter: object, more = '') => `?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`;
const clerk = { ...guest, role: 'staff' as const, permissions: new Set(['EMPLOYEE_LIST', 'EMPLOYEE_DETAILS']) };

it('leaves out, and names, what an address asks a list for that it does not know', async () => {
  const filter = { old_field: 'x', first_name__icontains: 'a' };
  const { asked, router } = await showPages({
    host,
    entity,
    pages: { '': list },
    at: address(filter, '&sort=gone&order=ASC'),
    store: memoryStore({ [key]: { filter, sort: 'gone', order: 'ASC' } }),
    who: { ...guest, role: 'admin' },
  });
  expect(await screen.findByText(/left out: old_field, gone/)).toBeVisible();
  await waitFor(() => expect(asked.some(one => one.includes('first_name__icontains=a'))).toBe(true));
  expect(asked.filter(one => one.includes('old_field') || one.includes('gone'))).toEqual([]);
  const left = new URLSearchParams(router.state.location.search);
  expect([JSON.parse(left.get('filter') ?? ''), left.get('sort')]).toEqual([{ first_name__icontains: 'a' }, null]);
});

it('does the same with what an earlier visit has left, also where the right to it has gone', async () => {
  const store = memoryStore({
    [key]: { filter: { old_field: 'x', basic_money__gte: 9 }, sort: 'gone', order: 'DESC', page: 1 },
  });
  const { asked } = await showPages({ host, entity, pages: { '': list }, at: '', store, who: clerk });
  expect(await screen.findByText(/left out: old_field/)).toBeVisible();
  await waitFor(() => expect(store.getItem(key, {})).toMatchObject({ filter: {}, page: 1 }));
  await waitFor(() => expect(asked.some(one => one.includes('/employee/'))).toBe(true));
  expect(store.getItem(key, {})).toMatchObject({ sort: 'id' });
});

it('knows what a list and a report can be asked', () => {
  const bills = askableOfList(entities.sales);
  const sort = { field: 'gone', order: 'ASC' } as const;
  const filter = { q: 'a', status: 'posted', created_by: 3, bill_date__gte: '2026-11-01', among: 'cash', old__in: [1] };
  expect(lostIn(bills, { filter, sort })).toEqual(['bill_date__gte', 'among', 'old__in', 'gone']);
  expect(lostIn(askableOfList(entities.ledger_account), { filter: { among: 'cash' } })).toEqual([]);
  expect(knownOf(bills, { filter, sort })).toEqual({ filter: { q: 'a', status: 'posted', created_by: 3 } });
  const report = askableOfReport(dayBook);
  const asked = {
    filter: { log_date__gte: '2026-11-01', log_date: '2026-11-01' },
    sort: { field: 'id', order: 'ASC' },
  } as const;
  expect(lostIn(report, asked)).toEqual(['log_date']);
});
