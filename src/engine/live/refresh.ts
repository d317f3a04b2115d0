import type { Query, QueryClient } from '@tanstack/react-query';
import { throttle } from 'es-toolkit';
import { entityList } from '#catalog/registry/entities.ts';
import { toldIn } from '../kinds/ref/toldIn.ts';
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

const nameAt: ReadonlyMap<string, string> = new Map(entityList.map(one => [one.route, one.name]));

interface Change {
  readonly ids: Set<string>;
  /** When the last of them was told of. */
  readonly told: number;
}

/** Whether a question about an entity is about some of its records: any list of them, and those asked for singly. */
function isAbout(ids: ReadonlySet<string>, [first, method, asked]: readonly unknown[]): boolean {
  // What no entity is, such as an inbox, has ids of its own.
  return method !== 'getOne' || !nameAt.has(String(first)) || (isObject(asked) && ids.has(String(asked['id'])));
}

/** Whether the records that a question was answered with tell the title of one that has changed. */
function tellsOf({ ids }: Change, target: string, answer: unknown): boolean {
  const rows: readonly unknown[] = [isObject(answer) && 'data' in answer ? answer['data'] : answer].flat();
  return rows.some(row => [...ids].some(id => toldIn(row, target, Number(id)) !== undefined));
}

/** When each question was asked last; React Query itself tells only when it was answered. */
function followAsking(queryClient: QueryClient): (query: Query) => number {
  const asked = new WeakMap<Query, number>();
  queryClient.getQueryCache().subscribe(event => {
    if (event.type === 'updated' && event.action.type === 'fetch') asked.set(event.query, performance.now());
  });
  return query => asked.get(query) ?? -Infinity;
}

/**
 * Has what is in view read anew when it has changed; what is not in view is read when it is come back to. What has been
 * asked for since the change was told of knows it already, such as the list that one comes back to by a save.
 */
export function createRefresh(queryClient: QueryClient): (change: ChangedRecords) => void {
  const askedAt = followAsking(queryClient);
  let waiting = new Map<string, Change>();
  const read = throttle(
    () => {
      const changes = waiting;
      waiting = new Map();
      const concerns = (query: Query): boolean => {
        const change = changes.get(String(query.queryKey[0]));
        if (change && isAbout(change.ids, query.queryKey) && askedAt(query) <= change.told) return true;
        return [...changes].some(
          ([key, one]) => askedAt(query) <= one.told && tellsOf(one, nameAt.get(key) ?? key, query.state.data),
        );
      };
      void queryClient.invalidateQueries({ predicate: concerns });
    },
    TOGETHER,
    { edges: ['trailing'] },
  );
  const sums = throttle(() => void queryClient.invalidateQueries({ queryKey: ['dashboards'] }), BETWEEN_SUMS);
  return ({ entity, ids }) => {
    const key = entityList.find(one => one.name === entity)?.route ?? entity;
    const known = waiting.get(key)?.ids ?? new Set();
    for (const id of ids) known.add(String(id));
    waiting.set(key, { ids: known, told: performance.now() });
    read();
    sums();
  };
}
