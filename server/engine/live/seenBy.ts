import { groupBy } from 'es-toolkit';
import { allowed } from '#catalog/engine/access/access.ts';
import { entityList } from '#catalog/registry/entities.ts';
import { knownIds, withinScope } from '../access/scope.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import type { Host } from '../context/host.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import type { Changed } from '../../platform/services/Live.ts';

/** What somebody is told: under the name of an entity, or of what no entity is, records of which they may know. */
export interface SeenRecords {
  readonly entity: string;
  readonly ids: readonly number[];
}

/** Records asked about at a time; of a change of more, lists are told by these. */
const MOST = 500;

/**
 * What of many changes somebody may know: records that they may list and that lie within their scope now; what is told
 * to single users, if they are among these. Deleted ones are told to those alone whom nothing bounds.
 */
export async function seenBy(
  { db }: Pick<Host, 'db'>,
  caller: Caller,
  all: readonly Changed[],
): Promise<SeenRecords[]> {
  const byEntity = groupBy(
    all.filter(({ to }) => to === undefined || (caller.id !== null && to.includes(caller.id))),
    one => one.entity,
  );
  const told = await mapInOrder(Object.entries(byEntity), async ([name, changes]): Promise<SeenRecords> => {
    const ids = [...new Set(changes.map(one => one.record))].slice(0, MOST);
    if (changes.every(one => one.to)) return { entity: name, ids };
    const entity = entityList.find(one => one.name === name);
    if (!entity || !allowed(caller, entity, 'list')) return { entity: name, ids: [] };
    const view = { entity, caller };
    return { entity: name, ids: withinScope(view) ? [...(await knownIds(db, view, ids))] : ids };
  });
  return told.filter(({ ids }) => ids.length > 0);
}
