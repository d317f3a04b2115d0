import { email, password } from '#catalog/engine/fields.ts';
import { parseValue } from '#catalog/engine/parse.ts';
import type { ShellWords } from '../../i18n/shellWords.ts';

type LoginWords = ShellWords['login'];

const address = email({ required: true });
/** Shorter than what a new password needs (D10): old accounts must still get in. */
const secret = password({ required: true, min: 4 });

const codeOf = (parsed: ReturnType<typeof parseValue>): string | null => ('code' in parsed ? parsed.code : null);

/** What is wrong with the email, in words; null when nothing is. */
export function emailError(words: LoginWords, value: string): string | null {
  const code = codeOf(parseValue(address, value));
  if (code === null) return null;
  return code === 'required' ? words.emailRequired : words.emailInvalid;
}

/** What is wrong with the password, in words; null when nothing is. */
export function passwordError(words: LoginWords, value: string): string | null {
  if (value === '') return words.passwordRequired;
  return codeOf(parseValue(secret, value)) === 'too_short' ? words.passwordShort : null;
}
