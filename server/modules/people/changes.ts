import { desc, or } from 'drizzle-orm';
import { entityNamed } from '#catalog/registry/entities.ts';
import { type Entity, stateFieldOf } from '#catalog/engine/defineEntity.ts';
import { history } from '../../engine/schema/systemTables.ts';
import type { Database } from '../../platform/services/Database.ts';
import { entriesFor, entriesNamed, readableEntry, type Reading } from '../../engine/history/reading.ts';

/** Records that belong to a person, all of them known to the reader. */
export interface Story {
  readonly entity: Entity;
  readonly ids: readonly number[];
}

const LATEST = 15;

/**
 * The latest changes of a person and of what belongs to them: what was done to which fields, and where documents moved
 * to. Values stay in the record's own history.
 */
export async function changesOf(db: Database, person: Reading, stories: readonly Story[]) {
  const where = or(
    entriesFor(person),
    ...stories.filter(({ ids }) => ids.length > 0).map(({ entity, ids }) => entriesNamed(entity, ids)),
  );
  const rows = await db.select().from(history).where(where).orderBy(desc(history.id)).limit(LATEST);
  return rows.map(row => {
    const story = stories.find(({ entity, ids }) => entity.name === row.entity && ids.includes(row.record));
    const reading = story ? { ...person, record: row.record, seen: [story.entity] } : person;
    const { id, entity, record, action, at, by, by_name, after, reason } = readableEntry(reading, row);
    const [state = ''] = stateFieldOf(entityNamed(entity)) ?? [];
    return {
      id,
      entity,
      record,
      action,
      at,
      by,
      by_name,
      reason,
      fields: Object.keys(after),
      to: action === 'transition' ? (after[state] ?? null) : null,
    };
  });
}
