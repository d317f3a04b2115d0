import type { ColumnChoices } from './columns/ColumnReading.ts';

/** Texts of a row that replace what its cells hold, by line and field. */
export type Corrections = Readonly<Record<number, Readonly<Record<string, string>>>>;

/** What somebody has decided of a sheet; all else follows from the sheet itself. */
export interface Choices {
  /** How days and numbers are read. */
  readonly columns: ColumnChoices;
  readonly corrections: Corrections;
  /** Lines that are not imported. */
  readonly left: readonly number[];
  /** References whose unknown titles make a record along. */
  readonly make: readonly string[];
}

export const noChoices: Choices = { columns: {}, corrections: {}, left: [], make: [] };
