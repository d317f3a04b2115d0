export type ZoneProblemCode = 'missing' | 'length' | 'character' | 'check_digit' | 'date' | 'future' | 'order';

/** Where the zone is wrong; lines and columns are counted from 1. */
export interface ZoneProblem {
  readonly line: number;
  readonly column: number;
  /** The last of several columns of which one or more are wrong; absent where it is this one. */
  readonly to?: number;
  /** Of these the one that looks most like a slip; it need not be. */
  readonly suspect?: number;
  readonly code: ZoneProblemCode;
}
