import { isObject } from './isObject.ts';
import { usesIn } from './usesIn.ts';
import type { RowResult } from './RihlaDataProvider.ts';

/** The results per record of an answer about many; undefined when the host gives none. */
export function readResults(body: unknown): RowResult[] | undefined {
  const results: unknown = isObject(body) ? body['results'] : undefined;
  if (!Array.isArray(results)) return undefined;
  return results.filter(isObject).map(({ id, status, code, detail, unchanged, ...more }) => ({
    id: Number(id),
    status: Number(status),
    ...(typeof code === 'string' && { code }),
    ...(typeof detail === 'string' && { detail }),
    ...(unchanged === true && { unchanged }),
    ...(usesIn(more).length > 0 && { uses: usesIn(more) }),
  }));
}
