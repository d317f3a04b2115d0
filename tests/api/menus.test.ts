import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownPages } from '../../catalog/registry/builtInPages.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { calls, mount } from '../../catalog/engine/wire.ts';
import { hire } from '../support/hire.ts';
import { type CallOptions, type Office, openOffice } from '../support/office.ts';

const items = calls('menu_item');
const MINE = `${mount('menu_item')}/nested_menu_item_by_user_role/`;
const ALL = `${mount('menu_item')}/nested_menu_item_without_pagination/all/`;
const ofRole = (id: number | string) => `${mount('menu_item')}/nested_menu_item_by_role_id/${id}`;
const roleMenus = mount('role_menu');

interface Node {
  readonly title: string;
  readonly children: readonly Node[];
}

let office: Office;
const ids: Record<string, number> = {};
const roles: Record<string, number> = {};

async function add(title: string, values: Record<string, unknown> = {}): Promise<void> {
  const { status, body } = await office.call('POST', items.create, { body: { title, ...values } });
  expect(status, JSON.stringify(body)).toBe(201);
  ids[title] = body.id;
}

beforeAll(async () => {
  office = await openOffice();
  const { body } = await office.call('GET', calls('role').everything);
  for (const role of body.roles) roles[role.name] = role.id;
  await add('Reports', { type: 'collapse', position: 2 });
  await add('Money', { type: 'group', position: 1 });
  await add('Cash', { type: 'collapse', parent: ids['Money'], position: 2 });
  await add('Cash today', { parent: ids['Cash'], url: '/apps/cash', position: 1, auth: 'staff', badge: 'new' });
  await add('Bank', { parent: ids['Money'], position: 1 });
  await add('Help', { type: 'link', url: 'https://help.rihla.example', target: 'new_tab' });
});
afterAll(() => office.close());

const id = (title: string): number => ids[title] ?? 0;
const tree = (nodes: readonly Node[]): unknown[] =>
  nodes.map(node => (node.children.length > 0 ? [node.title, tree(node.children)] : node.title));
const menu = async (path: string, asked: CallOptions = {}) =>
  tree((await office.call('GET', path, asked)).body.menu_items);
const give = (role: unknown, menu_items: unknown, asked: CallOptions = {}) =>
  office.call('POST', `${roleMenus}/create/`, { ...asked, body: { role, menu_items } });

