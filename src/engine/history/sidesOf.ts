import { isEqual } from 'es-toolkit';
import type { Field } from '#catalog/engine/fields.ts';
import { isObject } from '../../dataProvider/isObject.ts';

type Line = Readonly<Record<string, unknown>>;

/** What stood in a field, or stands in it. */
interface Side {
  readonly value: unknown;
  /** The numbers of the lines that are told, from one, where not all of them are. */
  readonly places?: readonly number[];
}

const isKnown = (value: unknown): value is readonly Line[] =>
  Array.isArray(value) && value.every(line => isObject(line) && line['id'] !== undefined);

const shared = (lines: readonly Line[], others: readonly Line[]): unknown[] => {
  const ids = new Set(others.map(({ id }) => id));
  return lines.map(({ id }) => id).filter(id => ids.has(id));
};

function without(lines: readonly Line[], others: readonly Line[]): Side {
  const told = [...lines.entries()].filter(([, line]) => !others.some(other => isEqual(line, other)));
  return told.length === 0
    ? { value: null }
    : { value: told.map(([, line]) => line), places: told.map(([at]) => at + 1) };
}

/**
 * Both sides of a change. Of lines only those that were changed, added or removed, unless some were moved or they
 * cannot be told apart.
 */
export function sidesOf({ lines }: Field, before: unknown, after: unknown): readonly [Side, Side] {
  return lines && isKnown(before) && isKnown(after) && isEqual(shared(before, after), shared(after, before))
    ? [without(before, after), without(after, before)]
    : [{ value: before }, { value: after }];
}
