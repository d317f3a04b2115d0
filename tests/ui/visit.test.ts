import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { session } from '../../src/authProvider/session.ts';
import { beginVisit, type Visit } from '../../src/dataProvider/visit.ts';
import { refreshMenuAfter } from '../../src/layout/navigation/hostMenuQuery.ts';
import { amina, tokenFor } from '../support/tokens.ts';

const { city, role } = entities;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ id: 7, name: 'Dhaka' }));
  session.start(tokenFor(3600), amina);
});
afterEach(() => vi.unstubAllGlobals());

const save = ({ dataProvider }: Visit, { route }: { readonly route: string }) =>
  dataProvider.update(route, { id: 7, data: { name: 'Dhaka' }, previousData: { id: 7 } });

it('tells who follows it the path of what it has changed, and of nothing that it has read', async () => {
  const told: string[] = [];
  const visit = beginVisit(() => path => void told.push(path));
  await visit.dataProvider.getOne(city.route, { id: 7 });
  expect(told).toEqual([]);
  await save(visit, city);
  expect(told).toEqual([expect.stringContaining('/city/')]);
});

it('asks for the menu anew after a change of what it is made of, and after no other', async () => {
  const visit = beginVisit(refreshMenuAfter);
  visit.queryClient.setQueryData(['menu', amina.id], []);
  const isStale = () => visit.queryClient.getQueryState(['menu', amina.id])?.isInvalidated;
  await save(visit, city);
  expect(isStale()).toBe(false);
  await save(visit, role);
  expect(isStale()).toBe(true);
});
