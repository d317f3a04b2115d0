import { and, asc, ne } from 'drizzle-orm';
import { allowed } from '#catalog/engine/access/access.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { kindredOf } from '#catalog/registry/entities.ts';
import { type Tie, tiesTo } from '#catalog/registry/ties.ts';
import { type View, withinScope } from '../access/scope.ts';
import { pointing } from '../records/pointing.ts';
import { selectFrom } from '../records/select.ts';
import type { Database } from '../../platform/services/Database.ts';
import { columnOf, tableOf } from '../schema/tables.ts';
import { titlesOf } from '../access/titlesOf.ts';

/** A record that needs another. */
export interface Use {
  readonly entity: string;
  readonly id: number;
  readonly title: string;
}

/** Most that are named: more are not mended one by one. */
const MOST = 10;

async function usersBy(tx: Database, { entity, caller }: View, { id, tie }: { id: number; tie: Tie }): Promise<Use[]> {
  const view = { caller, entity: tie.entity };
  const own = columnOf(tableOf(tie.entity), 'id');
  const itself = tie.entity.name === entity.name ? ne(own, id) : undefined;
  const found = await selectFrom(tx, tie.entity, { id: own })
    .where(and(pointing(tie, id), itself, withinScope(view)))
    .orderBy(asc(own))
    .limit(MOST);
  const ids = found.map(row => Number(row.id));
  const titles = await titlesOf(tx, view, ids);
  return ids.map(one => ({ entity: tie.entity.name, id: one, title: titles.get(one) || `#${one}` }));
}

/** Those first that the database has named, since they are in the way for certain. */
const inOrder = (ties: readonly Tie[], first: unknown): Tie[] =>
  ties.toSorted((one, other) => Number(other.entity.collection === first) - Number(one.entity.collection === first));

const kinTies = (entity: Entity): Tie[] => kindredOf(entity).flatMap(one => tiesTo(one.name));

/** Records that need this one, or another name of the same person, as far as the caller may know of them; the first ten. */
export async function usesOf(tx: Database, view: View, { id, first }: { id: number; first: unknown }): Promise<Use[]> {
  const uses: Use[] = [];
  for (const tie of inOrder(kinTies(view.entity), first)) {
    if (uses.length >= MOST) break;
    if (!allowed(view.caller, tie.entity, 'list')) continue;
    const found = await usersBy(tx, view, { id, tie });
    uses.push(...found.filter(one => uses.every(use => use.entity !== one.entity || use.id !== one.id)));
  }
  return uses.slice(0, MOST);
}
