/** Where a whole name is parted; of names that are written with a comma, the part before it is the first. */
export type SplitBy = 'last_word' | 'comma' | 'first_word';

/** What a column of a sheet becomes. */
export type Target =
  /** Columns of one field are joined in the order of `join`. */
  | { readonly kind: 'field'; readonly name: string; readonly join?: number }
  /** Two fields, in the order in which their parts are written. */
  | { readonly kind: 'split'; readonly names: readonly [string, string]; readonly by: SplitBy }
  /** What a row tells of one line of its record. */
  | { readonly kind: 'line'; readonly name: string }
  | { readonly kind: 'left' };

/** `sure` for a column that is left, too, where its head says that it is a number of its own. */
export type Confidence = 'sure' | 'likely' | 'none';

/** What is proposed for a column of a sheet. */
export interface Proposal {
  /** Index of the column. */
  readonly at: number;
  readonly head: string;
  /** The first filled cells. */
  readonly samples: readonly string[];
  readonly target: Target;
  readonly confidence: Confidence;
  /** Other fields that the column may mean, or for which another column was preferred. */
  readonly rivals: readonly string[];
}

/** What is proposed for a sheet. */
export interface Proposals {
  /** One for each column, in their order. */
  readonly proposals: readonly Proposal[];
  /** Required fields that no column fills. */
  readonly missing: readonly string[];
}
