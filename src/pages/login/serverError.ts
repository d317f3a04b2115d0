import { filled } from '#catalog/engine/texts/texts.ts';
import type { ShellWords } from '../../i18n/shellWords.ts';
import type { LoginError } from '../../authProvider/signIn.ts';

/** What the host's refusal says to the reader: its own words when it has any, else ours for the code. */
export function serverError(words: ShellWords['login'], { code, message, seconds }: LoginError): string {
  const own: Readonly<Record<string, string>> = words.errors;
  return message || filled(own[code] ?? words.errors.refused, seconds === undefined ? {} : { seconds });
}
