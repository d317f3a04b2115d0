import { type Violation, type ViolationCode, violation } from '../../catalog/engine/violations/violation.ts';
import type { ProblemCode } from '../../catalog/engine/problems/en.ts';
import type { Params } from '../../catalog/engine/texts/texts.ts';

export type ProblemStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 408
  | 409
  | 412
  | 413
  | 415
  | 422
  | 428
  | 429
  | 500
  | 503
  | 507;

interface Details {
  readonly params?: Params;
  /** Rules that single values break; makes the answer a map of fields to texts. */
  readonly violations?: readonly Violation[];
  /** More keys for the answer. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request that cannot be done, said in a way its caller can act on. The one error that reaches an answer. */
export class Problem extends Error {
  readonly status: ProblemStatus;
  readonly code: ProblemCode;
  readonly details: Details;

  constructor(status: ProblemStatus, code: ProblemCode, details: Details = {}) {
    super(code);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** Most broken rules that one answer tells; nobody mends more of them at a time. */
export const MOST_VIOLATIONS = 50;
/** A name that the caller made up comes back no longer than this. */
const LONGEST_NAME = 100;

const withShortName = (one: Violation): Violation =>
  one.field.length > LONGEST_NAME ? { ...one, field: `${one.field.slice(0, LONGEST_NAME).toWellFormed()}…` } : one;

/** 400 with the broken rules, the first fifty of them. */
export const invalid = (violations: readonly Violation[]): Problem =>
  new Problem(400, 'invalid', { violations: violations.slice(0, MOST_VIOLATIONS).map(withShortName) });

/** 400 with the broken rules at once; nothing when there is none. */
export function refuse(violations: readonly Violation[]): void {
  if (violations.length > 0) throw invalid(violations);
}

/**
 * 403 for whoever has the right to do such things, but not this; a report by line quotes it as a broken rule of the
 * whole, or of the field that asks for more.
 */
export function forbid(code: ProblemCode & ViolationCode, field = 'non_field_errors'): never {
  throw new Problem(403, code, { violations: [violation(field, code)] });
}
