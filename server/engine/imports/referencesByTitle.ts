import { count, min, type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Database } from '../../platform/services/Database.ts';
import { columnsOf, selectFrom } from '../records/select.ts';

const inOneForm = (text: SQL): SQL => sql`lower(normalize(${text}, NFC))`;

/** The readable title of a record as one text, the way a reference shows it. */
function titleOf(entity: Entity): SQL {
  const columns = columnsOf(entity);
  const parts = entity.title.flatMap(name => columns[name] ?? []);
  return inOneForm(sql`concat_ws(' ', ${sql.join(parts, sql`, `)})`);
}

/**
 * The records that have these titles, in any case, by title: one query for all of them, since a cell may name hundreds.
 * Undefined where none has it, or several have.
 */
export async function referencesByTitle(
  db: Database,
  target: Entity,
  titles: readonly string[],
  narrowed: SQL | undefined,
): Promise<ReadonlyMap<string, number | undefined>> {
  const id = columnsOf(target)['id'];
  if (!id || titles.length === 0) return new Map();
  const asked = sql`unnest(${sql.param([...titles])}::text[]) as asked(title)`;
  const found = await selectFrom(db, target, { title: sql<string>`asked.title`, id: min(id), many: count() })
    .innerJoin(asked, sql`${inOneForm(sql`asked.title`)} = ${titleOf(target)}`)
    .where(narrowed)
    .groupBy(sql`asked.title`);
  return new Map(found.map(one => [one.title, one.many === 1 ? Number(one.id) : undefined]));
}
