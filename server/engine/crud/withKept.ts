import { isObject } from '../../platform/http/isObject.ts';

/** Lines as the family changes them: those with an id are written anew, others are added, what is left out stays. */
export function withKept(given: unknown, kept: unknown): unknown {
  if (!Array.isArray(given) || !Array.isArray(kept)) return given;
  const lines: readonly unknown[] = given;
  const idIn = (line: unknown) => (isObject(line) ? Number(line['id']) : Number.NaN);
  const named = new Map(lines.filter(line => idIn(line) > 0).map(line => [idIn(line), line]));
  return [...kept.map((line: unknown) => named.get(idIn(line)) ?? line), ...lines.filter(line => !(idIn(line) > 0))];
}
