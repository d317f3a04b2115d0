import { HttpError } from 'react-admin';
import { entities } from '../../catalog/registry/entities.ts';
import { isObject } from './isObject.ts';

/** A record that needs another, which therefore is not deleted. */
export interface Use {
  /** Name of its entity. */
  readonly entity: string;
  readonly id: number;
  readonly title: string;
}

/** The records that an answer names as those that need another. */
export function usesIn(answer: unknown): readonly Use[] {
  const told: unknown = isObject(answer) ? answer['used_by'] : undefined;
  if (!Array.isArray(told)) return [];
  return told
    .filter(isObject)
    .map(({ entity, id, title }) => ({ entity: String(entity), id: Number(id), title: String(title) }))
    .filter(({ entity, id }) => entity in entities && id > 0);
}

/** Those of a refused delete. */
export const usesOf = (error: unknown): readonly Use[] => (error instanceof HttpError ? usesIn(error.body) : []);
