import { and, eq, inArray, max, or, type SQL, sql } from 'drizzle-orm';
import { allowed, boundOf } from '#catalog/engine/access/access.ts';
import { belongingOf, isBounded, liesWithin } from '#catalog/registry/belonging.ts';
import { type Entity, holderOf } from '#catalog/engine/defineEntity.ts';
import { entityList, kindredOf } from '#catalog/registry/entities.ts';
import { mayRead, reveals } from '#catalog/engine/access/fieldRights.ts';
import { branchesOf, lastOf, wasKnown } from '../access/branchesOf.ts';
import { confidentialIn, tellingWithin } from '../access/confidence.ts';
import { findKnown, type View } from '../access/scope.ts';
import { concealedInHistory, withoutIn } from '../records/record.ts';
import { findStored, lineageOf } from '../records/select.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import { history } from '../schema/systemTables.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import type { Database } from '../../platform/services/Database.ts';

type Entry = typeof history.$inferSelect;

/**
 * How far somebody reads the history of one record: the names under which they may see it, the one asked about first.
 */
export interface Reading {
  readonly caller: Caller;
  readonly record: number;
  readonly seen: readonly Entity[];
}

/** Whether the caller may know of a record, also of one that is no more: then its last entry says where it belonged. */
async function mayKnow(db: Database, view: View, id: number): Promise<boolean> {
  if (!allowed(view.caller, view.entity, 'show')) return false;
  if (await findKnown(db, view, id)) return true;
  if (await findStored(db, view.entity, id)) return false;
  const belonging = belongingOf(view.entity);
  const bound = isBounded(belonging) ? boundOf(view.caller) : undefined;
  const last = await lastOf(db, view.entity, id);
  if (last && (await confidentialIn(db, view, last)).length > 0) return false;
  if (bound === undefined) return last !== undefined || wasKnown(db, view.entity, id);
  return last !== undefined && liesWithin(bound, await branchesOf(db, last, { belonging, self: view.caller.id }));
}

/** The names under which the caller may see a record; none when they may not see it as what they ask for. */
export async function readingOf(db: Database, { caller, entity }: View, record: number): Promise<Reading> {
  if (!(await mayKnow(db, { caller, entity }, record))) return { caller, record, seen: [] };
  const kin = kindredOf(entity).filter(one => one.name !== entity.name);
  const others = await mapInOrder(kin, async one =>
    (await mayKnow(db, { caller, entity: one }, record)) ? [one] : [],
  );
  return { caller, record, seen: [entity, ...others.flat()] };
}

/**
 * Fields of an entity that its reader finds in the record under one of the names. That a password was set is told to
 * whoever may change it.
 */
function readableOf({ caller, seen }: Reading, entity: Entity): string[] {
  const holders = new Set(seen.flatMap(lineageOf).map(one => one.name));
  const changes = seen.some(one => reveals(caller, one));
  return Object.entries(entity.fields)
    .filter(([name, { kind }]) => holders.has(holderOf(entity, name).name) && (kind !== 'password' || changes))
    .filter(([name]) => seen.some(one => name in one.fields && mayRead(caller, one, name)))
    .map(([name]) => name);
}

/** Fields of lines that their reader finds under none of the names. */
const hiddenIn = ({ caller, seen }: Reading, entity: Entity, name: string): string[] =>
  Object.keys(entity.fields[name]?.lines ?? {}).filter(line =>
    seen.every(one => !(name in one.fields) || !mayRead(caller, one, `${name}.${line}`)),
  );

const names = (all: readonly string[]): SQL =>
  sql`array[${sql.join(
    all.map(one => sql`${one}`),
    sql`, `,
  )}]::text[]`;

/**
 * Entries of one kin: all of them where the caller may see the record under that name, else those that tell something
 * readable.
 */
function entriesOf(reading: Reading, entity: Entity): SQL | undefined {
  const own = and(eq(history.entity, entity.name), eq(history.record, reading.record));
  if (reading.seen.some(one => one.name === entity.name)) return own;
  const readable = readableOf(reading, entity);
  return readable.length > 0
    ? and(own, sql`(${history.before} ?| ${names(readable)} or ${history.after} ?| ${names(readable)})`)
    : undefined;
}

/** The entries that a reading tells. */
export function entriesFor(reading: Reading): SQL {
  const [first] = reading.seen;
  const conditions = first ? kindredOf(first).flatMap(one => entriesOf(reading, one) ?? []) : [];
  return or(...conditions) ?? sql`false`;
}

/** The entries of records that the caller sees under one name alone. */
export const entriesNamed = (entity: Entity, records: readonly number[]): SQL | undefined =>
  and(eq(history.entity, entity.name), inArray(history.record, [...records]));

/**
 * The entry by which a record ceased to tell what its reader may not know; 0 where none did. While it told that, all of
 * it was confidential: also the total of its lines.
 */
export async function disclosedSince(db: Database, { caller, record, seen: [entity] }: Reading): Promise<number> {
  const telling = entity && tellingWithin({ entity, caller }, history.before);
  if (!entity || !telling) return 0;
  const [last] = await db
    .select({ id: max(history.id) })
    .from(history)
    .where(and(eq(history.entity, entity.name), eq(history.record, record), telling));
  return last?.id ?? 0;
}

/** An entry without what the record said before it was disclosed. */
export function disclosedEntry(entry: Entry, since: number): Entry {
  if (entry.id > since) return entry;
  return entry.id === since ? { ...entry, before: {} } : { ...entry, before: {}, after: {}, reason: null };
}

/** An entry as its reader may know it: under a name that they may see, with what they may read of the record today. */
export function readableEntry(reading: Reading, entry: Entry): Entry {
  const entity = entityList.find(one => one.name === entry.entity);
  const [asked] = reading.seen;
  if (!entity || !asked) return { ...entry, before: {}, after: {} };
  const readable = readableOf(reading, entity);
  const shown = (values: Entry['before']) =>
    concealedInHistory(
      entity,
      Object.fromEntries(
        Object.entries(values)
          .filter(([name]) => readable.includes(name))
          .map(([name, value]) => [name, withoutIn(value, hiddenIn(reading, entity, name))]),
      ),
    );
  const name = reading.seen.some(one => one.name === entity.name) ? entity.name : asked.name;
  return { ...entry, entity: name, before: shown(entry.before), after: shown(entry.after) };
}
