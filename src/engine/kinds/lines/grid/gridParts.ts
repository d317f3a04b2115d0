import type { ReactNode } from 'react';
import type { FieldInputProps } from '../../FieldViews.ts';
import type { Column, Line } from '../Column.ts';
import type { SideNames } from '../paste/sidedValues.ts';

/** A column in which nobody types. */
export interface ComputedColumn {
  /** Key of its head's words. */
  readonly label: string;
  of(line: Line, lines: readonly Line[]): ReactNode;
}

/** A row below the lines. */
export interface Total {
  /** Key of its words. */
  readonly label: string;
  /** What stands below a column, by the name of its field, or by the label of a computed one. */
  readonly under: Readonly<Record<string, ReactNode>>;
}

/** Where a key was pressed. */
interface Pressed {
  readonly lines: readonly Line[];
  readonly row: number;
  /** Field of the cell. */
  readonly name: string;
}

/** Values that a key puts into the line in which it is pressed; undefined leaves the key to the cell. */
export type KeyCommand = (at: Pressed) => Line | undefined;

export interface LineGridProps extends FieldInputProps {
  /** What the page adds to columns, by the name of their field. */
  readonly columns?: Readonly<
    Record<
      string,
      Pick<Column, 'detail' | 'filter' | 'fits' | 'isHead' | 'meant' | 'passes' | 'room'> & {
        readonly isHidden?: boolean;
      }
    >
  >;
  readonly computed?: readonly ComputedColumn[];
  totals?(lines: readonly Line[]): readonly Total[];
  /** Fields of the two sides, between which a pasted amount goes by its word or its sign. */
  readonly sides?: SideNames;
  /** By key as `KeyboardEvent.key` names it, such as `=` or `F4`. */
  readonly keys?: Readonly<Record<string, KeyCommand>>;
  /** Enter on a last line in which nothing stands: the lines are done. */
  onDone?(): void;
}
