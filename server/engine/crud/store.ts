import { eq, type SQL, sql } from 'drizzle-orm';
import { omitBy } from 'es-toolkit';
import { type Entity, ownFields, rootOf } from '#catalog/engine/defineEntity.ts';
import { derivedFrom, derivedOf } from '../schema/derivedColumns.ts';
import { heardOf, soundsFrom } from '../schema/soundColumn.ts';
import { columnOf, joinTable, linesTable, tableOf } from '../schema/tables.ts';
import type { Host } from '../context/host.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { Stored, Values } from '../context/values.ts';
import { hashPassword } from '../kinds/password.ts';
import { hasColumn } from '../kinds/columns.ts';
import { writeLines } from '../records/lines.ts';
import { readWritten } from '../records/select.ts';

/** What the database keeps instead of a secret: sealed text with what is derived from it, a password's hash. */
export async function stored(entity: Entity, values: Values, host: Host): Promise<Values> {
  const kept: Values = { ...values };
  for (const [name, value] of Object.entries(values)) {
    const field = entity.fields[name];
    if (typeof value !== 'string' || !field) continue;
    if (field.kind === 'password') kept[name] = await hashPassword(value);
    if (field.kind === 'dateTime') kept[name] = new Date(value);
    if (field.sealed && field.kind !== 'image' && field.kind !== 'file') kept[name] = host.vault.seal(value);
  }
  for (let one: Entity | undefined = entity; one; one = one.base)
    Object.assign(kept, derivedFrom(one, values, host.vault));
  return kept;
}

const ownPart = (entity: Entity, values: Values): Values => {
  const names = new Set(
    ownFields(entity)
      .filter(([, field]) => hasColumn(field) && !field.oneOf)
      .map(([name]) => name),
  );
  for (const { name } of derivedOf(entity)) names.add(name);
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
};

/** Writes what lives in tables of its own. */
async function writeParts(tx: Database, entity: Entity, { id, values }: { id: number; values: Values }): Promise<void> {
  for (const [name, field] of ownFields(entity)) {
    const { kind, target = '', lines } = field;
    const given = values[name];
    if (!Array.isArray(given)) continue;
    if (lines) await writeLines(tx, linesTable(entity, name), { owner: id, rows: given, field });
    if (kind !== 'refs') continue;
    const table = joinTable(entity, name, target);
    await tx.delete(table).where(eq(columnOf(table, 'owner'), id));
    // One parameter: hundreds of rows take longer to write down than to insert.
    const rows = sql`select ${id}::integer, unnest(${sql.param(given)}::integer[])`;
    if (given.length > 0) await tx.insert(table).select(rows);
  }
}

interface Author {
  readonly caller: Caller;
  readonly now: Date;
  /** Whether the row is wanted as it was written; only of what extends nothing else. */
  readonly readsBack?: boolean;
}

/** How the names of a record sound after a change, by the parts that it leaves alone too. */
async function soundsAfter(tx: Database, entity: Entity, { id, values }: { id: number; values: Values }) {
  const fields = heardOf(entity);
  if (!fields.some(name => name in values)) return {};
  const table = tableOf(entity);
  const others = fields.filter(name => !(name in values)).map(name => [name, columnOf(table, name)]);
  const [kept] =
    others.length > 0
      ? await tx
          .select(Object.fromEntries(others))
          .from(table)
          .where(eq(columnOf(table, 'id'), id))
      : [];
  return soundsFrom(entity, { ...kept, ...values });
}

/** Inserts a record and, for one that extends another, its bases first. Gives its row, or the id alone. */
export async function insertStored(tx: Database, entity: Entity, values: Values, author: Author): Promise<Stored> {
  const { caller, now, readsBack = false } = author;
  const audit = { created_at: now, updated_at: now, created_by: caller.id, updated_by: caller.id };
  const identity = entity.base ? { id: await insertRow(tx, entity.base, values, author) } : audit;
  const table = tableOf(entity);
  const insertion = tx.insert(table).values({ ...ownPart(entity, values), ...soundsFrom(entity, values), ...identity });
  const row = readsBack
    ? await readWritten(tx, entity, insertion)
    : (await insertion.returning({ id: columnOf(table, 'id') }))[0];
  if (!row) throw new Error(`${entity.name} was not inserted`);
  // A new record has no parts that an empty list would take away.
  const parts = omitBy(values, value => Array.isArray(value) && value.length === 0);
  await writeParts(tx, entity, { id: Number(row['id']), values: parts });
  return row;
}

/** The same; gives the new id. */
export const insertRow = async (tx: Database, entity: Entity, values: Values, author: Author): Promise<number> =>
  Number((await insertStored(tx, entity, values, author))['id']);

/** Writes changed values and counts the version up. Gives the row where it is wanted. */
export async function updateRow(
  tx: Database,
  entity: Entity,
  change: { id: number; values: Values },
  { caller, now, readsBack = false }: Author,
): Promise<Stored | undefined> {
  const { id, values } = change;
  let row: Stored | undefined;
  const root = rootOf(entity);
  for (let one: Entity | undefined = entity; one; one = one.base) {
    const table = tableOf(one);
    const audit: Record<string, unknown> | false = one === root && {
      version: sql`${columnOf(table, 'version')} + 1` satisfies SQL,
      updated_at: now,
      updated_by: caller.id,
    };
    const changes = { ...ownPart(one, values), ...(await soundsAfter(tx, one, change)), ...audit };
    if (Object.keys(changes).length > 0) {
      const writing = tx
        .update(table)
        .set(changes)
        .where(eq(columnOf(table, 'id'), id));
      if (readsBack) row = await readWritten(tx, entity, writing);
      else await writing;
    }
    await writeParts(tx, one, change);
  }
  return row;
}

/** Deletes a record with what extends it. */
export async function deleteRow(tx: Database, entity: Entity, id: number): Promise<void> {
  const root = tableOf(rootOf(entity));
  await tx.delete(root).where(eq(columnOf(root, 'id'), id));
}
