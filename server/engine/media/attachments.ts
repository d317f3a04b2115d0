import { asc, inArray, sql } from 'drizzle-orm';
import { difference, uniq } from 'es-toolkit';
import type { Fields } from '#catalog/engine/fields.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import type { Stored } from '../context/values.ts';
import type { RequestContext } from '../context/host.ts';
import type { Database } from '../../platform/services/Database.ts';
import { rootOf } from '#catalog/engine/defineEntity.ts';
import { uploaded } from '../schema/systemTables.ts';
import { Problem } from '../../platform/problem.ts';

interface NamedFile {
  readonly field: string;
  readonly path: string;
}

const IN_TEXT = /\/media\/open\/[0-9a-f]{2}\/[0-9a-f]{40}\.[a-z0-9]{2,5}/g;

/** Stored files that values name: in fields for them, in those of lines, and as pictures of formatted texts. */
function mediaOf(fields: Fields, values: Stored, before = ''): NamedFile[] {
  return Object.entries(fields).flatMap(([name, { kind, lines }]): NamedFile[] => {
    const [value, field] = [values[name], `${before}${name}`];
    if (lines && Array.isArray(value))
      return value.flatMap((line: Stored, index) => mediaOf(lines, line, `${field}.${index}.`));
    if (typeof value !== 'string') return [];
    if (kind === 'richText') return (value.match(IN_TEXT) ?? []).map(path => ({ field, path }));
    return kind === 'image' || kind === 'file' ? [{ field, path: value }] : [];
  });
}

const pathsOf = (fields: Fields, values: Stored = {}): string[] => uniq(mediaOf(fields, values).map(one => one.path));
const isSealed = (path: string): boolean => path.startsWith('/media/sealed/');

/**
 * Sealed files among the values that are no such record's to have: another record has them, or somebody else has sent
 * them. Told like a file that was never uploaded, so that nobody finds out which there are. Those that stay are nobody
 * else's until the transaction ends.
 */
export async function foreignMedia(
  tx: Database,
  { entity, caller }: RequestContext,
  values: Stored,
  existing?: Stored,
): Promise<Violation[]> {
  const held = pathsOf(entity.fields, existing);
  const fresh = mediaOf(entity.fields, values).filter(({ path }) => isSealed(path) && !held.includes(path));
  if (fresh.length === 0) return [];
  const rows = await tx
    .select()
    .from(uploaded)
    .where(
      inArray(
        uploaded.path,
        fresh.map(one => one.path),
      ),
    )
    .orderBy(asc(uploaded.path))
    .for('update');
  const own = rows.filter(row =>
    row.record === null ? row.by === caller.id : row.entity === rootOf(entity).name && row.record === existing?.['id'],
  );
  const known = new Set(own.map(row => row.path));
  return fresh.filter(one => !known.has(one.path)).map(one => violation(one.field, 'not_media'));
}

interface Written {
  readonly record: number;
  readonly before?: Stored;
  readonly after?: Stored;
}

/** Gives the record what it names now. An open file that was swept away a moment ago is named by nobody. */
async function take(
  tx: Database,
  { entity, host }: RequestContext,
  record: number,
  paths: readonly string[],
): Promise<void> {
  if (paths.length === 0) return;
  const owner = {
    entity: sql`coalesce(${uploaded.entity}, ${rootOf(entity).name})`,
    record: sql`coalesce(${uploaded.record}, ${record})`,
  };
  const taken = await tx
    .update(uploaded)
    .set({ ...owner, free_since: null })
    .where(inArray(uploaded.path, [...paths]))
    .returning({ path: uploaded.path });
  for (const path of difference(
    [...paths],
    taken.map(one => one.path),
  )) {
    if (!(await host.files.exists(path)))
      throw new Problem(400, 'invalid', { violations: [violation('non_field_errors', 'not_media')] });
  }
}

/** Sealed files that a record has given up. Open ones stay as they were shown: the history names them. */
async function giveUp(
  tx: Database,
  { entity, host, caller }: RequestContext,
  record: number,
  paths: readonly string[],
): Promise<void> {
  if (paths.length === 0) return;
  const now = host.clock();
  const row = { by: caller.id, size: 0, at: now, entity: rootOf(entity).name, record, free_since: now };
  await tx
    .insert(uploaded)
    .values(paths.map(path => ({ ...row, path })))
    .onConflictDoUpdate({ target: uploaded.path, set: { free_since: now } });
}

/** Keeps in the register of uploads what a record has begun and ceased to name, in the transaction that writes it. */
export async function keepMedia(
  tx: Database,
  request: RequestContext,
  { record, before = {}, after }: Written,
): Promise<void> {
  const { fields } = request.entity;
  const [had, has] = [pathsOf(fields, before), pathsOf(fields, { ...(after && before), ...after })];
  await take(tx, request, record, difference(has, had));
  await giveUp(tx, request, record, difference(had, has).filter(isSealed));
}
