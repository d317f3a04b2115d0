import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { delay } from 'es-toolkit/promise';
import { expect, it, vi } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { createRefresh } from '../../src/engine/live/refresh.ts';

const { route } = entities.ticket;

it('what others change is read anew where it is in view: lists and that very record, once for many changes', async () => {
  const client = new QueryClient();
  const asked: string[] = [];
  const watch = (queryKey: readonly unknown[]) =>
    new QueryObserver(client, {
      queryKey,
      queryFn: async () => {
        asked.push(queryKey.join(' '));
        return 1;
      },
    }).subscribe(() => {});
  const keys = [
    [route, 'getList', 'all'],
    [route, 'getOne', { id: '5' }],
    [route, 'getOne', { id: '6' }],
    [entities.department.route, 'getList', 'all'],
  ];
  const ends = keys.map(watch);
  await vi.waitFor(() => expect(asked).toHaveLength(4));
  asked.length = 0;
  const refresh = createRefresh(client);
  for (const id of [5, 7, 5]) refresh({ entity: 'ticket', ids: [id] });
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked).toEqual([`${route} getList all`, `${route} getOne [object Object]`]);
  for (const end of ends) end();
});

it('a list that tells the title of what has changed is read anew, too, and no other', async () => {
  const client = new QueryClient();
  const asked: string[] = [];
  const watch = (name: string, answer: object) =>
    new QueryObserver(client, {
      queryKey: [route, 'getList', name],
      queryFn: async () => {
        asked.push(name);
        return answer;
      },
    }).subscribe(() => {});
  const telling = (id: number) => ({ data: [{ id: 1 }, { id: 2, named: { party: { [id]: { title: 'Karim' } } } }] });
  const ends = [watch('of it', telling(8)), watch('of another', telling(9)), watch('of none', { data: [{ id: 8 }] })];
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  asked.length = 0;
  const refresh = createRefresh(client);
  refresh({ entity: 'party', ids: [7, 8] });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await delay(50);
  expect(asked).toEqual(['of it']);
  for (const end of ends) end();
});

it('a record, several asked for together, and the list of another tell titles like a list, and are read anew with them', async () => {
  const client = new QueryClient();
  const asked: string[] = [];
  const watch = (method: string, answer: unknown) =>
    new QueryObserver(client, {
      queryKey: [route, method, { id: '1' }],
      queryFn: async () => {
        asked.push(method);
        return answer;
      },
    }).subscribe(() => {});
  const row = { id: 1, named: { party: { 8: { title: 'Karim' } } } };
  const ends = [
    watch('getOne', row),
    watch('getMany', [undefined, row]),
    watch('getManyReference', { data: [row], total: 1 }),
    watch('getAnother', [{ id: 8 }]),
  ];
  await vi.waitFor(() => expect(asked).toHaveLength(4));
  asked.length = 0;
  createRefresh(client)({ entity: 'party', ids: [8] });
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  await delay(50);
  expect(asked).toEqual(['getOne', 'getMany', 'getManyReference']);
  for (const end of ends) end();
});

it('a record that a save has put there tells an old title no longer than one that was asked for', async () => {
  const client = new QueryClient();
  const key = [route, 'getOne', { id: '1' }];
  client.setQueryData(key, { id: 1, named: { party: { 8: { title: 'Karim' } } } });
  createRefresh(client)({ entity: 'party', ids: [8] });
  await vi.waitFor(() => expect(client.getQueryState(key)?.isInvalidated).toBe(true));
});

it('what was asked for after a change was told of is not asked for again', async () => {
  const client = new QueryClient();
  const ask = vi.fn(async (_: { readonly queryKey: readonly unknown[] }) => 1);
  const watch = (list: string) =>
    new QueryObserver(client, { queryKey: [route, 'getList', list], queryFn: ask }).subscribe(() => {});
  const refresh = createRefresh(client);
  const early = watch('early');
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  refresh({ entity: 'ticket', ids: [5] });
  await delay(5);
  const late = watch('late');
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(3));
  await delay(50);
  expect(ask.mock.calls.map(([{ queryKey }]) => queryKey[2])).toEqual(['early', 'late', 'early']);
  early();
  late();
});
