import { and, eq, type SQL, sql } from 'drizzle-orm';
import { calendarOf } from '#catalog/engine/calendarOf.ts';
import type { Kind } from '#catalog/engine/fields.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import { withinScope } from '../access/scope.ts';
import type { Values } from '../context/values.ts';
import { readValue } from '../kinds/readValue.ts';
import { columnsOf, selectFrom } from '../records/select.ts';
import { columnOf, tableOf } from '../schema/tables.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { ImportRun } from './ImportRun.ts';
import type { Match } from './Match.ts';

/** Kinds whose values stand in one column as they are read. */
const PLAIN: readonly Kind[] = [
  ...(['text', 'longText', 'email', 'phone', 'url', 'integer', 'decimal', 'money'] as const),
  ...(['date', 'flag', 'choice', 'ref'] as const),
];

/**
 * What holds of the records that have no value for any key either, and all that a row says; undefined where it says
 * something that cannot be compared so, such as a sealed number, or names none of them.
 */
function asSaid({ request: { entity, host }, keys }: ImportRun, row: Values): SQL | undefined {
  const columns = columnsOf(entity);
  const calendar = calendarOf(host);
  const conditions = keys.flatMap(name => (columns[name] ? [sql`coalesce(${columns[name]}::text, '') = ''`] : []));
  const said = new Set<string>();
  for (const [name, field] of Object.entries(entity.fields)) {
    const [raw, column] = [row[name] ?? '', columns[name]];
    if (raw === '' || keys.includes(name)) continue;
    if (!column || field.sealed || !PLAIN.includes(field.kind)) return undefined;
    const read = readValue(field, raw, calendar);
    if (!('value' in read)) return undefined;
    if (read.value === null || read.value === undefined) continue;
    conditions.push(eq(column, read.value));
    said.add(name);
  }
  return entity.title.some(name => said.has(name)) ? and(...conditions) : undefined;
}

/**
 * The record that a row means which has no value for any of the keys: one without them too that has all that it says
 * already, so that a sheet of people without a number can come again and changes nothing. Undefined where there is none;
 * a violation where an earlier line says the very same.
 */
export async function sameRecord(tx: Database, run: ImportRun, row: Values): Promise<Match | Violation | undefined> {
  const { request, keys, lines } = run;
  const condition = keys.length > 0 ? asSaid(run, row) : undefined;
  if (!condition) return undefined;
  const id = columnOf(tableOf(request.entity), 'id');
  const [found] = await selectFrom(tx, request.entity, { id })
    .where(and(condition, withinScope(request)))
    .orderBy(id)
    .limit(1);
  if (!found) return undefined;
  const line = lines.get(Number(found.id));
  const [title = ''] = request.entity.title;
  return line === undefined ? { id: Number(found.id), by: [] } : violation(title, 'repeated_row', { line });
}
