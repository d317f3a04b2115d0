/** Why a line of a sheet is no record. */
export type WhyLeftOut = 'title' | 'blank' | 'total' | 'repeated_head' | 'note';

/** A line that is left out, counted from 1 as the file shows it; its reader may take it back. */
export interface LeftOut {
  readonly line: number;
  readonly why: WhyLeftOut;
  /** What stands in it, for whoever is asked. */
  readonly text: string;
}

/** Where in a sheet its table is. */
export interface Table {
  /** Index of the row of heads, the last where there are two; -1 where a sheet has none. */
  readonly head: number;
  /** One for each column, two rows of heads joined; '' for a column without. */
  readonly heads: readonly string[];
  readonly leftOut: readonly LeftOut[];
}
