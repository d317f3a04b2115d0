import type { Field } from '#catalog/engine/fields.ts';
import { usualForms, type WrittenForms } from '#catalog/engine/reading/WrittenForms.ts';
import { writtenNumber } from '#catalog/engine/reading/writtenNumber.ts';
import { isBlank } from '../blank.ts';

interface Look {
  readonly forms?: WrittenForms | undefined;
  /** Without groups, as it is easier to type in. */
  readonly isBare?: boolean;
}

/**
 * A number as the agency writes it. Whole numbers are never grouped: they are years, serials and ids as often as
 * quantities.
 */
export function numberText({ kind }: Field, value: unknown, { forms = usualForms, isBare = false }: Look): string {
  if (isBlank(value)) return '';
  return writtenNumber(String(value), forms, {
    places: kind === 'money' ? 2 : 0,
    isBare: isBare || kind === 'integer',
  });
}
