import type { Field } from '#catalog/engine/fields.ts';
import { isBlank } from '../../../../kinds/blank.ts';

/** A value of a form as a cell says it, which the import reads back; undefined for what says nothing. */
export function cellTextOf({ target, kind }: Pick<Field, 'target' | 'kind'>, value: unknown): string | undefined {
  if (isBlank(value)) return undefined;
  if (target) return (Array.isArray(value) ? value : [value]).map(id => `#${id}`).join('; ');
  // A column that parts thousands by points would misread a fraction that says nothing.
  if (kind === 'money' || kind === 'decimal') return String(value).replace(/\.0+$/, '');
  return String(value);
}
