import { inArray, and, eq, exists, lt, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { difference, uniq } from 'es-toolkit';
import { calendarOf } from '#catalog/engine/calendarOf.ts';
import { type Entity, fieldOf, stateFieldOf } from '#catalog/engine/defineEntity.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import { withinScope } from '../access/scope.ts';
import type { RequestContext } from '../context/host.ts';
import type { Values } from '../context/values.ts';
import type { Database } from '../../platform/services/Database.ts';
import { columnsOf, lineageOf, selectFrom } from '../records/select.ts';
import { columnOf, tableOf } from '../schema/tables.ts';
import type { ImportRun } from './ImportRun.ts';
import { keyCondition } from './keyCondition.ts';
import type { Match } from './Match.ts';
import { sameRecord } from './sameRecord.ts';

/** A record that a key leads to. */
interface Candidate {
  readonly id: number;
  readonly key: string;
  /** Whether nothing is to change it any more. */
  readonly has_ended: boolean;
  /** Whether what it lies within is past. */
  readonly is_past: boolean;
}

/** More records than that are not counted. */
const MOST = 100;

const rowsOf = new QueryBuilder();

/** Whether a record has come to the end of its way. */
function hasEnded({ entity }: Pick<RequestContext, 'entity'>): SQL {
  const column = columnsOf(entity)[stateFieldOf(entity)?.[0] ?? ''];
  return entity.rows && column ? inArray(column, [...entity.rows.ended]) : sql`false`;
}

/** Whether the last day has passed of what a record lies within. */
function isPast({ entity }: Pick<RequestContext, 'entity'>, today: string): SQL {
  const { within = '', lastDay = '' } = entity.rows ?? {};
  const column = columnsOf(entity)[within];
  if (!column) return sql`false`;
  const target = tableOf(entityNamed(fieldOf(entity, within).target ?? ''));
  const one = rowsOf.select({ one: sql`1` }).from(target);
  return exists(one.where(and(eq(columnOf(target, 'id'), column), lt(columnOf(target, lastDay), today))));
}

/** The entity's table with those of its bases. */
const joined = (entity: Entity): SQL =>
  sql.join(
    lineageOf(entity).map((one, at) =>
      at === 0
        ? sql`${tableOf(one)}`
        : sql`join ${tableOf(one)} on ${columnOf(tableOf(one), 'id')} = ${columnOf(tableOf(entity), 'id')}`,
    ),
    sql` `,
  );

interface Candidates {
  readonly found: readonly Candidate[];
  /** Keys for which the row has a value. */
  readonly asked: readonly string[];
}

/** The records that the keys of a row lead to within the caller's bounds, by one statement. */
async function candidatesOf(tx: Database, { request, keys }: ImportRun, row: Values): Promise<Candidates> {
  const { entity, host } = request;
  const calendar = calendarOf(host);
  const id = columnOf(tableOf(entity), 'id');
  const bounds = withinScope(request) ?? sql`true`;
  const ends = sql`${hasEnded(request)} as has_ended, ${isPast(request, calendar.today)} as is_past`;
  const from = joined(entity);
  // Written out: the builder of selects takes longer over it than the database.
  const asked = keys.flatMap(key => {
    const condition = keyCondition({ host, entity, calendar }, key, row);
    return condition ? [{ key, condition }] : [];
  });
  if (asked.length === 0) return { found: [], asked: [] };
  const questions = asked.map(({ key, condition }) => {
    const told = sql`${key}::text as key, ${id} as id, ${ends}`;
    return sql`(select ${told} from ${from} where ${condition} and ${bounds} limit ${MOST})`;
  });
  const { rows } = await tx.execute<{ [Name in keyof Candidate]: Candidate[Name] }>(
    sql.join(questions, sql` union all `),
  );
  return { found: rows, asked: asked.map(({ key }) => key) };
}

/**
 * The first of some keys that the record has another value for: a number of one person and the address of another are no
 * proof of either. A key that the record has nothing for is no contradiction.
 */
async function contradicting(
  tx: Database,
  { entity }: Pick<RequestContext, 'entity'>,
  id: number,
  keys: readonly string[],
): Promise<string | undefined> {
  const columns = columnsOf(entity);
  const asked = Object.fromEntries(keys.flatMap(key => (columns[key] ? [[key, columns[key]]] : [])));
  if (keys.length === 0) return undefined;
  const [record] = await selectFrom(tx, entity, asked)
    .where(eq(columnOf(tableOf(entity), 'id'), id))
    .limit(1);
  return keys.find(key => (record?.[key] ?? '') !== '');
}

/** Those that the row may mean: who says the journey means a file of it that goes on, where there is one. */
function meant(candidates: readonly Candidate[], saysWithin: boolean): readonly Candidate[] {
  const open = candidates.filter(one => !one.has_ended);
  return saysWithin && open.length > 0 ? open : candidates;
}

/** The key at which a second record comes in. */
function parting(candidates: readonly Candidate[]): string {
  const second = candidates.find(({ id }) => id !== candidates[0]?.id);
  return second?.key ?? '';
}

/** The number that the host gives to its records finds one or is wrong; nobody makes a record of it. */
function unknownNumber({ request: { entity }, keys }: ImportRun, row: Values): Violation | undefined {
  for (const key of keys) {
    const value = row[key];
    const number = typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 40) : '';
    if (fieldOf(entity, key).readOnly && number !== '') return violation(key, 'no_such_record', { value: number });
  }
  return undefined;
}

/**
 * The record that a row without an id means by the keys of its import, its references as ids; undefined where it means
 * none that the caller may know of, and is to make one. A violation beside a key where it could mean several, which are
 * counted up to a hundred, one that has ended, one that another key contradicts, or one that an earlier line has written.
 */
export async function matchRow(tx: Database, run: ImportRun, row: Values): Promise<Match | Violation | undefined> {
  const { request, lines } = run;
  const saysWithin = typeof row[request.entity.rows?.within ?? ''] === 'number';
  const { found, asked } = await candidatesOf(tx, run, row);
  if (asked.length === 0) return sameRecord(tx, run, row);
  const candidates = meant(found, saysWithin);
  const [first] = candidates;
  if (!first) return unknownNumber(run, row);
  const { length: count } = uniq(candidates.map(({ id }) => id));
  if (count > 1) return violation(parting(candidates), 'matches_several', { count });
  const line = lines.get(first.id);
  if (line !== undefined) return violation(first.key, 'repeated_row', { line });
  if (first.has_ended || (first.is_past && !saysWithin)) return violation(first.key, 'matches_ended');
  const by = candidates.map(({ key }) => key);
  const other = await contradicting(tx, request, first.id, difference(asked, by));
  return other === undefined ? { id: first.id, by } : violation(other, 'keys_disagree');
}
