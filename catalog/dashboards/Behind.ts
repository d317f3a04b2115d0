import type { Narrowing } from '../engine/defineReport.ts';
import type { EntityName } from '../engine/names.ts';
import type { ReportName } from '../engine/names.ts';

/** The agency's day for which a dashboard is made, and the month in which its year begins, from 1. */
export interface Moment {
  readonly today: string;
  readonly firstMonth: number;
}

/** Rows of a list, neither more nor fewer than a figure counts. */
export interface ListBehind {
  readonly list: EntityName;
  readonly filter: Narrowing;
}
/** The same of a report, whose sum a figure may be, too. */
export interface ReportBehind {
  readonly report: ReportName;
  readonly filter: Narrowing;
}
export type Behind = ListBehind | ReportBehind;

/** A figure of a dashboard. */
export interface Figure {
  behind(moment: Moment): Behind;
  /** Column of the report whose sum it is; without, the rows are counted. */
  readonly sum?: string;
}

/** Days of a field, both within. */
export const daysOf = (name: string, { from, to }: { readonly from: string; readonly to: string }): Narrowing => ({
  [`${name}__gte`]: from,
  [`${name}__lte`]: to,
});
