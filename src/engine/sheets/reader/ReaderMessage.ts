import type { Asked, KeptRow, Reading } from './Reading.ts';

/** What the page asks of a reader beside it. */
export interface ReaderTask {
  readonly file: Blob;
  readonly asked: Asked;
}

/** What it is told: the rows in parts, then all else; or why there are none. */
export type ReaderMessage =
  | { readonly rows: readonly KeptRow[] }
  | { readonly told: Omit<Reading, 'rows'> }
  /** The message of the error: of a `NoSheet` the key of its words. */
  | { readonly failure: string };
