import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Check, UniqueKey } from '#catalog/engine/defineRules.ts';
import { fieldsOfKey } from '#catalog/engine/rules.ts';

/** Name of the index behind a key of several fields, by which a broken rule finds its fields again. */
export const keyName = (entity: Entity, key: UniqueKey<string>): string =>
  `${entity.name}_${fieldsOfKey(key).join('_')}_key`;
export const checkName = (entity: Entity, { name }: Check<string>): string => `${entity.name}_${name}_check`;

const quoted = (name: string): string => `"${name}"`;

/** What a key compares of a column: of a text no case, of a month's date no day. */
export function keyPart(entity: Entity, key: UniqueKey<string>, name: string): (expression: string) => string {
  if ('of' in key && key.month === name) return one => `date_trunc('month', (${one})::timestamp)`;
  return entity.fields[name]?.kind === 'text' ? one => `lower(${one})` : one => one;
}

/** The columns of a key as its index holds them. */
export const keyExpressions = (entity: Entity, key: UniqueKey<string>): string[] =>
  fieldsOfKey(key).map(name => keyPart(entity, key, name)(quoted(name)));

/** The condition of a CHECK; where one of its values is missing it is unknown, and holds. */
export function checkCondition(check: Check<string>): string {
  if ('exactlyOneGiven' in check) return `num_nonnulls(${check.exactlyOneGiven.map(quoted).join(', ')}) = 1`;
  if ('atMostOnePositive' in check)
    return `${check.atMostOnePositive.map(name => `(coalesce(${quoted(name)}, 0) > 0)::int`).join(' + ')} <= 1`;
  const { left, is, right } = check;
  const whole = 'plus' in check && check.plus !== undefined ? `${quoted(left)} + ${quoted(check.plus)}` : quoted(left);
  return `${whole} ${is} ${typeof right === 'string' ? quoted(right) : right}`;
}
