import type { FocusEvent } from 'react';
import { useWrappedSource } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { evaluateExpression } from '#catalog/engine/reading/amounts/evaluateExpression.ts';

/** What the rule of an amount takes as it stands. */
const PLAIN = /^-?\d+(\.\d+)?$/;

/**
 * What an input of an amount does beside taking what is typed: once it is left, an amount with groups, a sum or digits of
 * another script becomes the number that is meant, as in the cells of lines.
 */
export function useMeantAmount(source: string) {
  const path = useWrappedSource(source);
  const { setValue } = useFormContext();
  return {
    onBlur: ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const typed = target.value.trim();
      const meant = PLAIN.test(typed) ? undefined : evaluateExpression(typed);
      if (meant !== undefined) setValue(path, meant, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    },
  };
}
