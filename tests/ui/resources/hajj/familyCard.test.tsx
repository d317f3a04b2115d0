import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Principal } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { FamilyCard } from '#src/resources/hajj/file/FamilyCard.tsx';
import { showPages } from '../../../support/officePage.tsx';

const { hajj_passenger_info: pilgrim } = entities;
beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ time_zone: 'Asia/Dhaka' })));
afterEach(() => vi.unstubAllGlobals());

const admin: Principal = { role: 'admin', permissions: null, branch: null };
const file = {
  id: 9,
  family: 3,
  named: { family: { 3: { title: 'Uddin FM-2026-000003' } } },
};
const show = async (leader: number | null, who = admin) =>
  showPages({
    host: () =>
      Response.json({ id: 3, version: 1, name: 'Uddin', family_no: 'FM-2026-000003', leader, families: [], page: 1 }),
    entity: pilgrim,
    pages: { one: <FamilyCard file={file} /> },
    at: 'one',
    who,
  });

it('a file leads to its family and to all files of it, and says who leads it', async () => {
  await show(9);
  expect(await screen.findByText('Leads the family')).toBeVisible();
  const all = screen.getByRole('link', { name: 'All of this family' });
  expect(decodeURIComponent(all.getAttribute('href') ?? '')).toContain('"family":3');
});

it('whoever may not see families is told no leader, and nobody is asked', async () => {
  const { asked } = await show(9, { role: 'user', permissions: new Set(['HAJJ_PASSENGER_INFO_LIST']), branch: null });
  expect(await screen.findByRole('link', { name: 'All of this family' })).toBeVisible();
  expect(screen.queryByText('Leads the family')).toBeNull();
  expect(asked.filter(path => path.includes('/family/'))).toEqual([]);
});
