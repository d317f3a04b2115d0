import type { Right } from './rights.ts';

interface Answer {
  readonly rights: readonly Right[];
}

/** The rights of an answer, which come as a list. */
export const readRights = (answer: Answer | readonly Right[]): readonly Right[] => ('rights' in answer ? answer.rights : answer);
