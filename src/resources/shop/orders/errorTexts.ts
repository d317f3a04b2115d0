import type { ValidationErrorMessage } from 'react-admin';
import { isObject } from '#src/dataProvider/isObject.ts';

/** What is wrong with any of the quantities, each thing once. */
export function textsIn(error: unknown): ValidationErrorMessage[] {
  if (!isObject(error) && !Array.isArray(error)) return [];
  const { message } = isObject(error) ? error : { message: undefined };
  if (typeof message === 'string' && message !== '') return [message];
  if (isObject(message)) return [message as unknown as ValidationErrorMessage];
  return Object.values(error).flatMap(textsIn);
}
