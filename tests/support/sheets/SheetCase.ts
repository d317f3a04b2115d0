import type { EntityName } from '#catalog/engine/names.ts';
import type { Choices } from '#src/engine/imports/Choices.ts';

/** What somebody decides in the dialogue; whatever is not said here is taken as it is proposed. */
export interface Decisions extends Partial<Omit<Choices, 'targets'>> {
  /** By head or, where a column has none, by its place from 1: a field, two as `one+other`, or `-` for none. */
  readonly targets?: Readonly<Record<string, string>>;
}

/** Some fields of a record, as the host tells them; a reference by the title of what it points to. */
export type ToldRecord = Readonly<Record<string, unknown>>;

/** A file of `tests/sheets`, what somebody does with it and what must come of it. */
export interface SheetCase {
  readonly file: string;
  /** What is awkward about it. */
  readonly what: string;
  readonly entity: EntityName;
  /**
   * What its columns should be proposed as, in their order and parted by `|`: a field, `one+other` for a name that is
   * parted, `line name` for a field of its lines, `-` for one that has no field here.
   */
  readonly columns: string;
  readonly decided?: Decisions;
  /** What must result, in the order of the lines. */
  readonly records: readonly ToldRecord[];
  /** What is refused, as `line field code`, until columns are left or read otherwise, cells mended and lines left out. */
  readonly refused?: readonly string[];
}

/** A file that is no sheet, and the key of the words that say so. */
export interface RefusedFile {
  readonly file: string;
  readonly words: string;
}
