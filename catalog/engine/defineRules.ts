import type { ViolationCode } from './violations/violation.ts';

/** Texts of a key count in any case. A key with an empty part is none: two records may both lack it. */
export type UniqueKey<N extends string> =
  | readonly N[]
  | {
      readonly of: readonly N[];
      /** Date of which only the month counts; the violation stands beside it. */
      readonly month: N;
      readonly code: ViolationCode;
    };

export type Relation = '>' | '>=' | '<' | '<=';

/**
 * A rule between stored values, known to form, host and database. An empty value breaks none, but of `exactlyOneGiven`.
 * The violation stands beside `left`, or the first of several.
 */
export type Check<N extends string> = { readonly name: string; readonly code?: ViolationCode } &
  /** With `plus`, it is the sum of two counters that is compared. */
  (
    | { readonly left: N; readonly plus?: N; readonly is: Relation; readonly right: N }
    | { readonly left: N; readonly is: '>=' | '<='; readonly right: number }
    | { readonly atMostOnePositive: readonly N[] }
    | { readonly exactlyOneGiven: readonly N[] }
  );

/** What holds of the lines of one record: fields whose values no two of them share, and what each keeps to. */
export interface LineRules<N extends string> {
  readonly unique?: readonly (readonly N[])[];
  readonly checks?: readonly Check<N>[];
}
