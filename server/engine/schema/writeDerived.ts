import { and, asc, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import { type Entity, fieldOf } from '#catalog/engine/defineEntity.ts';
import { entityList } from '#catalog/registry/entities.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Database, PooledDatabase } from '../../platform/services/Database.ts';
import type { Vault } from '../../platform/services/vault.ts';
import type { DerivedColumn } from './DerivedColumn.ts';
import { derivedOf } from './derivedColumns.ts';
import { derivedColumn } from './systemTables.ts';
import { columnOf, tableOf } from './tables.ts';

/** Any number that no other advisory lock of ours bears. */
const LOCK = 7_201_448;

const keyOf = (entity: Entity, { name }: DerivedColumn): string => `${entity.name}.${name}`;

interface Writing {
  readonly entity: Entity;
  readonly column: DerivedColumn;
  readonly vault: Vault;
  /** Most rows of one statement. */
  readonly batch: number;
}

/** Writes a derived column of the rows after one, as many as one statement takes; gives the last of them, if any. */
async function writeSome(
  tx: Database,
  { entity, column, vault, batch }: Writing,
  after: number,
): Promise<number | undefined> {
  const table = tableOf(entity);
  const id = columnOf(table, 'id');
  const values = Object.fromEntries(column.fields.map(name => [name, columnOf(table, name)]));
  const rows = await tx
    .select({ ...values, id })
    .from(table)
    .where(and(gt(id, after), or(...Object.values(values).map(isNotNull))))
    .orderBy(asc(id))
    .limit(batch);
  const textsIn = (row: Readonly<Record<string, unknown>>): string[] =>
    column.fields.flatMap(name => {
      const value = row[name];
      if (typeof value !== 'string') return [];
      return fieldOf(entity, name).sealed ? vault.open(value) : value;
    });
  const derived = rows.map(row => ({ id: Number(row.id), value: column.derive(textsIn(row), vault) }));
  await tx.execute(sql`
    update ${table} set ${sql.identifier(column.name)} = said.value
    from jsonb_to_recordset(${JSON.stringify(derived)}::jsonb) as said(id integer, value ${sql.raw(column.type)})
    where ${id} = said.id`);
  return derived.at(-1)?.id;
}

/**
 * Writes the derived columns that are new, or whose code says something else than when they were written: for all rows,
 * before anybody is served, and all of a column or nothing. A start that finds them written asks one question.
 */
export async function writeDerived(db: PooledDatabase, vault: Vault, batch = 2_000): Promise<void> {
  const written = new Map((await db.select().from(derivedColumn)).map(({ name, version }) => [name, version]));
  const due = entityList.flatMap(entity =>
    derivedOf(entity)
      .filter(column => column.version !== undefined && written.get(keyOf(entity, column)) !== column.version)
      .map((column): Writing => ({ entity, column, vault, batch })),
  );
  for (const one of due) {
    await transact(db, async tx => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
      const [name, version] = [keyOf(one.entity, one.column), one.column.version ?? 0];
      const [known] = await tx.select().from(derivedColumn).where(eq(derivedColumn.name, name));
      if (known?.version === version) return;
      for (let last: number | undefined = 0; last !== undefined;) last = await writeSome(tx, one, last);
      await tx
        .insert(derivedColumn)
        .values({ name, version })
        .onConflictDoUpdate({ target: derivedColumn.name, set: { version } });
    });
  }
}
