/** Which records a row of a sheet may be taken for, beyond its keys; see `registry/importKeys.ts`. */
export interface RowMatching<N extends string = string> {
  /** Reference of which each record has its own: a row that says it is one of that alone. */
  readonly within: N;
  /** Last day of what `within` points to; a row that does not say it changes no record of which that is past. */
  readonly lastDay: string;
  /** References in which a row and its record may not contradict each other; one of them may be silent. */
  readonly apart: readonly N[];
  /** States of records that no row changes by its keys. */
  readonly ended: readonly string[];
}
