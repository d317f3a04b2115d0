/** Most papers that one document is made of. */
export const MOST_PAPERS = 200;

/** How far a document of several papers is. */
export interface PrintingProgress {
  readonly drawn: number;
  readonly of: number;
}

/** The end of it: the whole document in base 64, or the status and the body of a refusal; never a part of it. */
export type PrintingEnd =
  | { readonly document: string }
  | { readonly refused: { readonly status: number; readonly body: Readonly<Record<string, unknown>> } };

/** A line of the answer of a host that makes such a document; the last line is its end. */
export type PrintingLine = PrintingProgress | PrintingEnd;
