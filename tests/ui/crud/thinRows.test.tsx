import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { memoryStore } from 'react-admin';
import { beforeEach, expect, it } from 'vitest';
import { pick } from 'es-toolkit';
import { guest, type Principal } from '#catalog/engine/access/access.ts';
import { calls } from '#catalog/engine/wire.ts';
import { entities } from '#catalog/registry/entities.ts';
import { EntityEdit } from '#src/engine/crud/form/EntityEdit.tsx';
import { EntityList } from '#src/engine/crud/list/EntityList.tsx';
import { showPages } from '../../support/officePage.tsx';

const entity = entities.city;
const paths = calls(entity.name);
const columns = `columns.${entity.route}`;
const admin: Principal = { ...guest, role: 'admin' };
const cities = [8, 7, 6].map(id => ({
  id,
  version: 3,
  name: `City ${id}`,
  bn_name: null,
  country: 4,
  named: { country: { 4: { title: 'Bangladesh' } } },
  lat: '23.81',
  lon: '90.41',
  url: 'https://rihla.example',
}));

let held: (() => void)[];
let saves: Record<string, unknown>[];
beforeEach(() => {
  [held, saves] = [[], []];
});

/** A host that gives of rows what is asked for, and keeps every answer about one record or other columns back. */
async function host(path: string, init: RequestInit = {}): Promise<Response> {
  const { pathname, searchParams } = new URL(path, 'http://rihla.test');
  const wait = () => new Promise<void>(resolve => held.push(resolve));
  if (pathname === paths.all) {
    const fields = searchParams.get('fields')?.split(',');
    if (fields?.includes('lat')) await wait();
    const rows = fields ? cities.map(one => pick(one, ['id', 'version', 'named', ...(fields as 'name'[])])) : cities;
    return Response.json({
      cities: rows,
      page: 1,
      size: Number(searchParams.get('size')),
      total_elements: rows.length,
    });
  }
  if (pathname === paths.one(7)) {
    await wait();
    return Response.json(cities[1]);
  }
  if (pathname === paths.update(7)) {
    const body = JSON.parse(String(init.body));
    saves.push(body);
    return Response.json({ ...cities[1], ...body, version: 4 });
  }
  return Response.json([], { headers: { 'X-Total-Count': '0' } });
}

const open = (at = '', store = memoryStore()) =>
  showPages({ host, entity, pages: { '': <EntityList />, ':id/:name?': <EntityEdit /> }, at, store, who: admin });
const listed = (asked: readonly string[]) =>
  asked.filter(one => one.includes(paths.all)).map(one => new URLSearchParams(one.split('?')[1]).get('fields'));
const letGo = () => act(async () => held.splice(0).forEach(go => go()));
const nameBox = () => screen.queryByRole('textbox', { name: 'Name' });

it('a list asks for what it shows', async () => {
  const { asked } = await open();
  await screen.findByText('City 7');
  expect(listed(asked)).toEqual(['bn_name,country,name']);
});

it('the page of a record does not begin with the row, and saves nothing that it has not read', async () => {
  const { queryClient } = await open();
  fireEvent.click(await screen.findByText('City 7'));
  await waitFor(() => expect(held).toHaveLength(1));
  expect(queryClient.getQueryData([entity.route, 'getOne', { id: '7' }])).toBeUndefined();
  expect(nameBox()).toBeNull();
  await letGo();
  await waitFor(() => expect(nameBox()).toHaveValue('City 7'));
  expect(screen.getByRole('textbox', { name: /^Latitude/ })).toHaveValue('23.81');
  const box = nameBox();
  if (box) fireEvent.change(box, { target: { value: 'Dhaka' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saves).toHaveLength(1));
  expect(saves[0]).toMatchObject({ name: 'Dhaka', lat: '23.81', lon: '90.41', url: 'https://rihla.example' });
});

it('those beside a record are known by their ids alone', async () => {
  const { asked } = await open('7');
  await waitFor(() => expect(held).toHaveLength(1));
  await letGo();
  expect(await screen.findByRole('link', { name: 'Go to next page' })).toHaveAttribute(
    'href',
    expect.stringContaining('/6'),
  );
  expect(listed(asked)).toEqual(['id']);
});

it('another column is asked for, and says nothing until it is known', async () => {
  const store = memoryStore();
  const { asked } = await open('', store);
  await screen.findByText('City 7');
  act(() => store.setItem(columns, ['name', 'lat']));
  await screen.findByRole('columnheader', { name: /Latitude/ });
  expect(screen.queryByText('—')).toBeNull();
  await waitFor(() => expect(held).toHaveLength(1));
  await letGo();
  expect((await screen.findAllByText('23.81')).length).toBe(3);
  expect(listed(asked)).toEqual(['bn_name,country,name', 'lat,name']);
});
