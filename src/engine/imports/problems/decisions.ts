import { union, without } from 'es-toolkit';
import type { Choices } from '../Choices.ts';

const byNumber = (one: number, other: number): number => one - other;

/** The cells of a field in these lines say these texts. */
export function withCorrections(
  { corrections }: Pick<Choices, 'corrections'>,
  field: string,
  texts: ReadonlyMap<number, string>,
): Pick<Choices, 'corrections'> {
  const changed = Array.from(texts, ([line, text]) => [line, { ...corrections[line], [field]: text }] as const);
  return { corrections: { ...corrections, ...Object.fromEntries(changed) } };
}

/** These lines are not imported. */
export const leavingOut = ({ left }: Pick<Choices, 'left'>, lines: readonly number[]): Pick<Choices, 'left'> => ({
  left: union(left, lines).toSorted(byNumber),
});

/** These lines are imported after all. */
export const takingBack = ({ left }: Pick<Choices, 'left'>, lines: readonly number[]): Pick<Choices, 'left'> => ({
  left: without(left, ...lines),
});

/** Unknown texts of this reference make records along. */
export const making = ({ make }: Pick<Choices, 'make'>, field: string): Pick<Choices, 'make'> => ({
  make: union(make, [field]),
});
