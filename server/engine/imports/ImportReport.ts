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
}

export interface ImportReport {
  readonly rows: readonly RowReport[];
  readonly totals: Readonly<Record<RowReport['outcome'], number>>;
}
