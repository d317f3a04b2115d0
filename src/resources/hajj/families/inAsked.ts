import { HttpError } from 'react-admin';
import { mapKeys } from 'es-toolkit';
import { fieldErrorsOf } from '#src/dataProvider/failure.ts';

/** A refusal at the fields by which a form has asked, in place of those that the host knows. */
export function inAsked(error: unknown, asked: Readonly<Record<string, string>>): unknown {
  const errors = fieldErrorsOf(error);
  if (!(error instanceof HttpError) || !errors) return error;
  return new HttpError(error.message, error.status, {
    ...error.body,
    errors: mapKeys(errors, (_, field) => asked[field] ?? field),
  });
}
