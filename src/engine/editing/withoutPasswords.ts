import { isPlainObject, mapValues, pickBy } from 'es-toolkit';
import type { Fields } from '#catalog/engine/fields.ts';
import type { Values } from './merged.ts';

/** Values without those that no browser may keep (D1), whatever their fields are called, also within lines. */
export function withoutPasswords(fields: Fields, values: Values): Values {
  const kept = pickBy<Values>(values, (_value, name) => fields[name]?.kind !== 'password');
  return mapValues(kept, (value, name) => {
    const lines = fields[name]?.lines;
    if (!lines || !Array.isArray(value)) return value;
    return value.map((line: unknown) => (isPlainObject(line) ? withoutPasswords(lines, line) : line));
  });
}
