import { useQueryClient } from '@tanstack/react-query';
import { isObject } from '#src/dataProvider/isObject.ts';

/** Which part of its records a list tells alone: those of its reader's branch, or of none. */
export const partIn = (meta: unknown): 'branch' | 'none' | undefined => {
  const part = isObject(meta) ? meta['part'] : undefined;
  return part === 'branch' || part === 'none' ? part : undefined;
};

/** The same of whatever was last listed of a resource, for a box of choices, which is told of no more than their count. */
export function usePartListed(resource: string): 'branch' | 'none' | undefined {
  const client = useQueryClient();
  const lists = client.getQueriesData({ queryKey: [resource, 'getList'] });
  return lists.map(([, list]) => (isObject(list) ? partIn(list['meta']) : undefined)).find(Boolean);
}
