import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { Field } from '#catalog/engine/fields.ts';

export type Line = Readonly<Record<string, unknown>>;

/** A field of lines as a column, and what the page adds to it. */
export interface Column {
  readonly name: string;
  readonly field: Field;
  /** The sibling that narrows its choices. */
  readonly parent?: Field | undefined;
  /** Which records a reference may be: as their list is narrowed, and of those found. */
  readonly filter?: Line;
  fits?(record: RaRecord): boolean;
  /** Stands beside each choice of a reference, such as a balance. */
  detail?(record: RaRecord): ReactNode;
  /** Least room in pixels; that of its kind without. */
  readonly room?: number;
  /** Whether Enter and Tab pass by the cell in a line where nothing is asked in it. */
  passes?(line: Line): boolean;
  /** Whether a head of a pasted block names it, beside its own words. */
  isHead?(head: string): boolean;
  /** What a pasted text stands for, where the page knows; undefined leaves it to its kind. */
  meant?(text: string): unknown;
}

/** Attributes that describe a cell to assistive technology. */
interface CellAria {
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-required'?: boolean;
  readonly tabIndex?: number;
}

export interface CellInputProps {
  readonly column: Column;
  readonly line: Line;
  readonly value: unknown;
  readonly disabled: boolean;
  readonly aria: CellAria;
  /** `chosen` is the record of a reference, where it is one. */
  onChange(value: unknown, chosen?: RaRecord): void;
}
