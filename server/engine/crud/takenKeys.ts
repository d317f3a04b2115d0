import { and, ne, sql } from 'drizzle-orm';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { UniqueKey } from '#catalog/engine/defineRules.ts';
import { fieldsOfKey, keysOf, takenKey } from '#catalog/engine/rules.ts';
import type { Violation } from '#catalog/engine/violations/violation.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import { keyPart } from '../schema/rules.ts';
import { columnOf, tableOf } from '../schema/tables.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { Values } from '../context/values.ts';
import { lineageOf } from '../records/select.ts';

/** A record as it would be, the values that change, and what is wrong with them already. */
interface Draft {
  readonly id: number;
  readonly merged: Values;
  readonly values: Values;
  readonly found: readonly Violation[];
}

async function isTaken(db: Database, entity: Entity, key: UniqueKey<string>, { id, merged }: Draft): Promise<boolean> {
  const table = tableOf(entity);
  const own = columnOf(table, 'id');
  const same = fieldsOfKey(key).map(name => {
    const column = columnOf(table, name);
    const whole = keyPart(entity, key, name);
    // Nobody tells the two normal forms of a letter with its mark apart; the index of the key does.
    const part = (one: string) => whole(entity.fields[name]?.kind === 'text' ? `normalize(${one}, NFKC)` : one);
    const [type = '', ...collation] = column.getSQLType().split(/(?= collate )/);
    const given = sql`select cast(${merged[name]} as ${sql.raw(type)})${sql.raw(collation.join(''))} as given`;
    return sql`${sql.raw(part(`"${entity.name}"."${name}"`))} = (select ${sql.raw(part('given'))} from (${given}) as one)`;
  });
  const rows = await db
    .select({ id: own })
    .from(table)
    .where(and(...same, ne(own, id)))
    .limit(1);
  return rows.length > 0;
}

/**
 * Keys of several fields that another record holds. A key through a reference that is itself refused is not looked at,
 * or it would tell what records hold that the caller may not know of.
 */
export async function takenKeys(db: Database, entity: Entity, draft: Draft): Promise<Violation[]> {
  const { merged, values, found } = draft;
  const refused = new Set(found.map(one => one.field));
  const all = lineageOf(entity).flatMap(holder => keysOf(holder).map(key => ({ holder, key })));
  const asked = all.filter(({ key }) => {
    const names = fieldsOfKey(key);
    const isWhole = names.every(name => merged[name] !== null && merged[name] !== undefined && !refused.has(name));
    return isWhole && names.some(name => name in values);
  });
  const checks = await mapInOrder(asked, async ({ holder, key }) =>
    (await isTaken(db, holder, key, draft)) ? takenKey(key) : [],
  );
  return checks.flat();
}
