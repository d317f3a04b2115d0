import type { SQL } from 'drizzle-orm';
import type { Narrowing, Report } from '#catalog/engine/defineReport.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';

/** What a report is asked for, as its SQL needs it. */
export interface ReportQuery {
  /** Values by key as the caller wrote them, e.g. `donated_on__gte`; each has been read as its field's kind. */
  readonly params: ReadonlyMap<string, string>;
  /** Values of what no field of the first entity is, by key. */
  readonly chosen: ReadonlyMap<string, readonly unknown[]>;
  /** The agency's day. */
  readonly today: string;
  /** Month in which its year begins, from 1. */
  readonly firstMonth: number;
  /** Where that day begins and ends, e.g. `Asia/Dhaka`. */
  readonly timeZone: string;
  /** Narrows the report's first entity to what was asked for and the caller may know of. */
  readonly where: SQL | undefined;
  /** The same without one of the parameters, as an opening balance needs it. */
  without(parameter: string): SQL | undefined;
  /** What was asked for by itself, also without a parameter; for sums, which keep to the `bound` by themselves. */
  narrowing(without?: string): SQL | undefined;
  /** The same as `where` with what is not disclosed to the caller, for sums by which nobody can tell it. */
  readonly summed: SQL | undefined;
  /** Leaves out of sums what rows of the first entity do not disclose to the caller; `where` has done so. */
  readonly disclosed: SQL | undefined;
  /** Where the caller's rights end: at this branch, or (null) at what is of none; undefined where they do not. */
  readonly bound: number | null | undefined;
  /** The same question with other values of its parameters, by key. */
  as(params: Narrowing): ReportQuery;
  /** Records of another entity that the caller may know of. */
  within(entity: Entity): SQL | undefined;
  /** Whether the caller may list another entity at all, which `within` does not ask. */
  lists(entity: Entity): boolean;
}

/** The SQL of a report: each a select whose columns are named as the report's. */
export interface ReportSource {
  /**
   * All rows; columns beyond the report's serve the order and go nowhere else. Of a running balance the row has its
   * `change`, and what stands before the first row is told by `opening`.
   */
  rows(asked: ReportQuery): SQL;
  /**
   * Adds to some of its rows, `shown`, what is not worth looking up for those that are only counted, summed or passed
   * over on the way to a page.
   */
  widen?(shown: SQL): SQL;
  /** Columns of `rows` that put them in an order without ties, those of its group first. */
  readonly order: readonly string[];
  /**
   * What its rows come to for each value of the first column of their order, in any order: that column, how many `rows`
   * there are, the sums of the columns that are summed and, of a running balance, the `change`. With it neither a sum
   * nor a late page reads all rows before.
   */
  steps?(asked: ReportQuery): SQL;
  /** One row that stands before all others, such as an opening balance. */
  opening?(asked: ReportQuery): SQL;
  /** One row that stands after the sums. */
  closing?(asked: ReportQuery): SQL;
}

/** A report and where it comes from. */
export interface Sourced {
  readonly report: Report;
  readonly source: ReportSource;
}
