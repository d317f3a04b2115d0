import type { Field } from '#catalog/engine/fields.ts';

/** A constant as an input has it, from its text. */
export function constantValue(field: Field | undefined, text: string): unknown {
  if (field?.kind === 'ref') return Number(text);
  return field?.kind === 'flag' ? text === 'true' : text;
}

/** A value of an input as a constant: '' where it is empty. */
export const constantText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
