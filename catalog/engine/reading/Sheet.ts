/** A number that a file keeps as one, in decimal digits with a point: it has one meaning in every language. */
export interface SheetNumber {
  readonly decimal: string;
}

/** A cell as the file has it: a text as somebody wrote it, or a number. A day that a file keeps as one is `YYYY-MM-DD`. */
export type SheetCell = string | SheetNumber;

/** Rows of a sheet. */
export type Sheet = readonly (readonly SheetCell[])[];

/** What stands in a cell, for whoever takes no number from it. */
export const cellText = (cell: SheetCell | undefined): string =>
  typeof cell === 'object' ? cell.decimal : (cell ?? '');
