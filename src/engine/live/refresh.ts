import type { QueryClient } from '@tanstack/react-query';
import { throttle } from 'es-toolkit';
import { entityList } from '#catalog/registry/entities.ts';
import { isObject } from '../../dataProvider/isObject.ts';

/** Records that have changed, as the host tells of them. */
export interface ChangedRecords {
  readonly entity: string;
  readonly ids: readonly number[];
}

export const isChangedRecords = (data: unknown): data is ChangedRecords =>
  isObject(data) && typeof data['entity'] === 'string' && Array.isArray(data['ids']);

/** Changes that come so close together are read once, in milliseconds. */
const TOGETHER = 300;
/** Sums over all that there is are not made anew for each change, in milliseconds. */
const BETWEEN_SUMS = 15_000;

const routes = new Set(entityList.map(one => one.route));

/** Whether a question is about records of which some have changed: any list of them, and those asked for singly. */
function isAbout(changed: ReadonlyMap<string, ReadonlySet<string>>, [first, method, asked]: readonly unknown[]) {
  const ids = changed.get(String(first));
  if (!ids) return false;
  // What no entity is, such as an inbox, has ids of its own.
  return method !== 'getOne' || !routes.has(String(first)) || (isObject(asked) && ids.has(String(asked['id'])));
}

/** Has what is in view read anew when it has changed; what is not in view is read when it is come back to. */
export function createRefresh(queryClient: QueryClient): (change: ChangedRecords) => void {
  let waiting = new Map<string, Set<string>>();
  const read = throttle(
    () => {
      const changed = waiting;
      waiting = new Map();
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isAbout(changed, queryKey) });
    },
    TOGETHER,
    { edges: ['trailing'] },
  );
  const sums = throttle(() => void queryClient.invalidateQueries({ queryKey: ['dashboards'] }), BETWEEN_SUMS);
  return ({ entity, ids }) => {
    const key = entityList.find(one => one.name === entity)?.route ?? entity;
    const known = waiting.get(key) ?? new Set();
    for (const id of ids) known.add(String(id));
    waiting.set(key, known);
    read();
    sums();
  };
}
