import type { Values } from '../context/values.ts';
import type { Violation } from '#catalog/engine/violations/violation.ts';

/** What is wrong with a row: a rule that it breaks, or why the host refuses it as a whole. */
export interface RowError extends Omit<Violation, 'code'> {
  readonly code: string;
  readonly text: string;
}

export interface RowReport {
  /** Line in the file, counted from 1 without the heading. */
  readonly line: number;
  readonly outcome: 'create' | 'update' | 'unchanged' | 'error';
  readonly id?: number;
  readonly errors: readonly RowError[];
  /** Of a row that changes a record: its fields that change, each as it was and as it becomes, as its reader may know. */
  readonly changes?: Readonly<Record<string, readonly [unknown, unknown]>>;
}

/** A row as it was written, with what only the host keeps of it. */
export interface WrittenRow extends RowReport {
  /** Of a changed record the values that the changed fields had, as they are written; nobody is told them. */
  readonly kept?: Values;
}

/** A record that was made along, for a row that refers to it. */
export interface MadeAlong {
  readonly entity: string;
  readonly id: number;
  readonly title: string;
}

export interface ImportReport {
  readonly rows: readonly RowReport[];
  readonly totals: Readonly<Record<RowReport['outcome'], number>>;
  /** Records that the rows refer to and that were made along. */
  readonly made: readonly MadeAlong[];
  /** Id of the run, of what is kept. */
  readonly run?: number;
}
