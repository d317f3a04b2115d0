import { asc, sql } from 'drizzle-orm';
import { groupBy } from 'es-toolkit';
import { entities } from '../../catalog/entities.ts';
import { toWire, type Wire } from '../crud/record.ts';
import { columnsOf, selectFrom } from '../crud/select.ts';
import { columnOf, tableOf } from '../db/tables.ts';
import type { Host } from '../host.ts';

const menuItem = entities.menu_item;

export interface MenuNode extends Wire {
  readonly children: readonly MenuNode[];
}

const idOf = (item: Wire): number => Number(item['id']);
const parentOf = (item: Wire): number => Number(item['parent'] ?? 0);

/** Every menu item in the order of the navigation: by position, those without one last. */
export async function allItems(host: Host): Promise<Wire[]> {
  const table = tableOf(menuItem);
  const rows = await selectFrom(host.db, menuItem, columnsOf(menuItem))
    .orderBy(sql`${columnOf(table, 'position')} asc nulls last`, asc(columnOf(table, 'id')));
  return rows.map(row => toWire(menuItem, row, host, false));
}

/** The chosen items with all that stand above them, since an item is reached through its parents. */
export function withParents(items: readonly Wire[], chosen: Iterable<number>): Wire[] {
  const byId = new Map(items.map(item => [idOf(item), item]));
  const kept = new Set<number>();
  for (const id of chosen) {
    for (let item = byId.get(id); item && !kept.has(idOf(item)); item = byId.get(parentOf(item))) kept.add(idOf(item));
  }
  return items.filter(item => kept.has(idOf(item)));
}

/** Items inside their parents, to any depth. Items that stand above each other in a circle begin at the first of them. */
export function nested(items: readonly Wire[]): MenuNode[] {
  const byParent = groupBy(items, parentOf);
  const known = new Set(items.map(idOf));
  const placed = new Set<number>();
  const grow = (item: Wire): MenuNode => {
    placed.add(idOf(item));
    const children = (byParent[idOf(item)] ?? []).filter(child => !placed.has(idOf(child)));
    return { ...item, children: children.map(grow) };
  };
  const roots = items.filter(item => !known.has(parentOf(item))).map(grow);
  const circles = items.flatMap(item => (placed.has(idOf(item)) ? [] : [grow(item)]));
  return [...roots, ...circles];
}
