import type { Locale } from '#catalog/engine/texts/texts.ts';
import { violationText } from '#catalog/engine/violations/text.ts';
import { problemBody } from './answer.ts';
import type { Problem } from '../problem.ts';

/** How one of many went wrong. */
interface Failure {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  /** Records that need this one, which therefore stays. */
  readonly used_by?: unknown;
}

const usedBy = ({ details: { body } }: Problem) => (body?.['used_by'] ? { used_by: body['used_by'] } : {});

/**
 * What is told of one of many that went wrong, in one sentence: the rule that it breaks, one of the field `about`
 * before others, else the problem as a whole.
 */
export function toldOfOne(problem: Problem, locale: Locale, about?: string): Failure {
  const { status } = problem;
  const broken = problem.details.violations ?? [];
  const first = broken.find(one => one.field === about) ?? broken[0];
  if (first) return { status, code: first.code, detail: violationText(locale, first.code, first.params) };
  const { code, detail } = problemBody(problem, locale);
  return { status, code: String(code), detail: String(detail), ...usedBy(problem) };
}
