import { email } from '#catalog/engine/fields.ts';
import { smallSpelling } from '#catalog/engine/lookAlikes.ts';
import { type Parsed, parseValue } from '#catalog/engine/parse.ts';

const EMAIL = email({ required: true });

/**
 * The email by which somebody names an account that there may be. What no new account may be called today may have been
 * one's name for years, so that is no reason to turn its owner away.
 */
export function namedEmail(raw: unknown): Parsed {
  const parsed = parseValue(EMAIL, raw);
  const isOld = 'code' in parsed && (parsed.code === 'hidden_characters' || parsed.code === 'mixed_scripts');
  return isOld ? { value: smallSpelling(String(raw).trim()) } : parsed;
}
