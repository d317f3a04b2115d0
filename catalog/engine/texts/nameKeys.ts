import { folded } from './searchText.ts';

const keyOf = (word: string): string => word.replace(/[aeiouy]/g, '').replace(/(.)\1+/gu, '$1');

/** Keys of the words of a name, the same for those that sound alike. */
export function nameKeys(text: string): string[] {
  const words = folded(text).match(/[\p{L}\p{M}]+/gu) ?? [];
  const joined = words.flatMap((word, index) => (/^abd/.test(word) ? [keyOf(word + (words[index + 1] ?? ''))] : []));
  return [...new Set([...words.map(keyOf), ...joined])].filter(Boolean);
}
