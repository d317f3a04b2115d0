import type { Field } from '#catalog/engine/fields.ts';

/** The values of a choice with the keys of their words, and such of before as may be chosen here. */
export const choicesOf = ({ options = [] }: Field, retired: readonly string[] = []) =>
  [...options, ...retired].map(id => ({ id, name: `choices.${id}` }));
