import type { Target } from './assign/Proposal.ts';
import type { ColumnChoices } from './columns/ColumnReading.ts';

/** Texts of a row that replace what its cells hold, by line and field. */
export type Corrections = Readonly<Record<number, Readonly<Record<string, string>>>>;

/** By field, the value for each text of a choice that means no option of itself; '' for none. */
export type ValueMaps = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What somebody has decided of a sheet; all else follows from the sheet itself. */
export interface Choices {
  /** How days and numbers are read. */
  readonly columns: ColumnChoices;
  readonly corrections: Corrections;
  /** Lines that are not imported. */
  readonly left: readonly number[];
  /** References whose unknown titles make a record along. */
  readonly make: readonly string[];
  /** What columns become, by their place; that of another is as proposed. */
  readonly targets: Readonly<Record<number, Target>>;
  /** What all rows say in a field without a column: a text as the wire has it, a reference by its id. */
  readonly constants: Readonly<Record<string, string>>;
  readonly valueMaps: ValueMaps;
  /** Lines that are records though they look like titles, totals or notes. */
  readonly takenBack: readonly number[];
  /** Index of the row of heads, -1 for a sheet without; undefined for the one that is found. */
  readonly head: number | undefined;
  /** Fields by whose values a row is found among the records, none for new ones alone; undefined for those proposed. */
  readonly keys: readonly string[] | undefined;
  /** Place of the column whose values hold the rows of one record together, -1 for its day alone; undefined as proposed. */
  readonly grouping: number | undefined;
  /** All rows are of records that are there: fields that a new one must have need no column. */
  readonly isOfKnown: boolean;
}

export const noChoices: Choices = {
  columns: {},
  corrections: {},
  left: [],
  make: [],
  targets: {},
  constants: {},
  valueMaps: {},
  takenBack: [],
  head: undefined,
  keys: undefined,
  grouping: undefined,
  isOfKnown: false,
};
