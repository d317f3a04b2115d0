import { orderFieldOf, parentFieldOf } from '#catalog/engine/arranging.ts';
import { type Entity, fieldOf } from '#catalog/engine/defineEntity.ts';
import { isId, parseValue } from '#catalog/engine/parse.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import type { Values } from '../context/values.ts';
import { isObject } from '../../platform/http/isObject.ts';
import { refuse } from '../../platform/problem.ts';

/** Where a record is to stand; what is absent stays. */
export interface NewPlace {
  readonly id: number;
  readonly values: Values;
}

/** Most records that are moved at once. */
const MOST = 2000;

type Read = NewPlace & { readonly violations: readonly Violation[] };

/** One entry of the list: `position` whatever the entity calls it, and `parent` where it has one. */
function readPlace(entity: Entity, raw: unknown): Read {
  const { id, ...given } = isObject(raw) ? raw : { id: null };
  const names = { position: orderFieldOf(entity), parent: parentFieldOf(entity) };
  const violations: Violation[] = isId(id) ? [] : [violation('id', 'not_reference')];
  const values: Values = {};
  for (const [key, value] of Object.entries({ position: undefined, ...given })) {
    const name = key === 'position' || key === 'parent' ? names[key] : undefined;
    const parsed = name && parseValue({ ...fieldOf(entity, name), required: key === 'position' }, value);
    if (!name || !parsed) violations.push(violation(key, 'unknown_field'));
    else if ('code' in parsed) violations.push(violation(key, parsed.code, parsed.params));
    else values[name] = parsed.value;
  }
  return { id: Number(id), values, violations };
}

/** Name of a value of the list in an answer, e.g. `items.3.parent`. */
export const nameIn = (index: number, key: string): string => `items.${index}.${key}`;

/** Reads `{ items: [{ id, parent, position }] }`, or refuses it with all that is wrong at once. */
export function readPlaces(entity: Entity, { items }: Values): NewPlace[] {
  if (!Array.isArray(items) || items.length === 0) refuse([violation('items', 'required')]);
  const all: unknown[] = Array.isArray(items) ? items : [];
  if (all.length > MOST) refuse([violation('items', 'too_large', { max: MOST })]);
  const places = all.map(raw => readPlace(entity, raw));
  refuse(
    places.flatMap(({ id, violations }, index) => [
      ...violations.map(one => ({ ...one, field: nameIn(index, one.field) })),
      ...(isId(id) && places.slice(0, index).some(other => other.id === id)
        ? [violation(nameIn(index, 'id'), 'taken')]
        : []),
    ]),
  );
  return places;
}
