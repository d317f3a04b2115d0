import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { isErrorMap, refused, type Reply } from './failure.ts';
import { isObject } from './isObject.ts';

export interface RawPage {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly total: number;
  /** There are more than the total. */
  readonly isBounded?: boolean;
  /** Only those of the reader's branch, or of none, are there. */
  readonly part?: string;
  /** Page and size that the host really used, when it says so. */
  readonly page?: number | undefined;
  readonly size?: number | undefined;
}

export const emptyPage: RawPage = { rows: [], total: 0 };

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Rows under the entity's own key, or under whichever key the host has put them. */
function rowsOf(entity: Entity, body: unknown): unknown {
  if (!isObject(body)) return body;
  return body[entity.collection] ?? Object.values(body).find(value => Array.isArray(value));
}

/** Reads a list answer. An answer with status 200 that holds no list is a refusal. */
export function readList(entity: Entity, reply: Reply): RawPage {
  const { body } = reply;
  if (reply.status === 204) return emptyPage;
  const rows = isObject(body) && !(entity.collection in body) && isErrorMap(body) ? undefined : rowsOf(entity, body);
  if (!Array.isArray(rows)) throw refused(400, reply);
  const info = isObject(body) ? body : {};
  return {
    rows: rows.filter(isObject),
    total: numberOf(info['total_elements']) ?? rows.length,
    ...(info['total_is_bounded'] === true && { isBounded: true }),
    ...(typeof info['scope'] === 'string' && { part: info['scope'] }),
    page: numberOf(info['page']),
    size: numberOf(info['size']),
  };
}
