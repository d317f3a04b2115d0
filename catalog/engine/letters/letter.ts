import { choice, email, longText, text } from '../fields.ts';
import { unknownMergeFields } from '../texts/mergeText.ts';
import { type Locale, locales } from '../texts/texts.ts';
import { type Violation, violation } from '../violations/violation.ts';

export interface LetterTemplate {
  readonly subject: string;
  readonly message: string;
}

/** A mail about a record: its sender words it, beginning with a template in the language of its reader. */
export interface Letter {
  /** What its text may name as `{{name}}`. */
  readonly fields: readonly string[];
  readonly templates: Readonly<Record<Locale, LetterTemplate>>;
}

/** What a command that sends a letter is told. */
export const letterInput = {
  /** Absent, that on record; another one asks for `MAIL_ELSEWHERE`. */
  email: email(),
  language: choice(locales, { required: true, initial: 'en' }),
  subject: text({ required: true, max: 200 }),
  message: longText({ required: true, max: 5000 }),
} as const;

/** What the commands that send letters have in common. */
export const letterFacts = { input: letterInput, right: 'own', byPage: true } as const;

/** What a letter names that it knows nothing of: nobody is to read `{{…}}`. */
export const letterViolations = (
  { fields }: Letter,
  { subject, message }: Readonly<Record<string, unknown>>,
): Violation[] =>
  Object.entries({ subject, message }).flatMap(([field, template]) => {
    const [name] = typeof template === 'string' ? unknownMergeFields(template, fields) : [];
    return name === undefined ? [] : violation(field, 'unknown_merge_field', { name });
  });
