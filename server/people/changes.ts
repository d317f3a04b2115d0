import { and, desc, inArray, or } from 'drizzle-orm';
import { entityNamed } from '../../catalog/entities.ts';
import { stateFieldOf } from '../../catalog/defineEntity.ts';
import { history } from '../db/systemTables.ts';
import type { Database } from '../host.ts';

/** Records whose changes belong to a person's story. */
export interface Story {
  readonly entities: readonly string[];
  readonly ids: readonly number[];
}

const LATEST = 15;

/** The latest changes of these records: what was done to which fields, and where documents moved to. Values stay in the record's own history. */
export async function changesOf(db: Database, stories: readonly Story[]) {
  const told = stories.filter(({ ids }) => ids.length > 0);
  const where = or(...told.map(({ entities, ids }) => and(inArray(history.entity, [...entities]), inArray(history.record, [...ids]))));
  const rows = await db.select().from(history).where(where).orderBy(desc(history.id)).limit(LATEST);
  return rows.map(({ id, entity, record, action, at, by, by_name, after, reason }) => {
    const [state = ''] = stateFieldOf(entityNamed(entity)) ?? [];
    return { id, entity, record, action, at, by, by_name, reason, fields: Object.keys(after), to: action === 'transition' ? (after[state] ?? null) : null };
  });
}
