import { en, type ViolationCode } from './violations/en.ts';

export type { ViolationCode };

/** A rule that a value breaks: which field, which rule, and the numbers or names its text mentions. */
export interface Violation {
  /** Wire name; `non_field_errors` when no one field is at fault. */
  readonly field: string;
  readonly code: ViolationCode;
  readonly params?: Readonly<Record<string, string | number>>;
}

export const violation = (field: string, code: ViolationCode, params?: Violation['params']): Violation => ({
  field,
  code,
  ...(params && { params }),
});

export const isViolationCode = (code: unknown): code is ViolationCode =>
  typeof code === 'string' && Object.hasOwn(en, code);
