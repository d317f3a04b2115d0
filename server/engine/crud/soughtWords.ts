import { soughtKeys } from '#catalog/engine/texts/nameKeys.ts';
import { compact } from '#catalog/engine/texts/searchText.ts';

/** A word that is searched for. */
export interface SoughtWord {
  readonly text: string;
  /** Sets of sounds: a name that the word may mean has one of each. None of a word that is no name. */
  readonly sounds: readonly (readonly string[])[];
}

/** Fewer letters, of a word or of its sound, are in too many names. */
const SHORTEST = 3;

const isTelling = (word: string, keys: readonly string[]): boolean =>
  [compact(word), ...keys].some(text => Array.from(text).length >= SHORTEST);

/** Words that are searched for. A title asks for nothing where there is a name: it is met by what meets that. */
export function soughtWords(words: readonly string[]): SoughtWord[] {
  const keys = soughtKeys(words);
  const names = keys.flatMap(set => (set && set.length > 0 ? [set] : []));
  return words.map((word, index) => {
    const own = keys[index];
    if (!own) return { text: word, sounds: [] };
    if (own.length === 0) return { text: word, sounds: names };
    return { text: word, sounds: isTelling(word, own) ? [own] : [] };
  });
}

/** Whether a word may mean a name that sounds as told. */
export const isHeardIn = ({ sounds }: SoughtWord, told: readonly string[]): boolean =>
  sounds.length > 0 && sounds.every(keys => keys.some(key => told.includes(key)));
