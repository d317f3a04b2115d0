import { folded } from './searchText.ts';

const wordsIn = (text: string): readonly string[] => folded(text).match(/[\p{L}\p{M}]+/gu) ?? [];
const keyOf = (word: string): string => word.replace(/[aeiouy]/g, '').replace(/(.)\1+/gu, '$1');
const joined = (words: readonly string[], index: number): string[] => {
  const [first = '', second = ''] = words.slice(Math.max(index, 0), index + 2);
  return first.startsWith('abd') && second ? [keyOf(first + second)] : [];
};

/** Keys of the words of a name, the same for those that sound alike. */
export function nameKeys(text: string): string[] {
  const words = wordsIn(text);
  return [...new Set(words.flatMap((word, index) => [keyOf(word), ...joined(words, index)]))].filter(Boolean);
}

/**
 * For each of the words that are looked for, the keys of which a record must hold one; none where the word asks for
 * nothing, as a title before a name, and undefined where it cannot be a name.
 */
export function soughtKeys(words: readonly string[]): (readonly string[] | undefined)[] {
  const names = words.map(word => (/\p{N}/u.test(word) ? '' : wordsIn(word).join('')));
  const isTitle = (word: string) => word === 'md';
  const hasName = names.some(word => word && !isTitle(word));
  return names.map((word, index) => {
    if (!word) return undefined;
    if (hasName && isTitle(word)) return [];
    return [keyOf(word), ...joined(names, index - 1), ...joined(names, index)].filter(Boolean);
  });
}
