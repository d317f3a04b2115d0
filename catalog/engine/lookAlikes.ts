import type { ViolationCode } from './violations/violation.ts';

/**
 * An email or a user name in the one spelling under which it is kept and compared: NFKC, so that wide or circled
 * letters are plain ones, and without the dot that a Turkish capital İ leaves above its small letter.
 */
export const oneSpelling = (text: string): string => text.normalize('NFKC').replace(/i\u0307/g, 'i');

/** The same in small letters, as emails are compared. */
export const smallSpelling = (text: string): string => oneSpelling(oneSpelling(text).toLowerCase());

/** Controls, format characters (zero width, direction), what is not drawn, and what Unicode has not assigned. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** Scripts in everyday use (Unicode Standard Annex 31, table 5), and those of East Asia that are written together. */
const SCRIPTS = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Bopomofo'],
  ['Han', 'Hangul'],
  ...[
    'Arabic',
    'Armenian',
    'Bengali',
    'Cyrillic',
    'Devanagari',
    'Ethiopic',
    'Georgian',
    'Greek',
    'Gujarati',
    'Gurmukhi',
    'Hebrew',
    'Kannada',
    'Khmer',
    'Lao',
    'Malayalam',
    'Myanmar',
    'Oriya',
    'Sinhala',
    'Tamil',
    'Telugu',
    'Thaana',
    'Thai',
    'Tibetan',
  ].map(name => [name]),
].map(names => new RegExp(`^[${names.map(name => `\\p{Script_Extensions=${name}}`).join('')}]+$`, 'u'));

/** Letters of European alphabets; those that only look like one of them, such as ı, ɑ or ɡ, are none. */
const LATIN =
  /^[a-zßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĵķĺļľŀłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷźżžơưșțḥḍṣṭẓạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]+$/u;

/** Alphabets with letters that are drawn as those of another one. */
const TWINS = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;

const isLatin = (letters: string): boolean => LATIN.test(smallSpelling(letters));
const isOfOneScript = (letters: string): boolean =>
  letters === '' || isLatin(letters) || SCRIPTS.some(script => script.test(letters));

/**
 * Why a name that stands for somebody could be taken for another: it has characters that are not seen, mixes scripts
 * within a part, or has one part in Latin letters and another in an alphabet with letters that look like them.
 */
export function lookAlike(text: string): Extract<ViolationCode, 'hidden_characters' | 'mixed_scripts'> | undefined {
  if (HIDDEN.test(text)) return 'hidden_characters';
  const parts = text.split(/[\s@.]+/u).map(part => Array.from(part.matchAll(/\p{L}/gu), String).join(''));
  if (!parts.every(isOfOneScript) || /\p{Script=Latin}\p{M}/u.test(text)) return 'mixed_scripts';
  return parts.some(part => part !== '' && isLatin(part)) && TWINS.test(text) ? 'mixed_scripts' : undefined;
}
