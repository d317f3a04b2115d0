import type { ReadDays } from '#catalog/engine/reading/columns/readDays.ts';
import type { ReadNumbers } from '#catalog/engine/reading/columns/readNumbers.ts';
import type { SheetCell } from '#catalog/engine/reading/Sheet.ts';
import type { DayOrder, DecimalSign } from '#catalog/engine/reading/WrittenForms.ts';
import type { ViolationCode } from '#catalog/engine/violations/violation.ts';

/** What somebody has decided of a column. */
export interface ColumnChoice {
  readonly order?: DayOrder;
  readonly sign?: DecimalSign;
  readonly takesHijri?: boolean;
}

/** Choices by the name of the field that a column fills. */
export type ColumnChoices = Readonly<Record<string, ColumnChoice>>;

interface Column {
  /** Name of the field that it fills. */
  readonly name: string;
  /** Its cells below the head. */
  readonly cells: readonly SheetCell[];
  /** The line of the sheet in which the first of them stands. */
  readonly firstLine: number;
  /** The rule that a misread cell breaks. */
  readonly code: ViolationCode;
}

/** A column of days or numbers, and how it was read. */
export type ColumnReading = Column & (({ readonly kind: 'days' } & Days) | ({ readonly kind: 'numbers' } & Numbers));

interface Days {
  readonly read: ReadDays;
  /** Why only one order is plausible. */
  readonly years: 'past' | 'ahead' | 'near';
  readonly hasTime: boolean;
  readonly takesHijri: boolean;
}

interface Numbers {
  readonly read: ReadNumbers;
}

/** The line of the sheet that a cell of a column stands in. */
export const lineOf = ({ firstLine }: Pick<Column, 'firstLine'>, at: number): number => at + firstLine;

/** Whether somebody has to say first how a column is written. */
export const isAsked = (columns: readonly ColumnReading[]): boolean => columns.some(({ read }) => read.isAsked);
