import { dropRightWhile, isEqual, mapValues } from 'es-toolkit';
import type { Field, Fields } from './fields.ts';

/** What a field holds in a new record or line, as the catalogue begins it. */
export const initialOf = ({ kind, initial }: Field): unknown => {
  if (initial !== undefined) return initial;
  if (kind === 'flag') return false;
  return kind === 'refs' || kind === 'lines' ? [] : null;
};

/** A line in which nothing has been entered yet. */
export const blankLine = (fields: Fields): Record<string, unknown> => mapValues(fields, initialOf);

/** Without the lines at the end into which nothing was entered: who types has one ahead of them. */
export const filledLines = <L extends Readonly<Record<string, unknown>>>(fields: Fields, lines: readonly L[]): L[] =>
  dropRightWhile([...lines], line => isEqual({ ...blankLine(fields), ...line }, blankLine(fields)));
