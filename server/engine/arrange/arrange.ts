import { sees } from '#catalog/engine/access/access.ts';
import { parentFieldOf } from '#catalog/engine/arranging.ts';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { isBelowItself, lowestLevel } from '#catalog/engine/texts/tree.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import { knownIds } from '../access/scope.ts';
import { inOrder } from '../crud/list.ts';
import { toWire } from '../records/record.ts';
import type { Stored, Wire } from '../context/values.ts';
import type { RequestContext } from '../context/host.ts';
import type { Database } from '../../platform/services/Database.ts';
import { lockRecords } from '../records/select.ts';
import { writeChanges } from '../crud/write.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import { nameIn, type NewPlace } from './readPlaces.ts';
import { treeOf } from './treeOf.ts';

export interface Arranged {
  /** How many records stand elsewhere now. */
  readonly results: number;
  /** As they stand, for whoever may read them. */
  readonly items: readonly Wire[];
}

/** The named records, kept from others until the transaction ends; 404 when the caller knows of no such one. */
async function lockedOnes(tx: Database, request: RequestContext, ids: readonly number[]): Promise<Stored[]> {
  const { entity } = request;
  await lockRecords(tx, entity, ids);
  const found = await inOrder(tx, entity, ids);
  if ((await knownIds(tx, request, ids)).size < found.length || found.length < ids.length)
    throw new Problem(404, 'not_found');
  return found;
}

/** Parents that the caller knows nothing of. */
async function unknownParents(
  tx: Database,
  request: RequestContext,
  parents: readonly (number | undefined)[],
): Promise<Violation[]> {
  const known = await knownIds(
    tx,
    request,
    parents.filter(one => one !== undefined),
  );
  return parents.flatMap((one, index) =>
    one === undefined || known.has(one) ? [] : [violation(nameIn(index, 'parent'), 'unknown_reference', { id: one })],
  );
}

/** What would be wrong with the tree once all have moved: a circle, or a line that is too long. */
async function misgrown(tx: Database, { entity }: RequestContext, places: readonly NewPlace[]): Promise<Violation[]> {
  const parent = parentFieldOf(entity);
  const moved = places.filter(({ values }) => parent && values[parent] !== undefined);
  if (!parent || moved.length === 0) return [];
  const { levels = Number.POSITIVE_INFINITY } = fieldOf(entity, parent);
  const to = moved.map(({ id, values }) => [id, values[parent] === null ? null : Number(values[parent])] as const);
  const tree = new Map([...(await treeOf(tx, entity, parent)), ...to]);
  const blame = (code: 'circle' | 'too_deep', isWrong: (id: number) => boolean) =>
    places.flatMap(({ id }, index) =>
      moved.some(one => one.id === id) && isWrong(id)
        ? [violation(nameIn(index, 'parent'), code, code === 'too_deep' ? { max: levels } : undefined)]
        : [],
    );
  const circles = blame('circle', id => isBelowItself(tree, id));
  return circles.length > 0 || levels === Number.POSITIVE_INFINITY
    ? circles
    : blame('too_deep', id => lowestLevel(tree, id) > levels);
}

/** Puts records in their places, all of them or none. What stands there already is not touched. */
export async function arrangeWithin(
  tx: Database,
  request: RequestContext,
  places: readonly NewPlace[],
): Promise<Arranged> {
  const { entity, host } = request;
  const ids = places.map(({ id }) => id);
  const found = await lockedOnes(tx, request, ids);
  const parent = parentFieldOf(entity) ?? '';
  const parents = places.map(({ values }) => (typeof values[parent] === 'number' ? values[parent] : undefined));
  refuse(await unknownParents(tx, request, parents));
  refuse(await misgrown(tx, request, places));
  const changed = await mapInOrder(found, async before => {
    const values = places.find(({ id }) => id === before['id'])?.values ?? {};
    const changes = Object.fromEntries(Object.entries(values).filter(([name, value]) => before[name] !== value));
    return Object.keys(changes).length > 0
      ? [await writeChanges(tx, request, before, { changes, action: 'update' })]
      : [];
  });
  const items = sees(request.caller, entity) ? await inOrder(tx, entity, ids) : [];
  return { results: changed.flat().length, items: items.map(one => toWire(entity, one, host, request.caller)) };
}
