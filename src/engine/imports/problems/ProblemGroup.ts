import type { ImportError } from '#src/dataProvider/RihlaDataProvider.ts';

/** A row with a problem, by its line in the file. */
export interface ProblemCell {
  readonly line: number;
  /** What stands in the cell; empty where the problem is none of a cell. */
  readonly text: string;
  readonly error: ImportError;
}

/** A text that fails wherever it stands, such as an unknown city. */
export interface FailingText {
  readonly text: string;
  readonly lines: readonly number[];
}

/** Rows that break one rule in one field. */
export interface ProblemGroup {
  /** Wire name; `non_field_errors` when no one field is at fault. */
  readonly field: string;
  readonly code: string;
  /** In the order of the report. */
  readonly cells: readonly ProblemCell[];
  /** Of a field whose texts mean something known: each text that means nothing, most frequent first. */
  readonly texts: readonly FailingText[];
  /** Whether the import could make records of these texts. */
  readonly makes: boolean;
}

export const linesOf = ({ cells }: Pick<ProblemGroup, 'cells'>): readonly number[] => cells.map(({ line }) => line);
