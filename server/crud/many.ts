import { problemBody } from '../http/answer.ts';
import { Problem, refuse } from '../http/problem.ts';
import { isId } from '../../catalog/parse.ts';
import { violation } from '../../catalog/violation.ts';
import type { Locale } from '../../catalog/texts.ts';
import type { Values } from './validate.ts';

/** Most records that one bulk command takes. */
const MOST = 500;

export interface RowResult {
  readonly id: number;
  readonly status: number;
  readonly code?: string;
  readonly detail?: string;
}

/** The ids of a bulk command; 400 unless they are whole numbers, at least one and not too many. */
export function idsOf(body: Values): number[] {
  const ids = body['ids'];
  if (!Array.isArray(ids) || ids.length === 0 || !ids.every(isId)) refuse([violation('ids', 'not_references')]);
  const unique = [...new Set(Array.isArray(ids) ? ids.map(Number) : [])];
  if (unique.length > MOST) refuse([violation('ids', 'too_large', { max: MOST })]);
  return unique;
}

/** Does the same to each record in a transaction of its own, and tells for each how it went. */
export async function each(ids: readonly number[], locale: Locale, work: (id: number) => Promise<unknown>): Promise<RowResult[]> {
  const results: RowResult[] = [];
  for (const id of ids) {
    try {
      await work(id);
      results.push({ id, status: 200 });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { detail, errors } = problemBody(error, locale);
      const said = typeof detail === 'string' ? detail : JSON.stringify(errors);
      results.push({ id, status: error.status, code: error.code, detail: said });
    }
  }
  return results;
}
