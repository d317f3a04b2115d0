import { sql } from 'drizzle-orm';
import { mayRead } from '#catalog/engine/access/fieldRights.ts';
import type { Marks } from '#catalog/engine/marks.ts';
import { MARKS, type Named, NAMED } from '#catalog/engine/wire.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import { markFieldsOf } from '#catalog/registry/marks.ts';
import { isNameOfPerson, tellsNames } from '#catalog/registry/toldNames.ts';
import { isAmong } from '../../platform/db/isAmong.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { RequestContext } from '../context/host.ts';
import type { Wire } from '../context/values.ts';
import { toldMarks } from '../records/runEffects.ts';
import { columnsOf, selectFrom } from '../records/select.ts';
import { columnOf, tableOf } from '../schema/tables.ts';

type ById<T> = Readonly<Record<string, T>>;

/** People with what tells them apart beyond their own fields, where there is more than these. */
export async function withMarks(
  db: Database,
  request: RequestContext,
  records: readonly Wire[],
): Promise<readonly Wire[]> {
  const ids = records.map(({ id }) => Number(id));
  const marks = ids.length > 0 && (await toldMarks(db, request, { ids, short: false }));
  if (!marks) return records;
  return records.map(record => {
    const told = marks.get(Number(record['id']));
    return told ? { ...record, [MARKS]: told } : record;
  });
}

/** The numbers of people whose titles their reader may read already. */
async function numbersOf(
  db: Database,
  { entity, caller }: RequestContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Marks>> {
  const { number = '' } = markFieldsOf(entity) ?? {};
  const column = columnsOf(entity)[number];
  if (!column || !mayRead(caller, entity, number)) return new Map();
  const id = columnOf(tableOf(entity), 'id');
  const found = await selectFrom(db, entity, { id, number: sql<string | null>`${column}` }).where(isAmong(id, ids));
  return new Map(found.flatMap(row => (row.number ? [[Number(row.id), { number: row.number }]] : [])));
}

async function marked(db: Database, request: RequestContext, names: ById<Named>): Promise<ById<Named>> {
  const ids = Object.keys(names)
    .filter(id => typeof names[id] === 'object' && names[id] !== null)
    .map(Number);
  if (ids.length === 0) return names;
  const marks = (await toldMarks(db, request, { ids, short: true })) ?? (await numbersOf(db, request, ids));
  return Object.fromEntries(
    Object.entries(names).map(([id, name]): [string, Named] => {
      const told = marks.get(Number(id));
      return [id, told && name !== null && typeof name === 'object' ? { ...name, marks: told } : name];
    }),
  );
}

/**
 * A document by which money moves, with kind and number of the people whom it names: of five of one name, it tells which
 * one paid.
 */
export async function withMarkedNames(db: Database, request: RequestContext, record: Wire): Promise<Wire> {
  if (!tellsNames(request.entity)) return record;
  // What `withNames` has put there.
  const named = (record[NAMED] ?? {}) as ById<ById<Named>>;
  const people = Object.keys(named).filter(isNameOfPerson);
  if (people.length === 0) return record;
  const told = await mapInOrder(people, async target => [
    target,
    await marked(db, { ...request, entity: entityNamed(target) }, named[target] ?? {}),
  ]);
  return { ...record, [NAMED]: { ...named, ...Object.fromEntries(told) } };
}
