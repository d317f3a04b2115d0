import { mapValues, omit } from 'es-toolkit';
import type { Field } from '#catalog/engine/fields.ts';
import type { RequestContext } from '../context/host.ts';
import type { Stored, Values, Wire } from '../context/values.ts';
import { isObject } from '../../platform/http/isObject.ts';
import { shownTo, toWire } from '../records/record.ts';
import type { WrittenRow } from './ImportReport.ts';

/** More of a text tells nobody what has changed. */
const MOST_CHARACTERS = 200;

function cut(value: unknown): unknown {
  if (typeof value === 'string')
    return Array.from(value.slice(0, 2 * MOST_CHARACTERS))
      .slice(0, MOST_CHARACTERS)
      .join('');
  if (Array.isArray(value)) return value.map(cut);
  return isObject(value) ? mapValues(value, cut) : value;
}

const isMedia = ({ kind }: Field): boolean => kind === 'image' || kind === 'file';

/** Ids of the lines that a record still has. */
const idsOf = (rows: unknown): readonly unknown[] =>
  Array.isArray(rows) ? rows.filter(isObject).map(row => row['id']) : [];

/** A value as it was, in the form in which it may be written again: lines that are gone come back as new ones. */
function writable(field: Field, before: unknown, after: unknown): unknown {
  if (!field.lines || !Array.isArray(before)) return before;
  const present = new Set(idsOf(after));
  return before.filter(isObject).map(row => (present.has(row['id']) ? row : omit(row, ['id'])));
}

interface Written {
  readonly body: Values;
  readonly before: Stored;
  /** As the host reads it. */
  readonly after: Wire;
}

/**
 * Of a changed record the fields of the body that differ: as their reader may know them before and after, texts cut to
 * 200 characters, and as they were for whoever takes the change back, sealed values in clear and files by their paths.
 * A password is told by neither.
 */
export function toldChanges(
  { entity, host, caller }: Pick<RequestContext, 'entity' | 'host' | 'caller'>,
  { body, before, after }: Written,
): Pick<WrittenRow, 'changes' | 'kept'> {
  const was = toWire(entity, before, host, true);
  const changed = Object.entries(entity.fields).filter(([name, field]) => {
    if (!Object.hasOwn(body, name) || field.kind === 'password') return false;
    if (isMedia(field)) return (before[name] ?? '') !== (body[name] ?? '');
    return JSON.stringify(was[name] ?? null) !== JSON.stringify(after[name] ?? null);
  });
  const [shownBefore, shownAfter] = [shownTo(caller, entity, was), shownTo(caller, entity, after)];
  const told = changed.filter(([name]) => name in shownBefore);
  return {
    changes: Object.fromEntries(told.map(([name]) => [name, [cut(shownBefore[name]), cut(shownAfter[name])] as const])),
    kept: Object.fromEntries(
      changed.map(([name, field]) => [
        name,
        isMedia(field) ? (before[name] ?? null) : writable(field, was[name], after[name]),
      ]),
    ),
  };
}
