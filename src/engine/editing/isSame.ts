import { isPlainObject } from 'es-toolkit';
import { isBlank } from '../kinds/blank.ts';

/** How our host ends the link to a sealed file; another answer may carry another one for the same file. */
const SIGNATURE = /\?exp=\d+&sig=[\w-]+$/;

const unsigned = (value: unknown): unknown => (typeof value === 'string' ? value.replace(SIGNATURE, '') : value);

/** A flag that is not set says as little as one that is not there. */
const saysNothing = (value: unknown): boolean => value === false || isBlank(value);

/** Whether two values of a form or record mean the same, lines and their values included. */
export function isSame(one: unknown, other: unknown): boolean {
  if (saysNothing(one) && saysNothing(other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]));
  if (isPlainObject(one) && isPlainObject(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(name => isSame(one[name], other[name]));
  return Object.is(unsigned(one), unsigned(other));
}
