import { describe, expect, it } from 'vitest';
import { type Action, permissionName } from '../../catalog/engine/policies.ts';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { entityList } from '../../catalog/registry/entities.ts';
import { matrixRows, stateOf, together, unreachable } from '../../src/resources/access/roles/matrixRows.ts';
import { type CellPlace, stepOf } from '../../src/resources/access/roles/useArrowKeys.ts';
import { whyEntry } from '../../src/resources/access/why/whyEntry.ts';
import type { NavigationNode } from '../../src/layout/navigation/NavigationNode.ts';

const names = entityList.flatMap(({ name }) =>
  (['list', 'show', 'create', 'edit', 'delete'] as const).map(action => permissionName(name, action)),
);
const idOf = ({ name }: Entity, action: Action) => names.indexOf(permissionName(name, action)) + 1;
const ids = (...wanted: readonly string[]) => new Set(wanted.map(name => names.indexOf(name) + 1));
const rows = matrixRows(idOf, () => true);
const row = (key: string) => rows.filter(one => one.key === key);

describe('the matrix of rights', () => {
  it('has every kind of record once, below its module, whose boxes stand for all of them', () => {
    expect(
      rows
        .filter(({ route }) => route !== undefined)
        .map(({ key }) => key)
        .sort(),
    ).toEqual(entityList.map(({ name }) => name).sort());
    const [places] = row('module places');
    expect(places?.cells[0]).toHaveLength(['branch', 'country', 'city', 'thana'].length * 5);
    expect(together(rows)[0]).toHaveLength(names.length);
  });

  it('tells a whole, a part and nothing apart, and what there is no permission for', () => {
    const [city] = row('city');
    expect(stateOf(city?.cells ?? [], ids('CITY_LIST', 'CITY_DETAILS'))).toBe('122000');
    const [none] = matrixRows(
      (entity, action) => (action === 'delete' ? undefined : idOf(entity, action)),
      route => route === city?.route,
    ).slice(1);
    expect(stateOf(none?.cells ?? [], new Set())).toBe('00000-');
  });

  it('leaves a module out when a search finds none of its records', () => {
    const modules = matrixRows(idOf, (_route, module) => module === 'support').map(({ module }) => module);
    expect(modules.length).toBeGreaterThan(0);
    expect(new Set(modules)).toEqual(new Set(['support']));
  });

  it('finds what may be changed or deleted, but not opened', () => {
    const found = unreachable(
      rows,
      ids('CITY_UPDATE', 'THANA_DELETE', 'BRANCH_UPDATE', 'BRANCH_DETAILS', 'COUNTRY_LIST', 'COUNTRY_CREATE'),
    );
    expect(found.map(({ key }) => key).sort()).toEqual(['city', 'thana']);
  });
});

describe('the keys of a grid', () => {
  const from = (key: string, at: CellPlace, more: { ctrlKey?: boolean; mirrored?: boolean } = {}) =>
    stepOf({ key, ctrlKey: more.ctrlKey ?? false }, at, { last: [60, 5], mirrored: more.mirrored ?? false });

  it('go from box to box and stop at its ends', () => {
    expect([from('ArrowDown', [3, 2]), from('ArrowUp', [0, 2]), from('ArrowRight', [3, 5])]).toEqual([
      [4, 2],
      [0, 2],
      [3, 5],
    ]);
    expect(from('x', [3, 2])).toBeUndefined();
  });

  it('go to the ends of a row, of the grid, and by pages', () => {
    expect([from('Home', [3, 2]), from('End', [3, 2])]).toEqual([
      [3, 0],
      [3, 5],
    ]);
    expect([from('Home', [3, 2], { ctrlKey: true }), from('End', [3, 2], { ctrlKey: true })]).toEqual([
      [0, 0],
      [60, 5],
    ]);
    expect([from('PageDown', [3, 2]), from('PageUp', [3, 2])]).toEqual([
      [13, 2],
      [0, 2],
    ]);
  });

  it('follow what is seen from right to left', () => {
    expect([from('ArrowLeft', [3, 2], { mirrored: true }), from('ArrowRight', [3, 2], { mirrored: true })]).toEqual([
      [3, 3],
      [3, 1],
    ]);
  });
});

describe('why the navigation shows an entry of the agency', () => {
  const node = (id: string, more: Partial<NavigationNode> = {}): NavigationNode => ({
    id,
    title: { text: id },
    url: `/apps/${id}`,
    children: [],
    ...more,
  });
  const ask = (entry: NavigationNode, given: readonly NavigationNode[]) => whyEntry(entry, given, 'staff');

  it('names the step at which it is lost', () => {
    const [help, secret, users, bare] = [
      node('help'),
      node('secret', { auth: ['admin'] }),
      node('users', { url: '/apps/users-management/userslist' }),
      node('bare'),
    ];
    const { url: _, ...empty } = bare;
    expect(ask(help, [help])).toBe('entry_shown');
    expect(ask(help, [secret])).toBe('entry_unticked');
    expect(ask(secret, [help, secret])).toBe('entry_auth');
    expect(ask(users, [users])).toBe('entry_repeats');
    expect(ask(empty, [empty])).toBe('entry_empty');
  });

  it('looks at the group around it as well', () => {
    const help = node('help');
    expect(ask(help, [node('group', { auth: ['admin'], children: [help] })])).toBe('entry_auth');
  });
});
