import { integer } from '#catalog/engine/fields.ts';
import { idFrom, parseValue } from '#catalog/engine/parse.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { refuse } from '../problem.ts';

const NATURAL = integer({ required: true, min: 1 });

/** A number from 1 of a call's query, such as its page, written in digits alone; 400 on anything else. */
export function naturalIn(params: URLSearchParams, name: string, fallback: number): number {
  const raw = params.get(name);
  if (!raw) return fallback;
  const value = idFrom(raw);
  const parsed = parseValue(NATURAL, raw);
  if (value === undefined)
    refuse(['code' in parsed ? violation(name, parsed.code, parsed.params) : violation(name, 'not_integer')]);
  return value ?? fallback;
}