describe('the agency’s menu', () => {
  it('stands nested to any depth, in the order of positions, those without one last', async () => {
    expect(await menu(ALL)).toEqual([['Money', ['Bank', ['Cash', ['Cash today']]]], 'Reports', 'Help']);
  });

  it('carries every field of an item', async () => {
    const { body } = await office.call('GET', ALL);
    expect(body.menu_items[0].children[1].children[0]).toMatchObject({
      id: id('Cash today'),
      parent: id('Cash'),
      url: '/apps/cash',
      exact: true,
      auth: ['admin', 'staff'],
      badge: { title: 'new', bg: null, fg: null },
      type: 'item',
      children: [],
    });
  });

  it('names the roles that see an item: of the specification’s groups, of the agency’s choice, none, or all', async () => {
    const cashiers = (await office.call('POST', calls('role').create, { body: { name: 'Cashiers' } })).body.id;
    const chosen = {
      auth: 'chosen',
      roles: [cashiers, roles['USER'] ?? 0],
      badge: '3',
      badge_bg: '#123456',
      badge_fg: '#ffffff',
    };
    await add('Chosen', chosen);
    await add('Nobody’s', { auth: 'only_guest' });
    const nodes: readonly { title: string; auth: unknown; badge: unknown }[] = (await office.call('GET', ALL)).body
      .menu_items;
    const one = (title: string) => nodes.find(node => node.title === title);
    expect(new Set(one('Chosen')?.auth as string[])).toEqual(new Set(['Cashiers', 'USER']));
    expect([one('Chosen')?.badge, one('Nobody’s')?.auth, one('Help')?.auth]).toEqual([
      { title: '3', bg: '#123456', fg: '#ffffff' },
      [],
      null,
    ]);
    const { status, body } = await office.call('POST', items.create, { body: { title: 'Of none', auth: 'chosen' } });
    expect([status, body.errors]).toEqual([400, [{ field: 'roles', code: 'required' }]]);
    const nobody = await hire(office);
    expect(tree((await nobody.call('GET', MINE)).body.menu_items)).toEqual(['Nobody’s']);
    for (const title of ['Chosen', 'Nobody’s'])
      expect((await office.call('DELETE', items.remove(id(title)))).status).toBe(200);
    await office.call('DELETE', calls('role').remove(cashiers));
  });

  it('loses no item that stands in a circle', async () => {
    await add('Egg');
    await add('Hen', { parent: ids['Egg'] });
    await office.call('PUT', items.update(id('Egg')), { body: { parent: id('Hen') } });
    expect(await menu(ALL)).toContainEqual(['Egg', ['Hen']]);
    await office.call('PUT', items.update(id('Egg')), { body: { parent: null } });
    for (const title of ['Hen', 'Egg']) expect((await office.call('DELETE', items.remove(id(title)))).status).toBe(200);
  });

  it('keeps an item that holds others, or that a role has', async () => {
    expect((await office.call('DELETE', items.remove(id('Money')))).body).toMatchObject({ code: 'in_use' });
    await give(roles['STAFF'], [id('Help')]);
    expect((await office.call('DELETE', items.remove(id('Help')))).body).toMatchObject({ code: 'in_use' });
  });

  it('leads to paths of the product and to the web, never to a script', async () => {
    for (const url of [
      'javascript:alert(1)',
      ' JavaScript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '\\\\evil.example',
      'vbscript:x',
    ]) {
      const { status, body } = await office.call('POST', items.create, { body: { title: 'Bad', url } });
      expect([status, body.errors?.[0]], url).toEqual([400, { field: 'url', code: 'not_link' }]);
    }
  });

  it('never repeats a page that the navigation has, which would not appear; a short cut into such a page it may be', async () => {
    const url = `/apps/${entities.user.route}`;
    for (const repeated of [url, `${url}/`, url.slice(1), ...Object.values(ownPages).map(page => page.url)]) {
      const { status, body } = await office.call('POST', items.create, { body: { title: 'Our users', url: repeated } });
      expect([status, body.errors?.[0]], repeated).toEqual([400, { field: 'url', code: 'built_in_page' }]);
    }
    await add('Inactive users', { url: `${url}?filter={"is_active":false}` });
    expect((await office.call('PUT', items.update(id('Inactive users')), { body: { url } })).status).toBe(400);
    expect((await office.call('DELETE', items.remove(id('Inactive users')))).status).toBe(200);
  });
});

