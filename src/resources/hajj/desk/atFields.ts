import { HttpError } from 'react-admin';
import { coded } from '#src/dataProvider/coded.ts';
import { fieldErrorsOf, listedIn } from '#src/dataProvider/failure.ts';

/**
 * A refusal of the whole that names the fields by which it was asked for, such as a departure without seats, as one of
 * these fields: nobody looks for what to change above a long form.
 */
export function atFields(error: unknown): unknown {
  if (!(error instanceof HttpError) || fieldErrorsOf(error)) return error;
  const named = listedIn(error).flatMap(({ field, code, params }) =>
    typeof field === 'string' && field !== '' && typeof code === 'string'
      ? [[field, coded(`violations.${code}`, params ?? {})] as const]
      : [],
  );
  if (named.length === 0) return error;
  return new HttpError(error.message, error.status, { ...error.body, errors: Object.fromEntries(named) });
}
