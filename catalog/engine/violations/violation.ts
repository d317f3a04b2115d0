import type { ViolationCode } from './en.ts';

export type { ViolationCode };

/** A rule that a value breaks: which field, which rule, and the numbers or names its text mentions. */
export interface Violation {
  /** Wire name; `non_field_errors` when no one field is at fault. */
  readonly field: string;
  readonly code: ViolationCode;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Whom or what it is about, where that is not the record itself. */
  readonly of?: string;
}

export const violation = (field: string, code: ViolationCode, params?: Violation['params']): Violation => ({
  field,
  code,
  ...(params && { params }),
});

/** What stands in the way of a command: the rule, and what its text mentions. */
export interface Obstacle extends Pick<Violation, 'code' | 'params' | 'of'> {
  /** The rule whose words tell it, where they help more than its own. */
  readonly words?: ViolationCode;
}

/** The text of an obstacle, beginning with whom it is about. */
export const aboutWhom = ({ of }: Pick<Violation, 'of'>, text: string): string => (of ? `${of}: ${text}` : text);