describe('the menu of a role', () => {
  it('is replaced by one call, and what stands above comes along', async () => {
    const { status, body } = await give(roles['STAFF'], [id('Cash today'), id('Reports')]);
    expect([status, body.role_menus]).toMatchObject([
      200,
      [{ id: roles['STAFF'], role: roles['STAFF'], role_name: 'STAFF', menu_items: [id('Reports'), id('Cash today')] }],
    ]);
    expect(await menu(MINE, { as: 'staff' })).toEqual([['Money', [['Cash', ['Cash today']]]], 'Reports']);
    expect(await menu(ofRole(roles['STAFF'] ?? 0))).toEqual(await menu(MINE, { as: 'staff' }));
    await give(roles['STAFF'], [id('Bank')]);
    expect(await menu(MINE, { as: 'staff' })).toEqual([['Money', ['Bank']]]);
    expect(await menu(MINE, { as: 'user' })).toEqual([]);
  });

  it('is known by the role, one row each, and read alone', async () => {
    const { body } = await office.call('GET', `${roleMenus}/all/?size=100`);
    expect(body).toMatchObject({ page: 1, size: 100, total_elements: Object.keys(roles).length });
    const row = body.role_menus.find((one: { role: number }) => one.role === roles['STAFF']);
    expect(row).toMatchObject({ role_name: 'STAFF', menu_items: [id('Bank')] });
    expect((await office.call('GET', `${roleMenus}/${roles['STAFF']}`)).body.menu_items).toEqual([id('Bank')]);
    expect((await office.call('GET', `${roleMenus}/2000000000`)).status).toBe(404);
  });

  it('is the role’s own: in its record, its version and its history', async () => {
    const before = (await office.call('GET', calls('role').one(roles['USER'] ?? 0))).body;
    await give(roles['USER'], [id('Help')]);
    const after = (await office.call('GET', calls('role').one(roles['USER'] ?? 0))).body;
    expect([after.menu_items, after.version]).toEqual([[id('Help')], before.version + 1]);
    const filter = encodeURIComponent(JSON.stringify({ entity: 'role', record: roles['USER'] }));
    expect((await office.call('GET', `/api/history?filter=${filter}`)).body[0]).toMatchObject({
      action: 'update',
      before: { menu_items: [] },
      after: { menu_items: [id('Help')] },
    });
    await give(roles['USER'], [id('Help'), id('Help')]);
    expect((await office.call('GET', calls('role').one(roles['USER'] ?? 0))).body.version).toBe(after.version);
  });

  it('does not undo what somebody else saved meanwhile; who names no version replaces it', async () => {
    const role = roles['USER'] ?? 0;
    const { version } = (await office.call('GET', `${roleMenus}/${role}`)).body;
    const seen = { headers: { 'if-match': `"${version}"` } };
    await give(role, [id('Bank')], seen);
    const { status, body } = await give(role, [id('Help')], seen);
    expect([status, body]).toMatchObject([412, { code: 'stale', version: version + 1 }]);
    expect((await office.call('DELETE', `${roleMenus}/delete/${role}`, seen)).status).toBe(412);
    expect((await office.call('GET', `${roleMenus}/${role}`)).body.menu_items).toEqual([id('Bank')]);
    expect((await give(role, [id('Help')])).status).toBe(200);
  });

  it('is taken away by the role’s id', async () => {
    await give(roles['USER'], [id('Help')]);
    expect((await office.call('DELETE', `${roleMenus}/delete/${roles['USER']}`)).status).toBe(200);
    expect(await menu(MINE, { as: 'user' })).toEqual([]);
    expect((await office.call('DELETE', `${roleMenus}/delete/2000000000`)).status).toBe(404);
  });

  it('is refused whole when any of it is wrong', async () => {
    await give(roles['USER'], [id('Bank')]);
    for (const [role, menu_items, field] of [
      [roles['USER'], [id('Help'), 2_000_000_000], 'menu_items'],
      [roles['USER'], 'x', 'menu_items'],
      [roles['USER'], undefined, 'menu_items'],
      [2_000_000_000, [], 'role'],
      ['abc', [], 'role'],
      [null, [], 'role'],
    ] as const) {
      const { status, body } = await give(role, menu_items);
      expect([status, body.errors?.[0].field], JSON.stringify([role, menu_items])).toEqual([400, field]);
    }
    expect(await menu(MINE, { as: 'user' })).toEqual([['Money', ['Bank']]]);
  });

  it('is for administrators to give, and for everybody to have', async () => {
    for (const as of ['guest', 'user', 'staff'] as const) {
      const code = as === 'guest' ? 401 : 403;
      expect((await give(roles['USER'], [], { as })).status).toBe(code);
      expect((await office.call('DELETE', `${roleMenus}/delete/${roles['USER']}`, { as })).status).toBe(code);
      for (const path of [ALL, ofRole(roles['USER'] ?? 0), `${roleMenus}/all/`, `${roleMenus}/${roles['USER']}`])
        expect((await office.call('GET', path, { as })).status, path).toBe(code);
    }
    expect((await office.call('GET', MINE, { as: 'guest' })).status).toBe(401);
    expect(await menu(MINE, { as: 'user' })).toEqual([['Money', ['Bank']]]);
    for (const path of [ofRole('abc'), ofRole(2_000_000_000)])
      expect((await office.call('GET', path)).status).toBe(404);
  });
});
