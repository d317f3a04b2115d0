/**
 * A value of a sheet. A number is written in decimal digits, a day as `YYYY-MM-DD`; of a `month` that day is the first.
 * A `balance` is money that shows its side.
 */
export interface Cell {
  readonly kind: 'text' | 'number' | 'money' | 'balance' | 'day' | 'month';
  readonly text: string;
  /** Stands out, as a head or a sum does. */
  readonly strong?: boolean;
}

/** Cells side by side; null is an empty one. */
export type Row = readonly (Cell | null)[];

/** Rows of cells, some at a time. */
export type Rows = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
