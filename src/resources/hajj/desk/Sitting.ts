/** Somebody who was registered in this sitting. */
export interface Before {
  readonly id: number;
  readonly name: string;
  /** Whether somebody else may be told to be of their family: who has none begins one by who may change files. */
  readonly hasFamily: boolean;
}

/** What one save has done. */
export interface Done extends Before {
  readonly number: string | null;
  readonly booking: number | null;
  readonly voucher: number | null;
  /** As it was typed, by what it is judged whether a mahram is missing. */
  readonly journey: Readonly<Record<string, unknown>>;
  /** Code of what their file still needs. */
  readonly lacks: string | null;
}

/** What a clerk does one after the other without leaving the page. */
export interface Sitting {
  /** What the next form begins with. */
  readonly begun: Readonly<Record<string, unknown>>;
  /** Of whose family the first of them is, where the way here has said so. */
  readonly before?: Before | undefined;
  readonly done?: Done;
}
