import type { Violation } from '#catalog/engine/violations/violation.ts';

/** A refusal names one of them, and says why. */
export interface Refused {
  readonly booking: number;
  readonly code: string;
  readonly params?: Violation['params'];
}
