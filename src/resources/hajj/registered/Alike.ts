import { type Violation, violation } from '#catalog/engine/violations/violation.ts';

/** A file of somebody with the same number, or one like it; of a file that the reader does not see, the branch alone. */
export interface Alike {
  /** The number that both have. */
  readonly field: string;
  readonly id?: number;
  readonly name?: string;
  readonly photo?: string | null;
  /** Its last four characters. */
  readonly passport?: string | null;
  readonly birth_date?: string | null;
  readonly phone?: string | null;
  readonly tracking_no?: string | null;
  readonly status?: string;
  readonly season?: number | null;
  readonly branch?: string;
}

export interface Registered {
  readonly twins: readonly Alike[];
  readonly likenesses: readonly Alike[];
}

/** How a file is spoken of, as the host does. */
export const fileText = ({ id, name = '', tracking_no: number }: Alike): string => `${number ?? `#${id}`} ${name}`;

/** The refusal of the host. */
export const refusalOf = (twin: Alike): Violation =>
  twin.id === undefined
    ? violation(twin.field, 'registered_elsewhere', { branch: twin.branch ?? '–' })
    : violation(twin.field, 'registered_already', { file: fileText(twin) });
