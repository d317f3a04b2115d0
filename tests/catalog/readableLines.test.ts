import { expect, it } from 'vitest';
import { closedFields } from '../../catalog/engine/access/closedFields.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { mayRead } from '../../catalog/engine/access/fieldRights.ts';
import { readableEntity } from '../../catalog/engine/access/readableEntity.ts';
import { permissionNames } from '../../catalog/registry/commandRights.ts';
import { COSTS } from '../../catalog/ledger/chart/costs.ts';

const who = (...names: string[]) => ({ role: null, permissions: new Set(names), branch: null });
const { opening_stock: opening } = entities;

it('a field of lines is there for whoever reads it, and the others stay as they are', () => {
  const seen = readableEntity(who('OPENING_STOCK_LIST'), opening);
  expect(Object.keys(seen.fields['items']?.lines ?? {})).toEqual(['stock_item', 'quantity']);
  expect(seen.fields['items']?.rules?.unique).toEqual([['stock_item']]);
  expect(Object.keys(opening.fields['items']?.lines ?? {})).toEqual(['stock_item', 'quantity', 'unit_cost']);
  expect(readableEntity(who(COSTS), opening)).toBe(opening);
});

it('it is said to be closed, and asked after by its place', () => {
  const clerk = who('OPENING_STOCK_LIST');
  expect(closedFields(clerk, opening, 'show')).toEqual([{ field: 'items.unit_cost', because: 'unreadable' }]);
  expect(['items', 'items.quantity', 'items.unit_cost'].map(name => mayRead(clerk, opening, name))).toEqual([
    true,
    true,
    false,
  ]);
  expect(mayRead(who(COSTS), opening, 'items.unit_cost')).toBe(true);
});

it('the right to costs is one', () => {
  expect(permissionNames.filter(name => name.endsWith('_COST'))).toEqual([COSTS]);
});
