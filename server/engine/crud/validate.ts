import { and, ne, type SQL, sql } from 'drizzle-orm';
import type { Calendar } from '#catalog/engine/calendar.ts';
import { mayChange, mayRead } from '#catalog/engine/access/fieldRights.ts';
import { type Entity, fieldOf, rootOf } from '#catalog/engine/defineEntity.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import type { Fields } from '#catalog/engine/fields.ts';
import { isNoList, parseValue, violationsOf } from '#catalog/engine/parse.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import { NAMED } from '#catalog/engine/wire.ts';
import { confidentialIn } from '../access/confidence.ts';
import { knownIds } from '../access/scope.ts';
import { lock } from '../../platform/db/lock.ts';
import { isAmong } from '../../platform/db/isAmong.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import { columnOf, tableOf } from '../schema/tables.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import type { Database } from '../../platform/services/Database.ts';
import { readValue } from '../kinds/readValue.ts';
import { MOST_VIOLATIONS } from '../../platform/problem.ts';
import { pointersOf } from '../records/pointersOf.ts';
import { isMasked } from '../records/record.ts';
import { auditFields } from '../records/shape.ts';
import { columnsOf, selectFrom } from '../records/select.ts';
import { fieldsWrittenBy, unreadLines } from '../access/unreadLines.ts';
import type { Values, Stored } from '../context/values.ts';

interface Situation {
  readonly db: Database;
  readonly entity: Entity;
  readonly caller: Caller;
  readonly calendar: Calendar;
  /** The record as it is now; absent for a new one. */
  readonly existing?: Stored;
}

/** Keys that a client may send back from an earlier answer; they change nothing. */
const ignored = new Set<string>(['id', ...auditFields, 'allowed_transitions', 'blocked', 'commands', 'closed', NAMED]);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Value that a field has now, or at first. */
function presentOf(name: string, { entity, existing }: Situation): unknown {
  if (existing) return existing[name];
  const field = fieldOf(entity, name);
  const initial = parseValue(field, field.initial);
  return 'value' in initial ? initial.value : null;
}

type Read = { values: Values; violations: Violation[] };

/** Reads each given value by its kind; a new record also gets its initial values. */
export function readValues(body: Values, situation: Situation): Read {
  const { entity, existing } = situation;
  const read: Read = { values: {}, violations: [] };
  const isUnknown = (key: string): boolean => !Object.hasOwn(entity.fields, key) && !ignored.has(key);
  read.violations.push(
    ...Object.keys(body)
      .filter(isUnknown)
      .slice(0, MOST_VIOLATIONS)
      .map(key => violation(key, 'unknown_field')),
  );
  for (const [name, field] of Object.entries(fieldsWrittenBy(situation.caller, entity))) {
    const raw = Object.hasOwn(body, name) ? body[name] : undefined;
    if (raw !== undefined && !mayRead(situation.caller, entity, name)) {
      // Whether it is the present value is told to nobody who may not read it.
      read.violations.push(violation(name, 'unreadable'));
      continue;
    }
    if (raw === undefined ? existing : field.sealed && isMasked(raw)) continue;
    read.violations.push(...unreadLines(situation.caller, entity, name, raw));
    const parsed = readValue(field, raw ?? (raw === undefined ? field.initial : raw), situation.calendar);
    // What was taken under the rules of another day may stay as long as nobody touches it.
    if ('code' in parsed && raw !== '' && typeof raw === 'string' && raw === existing?.[name]) continue;
    if ('code' in parsed) read.violations.push(...violationsOf(name, parsed));
    else if (field.retired?.some(one => one === parsed.value) && !same(parsed.value, presentOf(name, situation)))
      read.violations.push(violation(name, 'not_choice', { value: String(parsed.value) }));
    else if (field.kind === 'password' && parsed.value === null) continue;
    else if (existing && isNoList(field, raw) && !same(existing[name], parsed.value))
      read.violations.push(violation(name, 'not_lines'));
    else if (raw === undefined || mayChange(situation.caller, field)) read.values[name] = parsed.value;
    else if (!same(parsed.value, presentOf(name, situation))) read.violations.push(violation(name, 'read_only'));
    else if (!existing) read.values[name] = parsed.value;
  }
  return read;
}

/** References of the values by which the record would tell what the caller may not know. */
export const confidentialReferences = async (values: Values, situation: Situation): Promise<Violation[]> =>
  (await confidentialIn(situation.db, situation, values)).map(({ path }) => violation(path, 'confidential'));

/** References of the values that point to no record that the caller may know of. What stands there already may stay. */
export async function unknownReferences(
  values: Values,
  { db, entity, caller, existing = {} }: Situation,
): Promise<Violation[]> {
  const present = pointersOf(entity.fields, existing);
  const checks = await mapInOrder(pointersOf(entity.fields, values), async ({ field, target, places }) => {
    const kept = new Set(
      present
        .filter(one => one.field === field)
        .flatMap(one => one.places)
        .map(one => one.id),
    );
    const asked = places.filter(one => !kept.has(one.id));
    if (asked.length === 0) return [];
    const known = await knownIds(
      db,
      { caller, entity: entityNamed(target) },
      asked.map(one => one.id),
    );
    return asked.filter(one => !known.has(one.id)).map(one => violation(one.path, 'unknown_reference', { id: one.id }));
  });
  return checks.flat();
}

