import type { Field } from '#catalog/engine/fields.ts';
import type { DecimalSign } from '#catalog/engine/reading/WrittenForms.ts';
import { isBlank } from '../../../kinds/blank.ts';

/**
 * A value of a form as a cell says it, which the import reads back; undefined for what says nothing. `sign` is how its
 * column writes fractions: one in another form would leave open how the whole column is read.
 */
export function cellTextOf(
  { target, kind }: Pick<Field, 'target' | 'kind'>,
  value: unknown,
  sign: DecimalSign = 'point',
): string | undefined {
  if (isBlank(value)) return undefined;
  if (target) return (Array.isArray(value) ? value : [value]).map(id => `#${id}`).join('; ');
  const text = String(value);
  if (kind !== 'money' && kind !== 'decimal') return text;
  const short = text.replace(/\.0+$/, '');
  return sign === 'comma' ? short.replace('.', ',') : short;
}
