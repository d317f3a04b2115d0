import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import { lacksBesides } from '../../catalog/access/besides.ts';
import { type Confidence, confidencesOf } from '../../catalog/access/confidence.ts';
import type { Entity } from '../../catalog/defineEntity.ts';
import type { Values } from '../crud/values.ts';
import { pointersOf } from '../crud/pointersOf.ts';
import { mapInOrder } from '../db/mapInOrder.ts';
import type { Database } from '../db/Database.ts';
import { isAmong } from '../db/isAmong.ts';
import { columnOf, linesTable, tableOf } from '../db/tables.ts';
import type { Caller } from '../host.ts';

interface Question {
  readonly entity: Entity;
  readonly caller: Caller;
}

/** Confidential records of an entity, by themselves or by what they refer to; undefined where nothing is. */
function confidential({ entity, caller }: Question): SQL | undefined {
  const { confidential: rule } = entity;
  const own =
    rule && lacksBesides(caller, rule) ? inArray(columnOf(tableOf(entity), rule.field), [...rule.among]) : undefined;
  return or(own, ...confidencesOf(entity).flatMap(one => throughField({ entity, caller }, one) ?? []));
}

/** Records that one of their fields makes confidential. */
function throughField({ entity, caller }: Question, { field, lines, target }: Confidence): SQL | undefined {
  const where = confidential({ entity: target, caller });
  if (!where) return undefined;
  const table = tableOf(target);
  const pointed = sql`(select ${columnOf(table, 'id')} from ${table} where ${where})`;
  if (lines === undefined) return sql`${columnOf(tableOf(entity), field)} in ${pointed}`;
  const line = linesTable(entity, lines);
  return sql`exists (
    select 1 from ${line}
    where ${columnOf(line, 'owner')} = ${columnOf(tableOf(entity), 'id')} and ${columnOf(line, field)} in ${pointed})`;
}

/** Leaves out records that tell the caller what they may not know; undefined where there are none. */
export function disclosed({ entity, caller }: Question): SQL | undefined {
  const found = confidencesOf(entity).flatMap(one => throughField({ entity, caller }, one) ?? []);
  return and(...found.map(hidden => sql`(${hidden}) is not true`));
}

/** References by which values tell the caller what they may not know, or would. */
export async function confidentialIn(db: Database, { entity, caller }: Question, values: Values) {
  const fields = confidencesOf(entity);
  const pointers = fields.length === 0 ? [] : pointersOf(entity.fields, values);
  const found = await mapInOrder(pointers, async ({ field, places }) => {
    const confidence = fields.find(
      one => field === (one.lines === undefined ? one.field : `${one.lines}.${one.field}`),
    );
    const where = confidence && confidential({ entity: confidence.target, caller });
    if (!where) return [];
    const table = tableOf(confidence.target);
    const id = columnOf(table, 'id');
    const ids = places.map(one => one.id);
    const rows = await db
      .select({ id })
      .from(table)
      .where(and(isAmong(id, ids), where));
    const hidden = new Set(rows.map(row => row.id));
    return places.filter(one => hidden.has(one.id));
  });
  return found.flat();
}
