import { and, not, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { allowed, boundOf, sees } from '#catalog/engine/access/access.ts';
import { isNameOfPerson, tellsNames } from '#catalog/registry/toldNames.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import { type Named, NAMED } from '#catalog/engine/wire.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import { isAmong } from '../../platform/db/isAmong.ts';
import { pointersOf } from '../records/pointersOf.ts';
import { selectFrom } from '../records/select.ts';
import { columnOf, tableOf } from '../schema/tables.ts';
import type { Host } from '../context/host.ts';
import type { Wire } from '../context/values.ts';
import type { Database } from '../../platform/services/Database.ts';
import { withMarkedNames } from './marks.ts';
import { titleIn } from './titlesOf.ts';
import { disclosed } from './confidence.ts';
import { type View, withinBranch, withinScope } from './scope.ts';

/** Whose view of some records, and whether these tell the titles of all that they point to. */
export interface Naming extends View {
  readonly titled?: boolean | undefined;
  /** Of a single record: people whom it names by their titles are told apart, too, if it is a document. */
  readonly host?: Host;
}

type Ids = ReadonlyMap<string, ReadonlySet<number>>;
type Names = ReadonlyMap<string, ReadonlyMap<number, Named>>;

/** What records point to, by entity. */
const pointedIn = ({ entity }: View, records: readonly Wire[]): Ids => {
  const found = new Map<string, Set<number>>();
  for (const { target, places } of records.flatMap(record => pointersOf(entity.fields, record))) {
    const ids = found.get(target) ?? new Set();
    for (const { id } of places) ids.add(id);
    found.set(target, ids);
  }
  return found;
};

/** What is asked of one entity: titles of records within reach, names of people beyond. */
function selectsOf(
  db: Database,
  { caller, entity, titled }: Naming,
  [target, ids]: readonly [string, ReadonlySet<number>],
) {
  const view = { caller, entity: entityNamed(target) };
  const id = columnOf(tableOf(view.entity), 'id');
  const select = (isWithin: boolean) =>
    selectFrom(db, view.entity, {
      target: sql<string>`${target}::text`,
      id,
      title: titleIn(view.entity),
      isWithin: isWithin ? sql<boolean>`true` : sql<boolean>`false`,
    });
  const among = isAmong(id, [...ids]);
  const within = withinBranch(view);
  const isTold = within && tellsNames(entity) && isNameOfPerson(target) && sees(caller, view.entity);
  return [
    ...(titled && allowed(caller, view.entity, 'list') ? [select(true).where(and(among, withinScope(view)))] : []),
    ...(isTold ? [select(false).where(and(among, not(within), disclosed(view)))] : []),
  ];
}

/** What is told of all of them, by one statement. */
async function namesOf(db: Database, naming: Naming, pointed: Ids): Promise<Names> {
  const { caller, titled } = naming;
  const names = new Map<string, Map<number, Named>>();
  for (const [target, ids] of pointed) {
    const unread = allowed(caller, entityNamed(target), 'list') ? '' : null;
    names.set(target, new Map(titled ? [...ids].map(id => [id, unread]) : []));
  }
  const [first, second, ...more] = [...pointed].flatMap(one => selectsOf(db, naming, one));
  if (!first) return names;
  const found = await (second ? unionAll(first, second, ...more) : first);
  for (const { target, id, title, isWithin } of found)
    if (isWithin || title) names.get(target)?.set(Number(id), isWithin ? { title } : title);
  return names;
}

/**
 * Records as they are shown, with what those are called that they point to, as it is in the database at that moment.
 * Titles of what their reader may list are told where they are asked for. Documents by which money moves tell besides,
 * to whoever may see such people of their own branch, the names alone of those of other branches (ADR 10).
 */
export async function withNames(db: Database, naming: Naming, records: readonly Wire[]): Promise<readonly Wire[]> {
  const { caller, entity, titled, host } = naming;
  if (!titled && (boundOf(caller) === undefined || !tellsNames(entity))) return records;
  const names = await namesOf(db, naming, pointedIn(naming, records));
  const named = records.map(record => {
    const own = [...pointedIn(naming, [record])].flatMap(([target, ids]) => {
      const known = [...ids].flatMap(id => {
        const name = names.get(target)?.get(id);
        return name === undefined ? [] : [[String(id), name] as const];
      });
      return known.length > 0 ? [[target, Object.fromEntries(known)] as const] : [];
    });
    return own.length > 0 ? { ...record, [NAMED]: Object.fromEntries(own) } : record;
  });
  if (!titled || !host) return named;
  return mapInOrder(named, async record => withMarkedNames(db, { host, caller, entity }, record));
}
