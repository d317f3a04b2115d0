import { isSame } from './isSame.ts';

export type Values = Readonly<Record<string, unknown>>;

interface Meeting {
  /** What stands in the form. */
  readonly typed: Values;
  /** What stood in it when its present changes were begun; what was sent, once that is saved. */
  readonly before: Values;
  /** The record as it is by now. */
  readonly record: Values;
  /** Names that the form holds for changed, however they compare. */
  readonly touched?: ReadonlySet<string>;
}

export interface Merged {
  /** Of every field what stands in the form when nothing in it is changed. */
  readonly unchanged: Record<string, unknown>;
  /** What is shown anew in fields that nobody has changed here. */
  readonly shown: Record<string, unknown>;
  /** Whether something that was changed here differs from the record. */
  readonly isChanged: boolean;
}

const isElse = (one: unknown, other: unknown): boolean =>
  typeof other === 'string' ? one !== other : !isSame(one, other);

/**
 * A form meets its record anew: what was changed here stays, field by field, lines as a whole; the rest follows the
 * record.
 */
export function merged({ typed, before, record, touched = new Set() }: Meeting): Merged {
  const unchanged: Record<string, unknown> = {};
  const shown: Record<string, unknown> = {};
  let isChanged = false;
  for (const name of new Set([...Object.keys(typed), ...Object.keys(record)])) {
    const next = name in record ? record[name] : null;
    const changedHere = touched.has(name) || !isSame(typed[name], before[name]);
    if (changedHere && !isSame(typed[name], next)) {
      unchanged[name] = next;
      isChanged = true;
    } else if (isElse(typed[name], next)) unchanged[name] = shown[name] = next;
    // Exactly what stands there: null for an empty text is no change.
    else unchanged[name] = typed[name];
  }
  return { unchanged, shown, isChanged };
}
