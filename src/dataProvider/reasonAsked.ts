import { HttpError } from 'react-admin';

/** What a refusal says of a reason that is missing; undefined of a refusal for anything else. */
export function reasonAsked(error: unknown): string | undefined {
  const said: unknown = error instanceof HttpError ? error.body?.errors?.reason : undefined;
  return typeof said === 'string' ? said : undefined;
}
