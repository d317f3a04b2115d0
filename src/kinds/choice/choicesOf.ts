import type { Field } from '../../../catalog/fields.ts';

/** The values of a choice with the keys of their words. */
export const choicesOf = (field: Field) => (field.options ?? []).map(id => ({ id, name: `choices.${id}` }));
