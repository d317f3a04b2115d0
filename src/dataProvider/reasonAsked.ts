import { codedIn } from './coded.ts';
import { fieldErrorsOf } from './failure.ts';

/** Key of what errors of fields say of a reason that is missing; undefined where they say nothing of it. */
export function reasonIn(
  errors: Readonly<Record<string, unknown>> | undefined,
  field: 'reason' | 'override_reason' = 'reason',
): string | undefined {
  const said = errors?.[field];
  if (typeof said !== 'string') return undefined;
  return codedIn(said)?.message ?? said;
}

/** The same of a refusal; undefined of one for anything else. */
export const reasonAsked = (error: unknown): string | undefined => reasonIn(fieldErrorsOf(error));
