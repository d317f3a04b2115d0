import { entities } from '#catalog/registry/entities.ts';
import type { EntityName } from '#catalog/engine/names.ts';
import type { RequestContext } from '#server/engine/context/host.ts';
import { reversalEntry } from '#server/modules/ledger/vouchers/reversalEntry.ts';
import { type Entry, postEntry } from '#server/modules/ledger/vouchers/postEntry.ts';
import { payables } from '#server/modules/payables.ts';
import type { Ground } from '../ground.ts';
import { written } from '../ground.ts';

interface Past {
  /** Day on which it was done. */
  readonly on: string;
  readonly of: EntityName;
}

/** The engine asks a request for its clock, its entity and who makes it, and a past has no more of them. */
export function deskOf(ground: Ground, { on, of }: Past): RequestContext {
  const clock = () => new Date(written(ground, on).created_at);
  return {
    host: { clock, payables },
    entity: entities[of],
    caller: { id: ground.staff[0] ?? null },
  } as unknown as RequestContext;
}

/** Enters a document of the demo by the engine itself, as if it had been posted on a day. */
export const enterPast = (
  ground: Ground,
  { on, of, counters = null, ...entry }: Omit<Entry, 'counters'> & Past & { readonly counters?: number | null },
): Promise<number> => postEntry(ground.db, deskOf(ground, { on, of }), { ...entry, counters });

/** Takes one back as its void does. */
export async function voidPast(
  ground: Ground,
  {
    on,
    of,
    number,
    source,
    ...entry
  }: Pick<Entry, 'number' | 'day' | 'branch' | 'details'> & Past & { readonly source: number },
): Promise<void> {
  await reversalEntry(ground.db, deskOf(ground, { on, of }), {
    ...entry,
    numbered: () => number,
    of: { type: of, id: source },
    source: { id: source, event: 'void' },
  });
}