/** Values that stand beside each other: those of a record, or of one of its lines. */
interface Neighbours {
  /** What stands before the name of a field where a mistake in it is told. */
  readonly path: string;
  readonly values: Values;
}

/** Of some neighbours, the choices in one field that do not belong to the sibling that narrows it. */
async function outsideSibling(
  db: Database,
  { fields, name }: { readonly fields: Fields; readonly name: string },
  neighbours: readonly Neighbours[],
): Promise<Violation[]> {
  const { target, within } = fields[name] ?? {};
  const parentTarget = within && fields[within]?.target;
  const asked = neighbours.filter(({ values }) => values[name] && within && values[within]);
  if (!target || !within || !parentTarget || asked.length === 0) return [];
  const table = tableOf(entityNamed(target));
  const id = columnOf(table, 'id');
  const ids = asked.map(({ values }) => Number(values[name]));
  const found = await db
    .select({ id, parent: columnOf(table, parentTarget) })
    .from(table)
    .where(isAmong(id, ids));
  const parents = new Map(found.map(row => [row.id, row.parent]));
  return asked
    .filter(({ values }) => parents.has(values[name]) && parents.get(values[name]) !== values[within])
    .map(({ path }) => violation(`${path}${name}`, 'outside', { parent: within }));
}

/** Choices that do not belong to the sibling that narrows them, such as a thana of another city; in a line, to its own. */
export async function outsideParent(merged: Values, { db, entity }: Situation): Promise<Violation[]> {
  const places = Object.entries(entity.fields).flatMap(([name, { lines = {} }]) => {
    const rows: readonly Values[] = Array.isArray(merged[name]) ? merged[name] : [];
    const neighbours = rows.map((values, index) => ({ path: `${name}.${index}.`, values }));
    return Object.keys(lines).map(one => ({ field: { fields: lines, name: one }, neighbours }));
  });
  const own = [{ path: '', values: merged }];
  const all = Object.keys(entity.fields).map(name => ({ field: { fields: entity.fields, name }, neighbours: own }));
  const checks = await mapInOrder([...all, ...places], ({ field, neighbours }) =>
    outsideSibling(db, field, neighbours),
  );
  return checks.flat();
}

/** What whoever claims a phone for a record holds. */
export const phoneKey = (entity: Entity, phone: unknown): string => `${rootOf(entity).name} phone ${String(phone)}`;

/**
 * Keeps others from claiming the same phone until the transaction ends: an index guards one column, and a phone is
 * unique across several.
 */
async function claimPhones(values: Values, { db, entity }: Situation): Promise<void> {
  const phones = Object.entries(values).filter(
    ([name, value]) => value && fieldOf(entity, name).kind === 'phone' && fieldOf(entity, name).unique,
  );
  await lock(
    db,
    phones.map(([, value]) => phoneKey(entity, value)),
  );
}

/** Unique fields whose value another record holds. */
export async function takenFields(values: Values, situation: Situation): Promise<Violation[]> {
  const { db, entity, existing } = situation;
  await claimPhones(values, situation);
  const checks = await mapInOrder(Object.entries(values), async ([name, value]) => {
    if (!entity.fields[name]?.unique || value === null || value === undefined) return [];
    return (await isTaken(db, entity, { name, value, except: Number(existing?.['id'] ?? 0) }))
      ? [violation(name, 'taken')]
      : [];
  });
  return checks.flat();
}

/** A text in every normal form in which the same may be stored, so that its index finds it. */
const formsOf = (text: string): string[] => [
  ...new Set([text, ...['NFC', 'NFD', 'NFKC', 'NFKD'].map(form => text.normalize(form))]),
];

/** What holds of the records of an entity that have the value of a unique field (a phone: in any phone field). */
export function holdsValue(entity: Entity, { name, value }: { readonly name: string; readonly value: unknown }): SQL {
  const field = entity.fields[name];
  const columns = columnsOf(entity);
  const rivals = Object.entries(entity.fields)
    .filter(([one, { kind, unique }]) => one === name || (field?.kind === 'phone' && kind === 'phone' && unique))
    .flatMap(([one]) => columns[one] ?? []);
  const text = String(value);
  const written = sql.join(
    formsOf(text).map(one => sql`lower(${one})`),
    sql`, `,
  );
  const matches = sql.join(
    rivals.map(column => (field?.kind === 'text' ? sql`lower(${column}) in (${written})` : sql`${column} = ${text}`)),
    sql` or `,
  );
  return sql`(${matches})`;
}

/** Whether another record than `except` already holds the value of a unique field (a phone: in any phone field). */
export async function isTaken(
  db: Database,
  entity: Entity,
  asked: { name: string; value: unknown; except: number },
): Promise<boolean> {
  const owner = entity.base && asked.name in entity.base.fields ? rootOf(entity) : entity;
  const id = columnOf(tableOf(owner), 'id');
  const found = await selectFrom(db, owner, { id })
    .where(and(holdsValue(owner, asked), ne(id, asked.except)))
    .limit(1);
  return found.length > 0;
}
