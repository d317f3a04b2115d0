import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { lacksExtraPermission } from '#catalog/engine/access/extraPermission.ts';
import { type Confidence, confidencesOf } from '#catalog/registry/confidence.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Values } from '../context/values.ts';
import { pointersOf } from '../records/pointersOf.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import type { Database } from '../../platform/services/Database.ts';
import { isAmong } from '../../platform/db/isAmong.ts';
import { columnOf, linesTable, tableOf } from '../schema/tables.ts';
import { knownRuns } from './knownRuns.ts';
import type { Caller } from '../../platform/http/Caller.ts';

interface Question {
  readonly entity: Entity;
  readonly caller: Caller;
}

/** Confidential records of an entity, by themselves or by what they refer to; undefined where nothing is. */
function confidential({ entity, caller }: Question): SQL | undefined {
  const { field, rules = [] } = entity.confidential ?? {};
  const among = rules.filter(rule => lacksExtraPermission(caller, rule)).flatMap(rule => rule.among);
  const own = field !== undefined && among.length > 0 ? inArray(columnOf(tableOf(entity), field), among) : undefined;
  return or(own, ...confidencesOf(entity).flatMap(one => throughField({ entity, caller }, one) ?? []));
}

/** Ids of the confidential records of an entity, to be looked among; undefined where none are. */
function confidentialIds(question: Question): SQL | undefined {
  const where = confidential(question);
  const table = tableOf(question.entity);
  return where && sql`(select ${columnOf(table, 'id')} from ${table} where ${where})`;
}

/** Records that one of their fields makes confidential. */
function throughField({ entity, caller }: Question, { field, lines, target }: Confidence): SQL | undefined {
  const pointed = confidentialIds({ entity: target, caller });
  if (!pointed) return undefined;
  if (lines === undefined) return sql`${columnOf(tableOf(entity), field)} in ${pointed}`;
  const line = linesTable(entity, lines);
  return sql`exists (
    select 1 from ${line}
    where ${columnOf(line, 'owner')} = ${columnOf(tableOf(entity), 'id')} and ${columnOf(line, field)} in ${pointed})`;
}

/** Leaves out records that tell the caller what they may not know; undefined where there are none. */
export function disclosed({ entity, caller }: Question): SQL | undefined {
  const found = confidencesOf(entity).flatMap(one => throughField({ entity, caller }, one) ?? []);
  return and(...found.map(hidden => sql`(${hidden}) is not true`), knownRuns({ entity, caller }));
}

/** Values kept as JSON, such as those of the history, that tell the caller what they may not know; undefined where none do. */
export function tellingWithin({ entity, caller }: Question, values: PgColumn): SQL | undefined {
  const found = confidencesOf(entity).flatMap(({ field, lines, target }) => {
    const pointed = confidentialIds({ entity: target, caller });
    if (!pointed) return [];
    const kept = sql`${values} -> ${lines}::text`;
    const rows =
      lines === undefined
        ? sql`jsonb_build_array(${values})`
        : sql`case jsonb_typeof(${kept}) when 'array' then ${kept} else '[]' end`;
    return [
      sql`exists (select 1 from jsonb_array_elements(${rows}) as row where (row ->> ${field}::text)::bigint in ${pointed})`,
    ];
  });
  return or(...found);
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
