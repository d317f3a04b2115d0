import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Field } from '#catalog/engine/fields.ts';
import { AMONG, NEAR } from '#catalog/engine/wire.ts';
import { isBlank } from '../blank.ts';

type Value = string | number | null;

/** Fields narrowed by the given one, and by those in turn: country, then city, then thana. */
export function dependants(entity: Pick<Entity, 'fields'>, parent: string): string[] {
  const direct = Object.keys(entity.fields).filter(name => entity.fields[name]?.within === parent);
  return direct.flatMap(name => [name, ...dependants(entity, name)]);
}

/** The filter that a parent's value puts on its child's choices; the child's records name the parent's entity. */
export function narrowing(
  entity: Pick<Entity, 'fields'>,
  parent: string | undefined,
  value: unknown,
): Record<string, Value> {
  const target = parent === undefined ? undefined : entity.fields[parent]?.target;
  if (target === undefined || (typeof value !== 'number' && typeof value !== 'string') || value === '') return {};
  return { [target]: value };
}

/** The filter by which a field offers only one selection of its target's records. */
export const among = (field: Pick<Field, 'among'>): Record<string, string> =>
  field.among === undefined ? {} : { [AMONG]: field.among };

/** The filter by which records come first that say the same as the siblings of a field, whose values are given in order. */
export const nearby = ({ near = [] }: Pick<Field, 'near'>, values: readonly unknown[]): Record<string, unknown> =>
  Object.fromEntries(near.flatMap((name, at) => (isBlank(values[at]) ? [] : [[`${name}${NEAR}`, values[at]]])));
