import type { Context } from 'hono';
import { problemText } from '#catalog/engine/problems/text.ts';
import { aboutWhom, type Violation } from '#catalog/engine/violations/violation.ts';
import { violationText } from '#catalog/engine/violations/text.ts';
import { locales, type Locale } from '#catalog/engine/texts/texts.ts';
import type { Env } from './Env.ts';
import type { Problem } from '../problem.ts';

/** The reader's language by `Accept-Language`; English when it names none of ours. */
export function localeOf(header: string | undefined): Locale {
  const wanted = (header ?? '').split(',').map(part => part.trim().slice(0, 2).toLowerCase());
  return wanted.map(tag => locales.find(locale => locale === tag)).find(locale => locale !== undefined) ?? 'en';
}

/** The answer's body for a problem: texts by field in the contract's shape, or one `detail`; codes beside them. */
export function problemBody({ code, details }: Problem, locale: Locale): Record<string, unknown> {
  const { violations, params, body } = details;
  if (!violations) return { detail: problemText(locale, code, params), code, ...body };
  const textOf = (one: Violation) => aboutWhom(one, violationText(locale, one.code, one.params));
  const texts = violations.map(one => [one.field, [textOf(one)]]);
  // Several who are named are told one below the other, since no field is theirs.
  const named = violations.filter(({ of }) => of !== undefined).map(textOf);
  const detail = [problemText(locale, code, params), ...named].join('\n');
  const whole = code === 'invalid' ? {} : { detail, code };
  return { ...whole, ...Object.fromEntries(texts), errors: violations, ...body };
}

/** Turns a problem into its answer. */
export const answer = (context: Context<Env>, problem: Problem): Response =>
  context.json(problemBody(problem, context.get('locale')), problem.status, { ...problem.details.headers });
