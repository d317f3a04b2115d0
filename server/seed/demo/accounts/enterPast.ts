import { entities, type EntityName } from '../../../../catalog/entities.ts';
import type { Desk } from '../../../crud/write.ts';
import { type Entry, postEntry } from '../../../modules/accounts/postEntry.ts';
import type { Ground } from '../ground.ts';
import { written } from '../ground.ts';

/** Enters a document of the demo by the engine itself, as if it had been posted on a day. */
export function enterPast(
  ground: Ground,
  {
    on,
    of,
    counters = null,
    ...entry
  }: Omit<Entry, 'counters'> & {
    readonly on: string;
    readonly of: EntityName;
    readonly counters?: number | null;
  },
): Promise<number> {
  const author = ground.staff[0] ?? null;
  const clock = () => new Date(written(ground, on).created_at);
  // The engine asks a desk for its clock, its entity and who sits at it, and a past has no more of them.
  const desk = { host: { clock }, entity: entities[of], caller: { id: author } } as unknown as Desk;
  return postEntry(ground.db, desk, { ...entry, counters });
}
