import { and, not, type SQL } from 'drizzle-orm';
import { boundOf, sees } from '#catalog/engine/access/access.ts';
import { isNameOfPerson, tellsNames } from '#catalog/registry/toldNames.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import { NAMED } from '#catalog/engine/wire.ts';
import { pointersOf } from '../records/pointersOf.ts';
import type { Wire } from '../context/values.ts';
import type { Database } from '../../platform/services/Database.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import { titlesWhere } from './titlesOf.ts';
import { disclosed } from './confidence.ts';
import { type View, withinBranch } from './scope.ts';

type Names = ReadonlyMap<string, ReadonlyMap<unknown, string>>;

/** People of one kind whom records point to, as far as they are shown to their reader. */
const peopleIn = ({ entity }: View, records: readonly Wire[]): ReadonlyMap<string, ReadonlySet<number>> => {
  const found = new Map<string, Set<number>>();
  for (const { target, places } of records.flatMap(record => pointersOf(entity.fields, record))) {
    if (!isNameOfPerson(target)) continue;
    const ids = found.get(target) ?? new Set();
    for (const { id } of places) ids.add(id);
    found.set(target, ids);
  }
  return found;
};

/** Their names where they belong to another branch; of who is within reach the reader asks themselves. */
async function namesBeyond(db: Database, { caller }: View, people: ReturnType<typeof peopleIn>): Promise<Names> {
  const told = await mapInOrder([...people], async ([target, ids]) => {
    const view = { caller, entity: entityNamed(target) };
    const within: SQL | undefined = withinBranch(view);
    if (!within || !sees(caller, view.entity)) return [target, new Map<unknown, string>()] as const;
    return [target, await titlesWhere(db, view.entity, [...ids], and(not(within), disclosed(view)))] as const;
  });
  return new Map(told);
}

/**
 * Records as they are shown, with the names alone of people of other branches whom they point to (ADR 10). Only documents
 * by which money moves tell them, and only to whoever may see such people of their own branch.
 */
export async function withNames(db: Database, view: View, records: readonly Wire[]): Promise<readonly Wire[]> {
  if (boundOf(view.caller) === undefined || !tellsNames(view.entity)) return records;
  const names = await namesBeyond(db, view, peopleIn(view, records));
  return records.map(record => {
    const own = [...peopleIn(view, [record])].flatMap(([target, ids]) => {
      const known = [...ids].flatMap(id => {
        const name = names.get(target)?.get(id);
        return name ? [[String(id), name] as const] : [];
      });
      return known.length > 0 ? [[target, Object.fromEntries(known)] as const] : [];
    });
    return own.length > 0 ? { ...record, [NAMED]: Object.fromEntries(own) } : record;
  });
}
