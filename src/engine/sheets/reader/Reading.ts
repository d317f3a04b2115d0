import type { Encoding } from '#catalog/engine/reading/encodings/Encoding.ts';
import type { Epoch } from '#catalog/engine/reading/days/serials.ts';
import type { SheetCell } from '#catalog/engine/reading/Sheet.ts';

/** A cell as the reader hands it on: as a sheet has it, or a day that the file keeps with a time of it. */
export type KeptCell = SheetCell | { readonly moment: string };
export type KeptRow = readonly KeptCell[];

/** A sheet of a workbook. */
export interface FoundSheet {
  readonly name: string;
  /** Whether its author has put it out of sight; it is read only where it is asked for by its name. */
  readonly isHidden: boolean;
  /** Lines down to the last that holds something; 0 for one that was not read. */
  readonly rows: number;
}

/** How a file is to be read. */
export interface Asked {
  /** The reader's language, in whose code page a sheet of text most often is. */
  readonly locale?: string;
  /** In what a sheet of text is written, where somebody has chosen. */
  readonly encoding?: Encoding | undefined;
  /** The sheet of a workbook, by its name; else the first in sight that holds something. */
  readonly sheet?: string | undefined;
}

/** What was read of a file. */
export interface Reading {
  /** Sheets of a workbook in their order; none for a sheet of text. */
  readonly sheets: readonly FoundSheet[];
  /** Which of them the rows are of. */
  readonly proposed: number;
  /** From which year its serial numbers of days count. */
  readonly epoch: Epoch;
  /** Lines of the file from its first, blank ones too: the row at 4 is line 5. */
  readonly rows: readonly KeptRow[];
  /** Of a sheet of text, in what it was read, and in what else its bytes are some text. */
  readonly text?: { readonly encoding: Encoding; readonly choices: readonly Encoding[] };
}
